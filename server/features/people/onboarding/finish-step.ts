import { errors } from '@contract/locales/es-MX/kernel/outcomes';
import { peopleWords } from '@contract/locales/es-MX/people/server';
import { sectionsOfStep, stepRefusal, stepsOf } from '@contract/people/onboarding';
import type { Tx } from '@server/db/connection';
import type { Vault } from '@server/db/vault';
import { conflict, refused } from '@server/http/errors';
import type { Principal } from '@server/http/principal';
import { t } from '@server/i18n';
import { doneSections, progressOf } from './progress';
import { lackedOf } from './sections';
import { lockSubject, type OnboardingSubject, saveStep } from './subject';

interface StepCall {
  db: Tx;
  vault: Vault;
  principal: Principal;
  now: Date;
}

/**
 * Keeps that the current user finished a step of their onboarding: the one of this name, or the next.
 *
 * @returns the step finished before and now, and how far the subject is
 * @throws 409 of a step that is not the next, the same or the one before; 422 while it, or one before it,
 * lacks what it asks for
 */
export async function finishStep({ db, vault, principal, now }: StepCall, named?: string) {
  const subject = await lockSubject(db, principal);
  const to = named ?? stepAfter(subject);
  const asking = { db, vault, subject, now };
  const done = await doneSections(asking);
  const lacked = await lackedOf(asking, done);
  if (to === null) {
    return {
      moved: { from: subject.step, to: subject.step },
      progress: progressOf(subject, done, lacked),
    };
  }
  const refusal = stepRefusal({
    ...subject,
    from: subject.step,
    to,
    hasData: (step) => sectionsOfStep[step].every((name) => done.has(name)),
  });
  if (refusal === 'order') throw conflict(t(peopleWords.generalData.wrongStep));
  if (refusal === 'data') throw refused(t(errors.completeAll));
  await saveStep(db, subject, to);
  return {
    moved: { from: subject.step, to },
    progress: progressOf({ ...subject, step: to }, done, lacked),
  };
}

/** The step to be finished next; null of a subject that finished all. */
function stepAfter({ role, personType, step }: OnboardingSubject): string | null {
  const steps: readonly (string | null)[] = stepsOf(role, personType);
  return steps[steps.indexOf(step) + 1] ?? null;
}
