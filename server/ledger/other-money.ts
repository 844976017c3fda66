import { toCentavos } from '@contract/kernel/fields/centavos';
import type { Db, Tx } from '@server/db/connection';
import { journalEntries, ledgerAccounts, postings } from '@server/db/schema/ledger';
import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { applicantUnapplied } from './accounts';

/** Kinds of entries on an applicant's account that a replay knows of: bank lines, payments, shortfalls. */
const KNOWN = [
  'repayment_received',
  'deposit_assigned',
  'repayment_applied',
  'shortfall_carried',
  'shortfall_recovered',
];

/** What else moved the money of applicants that is not applied: what was returned to them. */
export async function readOtherMoney(db: Db | Tx, applicantIds: readonly string[]) {
  const owners = new Map(applicantIds.map((id) => [applicantUnapplied(id).code, id]));
  const undoing = alias(journalEntries, 'undoing');
  const rows = await db
    .select({
      code: ledgerAccounts.code,
      key: journalEntries.idempotencyKey,
      on: journalEntries.occurredOn,
      signed: sql<string>`sum(${postings.amountSigned})`,
    })
    .from(postings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, postings.accountId))
    .innerJoin(journalEntries, eq(journalEntries.id, postings.entryId))
    .leftJoin(undoing, eq(undoing.reversesId, journalEntries.id))
    .where(
      and(
        inArray(ledgerAccounts.code, [...owners.keys()]),
        notInArray(journalEntries.kind, KNOWN),
        // What came back and then did not was never there.
        isNull(journalEntries.reversesId),
        isNull(undoing.id),
      ),
    )
    .groupBy(journalEntries.id, ledgerAccounts.code);
  return rows.map(({ code, key, on, signed }) => ({
    applicantId: owners.get(code) ?? '',
    key,
    on,
    amount: toCentavos(-BigInt(signed)),
  }));
}
