import type { Duty } from '@contract/kernel/duties';
import { platformWords } from '@contract/locales/es-MX/platform/server';
import { approvals as contract } from '@contract/platform/approvals';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { AppError, conflict, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import type { Principal } from '@server/http/principal';
import { t } from '@server/i18n';
import { audit } from '../audit/audit';
import { announce } from '../notifications/announce';
import { events } from '../notifications/events/events';
import { changed, changedForStaff } from '../notifications/notify';
import { activeStaff, nameDuties } from '../notifications/staff';
import { ActChanged, ownMoney } from './gate';
import { callPlace, hashOf, storedCall } from './keep';
import {
  type ApprovalRow,
  decideApproval,
  listApprovals,
  lockApproval,
  mayConfirm,
  outcomeOf,
  renewApproval,
  showApproval,
  waitingFor,
} from './repository';
import { setAsideOne } from './set-aside';

export const approvalHandlers = implement(contract, {
  list: async ({ db, query, principal, now }) => listApprovals(db, query, principal, now),

  waiting: async ({ db, principal, now }) => waitingFor(db, principal, now),

  show: async ({ db, params, principal, now }) =>
    showApproval(db, params.approvalId, principal, now),

  async confirm({ db, params, body, principal, vault, config, now, perform, record }) {
    const row = await lockApproval(db, params.approvalId);
    assertWaiting(row, now);
    if (row.requestedBy === principal.userId) {
      throw new AppError('forbidden', t(platformWords.approvals.askedByYou));
    }
    assertMayDecide(row, principal);
    // Asked before there were duties: nobody knows by whose it would be done.
    if (!row.duty) {
      const before = conflict(t(platformWords.approvals.askedBeforeDuties));
      return impossible(db, before, { row, config, now });
    }
    if (row.payloadHash !== body.payload_hash || !row.payload) {
      throw conflict(t(platformWords.approvals.notWhatYouSaw));
    }
    const staff = await activeStaff(db);
    if (!staff.includes(row.requestedBy)) {
      throw refused(t(platformWords.approvals.noLongerStaff));
    }
    const charged = await activeStaff(db, row.duty);
    const duty = nameDuties([row.duty]);
    if (!charged.includes(row.requestedBy)) {
      throw refused(t(platformWords.approvals.askerLostDuty, { duty }));
    }
    // What they held as their request began may be gone by now.
    if (!charged.includes(principal.userId)) throw lacksDuty(row.duty);
    const payload = vault.open(row.payload, callPlace(row.id));
    // Before it is done: it is not among what waits any more about what it changes.
    await decideApproval(db, row.id, { outcome: 'done', decidedBy: principal.userId, now });
    const answer = await perform(storedCall.parse(JSON.parse(payload)), row.requestedBy, {
      by: principal.userId,
      wasShown: (act) => hashOf(payload, act) === row.payloadHash,
    }).catch((error: unknown) => {
      if (isGone(error)) return impossible(db, error, { row, config, now });
      return changedMeanwhile(db, error, { row, payload, staff, userId: principal.userId, now });
    });
    await announce(db, config, row.requestedBy, events.approvalConfirmed, row);
    await changed(db, staff, 'approvals');
    await record(row.id, {
      requested_by: row.requestedBy,
      route: row.endpoint,
      sha256: row.payloadHash,
    });
    return { id: row.id, answer };
  },

  async decline({ db, params, body, principal, config, now, record }) {
    const row = await lockApproval(db, params.approvalId);
    assertWaiting(row, now);
    const { userId } = principal;
    if (userId !== row.requestedBy) assertMayDecide(row, principal);
    await decideApproval(db, row.id, {
      outcome: 'declined',
      decidedBy: userId,
      reason: body.reason,
      now,
    });
    if (userId !== row.requestedBy) {
      const { reason } = body;
      await announce(db, config, row.requestedBy, events.approvalDeclined, { ...row, reason });
    }
    await changedForStaff(db, 'approvals');
    await record(row.id, {
      requested_by: row.requestedBy,
      route: row.endpoint,
      reason: body.reason,
    });
    return { id: row.id };
  },
});

/** @throws AppError forbidden to whose money it is · to who lacks its duty */
function assertMayDecide(row: ApprovalRow, principal: Principal): void {
  if (mayConfirm(row, principal)) return;
  if (row.people.includes(principal.userId) || !row.duty) throw ownMoney();
  throw lacksDuty(row.duty);
}

const lacksDuty = (duty: Duty) =>
  new AppError('forbidden', t(platformWords.approvals.noDuty, { duty: nameDuties([duty]) }));

interface Shown {
  row: ApprovalRow;
  payload: string;
  staff: string[];
  userId: string;
  now: Date;
}

/**
 * Facts moved on since it was asked for, and what would be done is not what was read: it waits on, as it
 * is now, for another look.
 */
async function changedMeanwhile(tx: Tx, error: unknown, shown: Shown) {
  if (!(error instanceof ActChanged)) throw error;
  const { row, payload, staff, userId, now } = shown;
  const { act } = error;
  await renewApproval(tx, row.id, act, hashOf(payload, act));
  await changed(tx, staff, 'approvals');
  await audit(tx, {
    at: now,
    userId,
    action: 'approvals.renew',
    object: 'approvals',
    objectId: row.id,
    details: {
      route: row.endpoint,
      ...(act.amountCents !== null && { amount_cents: act.amountCents }),
    },
  });
  throw new AppError('conflict', t(platformWords.approvals.changed), { keepWrites: true });
}

/** What it is about has moved on: it would be refused ever after, unlike by a rule that may be met tomorrow. */
const isGone = (error: unknown): error is AppError =>
  error instanceof AppError && ['conflict', 'stale', 'not_found'].includes(error.code);

async function impossible(
  tx: Tx,
  { code, message }: AppError,
  { row, config, now }: Pick<Shown, 'row' | 'now'> & { config: Config },
): Promise<never> {
  await setAsideOne(tx, row.id, { why: message, config, now });
  throw new AppError(code, message, { keepWrites: true });
}

function assertWaiting(row: ApprovalRow, now: Date) {
  const outcome = outcomeOf(row, now);
  if (outcome === 'waiting') return;
  if (outcome !== 'expired') throw conflict(t(platformWords.approvals.decided));
  throw conflict(row.declineReason ?? t(platformWords.approvals.expired));
}
