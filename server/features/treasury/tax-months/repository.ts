import { type Centavos, sumCents, toCentavos } from '@contract/kernel/fields/centavos';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { taxMonths } from '@server/db/schema/ledger-taxes';
import { withheldByMonth } from '@server/ledger/tax-months';
import { tellStatus } from './rules';

/** Taxes withheld in the months of the journal, one for each month that they concern. */
interface Withheld {
  month: string;
  /** The month that it is complementary to, or null. */
  concerns: string | null;
  incomeTax: Centavos;
  vat: Centavos;
}

async function readWithheld(db: Db | Tx): Promise<Withheld[]> {
  const { rows } = await db.execute<
    Record<'month' | 'income_tax' | 'vat', string> & {
      concerns: string | null;
    }
  >(withheldByMonth);
  return rows.map(({ month, concerns, income_tax, vat }) => ({
    month,
    concerns,
    incomeTax: toCentavos(BigInt(income_tax)),
    vat: toCentavos(BigInt(vat)),
  }));
}

/** Whether the last day of a month has passed. */
export const isOver = (month: string, now: Date): boolean =>
  month < dayInMexicoCity(now).slice(0, 7);

/** Every month in which taxes were withheld or reported, the newest first. */
export async function listTaxMonths(db: Db | Tx, now: Date) {
  const withheld = await readWithheld(db);
  const stored = new Map((await db.select().from(taxMonths)).map((row) => [row.month, row]));
  const months = new Set([...withheld.map(({ month }) => month), ...stored.keys()]);
  return [...months]
    .sort()
    .reverse()
    .map((month) => {
      const own = withheld.filter((row) => row.month === month);
      const row = stored.get(month);
      return {
        month,
        // What was reported is what was kept then.
        income_tax_cents: row?.incomeTaxCents ?? sumCents(own.map(({ incomeTax }) => incomeTax)),
        vat_cents: row?.vatCents ?? sumCents(own.map(({ vat }) => vat)),
        status: tellStatus(row),
        complements: own.flatMap(({ concerns, incomeTax, vat }) =>
          concerns === null || (incomeTax === 0 && vat === 0)
            ? []
            : [{ month: concerns, income_tax_cents: incomeTax, vat_cents: vat }],
        ),
        reportable: !row && isOver(month, now),
        reported_at: row?.reportedAt.toISOString() ?? null,
        reference: row?.reference ?? null,
        remitted_at: row?.remittedAt?.toISOString() ?? null,
      };
    });
}
