import type { Duty } from '@contract/kernel/duties';
import type { EndpointShape } from '@contract/kernel/endpoint';
import { platformWords } from '@contract/locales/es-MX/platform/server';
import type { AuditObject } from '@contract/platform/audit-names';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { approvals } from '@server/db/schema/platform';
import { t } from '@server/i18n';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { audit } from '../audit/audit';
import { announce } from '../notifications/announce';
import { events } from '../notifications/events/events';
import { changedForStaff } from '../notifications/notify';
import { nameDuties } from '../notifications/staff';
import { waitingAt } from './confirmable';
import { nameOfEndpoint } from './gate';
import { endApprovals } from './repository';

interface SettingAside {
  /** What confirming it would be refused with. */
  why: string;
  config: Config;
  now: Date;
}

/**
 * Ends what waits for a second person about something that has moved on, so that it could only be refused. Nothing is
 * lost: where it can be done again, it may be asked for again. With an endpoint, what was asked of that one alone.
 */
export async function setAside(
  tx: Tx,
  about: { object: AuditObject; objectId: string; endpoint?: EndpointShape },
  aside: SettingAside,
): Promise<void> {
  const waiting = await tx
    .select({ id: approvals.id })
    .from(approvals)
    .where(
      and(
        eq(approvals.object, about.object),
        eq(approvals.objectId, about.objectId),
        about.endpoint ? eq(approvals.endpoint, nameOfEndpoint(about.endpoint)) : undefined,
        waitingAt(aside.now),
      ),
    )
    // One that is being confirmed waits for this transaction, and is set aside by its own refusal.
    .for('update', { skipLocked: true });
  if (waiting.length === 0) return;
  const ids = waiting.map(({ id }) => id);
  await setAsideWhere(tx, inArray(approvals.id, ids), aside);
}

/** The same, of one that turned out to be impossible as it was confirmed. */
export const setAsideOne = (tx: Tx, id: string, aside: SettingAside): Promise<void> =>
  setAsideWhere(tx, eq(approvals.id, id), aside);

/** The same, of what a person asked for under duties that they lost. */
export async function setAsideAsked(
  tx: Tx,
  { userId, duties }: { userId: string; duties: readonly Duty[] },
  { config, now }: Pick<SettingAside, 'config' | 'now'>,
): Promise<void> {
  for (const duty of duties) {
    const theirs = and(eq(approvals.requestedBy, userId), eq(approvals.duty, duty), waitingAt(now));
    const why = t(platformWords.approvals.askerLostDuty, { duty: nameDuties([duty]) });
    await setAsideWhere(tx, theirs, { why, config, now });
  }
}

async function setAsideWhere(tx: Tx, which: SQL | undefined, { why, config, now }: SettingAside) {
  for (const row of await endApprovals(tx, which, now, why)) {
    const { title, requestedBy, endpoint } = row;
    await announce(tx, config, requestedBy, events.approvalSetAside, { title, reason: why });
    await audit(tx, {
      at: now,
      userId: null,
      action: 'approvals.set-aside',
      object: 'approvals',
      objectId: row.id,
      details: { route: endpoint, reason: why },
    });
  }
  await changedForStaff(tx, 'approvals');
}
