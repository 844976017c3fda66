import * as z from 'zod';
import { fieldMessage } from '../../locales/es-MX/kernel/field-messages';
import { kernelFields } from '../../locales/es-MX/kernel/schemas';
import { said } from '../words';
import { unlessBlank } from './messages';
import { toNfc } from './nfc';
import { plain } from './plain';

type TooLong = (issue: { input?: unknown }) => string;

const sayTooLong = (most: number) => said(fieldMessage.max, { characters: most });

/** Text of at most so many characters, in NFC: a longer one is refused before anything else reads it. */
export const rawText = (most: number, tooLong: TooLong = sayTooLong(most)) =>
  z
    .string({ error: unlessBlank(said(kernelFields.spanishErrors.badType)) })
    .max(most, { error: tooLong, abort: true })
    .overwrite(toNfc);

/** Text that loses blanks and unseen signs before its length counts; there may be as many of them as of the rest. */
export const tidyText = (
  most: number,
  tidy: (typed: string) => string,
  tooLong: TooLong = sayTooLong(most),
) =>
  rawText(2 * most + 100, tooLong)
    .overwrite(tidy)
    .max(most, { error: tooLong, abort: true });

export const trimmedText = (most: number, tooLong?: TooLong) =>
  tidyText(most, (typed) => typed.trim(), tooLong);

/** Text that people write for others. */
export const plainText = (most: number, tooLong?: TooLong) =>
  tidyText(most, (typed) => plain(typed).trim(), tooLong);
