import { fieldMessage } from '../../locales/es-MX/kernel/field-messages';
import { kernelFields } from '../../locales/es-MX/kernel/schemas';
import { said, t } from '../words';
import { rawText } from './text';

export const MIN_PASSWORD = 10;
export const MAX_PASSWORD = 128;
/** Longest run of equal or consecutive characters (CUITF 71: no more than three). */
const MAX_RUN = 3;

/** Whether more than three neighbours in a row differ by the same step: 0 "aaaa", 1 "1234", -1 "dcba". */
function hasRun(text: string, step: number): boolean {
  let run = 1;
  for (let i = 1; i < text.length; i += 1) {
    const follows = text.charCodeAt(i) - text.charCodeAt(i - 1) === step;
    run = follows && (step === 0 || /[a-z0-9]/.test(text.charAt(i))) ? run + 1 : 1;
    if (run > MAX_RUN) return true;
  }
  return false;
}

/**
 * What keeps a text from being a password, as a sentence, or null (rules-mx 3.3: 10 to 128 characters,
 * letters, digits and specials, no more than three equal or consecutive characters).
 */
export function passwordProblem(password: string): string | null {
  const lower = password.toLowerCase();
  if (password === '') return t(fieldMessage.required);
  if (password.length < MIN_PASSWORD) return t(fieldMessage.min, { characters: MIN_PASSWORD });
  if (password.length > MAX_PASSWORD) return t(fieldMessage.max, { characters: MAX_PASSWORD });
  if (!/\p{L}/u.test(password)) return t(kernelFields.password.letter);
  if (!/\p{Nd}/u.test(password)) return t(kernelFields.password.number);
  if (!/[^\p{L}\p{Nd}\s]/u.test(password)) return t(kernelFields.password.special);
  if (hasRun(lower, 0)) return t(kernelFields.password.repeated);
  if (hasRun(lower, 1) || hasRun(lower, -1)) {
    return t(kernelFields.password.consecutive);
  }
  return null;
}

/**
 * Whether a password is made of a word that others can guess: the user's identifier (address, or the
 * part before its @) or the brand, in any case.
 */
export function passwordIsGuessable(password: string, words: readonly string[]): boolean {
  const lower = password.toLowerCase();
  return words
    .flatMap((word) => [word, word.split('@')[0] ?? ''])
    .map((word) => word.toLowerCase())
    .some((word) => word.length >= 4 && lower.includes(word));
}

/** A newly chosen password. */
export const newPassword = rawText(MAX_PASSWORD)
  .min(1, { error: said(fieldMessage.required), abort: true })
  .superRefine((value, context) => {
    const problem = passwordProblem(value);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });
