import type { PersonKind } from '@contract/kernel/fields/person-type';
import { GENERIC_RFCS, rfcMatchesCurp, rfcWarning } from '@contract/kernel/fields/rfc';
import { kernelFields } from '@contract/locales/es-MX/kernel/schemas';
import { peopleWords } from '@contract/locales/es-MX/people/server';
import {
  regimesOf,
  type TaxProfile,
  type TaxProfileBody,
  usesOf,
} from '@contract/people/tax-profiles';
import { t } from '@server/i18n';

const neededFields = [
  'rfc',
  'fiscal_name',
  'regime',
  'postal_code',
  'cfdi_use',
  'invoice_email',
] as const;

export type KeptTaxProfile = { [Field in (typeof neededFields)[number]]: string | null };
export const taxProfileFields: readonly string[] = neededFields;

export const missingOfTaxProfile = (kept: KeptTaxProfile) =>
  neededFields.filter((field) => kept[field] === null);

/** Regime and use of who has no RFC of their own: without fiscal obligations, without fiscal effects. */
const ofGeneric = { regime: '616', cfdi_use: 'S01' } as const;

/** Why a tax profile cannot be so, in Spanish by field. */
export function taxProblems(
  kind: PersonKind,
  { rfc, rfc_confirmed, regime, cfdi_use }: Omit<TaxProfileBody, 'version'>,
): { [Field in keyof TaxProfileBody]?: string } {
  if (GENERIC_RFCS.includes(rfc)) {
    return {
      ...(regime !== ofGeneric.regime && { regime: t(peopleWords.taxProfiles.genericRegime) }),
      ...(cfdi_use !== ofGeneric.cfdi_use && { cfdi_use: t(peopleWords.taxProfiles.genericUse) }),
    };
  }
  const length = kind === 'individual' ? 13 : 12;
  const regimes: readonly string[] = regimesOf[kind];
  return {
    ...(rfc.length !== length && {
      rfc: t(kernelFields.rfc[kind === 'individual' ? 'individual' : 'legalEntity']),
    }),
    ...(rfcWarning(rfc) && !rfc_confirmed && { rfc_confirmed: t(kernelFields.rfc.checkDigit) }),
    ...(!regimes.includes(regime) && { regime: t(peopleWords.taxProfiles.otherRegime) }),
    ...(!usesOf(regime).includes(cfdi_use) && { cfdi_use: t(peopleWords.taxProfiles.otherUse) }),
  };
}

/** What deserves a second look. */
export function taxWarnings(rfc: string | null, curp: string | null): TaxProfile['warnings'] {
  if (rfc === null || GENERIC_RFCS.includes(rfc)) return [];
  return [
    ...(rfcWarning(rfc) ? (['rfc_check_digit'] as const) : []),
    ...(curp && !rfcMatchesCurp(rfc, curp) ? (['rfc_not_of_curp'] as const) : []),
  ];
}
