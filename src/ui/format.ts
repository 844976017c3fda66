import { MINUS } from '@contract/kernel/fields/mxn';
import { cleanPasted } from '@contract/kernel/fields/pasted';
import { common } from '@contract/locales/es-MX/kernel/common';
import { t } from '@portal/i18n';

/** How the portal writes amounts, rates, dates and numbers: es-MX, business days in Mexico City. */

const ZONE = 'America/Mexico_City';

const pesos = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });
const plainPesos = new Intl.NumberFormat('es-MX', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const percentage = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 2 });
const counting = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 2 });

const shortNumber = new Intl.NumberFormat('es-MX', {
  notation: 'compact',
  maximumFractionDigits: 1,
});

function dateFormats(timeZone: string) {
  return {
    long: new Intl.DateTimeFormat('es-MX', {
      timeZone,
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
    short: new Intl.DateTimeFormat('es-MX', {
      timeZone,
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    }),
  };
}

const instants = dateFormats(ZONE);
/** A calendar day has no zone: it is read and written in the same one so it never shifts. */
const days = dateFormats('UTC');
const clock = new Intl.DateTimeFormat('es-MX', {
  timeZone: ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

export type DateStyle = keyof typeof instants;

/** The browser's es-MX writes a hyphen for the minus sign. */
const withMinus = (text: string) => text.replace('-', MINUS);

/** Integer centavos as "$1,234.56"; negative amounts carry their minus in front. */
export function formatMoney(centavos: number): string {
  return withMinus(pesos.format(centavos / 100));
}

/** Integer centavos as "1,234.56", for inputs and columns whose title names the currency. */
export function formatPlainMoney(centavos: number): string {
  return withMinus(plainPesos.format(centavos / 100));
}

/** Pesos on the scale of a drawing, "$1.5 M": no more digits than fit beside it. */
export function formatShortPesos(pesos: number): string {
  return `$${shortNumber.format(pesos)}`;
}

/** Integer basis points as "18.9%". */
export function formatPercent(basisPoints: number): string {
  return withMinus(`${percentage.format(basisPoints / 100)}%`);
}

/** A quantity with thousands separators and at most two decimals. */
export function formatNumber(value: number): string {
  return withMinus(counting.format(value));
}

/** An ISO instant, or a calendar day 'YYYY-MM-DD', as "20/11/2026" (short) or "20 de noviembre de 2026" (long). */
export function formatDate(iso: string, style: DateStyle = 'short'): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(iso);
  const formats = isDay ? days : instants;
  return formats[style].format(new Date(isDay ? `${iso}T00:00:00Z` : iso));
}

/** An ISO instant as "20/11/2026, 14:05", Mexico City time. */
export function formatDateTime(iso: string): string {
  return `${formatDate(iso)}, ${formatClock(iso)}`;
}

/** An ISO instant on which a deadline or a day depends, with whose time it is: its reader may be in another zone. */
export function formatDeadline(iso: string): string {
  return t(common.mexicoCityTime, { when: formatDateTime(iso) });
}

/** The hour of an ISO instant as "14:05", Mexico City time. */
export function formatClock(iso: string): string {
  return clock.format(new Date(iso));
}

/**
 * A Mexican number, in E.164 or as ten digits, as "33 1234 5678" (two-digit area codes) or
 * "443 123 4567". Others pass untouched.
 */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/^\+52/, '');
  if (!/^\d{10}$/.test(digits)) return phone;
  const area = /^(55|56|33|81)/.test(digits) ? 2 : 3;
  return `${digits.slice(0, area)} ${digits.slice(area, 6)} ${digits.slice(6)}`;
}

/** Eighteen digits of a CLABE as bank, place, account and check digit. Other lengths pass untouched. */
export function formatClabe(clabe: string): string {
  return clabe.replace(/^(\d{3})(\d{3})(\d{11})(\d)$/, '$1 $2 $3 $4');
}

/**
 * What a person types for a decimal ("$1,234.5", "18.9 %") in hundredths: centavos of pesos, basis
 * points of percent. Undefined when it is no number or has more than two decimals. Exact: no float.
 */
export function parseHundredths(text: string): number | undefined {
  const match = /^([-−]?)(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d{0,2}))?$/.exec(
    cleanPasted(text).replace(/[$%\s]|MXN/gi, ''),
  );
  if (!match) return undefined;
  const [, sign = '', whole = '', decimals = ''] = match;
  if (whole === '' && decimals === '') return undefined;
  const value = Number(`${sign && '-'}${whole.replaceAll(',', '')}${decimals.padEnd(2, '0')}`);
  if (!Number.isSafeInteger(value)) return undefined;
  return value === 0 ? 0 : value;
}
