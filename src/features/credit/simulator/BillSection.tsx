import {
  type BillComparison,
  type BillTerms,
  compareWithBill,
} from '@contract/credit/bill-comparison';
import { paidAtFirst, type WholeSimulation } from '@contract/credit/simulations';
import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import type { Centavos } from '@contract/kernel/fields/centavos';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { simulatorWords } from '@contract/locales/es-MX/credit/simulations';
import { t } from '@portal/i18n';
import { formatMoney, formatPercent, formatPlainMoney } from '@portal/ui/format';
import { useId } from 'react';
import { NumberField, type TypedFields } from './SimulatorFields';
import type { SimulationValues } from './simulation-form';
import styles from './simulator.module.css';

const words = simulatorWords.bill;

interface BillSectionProps extends TypedFields {
  /** Null while something that was typed is wrong. */
  values: SimulationValues | null;
  /** Of what was typed; null until it is known. */
  simulated: WholeSimulation | null;
}

/** What electricity costs over the term of the credit, with the system and without it. */
export function BillSection({ values, simulated, ...fields }: BillSectionProps) {
  const id = useId();
  const bill = values && billTermsIn(values);
  return (
    <section className={`${styles.wide} ${styles.card}`} aria-labelledby={id}>
      <h2 id={id}>{t(words.title)}</h2>
      <p className={styles.muted}>{t(words.help)}</p>
      <div className={`${styles.fields} ${styles.three}`}>
        <NumberField
          {...fields}
          name="bill_cents"
          label={t(words.monthly)}
          help={t(words.monthlyHelp)}
          unit="MXN"
        />
        <NumberField {...fields} name="saved_bp" label={t(words.saved)} unit="%" />
        <NumberField
          {...fields}
          name="growth_bp"
          label={t(words.growth)}
          help={t(words.growthHelp)}
          unit="%"
        />
      </div>
      {bill && simulated ? (
        <Compared simulated={simulated} bill={bill} />
      ) : (
        <p role="status">{t(bill ? words.calculating : words.waiting)}</p>
      )}
    </section>
  );
}

function billTermsIn({ bill_cents, saved_bp, growth_bp }: SimulationValues): BillTerms | null {
  if (bill_cents === undefined || saved_bp === undefined) return null;
  return { bill: bill_cents, saved: saved_bp, growth: growth_bp ?? toBasisPoints(0) };
}

interface ComparedProps {
  simulated: WholeSimulation;
  bill: BillTerms;
}

function Compared({ simulated, bill }: ComparedProps) {
  const first = paidAtFirst(simulated);
  const instalments = simulated.rows.map((row) => toCentavos(row.total_cents));
  const comparison = compareWithBill(instalments, first, bill);
  const { years, coveredFrom, savedAfter } = comparison;
  const most = Math.max(...years.flatMap((year) => [year.without, year.with]), 1);
  const bar = (amount: number) => ({ width: `${(amount / most) * 100}%` });
  return (
    <>
      <div aria-live="polite">
        <p className={styles.outcome}>{outcomeOf(comparison)}</p>
        <p>{coveredFrom === null ? t(words.never) : t(words.fromMonth, { n: coveredFrom })}</p>
        <p>{t(words.after, { amount: formatMoney(savedAfter) })}</p>
      </div>
      <p className={styles.muted}>{t(simulatorWords.inPesos)}</p>
      <div className={styles.frame}>
        <table className={styles.table} aria-label={t(words.table)}>
          <thead>
            <tr>
              <th scope="col">{t(words.year)}</th>
              <th scope="col">{t(words.without)}</th>
              <th scope="col">{t(words.remaining)}</th>
              <th scope="col">{t(words.credit)}</th>
              <th scope="col">{t(words.with)}</th>
              <th scope="col">{t(words.difference)}</th>
            </tr>
          </thead>
          <tbody>
            {years.map((year) => (
              <tr key={year.year}>
                <th scope="row" data-label={t(words.year)}>
                  {year.months === 12
                    ? year.year
                    : t(words.partialYear, { year: year.year, count: year.months })}
                </th>
                <td className="amount" data-label={t(words.without)}>
                  {formatPlainMoney(year.without)}
                  <span aria-hidden className={styles.barWithout} style={bar(year.without)} />
                </td>
                <td className="amount" data-label={t(words.remaining)}>
                  {formatPlainMoney(year.remaining)}
                </td>
                <td className="amount" data-label={t(words.credit)}>
                  {formatPlainMoney(year.credit)}
                </td>
                <td className="amount" data-label={t(words.with)}>
                  {formatPlainMoney(year.with)}
                  <span aria-hidden className={styles.barWith} style={bar(year.with)} />
                </td>
                <td className="amount" data-label={t(words.difference)}>
                  {formatPlainMoney(year.without - year.with)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <details className={styles.formula}>
        <summary>{t(words.formulas)}</summary>
        <ul>
          {stepsOf(comparison, bill, first).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

function outcomeOf({ without, with: paid }: BillComparison): string {
  if (paid === without) return t(words.same);
  const amount = formatMoney(Math.abs(without - paid));
  return paid < without ? t(words.saves, { amount }) : t(words.costs, { amount });
}

function stepsOf(comparison: BillComparison, bill: BillTerms, first: Centavos): string[] {
  const [year] = comparison.years;
  if (!year) return [];
  const left = year.remaining / year.months;
  const money = formatMoney;
  return [
    t(words.firstYear, {
      bill: money(year.bill),
      months: year.months,
      total: money(year.without),
    }),
    t(words.left, {
      bill: money(year.bill),
      saved: money(year.bill - left),
      share: formatPercent(bill.saved),
      left: money(left),
    }),
    ...comparison.years.slice(1).map((later) =>
      t(words.grown, {
        growth: formatPercent(bill.growth),
        year: later.year,
        bill: money(later.bill),
      }),
    ),
    t(words.whole, {
      first: money(first),
      credit: money(comparison.credit),
      remaining: money(comparison.remaining),
      total: money(comparison.with),
    }),
  ];
}
