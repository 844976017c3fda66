import type { Tx } from '@server/db/connection';
import { bankMovements } from '@server/db/schema/treasury';
import { usersCredited } from '@server/features/people';
import { inArray } from 'drizzle-orm';
import { sentKinds } from '../transfers/confirm';
import { ordersById } from './orders-behind';

type Matched = Pick<typeof bankMovements.$inferSelect, 'matchedKind' | 'matchedId'>;

/**
 * Users whose money these lines of the bank give or take: the owners of deposits and payments, of the orders
 * that they confirm or send back, of the deposits that they send back, and of what was the return of a charge.
 */
export async function peopleOfLines(tx: Tx, lines: readonly Matched[]): Promise<string[]> {
  const deposits = idsOf(lines, ['deposit', 'charge']);
  const sentBack =
    deposits.length > 0
      ? await tx.select().from(bankMovements).where(inArray(bankMovements.id, deposits))
      : [];
  const orders = idsOf(lines, sentKinds);
  const people = [
    ...(await usersCredited(tx, [...lines, ...sentBack])),
    ...(orders.length > 0 ? await ordersById(tx, orders) : []).flatMap((order) => order.people),
  ];
  return [...new Set(people)];
}

const idsOf = (lines: readonly Matched[], kinds: readonly Matched['matchedKind'][]) =>
  lines.flatMap(({ matchedKind, matchedId }) =>
    matchedId && kinds.includes(matchedKind) ? [matchedId] : [],
  );
