import type { WholeSimulation } from '@contract/credit/simulations';
import { loanContractWords } from '@contract/locales/es-MX/credit/loan-contract';
import {
  simulationShared as shared,
  simulationFile,
  simulatorWords as words,
} from '@contract/locales/es-MX/credit/simulations';
import { t, texts } from '@portal/i18n';
import { formatPlainMoney } from '@portal/ui/format';
import { Fragment, useState } from 'react';
import { rowSteps } from './formulas';
import styles from './simulator.module.css';

/** As they are called on paper, too. */
const [month, capital, interest, vat, total, balance] = texts(loanContractWords.columns);

/** The columns of amounts, in centavos; of all but the balance the sum says something. */
export const scheduleColumns = [
  { key: 'capital_cents', title: capital, adds: true },
  { key: 'interest_cents', title: interest, adds: true },
  { key: 'vat_cents', title: vat, adds: true },
  { key: 'total_cents', title: total, adds: true },
  { key: 'balance_cents', title: balance, adds: false },
] as const;

/** Title of the column of month numbers. */
export const monthTitle = month;

/** Every month of a simulated credit; the number of one opens how its amounts come about. */
export function ScheduleTable({ simulated }: { simulated: WholeSimulation }) {
  const [open, setOpen] = useState<number>();
  const { rows } = simulated;
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={t(shared.schedule)}>
        <thead>
          <tr>
            <th scope="col">{monthTitle}</th>
            {scheduleColumns.map(({ key, title }) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.n}>
              <tr>
                <th scope="row" data-label={monthTitle}>
                  <button
                    type="button"
                    className={styles.month}
                    aria-expanded={open === row.n}
                    aria-label={t(words.monthFormula, { n: row.n })}
                    onClick={() => setOpen(open === row.n ? undefined : row.n)}
                  >
                    {row.n}
                  </button>
                </th>
                {scheduleColumns.map(({ key, title }) => (
                  <td key={key} className="amount" data-label={title}>
                    {formatPlainMoney(row[key])}
                  </td>
                ))}
              </tr>
              {open === row.n ? (
                <tr className={styles.unfolded}>
                  <td colSpan={scheduleColumns.length + 1}>
                    <ul>
                      {rowSteps(simulated, row.n).map((step) => (
                        <li key={step}>{step}</li>
                      ))}
                    </ul>
                  </td>
                </tr>
              ) : null}
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t(simulationFile.sum)}</th>
            {scheduleColumns.map(({ key, title, adds }) => (
              <td key={key} className="amount" data-label={adds ? title : undefined}>
                {adds ? formatPlainMoney(rows.reduce((sum, row) => sum + row[key], 0)) : null}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
