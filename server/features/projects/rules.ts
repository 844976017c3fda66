import { type Centavos, formatMxn, toCentavos } from '@contract/fields/centavos';
import { addDays, type Day, toDay } from '@contract/fields/day';
import type { PersonKind } from '@contract/fields/person-type';
import { divideHalfUp } from '@contract/fields/rounding';

/** Ten-thousandths of a peso in a UDI value; a hundred of them are a centavo. */
const UDI_PER_CENTAVO = 100n;

/** Centavos that a number of UDI are worth, with the UDI's value in ten-thousandths of a peso. */
export function udisInCentavos(udis: number, udiValue: number): Centavos {
  return toCentavos(divideHalfUp(BigInt(udis) * BigInt(udiValue), UDI_PER_CENTAVO));
}

/** Limits are reckoned with the UDI of the last day of the month before (CUITF 47). */
export function udiDay(on: Day): Day {
  return addDays(toDay(`${on.slice(0, 7)}-01`), -1);
}

/** Most UDI of one request: a person's is a personal loan, a legal entity's a business one (CUITF 45, 47). */
const MAX_REQUEST_UDIS: Record<PersonKind, number> = {
  individual: 50_000,
  legal_entity: 1_670_000,
};

/**
 * Why an applicant may not ask for so much, in Spanish; null when they may (CUITF 47).
 * @param udiValue ten-thousandths of a peso, of `udiDay`
 */
export function tooMuch(amount: Centavos, kind: PersonKind, udiValue: number): string | null {
  const udis = MAX_REQUEST_UDIS[kind];
  const most = udisInCentavos(udis, udiValue);
  if (amount <= most) return null;
  return `El monto máximo es de ${formatMxn(most)} (${udis.toLocaleString('es-MX')} UDI).`;
}

/** Requests that one applicant may have in review at a time. */
export const MAX_IN_REVIEW = 3;
