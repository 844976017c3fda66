import {
  type IdentityPhoto,
  type IdentityPhotoState,
  type IdentityStatus,
  identityStatus,
} from '@contract/documents/identity-photos';
import type { PersonKind } from '@contract/kernel/fields/person-type';
import type {
  IdentityGap,
  IdentityParty,
  PartyAnswers,
  PersonAnswers,
  ShownPartyAnswers,
  ShownPersonAnswers,
} from '@contract/people/identity-checks';

/** What is there of a person's identity check. */
export interface KeptIdentityCheck {
  kind: PersonKind;
  person: Pick<PersonAnswers, 'own_account' | 'controllers'> | null;
  /** The others of whom they declared. */
  parties: readonly IdentityParty[];
  photos: readonly IdentityPhotoState[];
}

/** What an identity waits for before it is known and verified. */
interface IdentityWaits {
  missing: readonly IdentityGap[];
  pending: readonly IdentityPhoto[];
}

/** Whether others are asked about: a person who acts for themselves has none behind them. */
export const partiesAreOpen = (person: KeptIdentityCheck['person']): boolean =>
  person !== null && !person.own_account;

/**
 * What a person has not given yet. Another who pays money in is declared when there is one; the real owner of an account that is not their own, always. A rejected photograph is lacking.
 */
export function missingOfIdentityCheck(kept: KeptIdentityCheck): IdentityGap[] {
  return [...missingAnswers(kept), ...missingPhotos(kept)];
}

/** The same in two: what a credit is not approved without, and the photographs of it that staff still have to verify. */
export const identityWaits = (kept: KeptIdentityCheck): IdentityWaits => ({
  missing: missingOfIdentityCheck(kept),
  pending: kept.photos.filter(({ state }) => state === 'pending').map(({ photo }) => photo),
});

function missingAnswers({ kind, person, parties }: KeptIdentityCheck): IdentityGap[] {
  const uncontrolled = kind === 'legal_entity' && !person?.controllers.length;
  if (!person) return uncontrolled ? ['person', 'controllers'] : ['person'];
  const ownerless = partiesAreOpen(person) && !parties.includes('real_owner');
  return [
    ...(uncontrolled ? ['controllers' as const] : []),
    ...(ownerless ? ['real_owner' as const] : []),
  ];
}

const missingPhotos = ({ photos }: KeptIdentityCheck): IdentityGap[] =>
  photos
    .filter(({ state }) => state === 'missing' || state === 'rechazado')
    .map(({ photo }) => photo);

/** How much is known of who a person is: declared, photographed, verified; each level needs the one before. */
export function identityLevel(kept: KeptIdentityCheck): 0 | 1 | 2 | 3 {
  if (missingAnswers(kept).length > 0) return 0;
  const status: IdentityStatus = identityStatus(kept.photos);
  if (status === 'verified') return 3;
  return status === 'in_review' ? 2 : 1;
}

/** The last four characters of an identifier, for who acts as its owner. */
export const masked = (value: string): string => `••••${value.slice(-4)}`;

/** What a person declared of themselves, its identifiers through `seen`. */
export const personSeen = (
  answers: PersonAnswers,
  seen: (identifier: string) => string,
): ShownPersonAnswers => ({
  ...answers,
  ...(answers.foreign_tax_number && { foreign_tax_number: seen(answers.foreign_tax_number) }),
  controllers: answers.controllers.map(({ rfc, ...controller }) => ({
    ...controller,
    ...(rfc && { rfc: seen(rfc) }),
  })),
});

/** What a person declared of another, its identifiers through `seen`. */
export const partySeen = (
  answers: PartyAnswers,
  seen: (identifier: string) => string,
): ShownPartyAnswers => ({
  ...answers,
  rfc: seen(answers.rfc),
  ...(answers.curp && { curp: seen(answers.curp) }),
  paper_number: seen(answers.paper_number),
});
