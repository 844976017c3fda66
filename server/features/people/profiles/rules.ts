import { ADULT, completedYears } from '@contract/kernel/fields/age';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { PersonKind } from '@contract/kernel/fields/person-type';
import { peopleWords } from '@contract/locales/es-MX/people/server';
import { type ProfileBody, type ProfileField, profileFields } from '@contract/people/profiles';
import { t } from '@server/i18n';

/** What is kept of a profile, or a save of it. */
export type KeptProfile = { [Field in ProfileField]?: string | null | undefined };

/** What may stay empty for good. */
const notNeeded: readonly ProfileField[] = ['trade_name', 'representative_rfc'];

/** What a person or a company still has to say of itself. Who is no Mexican may have no CURP. */
export function missingOfProfile(kind: PersonKind, kept: KeptProfile): ProfileField[] {
  const isForeigner = Boolean(kept.nationality) && kept.nationality !== 'MX';
  return profileFields[kind].filter(
    (field) => !kept[field] && !notNeeded.includes(field) && !(field === 'curp' && isForeigner),
  );
}

/** What the identity papers of a person, or of who represents a company, say of them. */
const onPapers: Record<PersonKind, readonly ProfileField[]> = {
  individual: ['curp', 'birth_day'],
  legal_entity: ['representative_name', 'representative_curp'],
};

/** Why a save may not change what is kept: an identity was verified by it. */
export function verifiedProblems(
  kind: PersonKind,
  kept: KeptProfile,
  body: ProfileBody,
): { [Field in ProfileField]?: string } {
  const changed = onPapers[kind].filter((field) => kept[field] && kept[field] !== body[field]);
  return Object.fromEntries(
    changed.map((field) => [field, t(peopleWords.profiles.verified[kind])]),
  );
}

/** Why a profile cannot be so, in Spanish by field. */
export function profileProblems(
  kind: PersonKind,
  body: ProfileBody,
  now: Date,
): { [Field in ProfileField]?: string } {
  const own: readonly string[] = profileFields[kind];
  const foreign = Object.keys(body).filter((field) => field !== 'version' && !own.includes(field));
  const { birth_day, incorporated_on } = body;
  const age = birth_day ? completedYears(birth_day, now) : null;
  return {
    ...Object.fromEntries(foreign.map((field) => [field, t(peopleWords.profiles.ofOtherKind)])),
    ...(age !== null && age < ADULT && { birth_day: t(peopleWords.profiles.adult) }),
    ...(incorporated_on &&
      incorporated_on > dayInMexicoCity(now) && {
        incorporated_on: t(peopleWords.profiles.pastDay),
      }),
  };
}
