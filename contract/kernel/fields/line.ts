import * as z from 'zod';
import { fieldMessage } from '../../locales/es-MX/kernel/field-messages';
import { said } from '../words';
import { plain } from './plain';

/** A line of text that is not empty. */
export const line = (max: number) =>
  z
    .string({ error: said(fieldMessage.required) })
    .overwrite(plain)
    .trim()
    .min(1, { error: said(fieldMessage.required) })
    .max(max, { error: said(fieldMessage.max, { characters: max }) });
