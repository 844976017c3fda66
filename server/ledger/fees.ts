import { type Centavos, sumCents, toCentavos } from '@contract/fields/centavos';
import type { Db, Tx } from '@server/db/connection';
import { ledgerAccounts, postings } from '@server/db/schema/ledger';
import { eq, sql } from 'drizzle-orm';
import { feesToTransfer, payoutInTransit } from './accounts';

/** Fees that wait to be moved to the operator, and the VAT that was charged on them. */
export interface Fees {
  fee: Centavos;
  vat: Centavos;
}

/** What of the fees waits to be moved, by concept. */
export async function feesWaiting(db: Db | Tx): Promise<Fees> {
  const rows = await db
    .select({
      concept: postings.concept,
      cents: sql<string>`(-sum(${postings.amountSigned}))::text`,
    })
    .from(postings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, postings.accountId))
    .where(eq(ledgerAccounts.code, feesToTransfer.code))
    .groupBy(postings.concept);
  const of = (isVat: boolean) =>
    sumCents(
      rows
        .filter(({ concept }) => (concept === 'vat') === isVat)
        .map(({ cents }) => toCentavos(BigInt(cents))),
    );
  return { fee: of(false), vat: of(true) };
}

/** What a payout of fees carries, as it was ordered. */
export async function feesOfPayout(tx: Tx, payoutId: string): Promise<Fees> {
  const rows = await tx
    .select({ concept: postings.concept, cents: postings.amountSigned })
    .from(postings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, postings.accountId))
    .where(eq(ledgerAccounts.code, payoutInTransit(payoutId).code));
  const of = (wanted: string) =>
    toCentavos(
      rows
        .filter(({ concept, cents }) => concept === wanted && cents < 0)
        .reduce((sum, { cents }) => sum - cents, 0),
    );
  return { fee: of('fee'), vat: of('vat') };
}
