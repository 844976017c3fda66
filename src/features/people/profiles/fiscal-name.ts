import type { PersonKind } from '@contract/kernel/fields/person-type';

/** The kind of company at the end of its name: "S.A. de C.V.", "SAPI de CV", "S. de R.L.", "A.C.". */
const COMPANY_KIND =
  /[\s,]+(S\.?\s?DE\s?R\.?\s?L\.?|S\.?\s?A\.?(\s?P\.?\s?I\.?)?|[SA]\.?\s?C\.?)(\s+DE\s+C\.?\s?V\.?)?$/;

/** A name as the SAT has it on its constancia, as far as the account's name says it: a company's without its kind. */
export function fiscalNameOf(kind: PersonKind, fullName: string): string {
  const name = fullName.trim().toLocaleUpperCase('es-MX');
  return kind === 'legal_entity' ? name.replace(COMPANY_KIND, '') : name;
}
