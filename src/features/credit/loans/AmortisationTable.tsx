import type { LoanDetail } from '@contract/credit/loans';
import { FIRST_PREPAYMENT } from '@contract/credit/payments';
import { credit } from '@contract/locales/es-MX/credit/credit';
import { loanWords } from '@contract/locales/es-MX/credit/loans';
import { restructureScreen } from '@contract/locales/es-MX/credit/restructures';
import { t } from '@portal/i18n';
import { formatDate, formatMoney } from '@portal/ui/format';
import { DateText } from '@portal/ui/kit/DateText';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { ShortTable } from '@portal/ui/table/ShortTable';

type Instalment = LoanDetail['instalments'][number];

const amount = (key: string, title: string, of: (row: Instalment) => number) => ({
  key,
  title,
  render: (row: Instalment) => <MoneyText centavos={of(row)} currency="plain" />,
});

const added = (key: string, title: string, of: (row: Instalment) => number) => ({
  ...amount(key, title, of),
  sum: of,
});

/** Its month, or that it is an early payment of capital. */
const nameOf = ({ n }: Instalment) => (n >= FIRST_PREPAYMENT ? t(loanWords.prepayment) : n);

const columns = [
  { key: 'n', title: t(loanWords.n), render: nameOf },
  {
    key: 'due',
    title: t(loanWords.due),
    render: (row: Instalment) => (row.due_on ? <DateText iso={row.due_on} /> : t(credit.nothing)),
  },
  added('capital', t(loanWords.capital), (row) => row.capital_cents),
  added('interest', t(loanWords.interest), (row) => row.interest_cents),
  added('vat', t(loanWords.vat), (row) => row.vat_cents),
  added('total', t(loanWords.total), (row) => row.total_cents),
  amount('balance', t(loanWords.balance), (row) => row.balance_cents),
  { key: 'status', title: t(credit.status), render: (row: Instalment) => <PaidState row={row} /> },
];

/** Every instalment, with what of it is paid. */
export function AmortisationTable({ instalments }: { instalments: readonly Instalment[] }) {
  return (
    <ShortTable
      label={t(loanWords.schedule)}
      columns={columns}
      rows={instalments}
      rowKey={({ n }) => n}
    />
  );
}

function PaidState({ row }: { row: Instalment }) {
  if (row.moved_on && row.owed_cents === 0) {
    const day = formatDate(row.moved_on);
    return <StatusTag tone="neutral">{t(restructureScreen.movedOn, { day })}</StatusTag>;
  }
  if (row.paid_on) {
    return (
      <StatusTag tone="success">{t(loanWords.paidOn, { day: formatDate(row.paid_on) })}</StatusTag>
    );
  }
  if (row.overdue) {
    return (
      <StatusTag tone="danger">
        {t(loanWords.overdue, { amount: formatMoney(row.owed_cents) })}
      </StatusTag>
    );
  }
  return <StatusTag tone="waiting">{t(loanWords.pending)}</StatusTag>;
}
