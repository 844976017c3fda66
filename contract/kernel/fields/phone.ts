import { fieldRule } from '../../locales/es-MX/kernel/field-rules';
import { kernelFields } from '../../locales/es-MX/kernel/schemas';
import { t } from '../words';
import { unlessBlank } from './messages';
import { cleanIdentifier } from './pasted';
import { rawText } from './text';

/** A spreadsheet's number, "331110000.5": a point alone before so few digits parts no groups of a telephone. */
const DECIMAL = /^\d{5,}\.\d{1,3}$/;

/**
 * The number in E.164 (+52 and ten digits) from what a person types: spaces, hyphens, parentheses, and
 * the prefixes +52, 52, 521, 01, 044 and 045 are dropped. Null when what is left is no Mexican number.
 */
export function normalisePhone(text: string): string | null {
  const typed = cleanIdentifier(text);
  if (DECIMAL.test(typed)) return null;
  const compact = typed.replace(/[\s().-]/g, '');
  const match = /^(?:\+?521?|01|044|045)?([2-9][0-9]{9})$/.exec(compact);
  return match ? `+52${match[1]}` : null;
}

/** The number as people read it: two-digit area codes of the three largest cities, else three digits. */
export function formatPhone(e164: string): string {
  const digits = e164.replace(/^\+52/, '');
  return /^(33|55|56|81)/.test(digits)
    ? digits.replace(/^(\d{2})(\d{4})(\d{4})$/, '$1 $2 $3')
    : digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3');
}

/** As a spreadsheet abbreviates a long number. */
const SCIENTIFIC = /^\d[.,]?\d*e\+?\d{1,2}$/i;

/** Of ten digits that are no number, as those that begin with 0, it would be no help to count them. */
const notPhone = (typed: unknown) => {
  if (SCIENTIFIC.test(String(typed).trim())) return t(kernelFields.phone.scientific);
  return t(
    String(typed).replace(/\D/g, '').length === 10 ? kernelFields.phone.bad : fieldRule.digits,
    {
      count: 10,
    },
  );
};

/** A telephone field, stored in E.164. */
export const phone = rawText(40)
  .overwrite((text) => normalisePhone(text) ?? text)
  .refine((value) => normalisePhone(value) === value, { error: unlessBlank(notPhone) });
