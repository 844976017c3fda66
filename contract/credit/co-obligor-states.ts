import type { IdentityStatus } from '../documents/identity-photos';
import type { ProjectStatus } from './project-states';

/** How far a co-obligor is, from the invitation to the consulted credit history. */
export const coObligorStates = [
  'invited',
  'declined',
  'withdrawn',
  'accepted',
  'in_review',
  'verified',
  'consented',
  'consulted',
] as const;
export type CoObligorState = (typeof coObligorStates)[number];

export interface CoObligorFacts {
  acceptedAt: Date | null;
  declinedAt: Date | null;
  withdrawnAt: Date | null;
  consentedAt: Date | null;
  consultedAt: Date | null;
  identity: IdentityStatus;
}

/** The last thing that happened; the identity is reviewed beside the rest, and is asked for by itself. */
export function coObligorState(facts: CoObligorFacts): CoObligorState {
  if (facts.withdrawnAt) return 'withdrawn';
  if (facts.declinedAt) return 'declined';
  if (!facts.acceptedAt) return 'invited';
  if (facts.consultedAt) return 'consulted';
  if (facts.consentedAt) return 'consented';
  if (facts.identity === 'verified') return 'verified';
  return facts.identity === 'in_review' ? 'in_review' : 'accepted';
}

/** What a co-obligor is asked to do, each on a page of its own, in this order. */
export const coObligorTasks = ['onboarding', 'identity', 'bureau'] as const;
export type CoObligorTask = (typeof coObligorTasks)[number];

/** Whether a task can be done now; photographs may be taken again until they are verified. */
export function isOpenTask(task: CoObligorTask, facts: CoObligorFacts): boolean {
  if (facts.withdrawnAt || facts.declinedAt) return false;
  if (task === 'onboarding' || !facts.acceptedAt) {
    return task === 'onboarding' && !facts.acceptedAt;
  }
  return task === 'identity' ? facts.identity !== 'verified' : facts.consentedAt === null;
}

/** Which of them comes next; null when nothing is left, or they are not part of the credit any more. */
export function nextTask(facts: CoObligorFacts): CoObligorTask | null {
  const photographed = facts.identity === 'in_review' || facts.identity === 'verified';
  const open = coObligorTasks.filter((task) => isOpenTask(task, facts));
  return open.find((task) => task !== 'identity' || !photographed) ?? null;
}

/** What investors may be shown an offer with: an identity that was verified (CUITF 45) and a consent. */
export const isReady = (facts: CoObligorFacts): boolean =>
  facts.identity === 'verified' && facts.consentedAt !== null;

/** Until its offer is published a request may gain or lose a co-obligor. */
export const coObligorStatuses: readonly ProjectStatus[] = ['in_review', 'approved', 'accepted'];

export const mayHaveCoObligor = (status: ProjectStatus): boolean =>
  coObligorStatuses.includes(status);
