import type { LoanDetail } from '@contract/loans';
import { formatDate } from '@portal/lib/format';
import { credit, loanWords as words } from '@portal/messages/credit';
import { DateText } from '@portal/ui/parts/DateText';
import { MoneyText } from '@portal/ui/parts/MoneyText';
import { StatusTag } from '@portal/ui/parts/StatusTag';
import styles from './loans.module.css';

type Instalment = LoanDetail['instalments'][number];

/** Every instalment, with what of it is paid. */
export function AmortisationTable({ instalments }: { instalments: readonly Instalment[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard.
    <section className={styles.frame} aria-label={words.schedule} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.n}</th>
            <th scope="col">{words.due}</th>
            <th scope="col">{words.capital}</th>
            <th scope="col">{words.interest}</th>
            <th scope="col">{words.vat}</th>
            <th scope="col">{words.total}</th>
            <th scope="col">{words.balance}</th>
            <th scope="col">{credit.status}</th>
          </tr>
        </thead>
        <tbody>
          {instalments.map((row) => (
            <tr key={row.n}>
              <td>{row.n}</td>
              <td>{row.due_on ? <DateText iso={row.due_on} /> : credit.nothing}</td>
              <td>
                <MoneyText centavos={row.capital_cents} currency="plain" />
              </td>
              <td>
                <MoneyText centavos={row.interest_cents} currency="plain" />
              </td>
              <td>
                <MoneyText centavos={row.vat_cents} currency="plain" />
              </td>
              <td>
                <MoneyText centavos={row.total_cents} currency="plain" />
              </td>
              <td>
                <MoneyText centavos={row.balance_cents} currency="plain" />
              </td>
              <td>
                <PaidState row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function PaidState({ row }: { row: Instalment }) {
  if (row.paid_on) {
    return <StatusTag tone="success">{words.paidOn(formatDate(row.paid_on))}</StatusTag>;
  }
  return <StatusTag tone="neutral">{words.pending}</StatusTag>;
}
