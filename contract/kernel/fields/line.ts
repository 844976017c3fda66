import { fieldMessage } from '../../locales/es-MX/kernel/field-messages';
import { said } from '../words';
import { unlessBlank } from './messages';
import { plain } from './plain';
import { isPrintable, unprintable } from './printable';
import { tidyText } from './text';

/** Text that is not empty, of so many characters as it is read. */
const textOf = (read: (typed: string) => string, most: number, least: number) =>
  tidyText(most, (typed) => read(typed).trim()).min(least, {
    error: unlessBlank(
      said(least > 1 ? fieldMessage.min : fieldMessage.required, { characters: least }),
    ),
  });

/** A line of text that is not empty. */
export const line = (most: number) => textOf(plain, most, 1);

/**
 * Text of so many characters that a sentence or a table of a contract has in it: what is pasted of several lines is
 * one, so that nobody begins a paragraph of their own there, and every sign is one that a PDF can draw.
 */
export const oneLine = (most: number, least = 1) =>
  textOf((typed) => plain(typed.replace(/[\s\u0085]+/g, ' ')), most, least).refine(isPrintable, {
    error: unprintable,
  });
