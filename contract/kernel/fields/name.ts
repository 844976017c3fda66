import * as z from 'zod';
import { fieldMessage, unlessBlank } from './messages';

/** Letters of any script with their accents, digits, spaces, and the signs that names of companies bear. */
const NAME = /^[\p{L}\p{M}\p{N} \u00a0.,:'’´"&()/+#°ºª\-–]*$/u;

/** The name of a person or a company, of at least so many characters. */
export const nameOf = (least: number) =>
  z
    .string({ error: fieldMessage.required })
    .trim()
    .min(least, { error: unlessBlank(fieldMessage.min(least)) })
    .max(120, { error: fieldMessage.max(120) })
    .refine((name) => NAME.test(name), {
      error: unlessBlank("Un nombre lleva letras, números, espacios y signos como . , ' - y &."),
    });
