import {
  type OnboardingSection,
  type OnboardingStep,
  sectionsOfStep,
  stepsOf,
} from '@contract/people/onboarding';
import { type Person, testApi } from '@tests/support/api';
import { everyOnboarding, newcomers } from '@tests/support/newcomers';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const api = await testApi();
const { newcomer, progress, finish, give } = newcomers(api);

/** What the product takes only after something else. */
const after: Partial<Record<OnboardingSection, OnboardingSection[]>> = {
  controllers: ['identity_answers'],
  // Who represents a company that signs is in its profile.
  investor_contract: ['risk_acknowledgement', 'profile'],
};

/** Somebody at their onboarding, and what the rules say of how far they are. */
function model(who: Person, steps: readonly OnboardingStep[]) {
  const given = new Set<OnboardingSection>();
  let place = -1;
  const isReady = (last: number) =>
    steps.slice(0, last + 1).every((step) => sectionsOfStep[step].every((one) => given.has(one)));

  async function bring(section: OnboardingSection) {
    const first = after[section] ?? [];
    if (given.has(section) || first.some((one) => !given.has(one))) return;
    await give[section](who);
    given.add(section);
  }

  async function move(target: number) {
    const step = steps[target];
    if (!step) return;
    const { status } = await finish(who, step);
    const known = target <= place || isReady(target);
    const expected = Math.abs(target - place) > 1 ? 409 : known ? 200 : 422;
    expect([step, status]).toEqual([step, expected]);
    if (status === 200) place = target;
  }

  async function check() {
    expect(await progress(who)).toMatchObject({
      step: steps[place] ?? null,
      complete: place === steps.length - 1,
    });
  }

  /** Says that the next step is finished, with what there is. */
  const claim = () => move(place + 1);

  /** Brings what the next step asks for, and finishes it. */
  async function advance() {
    const next = steps[place + 1];
    if (!next) return;
    for (const section of sectionsOfStep[next]) await bring(section);
    await move(place + 1);
  }

  return { bring, move, claim, advance, check };
}

/** What somebody does who goes on half of the time, and else brings or claims anything. */
function acts(steps: readonly OnboardingStep[]) {
  const sections = steps.flatMap((step) => sectionsOfStep[step]);
  const act = fc.oneof(
    { weight: 3, arbitrary: fc.constant({ kind: 'advance' as const }) },
    { weight: 2, arbitrary: fc.constant({ kind: 'claim' as const }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('move' as const), to: fc.nat(steps.length - 1) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('bring' as const),
        section: fc.constantFrom(...sections),
      }),
    },
  );
  return fc.array(act, { minLength: steps.length, maxLength: steps.length + 4 });
}

test.each(everyOnboarding)(
  'random moves and data of %s (kind %i) never finish a step that lacks data, nor skip one',
  async (role, personType) => {
    const steps = stepsOf(role, personType);
    await fc.assert(
      fc.asyncProperty(acts(steps), async (all) => {
        const { bring, move, claim, advance, check } = model(
          await newcomer(role, personType),
          steps,
        );
        for (const act of all) {
          if (act.kind === 'advance') await advance();
          else if (act.kind === 'claim') await claim();
          else if (act.kind === 'move') await move(act.to);
          else await bring(act.section);
        }
        await check();
      }),
      // One has a dozen steps and their data, which takes seconds.
      { numRuns: steps.length > 6 ? 1 : 2 },
    );
  },
);
