import type { PersonKind } from '@contract/kernel/fields/person-type';

/** What the versions of a company's contract begin with: it is another text than a person's, of the same numbers. */
export const COMPANY_VERSION = 'E';

/** A version of the contract as its signatures are kept by. */
export const contractVersion = (kind: PersonKind, number: number): string =>
  kind === 'individual' ? String(number) : `${COMPANY_VERSION}${number}`;
