import type { Centavos } from '@contract/kernel/fields/centavos';
import type { Tx } from '@server/db/connection';
import {
  type Account,
  fundingCommitted,
  fundingPool,
  fundingRoom,
  fundingTarget,
  investorAvailable,
  investorReserved,
} from '../accounts';
import { balance } from '../balances';
import { LedgerError } from '../errors';
import { assertPositive, move, type Posted, post } from '../post';
import { investorsOf, postReservations, reserve, voidReservations } from '../reserve';
import type { EventContext } from './event';
import { debtRecovered, debtsRecovered } from './investor-debt';

/**
 * A project opens for funding. Its goal becomes room that commitments use up; an account that may not
 * go below zero, so the database itself refuses to over-fund. Memo: Dr meta / Cr cupo.
 */
export async function fundingOpened(
  tx: Tx,
  event: EventContext & { projectId: string; goal: Centavos },
): Promise<Posted> {
  const { projectId, goal, ...context } = event;
  assertPositive(goal, projectId);
  return post(tx, {
    ...context,
    kind: 'funding_opened',
    key: `project:${projectId}:funding`,
    postings: move(fundingTarget(projectId), fundingRoom(projectId), goal, { projectId }),
  });
}

/** How much may still be committed to a project, in centavos. */
export async function roomOf(tx: Tx, projectId: string): Promise<Centavos> {
  return balance(tx, fundingRoom(projectId));
}

/**
 * An investor commits: Dr inv:disponible / Cr inv:reservado, and memo Dr cupo / Cr comprometido. What they owe
 * comes first.
 * @throws LedgerError insufficient_funds, about the investor's account or about `fundingRoom(...)` when
 *   the project has no room for it.
 */
export async function committed(
  tx: Tx,
  event: EventContext & {
    commitmentId: string;
    projectId: string;
    investorId: string;
    amount: Centavos;
  },
): Promise<Posted> {
  const { commitmentId, projectId, investorId, amount, ...context } = event;
  assertPositive(amount, commitmentId);
  await debtRecovered(tx, { ...context, investorId });
  const about = { projectId, investorId };
  return reserve(tx, {
    ...context,
    id: commitmentId,
    kind: 'commitment_reserved',
    postings: [
      ...move(investorAvailable(investorId), investorReserved(investorId), amount, about),
      ...move(fundingRoom(projectId), fundingCommitted(projectId), amount, about),
    ],
  });
}

/**
 * Commitments are taken back, or the project failed: every investor gets what was reserved, less what
 * they owe, and the project its room. All or none.
 * @throws LedgerError not_found · key_conflict when one of them was already closed.
 */
export async function commitmentsCancelled(
  tx: Tx,
  event: EventContext & { commitmentIds: readonly string[] },
): Promise<Posted[]> {
  const { commitmentIds, ...context } = event;
  const cancelled = { ...context, kind: 'commitment_cancelled' };
  const posted = await voidReservations(tx, commitmentIds, cancelled);
  await debtsRecovered(tx, { ...context, investorIds: await investorsOf(tx, commitmentIds) });
  return posted;
}

/**
 * A fully funded project is closed, all commitments or none: Dr inv:reservado / Cr proyecto:fondeo
 * each, and memo Dr comprometido / Cr meta.
 * @throws LedgerError amount_mismatch when the commitments are not exactly the goal · key_conflict when
 *   one of them was cancelled.
 */
export async function fundingClosed(
  tx: Tx,
  event: EventContext & { projectId: string; commitmentIds: readonly string[] },
): Promise<Posted[]> {
  const { projectId, commitmentIds, ...context } = event;
  const destinations = new Map<string, Account>([
    [fundingCommitted(projectId).code, fundingTarget(projectId)],
  ]);
  const posted = await postReservations(
    tx,
    commitmentIds,
    (held) => destinations.get(held.code) ?? fundingPool(projectId),
    { ...context, kind: 'funding_closed' },
  );
  // The target is what room and commitments are still there: zero only when all of it was closed.
  const target = fundingTarget(projectId);
  if ((await balance(tx, target)) !== 0) throw new LedgerError('amount_mismatch', target.code);
  return posted;
}

/**
 * A project that did not reach its goal is closed, after its commitments were cancelled. Memo: Dr cupo /
 * Cr meta of the whole goal.
 * @throws LedgerError insufficient_funds when something is still committed.
 */
export async function fundingAbandoned(
  tx: Tx,
  event: EventContext & { projectId: string; goal: Centavos },
): Promise<Posted> {
  const { projectId, goal, ...context } = event;
  return post(tx, {
    ...context,
    kind: 'funding_abandoned',
    key: `project:${projectId}:funding:abandoned`,
    postings: move(fundingRoom(projectId), fundingTarget(projectId), goal, { projectId }),
  });
}
