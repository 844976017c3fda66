import type { SignerState } from '@contract/credit/contract-signers';
import type { ContractStatus } from '@contract/credit/contracts';
import type { ProjectStatus } from '@contract/credit/project-states';

const HOUR_MS = 3_600_000;
/** How long a link that was sent may be opened. */
export const LINK_LIFE_MS = 72 * HOUR_MS;
/** At least so long lies between what was sent last and a reminder of it. */
export const REMINDER_PAUSE_MS = 24 * HOUR_MS;
export const MOST_REMINDERS = 3;
/** Links of one signature, whoever sends them: an address that was typed wrong is not written to without end. */
export const MOST_LINKS = 12;

export interface LinkFacts {
  kind: 'turn' | 'reminder' | 'sent' | 'asked';
  sentAt: Date;
  expiresAt: Date;
  openedAt: Date | null;
  replacedAt: Date | null;
}

interface Waiting {
  signedAt: Date | null;
  contractStatus: ContractStatus;
  projectStatus: ProjectStatus;
}

/** What became of a link, for who has it: it is opened once. */
export function linkState(
  link: LinkFacts,
  waiting: Waiting,
  now: Date,
): 'pending' | 'signed' | 'expired' | 'replaced' {
  if (link.replacedAt) return 'replaced';
  if (waiting.signedAt) return 'signed';
  if (!isToSign(waiting)) return 'replaced';
  return link.openedAt || link.expiresAt <= now ? 'expired' : 'pending';
}

/** Whether a contract takes signatures at all. */
export const isToSign = ({ contractStatus, projectStatus }: Omit<Waiting, 'signedAt'>): boolean =>
  contractStatus === 'pending' && projectStatus === 'to_sign';

/**
 * How a signature by link is, for who sent it.
 * @param last the link that was sent last, if any was
 * @param passMs how long what a link opened can be signed with
 */
export function signerState(
  last: LinkFacts | undefined,
  signedAt: Date | null,
  { passMs, now }: { passMs: number; now: Date },
): SignerState {
  if (signedAt) return 'signed';
  if (!last) return 'waiting';
  if (last.replacedAt) return 'void';
  const ends = last.openedAt ? last.openedAt.getTime() + passMs : last.expiresAt.getTime();
  return ends <= now.getTime() ? 'expired' : 'pending';
}

/**
 * From when a signature may be recalled by another mail; null when it was often enough.
 * @param links all that were sent of it, in their order
 */
export function remindableFrom(links: readonly LinkFacts[]): Date | null {
  const reminders = links.filter(({ kind }) => kind === 'reminder').length;
  const last = links.at(-1);
  if (!last || reminders >= MOST_REMINDERS || links.length >= MOST_LINKS) return null;
  return new Date(last.sentAt.getTime() + REMINDER_PAUSE_MS);
}
