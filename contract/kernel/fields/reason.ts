import * as z from 'zod';
import { fieldMessage } from '../../locales/es-MX/kernel/field-messages';
import { said } from '../words';
import { unlessBlank } from './messages';
import { plain } from './plain';

/** The reason of an action that affects another person: 5 to 500 characters, for the audit trail or the other side. */
export const reason = z
  .string()
  .overwrite(plain)
  .trim()
  .min(5, { error: unlessBlank(said(fieldMessage.min, { characters: 5 })) })
  .max(500, { error: said(fieldMessage.max, { characters: 500 }) });
