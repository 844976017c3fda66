import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import { toDay } from '@contract/kernel/fields/day';
import { centsToDecimal } from '@contract/kernel/fields/mxn';
import type { Db } from '@server/db/connection';
import { journalEntries, ledgerAccounts, postings } from '@server/db/schema/ledger';
import { fundingOpened } from '@server/ledger/events/commitments';
import { depositIdentified } from '@server/ledger/events/deposits';
import { asc, eq, inArray } from 'drizzle-orm';
import { v7 } from 'uuid';

export const context = { occurredOn: toDay('2026-11-20'), actor: 'prueba' };
export const pesos = (amount: number) => toCentavos(Math.round(amount * 100));

/** An investor with money that the bank brought. */
export async function investorWith(db: Db, amount: Centavos): Promise<string> {
  const investorId = v7();
  const deposit = { trackingKey: v7(), naturalKey: v7(), amount, investorId };
  await db.transaction((tx) => depositIdentified(tx, { ...context, ...deposit }));
  return investorId;
}

/** A project that is open for funding. */
export async function projectAsking(db: Db, goal: Centavos): Promise<string> {
  const projectId = v7();
  await db.transaction((tx) => fundingOpened(tx, { ...context, projectId, goal }));
  return projectId;
}

/** The rows of some entries as a table of debits and credits, with names instead of ids. */
export async function journal(
  db: Db,
  entryIds: readonly string[],
  names: Readonly<Record<string, string>>,
): Promise<string> {
  const rows = await db
    .select({ entry: journalEntries, posting: postings, code: ledgerAccounts.code })
    .from(postings)
    .innerJoin(journalEntries, eq(journalEntries.id, postings.entryId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, postings.accountId))
    .where(inArray(journalEntries.id, [...entryIds]))
    .orderBy(asc(journalEntries.id), asc(postings.line));
  const lines = rows.map(({ entry, posting, code }, i) => {
    const first = rows[i - 1]?.entry.id !== entry.id;
    const account = Object.entries(names).reduce(
      (text, [id, name]) => text.replace(id, name),
      code,
    );
    const amount = centsToDecimal(toCentavos(Math.abs(posting.amountSigned))).padStart(12);
    const columns = posting.amountSigned > 0 ? `${amount}             ` : `             ${amount}`;
    const row = `  ${account.padEnd(36)}${columns}  ${posting.concept ?? ''}`.trimEnd();
    return first ? `${entry.kind}\n${row}` : row;
  });
  return lines.join('\n');
}
