import type { Centavos } from '@contract/kernel/fields/centavos';
import { creditWords } from '@contract/locales/es-MX/credit/server';
import { udisInCentavos } from '@server/features/platform';
import { t } from '@server/i18n';

/** A bound of the law in UDI, with the value of the UDI in millionths of a peso on `udiDay`. */
export interface UdiBound {
  udis: number;
  udi: number;
}

/** The same in money. */
export const mostOf = ({ udis, udi }: UdiBound): Centavos => udisInCentavos(udis, udi);

/** Why an applicant may not ask for so much in one request, in Spanish; null when they may (CUITF 47). */
export const tooMuch = (amount: Centavos, bound: UdiBound): string | null =>
  beyond(amount, bound, creditWords.projects.rules.most);

/**
 * Why an applicant may not owe so much in all, in Spanish; null when they may (CUITF 48).
 * @param total what they would owe here and elsewhere
 */
export const tooMuchInAll = (total: Centavos, bound: UdiBound): string | null =>
  beyond(total, bound, creditWords.projects.rules.mostWithDebts);

type Sentence =
  | typeof creditWords.projects.rules.most
  | typeof creditWords.projects.rules.mostWithDebts;

function beyond(amount: Centavos, bound: UdiBound, sentence: Sentence): string | null {
  const most = mostOf(bound);
  if (amount <= most) return null;
  return t(sentence, { amount: most, udi: bound.udis.toLocaleString('es-MX') });
}

/** Requests that one applicant may have in review at a time. */
export const MAX_IN_REVIEW = 3;
