import { toCentavos } from '@contract/kernel/fields/centavos';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { commitments } from '@server/db/schema/projects';
import { announce } from '@server/features/platform/notifications/announce';
import { events } from '@server/features/platform/notifications/events/events';
import { principalRight } from '@server/ledger/accounts';
import { balances } from '@server/ledger/balances';
import { distribute } from '@server/ledger/distribute';
import { receivedOf } from '@server/ledger/events/repayments';
import { eq } from 'drizzle-orm';
import { moveCredit } from '../life-cycle/move-credit';
import type { StoredInstalment } from '../loans/calendar';
import { totalOwed } from '../loans/owed';
import { findProject } from '../projects/project';
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

/** What follows from the payments of a loan: participations, its end or its return, and who is told. */
export async function followPayments(tx: Tx, following: Following): Promise<void> {
  const { loan, rows } = following;
  await followPrincipal(tx, following);
  const isSettled = rows.every((row) => totalOwed(row) === 0);
  if (isSettled !== loan.isSettled) await setSettled(tx, following, isSettled);
  await tellInvestors(tx, following);
}

/** What each commitment is still owed follows from what the ledger says of its investor. */
async function followPrincipal(tx: Tx, { loan, people }: Following) {
  const owed = await balances(
    tx,
    people.map(({ investorId }) => principalRight(loan.id, investorId)),
  );
  for (const { investorId, commitments: parts } of people) {
    const total = owed.get(principalRight(loan.id, investorId).code) ?? toCentavos(0);
    const shares = distribute(
      total,
      parts.map((part) => part.amount),
    );
    for (const [k, { id }] of parts.entries()) {
      await tx
        .update(commitments)
        .set({ outstandingCents: shares[k] ?? toCentavos(0) })
        .where(eq(commitments.id, id));
    }
  }
}

async function setSettled(tx: Tx, { loan, actor, now, config }: Following, isSettled: boolean) {
  const row = await findProject(tx, { kind: 'all' }, loan.projectId);
  const move = { row, actor, config, now };
  if (isSettled) await moveCredit(tx, { ...move, act: 'settle', facts: { loanId: loan.id } });
  else await moveCredit(tx, { ...move, act: 'owe_again', facts: {} });
}

async function tellInvestors(tx: Tx, { loan, people, made, corrected, config }: Following) {
  const { folio } = loan;
  const received = await receivedOf(tx, made);
  for (const { investorId, userId } of people) {
    if (corrected) {
      await announce(tx, config, userId, events.distributionCorrected, { folio });
      continue;
    }
    const amount = received.get(investorId);
    if (amount) await announce(tx, config, userId, events.distributionReceived, { folio, amount });
  }
}
