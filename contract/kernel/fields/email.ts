import * as z from 'zod';
import { fieldMessage } from '../../locales/es-MX/kernel/field-messages';
import { said } from '../words';
import { unlessBlank } from './messages';

/** An e-mail address, trimmed and in lower case, so that one mailbox has one account. */
export const email = z
  .string({ error: said(fieldMessage.required) })
  .trim()
  .toLowerCase()
  .min(1, { error: said(fieldMessage.required), abort: true })
  .max(254, { error: said(fieldMessage.max, { characters: 254 }) })
  .check(z.email({ error: unlessBlank(said(fieldMessage.email)) }));
