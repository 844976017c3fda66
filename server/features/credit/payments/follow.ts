import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { announceAll } from '@server/features/platform';
import { moveCredit } from '../life-cycle/move-credit';
import type { StoredInstalment } from '../loans/calendar';
import { totalOwed } from '../loans/owed';
import { findProject } from '../projects/project';
import { receivedOf } from './shares';
import type { DeliveredLoan, LoanInvestor } from './standing';

interface Following {
  loan: DeliveredLoan;
  /** The calendar as the payments left it. */
  rows: readonly StoredInstalment[];
  people: readonly LoanInvestor[];
  /** Payments just made. */
  made: readonly string[];
  /** Whether earlier payments were made again. */
  corrected: boolean;
  actor: string;
  now: Date;
  config: Config;
}

/** What follows from the payments of a loan: its end or its return, and who is notified. */
export async function followPayments(tx: Tx, following: Following): Promise<void> {
  const { loan, rows } = following;
  const isSettled = rows.every((row) => totalOwed(row) === 0);
  if (isSettled !== loan.isSettled) await setSettled(tx, following, isSettled);
  await notifyInvestors(tx, following);
}

async function setSettled(tx: Tx, { loan, actor, now, config }: Following, isSettled: boolean) {
  const row = await findProject(tx, { kind: 'all' }, loan.projectId);
  const move = { row, actor, config, now };
  if (isSettled)
    await moveCredit(tx, { ...move, transition: 'settle', facts: { loanId: loan.id } });
  else await moveCredit(tx, { ...move, transition: 'owe_again', facts: {} });
}

async function notifyInvestors(tx: Tx, { loan, people, made, corrected, config }: Following) {
  const { folio } = loan;
  if (corrected) {
    const announcements = people.map(({ userId }) => ({ userId, facts: { folio } }));
    return announceAll(tx, config, 'distributionCorrected', announcements);
  }
  const received = await receivedOf(tx, made);
  const announcements = people.flatMap(({ investorId, userId }) => {
    const amount = received.get(investorId);
    return amount ? [{ userId, facts: { folio, amount } }] : [];
  });
  return announceAll(tx, config, 'distributionReceived', announcements);
}
