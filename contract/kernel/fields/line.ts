import * as z from 'zod';
import { fieldMessage } from '../../locales/es-MX/kernel/field-messages';
import { said } from '../words';

/** A line of text that is not empty. */
export const line = (max: number) =>
  z
    .string({ error: said(fieldMessage.required) })
    .trim()
    .min(1, { error: said(fieldMessage.required) })
    .max(max, { error: said(fieldMessage.max, { characters: max }) });
