import { isGapOf } from '@contract/people/identity-checks';
import { type OnboardingSection, sectionsOfStep, stepsOf } from '@contract/people/onboarding';
import type { Db, Tx } from '@server/db/connection';
import type { Vault } from '@server/db/vault';
import { uploadedPapers } from '@server/features/documents';
import { ownUser } from '@server/features/identity';
import {
  bankAccountOf,
  beneficiariesOf,
  bureauConsentOf,
  hasAcknowledgedRisk,
  hasInvestorContract,
  identityCheckOf,
  missingOfBeneficiaries,
  missingOfReferences,
  referencesOf,
} from '..';
import { trainingOf } from '../agent-training/kept';
import { missingOfIdentityCheck } from '../identity-checks/rules';
import { missingDataOf } from '../missing';
import { missingOfPhone } from '../phones/rules';
import { papersTold } from '../suppliers/papers';
import { workProfileOf } from '../work-profiles/kept';
import type { OnboardingSubject } from './subject';

export interface Asking {
  db: Db | Tx;
  vault: Vault;
  subject: OnboardingSubject;
  now: Date;
}

/** What several sections ask about, each read at most once. */
const readsOf = ({ db, vault, subject: { userId, role } }: Asking) => ({
  data: atMostOnce(() => missingDataOf(db, vault, { userId, roles: [role] })),
  identity: atMostOnce(() => identityCheckOf(db, vault, userId)),
  work: atMostOnce(() => workProfileOf(db, userId)),
  training: atMostOnce(() => trainingOf(db, userId)),
});

function atMostOnce<T>(read: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined;
  return () => {
    kept ??= read();
    return kept;
  };
}

type Kept = Asking & ReturnType<typeof readsOf>;

/** Of the sections that are not done, the one part that each lacks, where the rest of it is kept. */
export async function lackedOf(
  { db, vault, subject }: Asking,
  done: ReadonlySet<OnboardingSection>,
): Promise<ReadonlyMap<OnboardingSection, 'real_owner'>> {
  const asked = stepsOf(subject.role, subject.personType).flatMap((step) => sectionsOfStep[step]);
  const lacking = declarations.filter((name) => asked.includes(name) && !done.has(name));
  if (lacking.length === 0) return new Map();
  const gaps = missingOfIdentityCheck(await identityCheckOf(db, vault, subject.userId));
  const isOwnerless = (name: (typeof declarations)[number]) =>
    gaps.filter((gap) => isGapOf(name, gap)).every((gap) => gap === 'real_owner');
  return new Map(lacking.filter(isOwnerless).map((name) => [name, 'real_owner']));
}

/** Of these sections, those of which everything is kept. */
export async function doneAmong(
  asking: Asking,
  sections: Iterable<OnboardingSection>,
): Promise<ReadonlySet<OnboardingSection>> {
  const kept = { ...asking, ...readsOf(asking) };
  const done = new Set<OnboardingSection>();
  for (const section of sections) if (await isDone[section](kept)) done.add(section);
  return done;
}

const isEmpty = (missing: readonly unknown[]) => missing.length === 0;

const data =
  (part: 'general' | 'address' | 'tax' | 'about_you') =>
  async ({ data: missing }: Kept) =>
    isEmpty((await missing())[part]);

/** A document by the `db_field` of its definition; one that is not asked of this person lacks nothing. */
const paper =
  (field: string) =>
  async ({ db, subject, now }: Kept) =>
    (await uploadedPapers(db, subject.userId, [field], now)).get(field) ?? true;

const identity =
  (section: Parameters<typeof isGapOf>[0]) =>
  async ({ identity: check }: Kept) =>
    !missingOfIdentityCheck(await check()).some((gap) => isGapOf(section, gap));

/** The sections that ask for what is declared of who acts for whom. */
const declarations = ['identity_check', 'identity_answers'] as const;

/** Whether everything that a section asks for is kept, each asked of the noun that keeps it. */
const isDone: Record<OnboardingSection, (kept: Kept) => Promise<boolean>> = {
  profile: data('general'),
  address: data('address'),
  about_you: data('about_you'),
  tax_profile: data('tax'),
  tax_proof: paper('constancia_situacion_fiscal'),
  deed: paper('acta_constitutiva'),
  power_of_attorney: paper('poder_notarial'),
  phone: async ({ db, subject }) => isEmpty(missingOfPhone(await ownUser(db, subject.userId))),
  bank_account: async ({ db, vault, subject }) =>
    (await bankAccountOf(db, vault, subject.recordId)) !== null,
  identity_photos: identity('identity_photos'),
  identity_check: identity('identity_check'),
  identity_answers: identity('identity_answers'),
  controllers: identity('controllers'),
  beneficiaries: async ({ db, subject }) =>
    isEmpty(missingOfBeneficiaries(await beneficiariesOf(db, subject.userId))),
  references: async ({ db, subject }) =>
    isEmpty(missingOfReferences(await referencesOf(db, subject.userId))),
  documents: async ({ db, subject, now }) =>
    (await papersTold(db, subject.userId, now)).every(
      ({ state }) => state !== 'missing' && state !== 'rechazado',
    ),
  experience: async ({ work }) => (await work()).experience !== null,
  technologies: async ({ work }) => !isEmpty((await work()).technologies),
  zones: async ({ work }) => !isEmpty((await work()).states),
  bureau_consent: async ({ db, subject }) => (await bureauConsentOf(db, subject.userId)) !== null,
  risk_acknowledgement: ({ db, subject }) => hasAcknowledgedRisk(db, subject.userId),
  investor_contract: ({ db, subject }) => hasInvestorContract(db, subject.userId),
  code_of_conduct: async ({ training }) => (await training()).conduct_accepted_at !== null,
  quiz: async ({ training }) => (await training()).quiz_passed_at !== null,
};
