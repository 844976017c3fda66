import type { Centavos } from '@contract/kernel/fields/centavos';
import type { PersonKind } from '@contract/kernel/fields/person-type';
import { creditWords } from '@contract/locales/es-MX/credit/server';
import { udisInCentavos } from '@server/features/platform';
import { t } from '@server/i18n';

/** Most UDI of one request: a person's is a personal loan, a legal entity's a business one (CUITF 45, 47). */
const MAX_REQUEST_UDIS: Record<PersonKind, number> = {
  individual: 50_000,
  legal_entity: 1_670_000,
};

/** Most that one request may ask for, of a value of the UDI in millionths of a peso. */
export const mostOfRequest = (kind: PersonKind, udi: number): Centavos =>
  udisInCentavos(MAX_REQUEST_UDIS[kind], udi);

/**
 * Why an applicant may not ask for so much, in Spanish; null when they may (CUITF 47).
 * @param udi value of the UDI on `udiDay`, in millionths of a peso
 */
export function tooMuch(amount: Centavos, kind: PersonKind, udi: number): string | null {
  const udis = MAX_REQUEST_UDIS[kind];
  const most = mostOfRequest(kind, udi);
  if (amount <= most) return null;
  return t(creditWords.projects.rules.most, { amount: most, udi: udis.toLocaleString('es-MX') });
}

/** Most UDI that one person may owe in all, to every institution of collective financing (CUITF 48). */
const MAX_OWED_UDIS = 7_370_000;

/** The same in money, of a value of the UDI in millionths of a peso. */
export const mostInAll = (udi: number): Centavos => udisInCentavos(MAX_OWED_UDIS, udi);

/**
 * Why an applicant may not owe so much in all, in Spanish; null when they may (CUITF 48).
 * @param total what they would owe here and elsewhere
 * @param udi value of the UDI on `udiDay`, in millionths of a peso
 */
export function tooMuchInAll(total: Centavos, udi: number): string | null {
  const most = mostInAll(udi);
  if (total <= most) return null;
  return t(creditWords.projects.rules.mostWithDebts, {
    amount: most,
    udi: MAX_OWED_UDIS.toLocaleString('es-MX'),
  });
}

/** Requests that one applicant may have in review at a time. */
export const MAX_IN_REVIEW = 3;
