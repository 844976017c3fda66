import { treasuryWords } from '@contract/locales/es-MX/treasury/server';
import type { Tx } from '@server/db/connection';
import { projects, stages } from '@server/db/schema/credit';
import { applicants, investors, suppliers } from '@server/db/schema/people';
import { approvals } from '@server/db/schema/platform';
import { payouts, withdrawals } from '@server/db/schema/treasury';
import { t } from '@server/i18n';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { peopleOfReturn } from '../payouts/return-deposit';
import { accountEnding } from '../transfers/account-ending';
import { type OrderTable, type SentOrder, sameTransfer, type Transfer } from '../transfers/confirm';

/** An order to send money, as shown to the person who decides about its bank line. */
interface OrderBehind extends SentOrder {
  /** What it is and to whom it goes. */
  name: string;
  /** Account that was ordered; null where none is kept in readable words. */
  account: string | null;
  /** Users whose money it is, or who win or lose by it. */
  people: string[];
}

/** Orders that were sent under the clave de rastreo and with the amount of a line. */
export const ordersBehind = (tx: Tx, line: Transfer) =>
  ordersWhere(tx, (table) => sameTransfer(table, line));

export const ordersById = (tx: Tx, ids: readonly string[]) =>
  ordersWhere(tx, ({ id }) => inArray(id, [...ids]));

async function ordersWhere(
  tx: Tx,
  where: (table: OrderTable) => SQL | undefined,
): Promise<OrderBehind[]> {
  const sent = await tx
    .select({ row: withdrawals, userId: investors.userId })
    .from(withdrawals)
    .innerJoin(investors, eq(investors.id, withdrawals.investorId))
    .where(where(withdrawals));
  const paidOut = await tx
    .select({ row: payouts, userId: applicants.userId })
    .from(payouts)
    .leftJoin(applicants, eq(applicants.id, payouts.applicantId))
    .where(where(payouts));
  const paid = await tx
    .select({
      id: stages.id,
      n: stages.n,
      name: suppliers.name,
      people: sql<string[]>`array[${suppliers.userId}, ${applicants.userId}]`,
    })
    .from(stages)
    .innerJoin(projects, eq(projects.id, stages.projectId))
    .innerJoin(suppliers, eq(suppliers.id, projects.supplierId))
    .innerJoin(applicants, eq(applicants.id, projects.applicantId))
    .where(where(stages));
  const orders: OrderBehind[] = [
    ...sent.map(({ row, userId }) => ({
      kind: 'withdrawal' as const,
      id: row.id,
      name: t(treasuryWords.bankMovements.ordersBehind.withdrawalOf, {
        folio: row.folio,
        name: row.holder,
      }),
      account: accountEnding({ bank: row.bank, last4: row.clabeLast4 }),
      people: [userId],
    })),
    ...paid.map(({ id, n, name, people }) => ({
      kind: 'stage' as const,
      id,
      name: t(treasuryWords.bankMovements.ordersBehind.stagePaymentOf, { number: n, name }),
      account: null,
      people,
    })),
  ];
  for (const { row, userId } of paidOut) {
    orders.push({
      kind: 'payout',
      id: row.id,
      name: t(treasuryWords.bankMovements.ordersBehind.paymentTo, { name: row.beneficiary }),
      account: row.clabeLast4 && accountEnding({ bank: row.bank, last4: row.clabeLast4 }),
      people: [...(userId ? [userId] : []), ...(await peopleOfReturn(tx, row))],
    });
  }
  return orders;
}

/** Staff who ordered or sent these orders, or confirmed that they were. */
export async function sendersOf(tx: Tx, orders: readonly OrderBehind[]): Promise<string[]> {
  const ids = orders.map(({ id }) => id);
  const decided = await tx
    .select({ asked: approvals.requestedBy, confirmed: approvals.decidedBy })
    .from(approvals)
    .where(
      and(
        inArray(approvals.objectId, ids),
        eq(approvals.kind, 'out'),
        inArray(approvals.outcome, ['alone', 'done']),
      ),
    );
  const ordered = await tx
    .select({ by: payouts.orderedBy })
    .from(payouts)
    .where(inArray(payouts.id, ids));
  const staff = [
    ...decided.flatMap(({ asked, confirmed }) => [asked, confirmed]),
    ...ordered.map(({ by }) => by),
  ];
  return [...new Set(staff.filter((userId) => userId !== null))];
}
