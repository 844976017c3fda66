import * as z from 'zod';
import { fieldMessage } from '../../locales/es-MX/kernel/field-messages';
import { said } from '../words';
import { unlessBlank } from './messages';
import { plain } from './plain';

/** What begins a line, or sets text apart within one. */
const BREAKS = /[ \t\n\v\f\r\u0085\u2028\u2029]+/g;

/**
 * Text of so many characters that a sentence or a table of a contract has in it: what is pasted of several lines is
 * one, so that nobody begins a paragraph of their own there.
 */
export const oneLine = (most: number, least = 1) =>
  z
    .string({ error: said(fieldMessage.required) })
    .overwrite((typed) => plain(typed.replace(BREAKS, ' ')))
    .trim()
    .min(least, {
      error:
        least === 1
          ? said(fieldMessage.required)
          : unlessBlank(said(fieldMessage.min, { characters: least })),
    })
    .max(most, { error: said(fieldMessage.max, { characters: most }) });
