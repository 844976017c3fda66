import type { ConnectionStep } from './interconnection';
import type { ProjectStatus } from './project-states';
import type { StageItem } from './stage-item';

/** Who acts next at a site; CFE and its verifiers have no account here. */
export const siteActors = ['installer', 'staff', 'cfe', 'verifier'] as const;
type SiteActor = (typeof siteActors)[number];

/** What they do. */
export const siteTasks = [
  'describe',
  'write_serials',
  'bring_evidence',
  'review_evidence',
  'request',
  'verification',
  'meter',
  'contract',
] as const;
export type SiteTask = (typeof siteTasks)[number];

interface SiteFacts {
  status: ProjectStatus;
  isDescribed: boolean;
  missingSerials: number;
  evidence: StageItem['evidence'];
  /** The next step with CFE; null where all are done, or there is nothing to connect. */
  connection: ConnectionStep | null;
}

const actorOf: Record<ConnectionStep, SiteActor> = {
  request: 'installer',
  verification: 'verifier',
  meter: 'cfe',
  contract: 'cfe',
};

/** Whose turn it is at a site, and for what; null when nothing is to be done there now. */
export function siteTurn(facts: SiteFacts): { actor: SiteActor; task: SiteTask } | null {
  const { status, evidence, connection } = facts;
  const isOver = ['settled', 'rejected', 'cancelled', 'not_funded'].includes(status);
  if (isOver) return null;
  if (!facts.isDescribed) {
    return status === 'repaying' ? null : { actor: 'installer', task: 'describe' };
  }
  if (status === 'installing') {
    if (facts.missingSerials > 0) return { actor: 'installer', task: 'write_serials' };
    if (evidence === 'missing') return { actor: 'installer', task: 'bring_evidence' };
    if (evidence === 'pending') return { actor: 'staff', task: 'review_evidence' };
  }
  const isConnecting = status === 'installing' || status === 'repaying';
  return isConnecting && connection ? { actor: actorOf[connection], task: connection } : null;
}
