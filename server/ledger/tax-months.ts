import type { Day } from '@contract/kernel/fields/day';
import type { Tx } from '@server/db/connection';
import { taxComplements, taxMonths } from '@server/db/schema/ledger-taxes';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Entry, Posted } from './post';

/** Kinds of entries whose sums are reported to the tax authority. */
const taxedKinds = [
  'distribution_interest',
  'distribution_late_interest',
  'income_tax_withheld',
  'vat_withheld',
];

const monthOf = (day: Day) => day.slice(0, 7);

/** Books the entries of a correction without a change to any month that was reported. */
export interface TaxBook {
  /**
   * Answers the entry, on the day on which it became known where its own month was reported.
   * @param of the entry that it undoes; without one it is new.
   */
  book(entry: Entry, of?: { id: string; kind: string; occurredOn: Day }): Entry;
  /** Keeps which of the entries that were posted are complementary, and to which month ('2026-03'). */
  keep(entries: readonly Entry[], posted: readonly Posted[]): Promise<void>;
}

/**
 * Opens the book of one correction: no month is reported until its transaction ends.
 * @param knownOn the day on which the correction became known.
 * @param undone ids of the entries that it may undo: what was complementary stays so when it is undone.
 */
export async function openTaxBook(
  tx: Tx,
  knownOn: Day,
  undone: readonly string[],
): Promise<TaxBook> {
  await tx.execute(sql`lock table ${taxMonths} in share mode`);
  const reported = new Set((await tx.select().from(taxMonths)).map(({ month }) => month));
  // What is complementary names a month that was reported.
  const earlier =
    reported.size === 0
      ? []
      : await tx
          .select()
          .from(taxComplements)
          .where(inArray(taxComplements.entryId, [...undone]));
  const known = new Map(earlier.map(({ entryId, month }) => [entryId, month]));
  const complements = new Map<string, string>();
  return {
    book(entry, of) {
      if (!taxedKinds.includes(of?.kind ?? entry.kind)) return entry;
      const own = monthOf(entry.occurredOn);
      const month = (of && known.get(of.id)) ?? own;
      const occurredOn = reported.has(own) ? knownOn : entry.occurredOn;
      if (month !== monthOf(occurredOn)) complements.set(entry.key, month);
      return { ...entry, occurredOn };
    },
    async keep(entries, posted) {
      const rows = entries.flatMap((entry, n) => {
        const [month, done] = [complements.get(entry.key), posted[n]];
        return month && done && !done.replayed ? [{ entryId: done.id, month }] : [];
      });
      if (rows.length > 0) await tx.insert(taxComplements).values(rows);
    },
  };
}

/** Waits for corrections that book taxes, and lets no other begin, nor change a month, until the transaction ends. */
export async function lockTaxMonths(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${taxMonths} in exclusive mode`);
}

type TaxMonth = typeof taxMonths.$inferSelect;

/** Keeps what was reported of an open month ('2026-03'), in centavos; it stays as it is from then on. */
export async function reportTaxMonth(
  tx: Tx,
  reported: Pick<TaxMonth, 'month' | 'incomeTaxCents' | 'vatCents' | 'reportedBy' | 'reportedAt'>,
): Promise<void> {
  await tx.insert(taxMonths).values(reported);
}

/** Keeps how a reported month was paid to the tax authority. */
export async function remitTaxMonth(
  tx: Tx,
  month: string,
  remitted: Pick<TaxMonth, 'reference' | 'remittedBy' | 'remittedAt'>,
): Promise<void> {
  await tx.update(taxMonths).set(remitted).where(eq(taxMonths.month, month));
}

/**
 * Taxes withheld as a query of `month` (of the journal), `concerns` (the reported month that they are complementary
 * to, or null), `income_tax` and `vat`, in centavos.
 */
export const withheldByMonth: SQL = sql`
  select to_char(e.occurred_on, 'YYYY-MM') as month, c.month as concerns,
    coalesce(-sum(p.amount_signed) filter (
      where coalesce(undone.kind, e.kind) = 'income_tax_withheld'), 0)::bigint as income_tax,
    coalesce(-sum(p.amount_signed) filter (
      where coalesce(undone.kind, e.kind) = 'vat_withheld'), 0)::bigint as vat
    from ledger_accounts a
    join postings p on p.account_id = a.id
    join journal_entries e on e.id = p.entry_id
    left join journal_entries undone on undone.id = e.reverses_id
    left join ${taxComplements} c on c.entry_id = e.id
   where a.family = 'impuesto' and coalesce(undone.kind, e.kind) in ('income_tax_withheld', 'vat_withheld')
   group by 1, 2`;
