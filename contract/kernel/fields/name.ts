import * as z from 'zod';
import { fieldMessage } from '../../locales/es-MX/kernel/field-messages';
import { kernelFields } from '../../locales/es-MX/kernel/schemas';
import { said } from '../words';
import { unlessBlank } from './messages';
import { withoutBlanks } from './plain';

/** Letters of any script with their accents, digits, spaces, and the signs that names of companies bear. */
const NAME = /^[\p{L}\p{M}\p{N} \u00a0.,:'’´"&()/+#°ºª\-–]*$/u;

/** The name of a person or a company, of at least so many characters; spaces beside each other are one. */
export const nameOf = (least: number) =>
  z
    .string({ error: said(fieldMessage.required) })
    .overwrite((typed) => withoutBlanks(typed).replace(/[ \u00a0]+/g, ' '))
    .trim()
    .min(least, { error: unlessBlank(said(fieldMessage.min, { characters: least })) })
    .max(120, { error: said(fieldMessage.max, { characters: 120 }) })
    .refine((name) => NAME.test(name), {
      error: unlessBlank(said(kernelFields.name.characters)),
    });
