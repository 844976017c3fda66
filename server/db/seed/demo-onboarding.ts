import { identityPhotos } from '@contract/documents/identity-photos';
import {
  type OnboardingProgress,
  type OnboardingSection,
  onboarding,
  sectionsOfStep,
  stepsOf,
} from '@contract/people/onboarding';
import type { Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { applicants, investors, supplierAgents, suppliers } from '@server/db/schema/people';
import { eq, inArray } from 'drizzle-orm';
import { staff } from './demo-cast';
import { factsOf } from './demo-facts';
import { give, type Newcomer } from './demo-sections';
import type { StoryPlayer } from './story-player';

interface Way {
  /** Another number for each person. */
  serial: number;
  clabe?: string;
  isCompany?: boolean;
  /** Who signs for a company. */
  representative?: string;
  /** How many steps are left; all are finished otherwise. */
  left?: number;
}

const representativeOf = (serial: number, name = 'Rosa Mora Téllez') => ({
  name,
  facts: factsOf(name, serial + 500),
});

/** A person gives what the steps of their role ask for: files first, by calls of their own. */
export async function goThroughOnboarding(
  player: StoryPlayer,
  who: Newcomer['who'],
  { serial, clabe, isCompany = false, representative, left = 0 }: Way,
) {
  const person = {
    ...{ player, who, clabe: clabe ?? null, isCompany },
    facts: factsOf(who.name, serial),
    representative: representativeOf(serial, representative),
  };
  const steps = stepsOf(who.role, isCompany ? 0 : 1);
  const sections = [
    ...new Set(steps.slice(0, steps.length - left).flatMap((step) => sectionsOfStep[step])),
  ];
  const overHttp: Newcomer = {
    ...person,
    call: (endpoint, sent) => player.call(who, endpoint, sent),
    codeTo: (phone) => player.codeTo(phone),
  };
  for (const section of sections) if (filed[section]) await give[section](overHttp);
  await player.visit(who, async ({ tx, call }) => {
    const newcomer = { ...person, call, codeTo: (phone: string) => player.codeTo(phone, tx) };
    for (const section of sections) if (!filed[section]) await give[section](newcomer);
    await finishSteps(tx, who, await call(onboarding.show));
  });
}

/** What is brought as files, by the numbers of their kinds. */
const filed: Partial<Record<OnboardingSection, readonly number[]>> = {
  identity_photos: Object.values(identityPhotos),
  tax_proof: [4],
  deed: [5],
  power_of_attorney: [6],
  documents: [1, 5, 6],
};
/** What a person who invests signed as they came. */
const signed: readonly OnboardingSection[] = ['risk_acknowledgement', 'investor_contract'];

/**
 * The same for one of the many of a town, in a visit: all of their data, and the steps that it finishes. Without
 * their files they are stuck half-way.
 */
export async function onboardAtOnce(
  player: StoryPlayer,
  who: Newcomer['who'],
  {
    serial,
    clabe,
    isCompany = false,
    hasFiles,
  }: Pick<Way, 'serial' | 'clabe' | 'isCompany'> & { hasFiles: boolean },
) {
  const sections = new Set(
    stepsOf(who.role, isCompany ? 0 : 1).flatMap((step) => sectionsOfStep[step]),
  );
  const [userId, staffId] = [await player.userIdOf(who), await player.userIdOf(staff)];
  await player.visit(who, async ({ tx, call }) => {
    const newcomer: Newcomer = {
      ...{ player, call, who, clabe: clabe ?? null, isCompany },
      codeTo: (phone) => player.codeTo(phone, tx),
      facts: factsOf(who.name, serial),
      representative: representativeOf(serial),
    };
    for (const section of lockingLast(sections)) {
      if (filed[section] || (signed.includes(section) && !isCompany)) continue;
      await give[section](newcomer);
    }
    if (hasFiles) {
      const kinds = [...sections].flatMap((section) => filed[section] ?? []);
      const { now } = player.clock;
      await player.papers.bring(tx, { kinds, userId, projectId: null, staffId, now });
    }
    await finishSteps(tx, who, await call(onboarding.show));
  });
}

/** The audit trail is held from its first entry to the end of a visit: others wait the less, the later that comes. */
const lockingLast = (sections: ReadonlySet<OnboardingSection>): OnboardingSection[] =>
  [...sections].sort((a, b) => Number(a === 'bank_account') - Number(b === 'bank_account'));

const tables = {
  investor: investors,
  supplier: suppliers,
  client: applicants,
  supplier_agent: supplierAgents,
};

/** Every step up to the first that lacks something, as the product judges it, is finished at once. */
async function finishSteps(
  tx: Tx,
  { email, role }: Newcomer['who'],
  { steps }: OnboardingProgress,
): Promise<void> {
  const stuck = steps.findIndex(({ sections }) => sections.some(({ done }) => !done));
  const onboardingStep = steps.slice(0, stuck < 0 ? steps.length : stuck).at(-1)?.name ?? null;
  const table = tables[role];
  const own = tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  await tx.update(table).set({ onboardingStep }).where(inArray(table.userId, own));
}
