import type { PromiseState } from '@contract/credit/collections';
import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { payments } from '@server/db/schema/credit';
import { collectionActs } from '@server/db/schema/credit-collections';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { paidForPromise, promiseState } from './rules';

export interface PromiseNow {
  id: string;
  amount_cents: Centavos;
  promised_on: Day;
  state: PromiseState;
  paid_cents: Centavos;
}

/** Promises as payments have kept them until a day, by their ids. */
export async function promisesOn(
  db: Db | Tx,
  ids: readonly (string | null)[],
  today: Day,
): Promise<Map<string, PromiseNow>> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await db
    .select({
      act: collectionActs,
      received: sql<string>`coalesce(sum(${payments.amountCents}), 0)::text`,
    })
    .from(collectionActs)
    .leftJoin(
      payments,
      and(
        eq(payments.loanId, collectionActs.loanId),
        isNull(payments.reversedAt),
        sql`${payments.receivedOn} between ${collectionActs.madeOn} and ${collectionActs.promisedOn}`,
      ),
    )
    .where(inArray(collectionActs.id, known))
    .groupBy(collectionActs.id);
  return new Map(
    rows.flatMap(({ act, received }) => {
      const { id, amountCents, promisedOn, paidBeforeCents } = act;
      if (amountCents === null || promisedOn === null || paidBeforeCents === null) return [];
      const facts = { amount: amountCents, promisedOn, paidBefore: paidBeforeCents };
      const sum = toCentavos(BigInt(received));
      const now = {
        id,
        amount_cents: amountCents,
        promised_on: promisedOn,
        state: promiseState(facts, sum, today),
        paid_cents: paidForPromise(facts, sum),
      };
      return [[id, now] as const];
    }),
  );
}

/** What has come for a credit on a day so far. */
export async function paidOn(tx: Tx, loanId: string, on: Day): Promise<Centavos> {
  const [row] = await tx
    .select({ cents: sql<string>`coalesce(sum(${payments.amountCents}), 0)::text` })
    .from(payments)
    .where(
      and(eq(payments.loanId, loanId), isNull(payments.reversedAt), eq(payments.receivedOn, on)),
    );
  return toCentavos(BigInt(row?.cents ?? '0'));
}
