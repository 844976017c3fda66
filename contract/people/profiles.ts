import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { choice } from '../kernel/fields/choice';
import { country } from '../kernel/fields/country';
import { curp, sexes } from '../kernel/fields/curp';
import { type CurpDoubt, curpDoubts } from '../kernel/fields/curp-doubts';
import { day } from '../kernel/fields/day';
import { oneLine } from '../kernel/fields/line';
import { nameOf, personName } from '../kernel/fields/name';
import type { PersonKind } from '../kernel/fields/person-type';
import { individualRfc } from '../kernel/fields/rfc';
import { version } from '../kernel/fields/version';
import type { Role } from '../kernel/roles';
import { said } from '../kernel/words';
import { peopleFields } from '../locales/es-MX/people/schemas';
import { isOnboarded, type OnboardingSection, onboardingSteps, sectionsOfStep } from './onboarding';

export const maritalRegimes = [
  'single',
  'separate_property',
  'joint_property',
  'cohabiting',
  'divorced',
  'widowed',
] as const;

const individual = {
  birth_day: day.optional(),
  curp: curp.optional(),
  nationality: country.optional(),
  marital_regime: choice(maritalRegimes).optional(),
  sex: choice(sexes).optional(),
};

/** Some companies of Mexico are older than the 20th century; none that could ask for anything here is older than this. */
const OLDEST_COMPANY = '1850-01-01';

const legalEntity = {
  trade_name: nameOf(2).optional(),
  incorporated_on: day
    .refine((on) => on >= OLDEST_COMPANY, { error: said(peopleFields.profiles.tooOld) })
    .optional(),
  representative_name: personName.optional(),
  representative_curp: curp.optional(),
  representative_rfc: individualRfc.optional(),
  representative_role: oneLine(80).optional(),
};

/** What the form of each kind of person sends; what is left out is no longer kept. */
export const individualProfile = z.strictObject({ version, ...individual });
export const legalEntityProfile = z.strictObject({ version, ...legalEntity });
const profileBody = z.strictObject({ version, ...individual, ...legalEntity });

export type ProfileBody = z.output<typeof profileBody>;
export type ProfileField = Exclude<keyof ProfileBody, 'version'>;

export const profileFields = {
  individual: ['curp', 'birth_day', 'sex', 'nationality', 'marital_regime'],
  legal_entity: [
    'trade_name',
    'incorporated_on',
    'representative_name',
    'representative_role',
    'representative_curp',
    'representative_rfc',
  ],
} as const satisfies Record<PersonKind, readonly ProfileField[]>;

const text = z.string().nullable();

/** CURP and RFC end in sight alone while somebody else acts as the person. */
const profile = z.object({
  version,
  kind: z.enum(['individual', 'legal_entity']),
  /** The account's: a person's name, or a company's as in its deed. */
  full_name: z.string(),
  birth_day: text,
  curp: text,
  nationality: text,
  marital_regime: z.enum(maritalRegimes).nullable(),
  sex: z.enum(sexes).nullable(),
  trade_name: text,
  incorporated_on: text,
  representative_name: text,
  representative_curp: text,
  representative_rfc: text,
  representative_role: text,
  missing: z.array(z.string()),
});

export type Profile = z.infer<typeof profile>;

type Identified = Pick<
  Profile,
  'curp' | 'sex' | 'birth_day' | 'representative_curp' | 'representative_name'
>;

/** What the CURP of a person, or of who represents a company, contradicts of what was said beside it. */
export const doubtsOfProfile = (
  kind: PersonKind,
  fullName: string,
  said: { [Field in keyof Identified]?: Identified[Field] | undefined },
): CurpDoubt[] =>
  kind === 'individual'
    ? curpDoubts(said.curp, { full_name: fullName, sex: said.sex, birth_day: said.birth_day })
    : curpDoubts(said.representative_curp, { full_name: said.representative_name });

const names = z.array(z.string());
const missingData = z.object({ general: names, address: names, tax: names, about_you: names });

export type MissingPart = keyof z.infer<typeof missingData>;

/** The sections of an onboarding that ask for a part of a person's data. */
export const partOfSection: Partial<Record<OnboardingSection, MissingPart>> = {
  profile: 'general',
  address: 'address',
  tax_profile: 'tax',
  about_you: 'about_you',
};

/**
 * The parts of their data that a person is asked for in a role: those that the steps of its onboarding ask for, so
 * that who finished them lacks none. Nothing of staff and the people of programs.
 */
export function partsAskedOf(role: Role, kind: PersonKind): readonly MissingPart[] {
  if (!isOnboarded(role)) return [];
  const sections = onboardingSteps[role][kind].flatMap((step) => sectionsOfStep[step]);
  return [...new Set(sections.flatMap((section) => partOfSection[section] ?? []))];
}

export const profiles = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/profile',
    can: 'account.show',
    response: profile,
  }),
  /** Names of what is not there yet, of each part of a person's data that their role is asked for. */
  missing: endpoint({
    method: 'GET',
    path: '/api/v1/profile/missing',
    can: 'account.show',
    response: missingData,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/v1/profile',
    can: 'account.edit',
    audit: { action: 'profiles.edit', object: 'users' },
    impersonation: 'refused',
    body: profileBody,
    response: z.object({ version }),
  }),
} as const;
