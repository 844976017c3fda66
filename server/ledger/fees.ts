import { type Centavos, sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import type { Db, Tx } from '@server/db/connection';
import { ledgerAccounts, postings } from '@server/db/schema/ledger';
import { and, eq, lt, sql } from 'drizzle-orm';
import {
  type Account,
  feesToTransfer,
  investorFeeIncome,
  openingFeeIncome,
  payoutInTransit,
  vatCharged,
} from './accounts';

/** What counts as fees: the applicants' fee, the investors', and the VAT that was charged on both. */
export const feeConcepts = ['fee', 'investor_fee', 'vat'] as const;

export type FeeConcept = (typeof feeConcepts)[number];

/** What fees become in the operator's own book once they are its own. */
export const incomeOfFees: Record<FeeConcept, Account> = {
  fee: openingFeeIncome,
  investor_fee: investorFeeIncome,
  vat: vatCharged,
};

/** Fees on their way to the operator, by concept. */
export type Fees = Record<FeeConcept, Centavos>;

/** All that fees and their VAT come to. */
export const totalOf = (fees: Fees) => sumCents(feeConcepts.map((concept) => fees[concept]));

/** What of the fees waits to be moved. */
export const feesWaiting = (db: Db | Tx): Promise<Fees> => feesOn(db, feesToTransfer);

/** What a payout of fees carries, as it was ordered. */
export const feesOfPayout = (tx: Tx, payoutId: string): Promise<Fees> =>
  feesIn(
    tx,
    and(
      eq(ledgerAccounts.code, payoutInTransit(payoutId).code),
      lt(postings.amountSigned, toCentavos(0)),
    ),
  );

/** What an account holds of each concept, on its own side. */
export async function feesOn(db: Db | Tx, { code, side }: Account): Promise<Fees> {
  const credit = await feesIn(db, eq(ledgerAccounts.code, code));
  if (side === 'credit') return credit;
  return byConcept((concept) => toCentavos(0 - credit[concept]));
}

async function feesIn(db: Db | Tx, which: ReturnType<typeof and>): Promise<Fees> {
  const rows = await db
    .select({
      concept: postings.concept,
      cents: sql<string>`(-sum(${postings.amountSigned}))::text`,
    })
    .from(postings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, postings.accountId))
    .where(which)
    .groupBy(postings.concept);
  return byConcept((wanted) =>
    toCentavos(BigInt(rows.find(({ concept }) => concept === wanted)?.cents ?? 0)),
  );
}

const byConcept = (amount: (concept: FeeConcept) => Centavos): Fees => ({
  fee: amount('fee'),
  investor_fee: amount('investor_fee'),
  vat: amount('vat'),
});
