import { toCentavos } from '@contract/kernel/fields/centavos';
import { type Day, toDay } from '@contract/kernel/fields/day';
import { settingWords } from '@contract/locales/es-MX/platform/setting-info';
import type { TaxRule, WithheldMonth } from '@server/adapters/tax-documents';
import type { Db } from '@server/db/connection';
import { loans } from '@server/db/schema/credit';
import { taxMonths } from '@server/db/schema/ledger-taxes';
import { rulesAt } from '@server/features/platform';
import { t } from '@server/i18n';
import { withheldOfLoans } from '@server/ledger/history';
import { eq, inArray } from 'drizzle-orm';
import { tellStatus } from '../tax-months/rules';
import { monthsWithheld, type WithheldRow } from './rules';

const sums = ['interest', 'late_interest', 'vat', 'vat_withheld', 'income_tax'] as const;

type Row = Record<'month' | 'paid_on' | (typeof sums)[number], string> & {
  concerns: string | null;
};

/** Every month in which an applicant paid interest, in their order. */
export async function monthsOfApplicant(db: Db, applicantId: string): Promise<WithheldMonth[]> {
  const mine = await db
    .select({ id: loans.id })
    .from(loans)
    .where(eq(loans.applicantId, applicantId));
  const { rows } = await db.execute<Row>(withheldOfLoans(mine.map(({ id }) => id)));
  const withheld = rows.map(readRow);
  const rules = new Map<Day, TaxRule[]>();
  for (const { paidOn } of withheld) {
    if (!rules.has(paidOn)) rules.set(paidOn, await taxRulesOn(db, paidOn));
  }
  return monthsWithheld(withheld, (day) => rules.get(day) ?? []);
}

const readRow = (row: Row): WithheldRow => {
  const cents = (name: (typeof sums)[number]) => toCentavos(BigInt(row[name]));
  return {
    month: row.month,
    concerns: row.concerns,
    paidOn: toDay(row.paid_on),
    interest: cents('interest'),
    lateInterest: cents('late_interest'),
    vat: cents('vat'),
    vatWithheld: cents('vat_withheld'),
    incomeTax: cents('income_tax'),
  };
};

/** The rules by which interest paid on a day is charged with VAT and taxes are withheld of it. */
async function taxRulesOn(db: Db, day: Day): Promise<TaxRule[]> {
  const rule = await rulesAt(
    db,
    [
      'isr_ifc_interest_pf_resident',
      'withhold_pm',
      'isr_ifc_interest_pm',
      'iva_rate',
      'iva_withheld_share',
    ],
    day,
  );
  const describe = (
    name: string,
    { value, source, validFrom }: { value: TaxRule['rate']; source: string; validFrom: Day },
  ): TaxRule => ({ name, rate: value, validFrom, source });
  const { isr_ifc_interest_pf_resident, isr_ifc_interest_pm, iva_rate, iva_withheld_share } =
    settingWords;
  return [
    describe(t(isr_ifc_interest_pf_resident.name), rule('isr_ifc_interest_pf_resident')),
    ...(rule('withhold_pm').value
      ? [describe(t(isr_ifc_interest_pm.name), rule('isr_ifc_interest_pm'))]
      : []),
    describe(t(iva_rate.name), rule('iva_rate')),
    describe(t(iva_withheld_share.name), rule('iva_withheld_share')),
  ];
}

/** How far some months are: what of them was declared and paid. */
export async function readStatuses(db: Db, months: readonly string[]) {
  const rows = await db
    .select()
    .from(taxMonths)
    .where(inArray(taxMonths.month, [...months]));
  const reported = new Map(rows.map((row) => [row.month, row]));
  return (month: string) => tellStatus(reported.get(month));
}
