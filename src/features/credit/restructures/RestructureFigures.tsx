import type { RestructurePreview } from '@contract/credit/restructures';
import { credit } from '@contract/locales/es-MX/credit/credit';
import { loanWords } from '@contract/locales/es-MX/credit/loans';
import { restructureScreen as words } from '@contract/locales/es-MX/credit/restructures';
import { t } from '@portal/i18n';
import { catText } from '@portal/ui/cat-text';
import { formatDate, formatMoney, formatPercent } from '@portal/ui/format';
import { DateText } from '@portal/ui/kit/DateText';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { ShortTable } from '@portal/ui/table/ShortTable';
import styles from './restructures.module.css';

type Figures = Omit<RestructurePreview, 'expires_on'>;
type Row = Figures['rows'][number];

/** From which terms to which, and what is paid of it. */
export function RestructureFigures({ figures }: { figures: Figures }) {
  const { rows, ...all } = figures;
  const [first] = rows;
  const fromTo = (before: string, after: string) =>
    before === after ? after : t(words.fromTo, { before, after });
  return (
    <div className={styles.stack}>
      <DescriptionList
        rows={[
          { label: t(words.capital), value: formatMoney(all.capital_cents) },
          { label: t(words.carried), value: formatMoney(all.interest_cents + all.vat_cents) },
          { label: t(words.condoned), value: formatMoney(all.condoned_cents) },
          {
            label: t(words.rateRow),
            value: fromTo(
              formatPercent(all.annual_rate_bp_before),
              formatPercent(all.annual_rate_bp),
            ),
          },
          { label: t(credit.cat), value: catText(all.cat_bp) },
          {
            label: t(words.monthsRow),
            value: fromTo(String(all.months_before), String(all.months)),
          },
          { label: t(words.firstDue), value: formatDate(all.first_due_on) },
          { label: t(words.first), value: first ? formatMoney(first.total_cents) : null },
          { label: t(words.payment), value: formatMoney(all.payment_cents) },
          { label: t(words.last), value: formatDate(all.last_due_on) },
          { label: t(words.total), value: formatMoney(all.total_cents) },
        ]}
      />
      <NewSchedule rows={rows} />
    </div>
  );
}

const amount = (key: string, title: string, of: (row: Row) => number) => ({
  key,
  title,
  render: (row: Row) => <MoneyText centavos={of(row)} currency="plain" />,
});

const added = (key: string, title: string, of: (row: Row) => number) => ({
  ...amount(key, title, of),
  sum: of,
});

const columns = [
  { key: 'n', title: t(loanWords.n), render: (row: Row) => row.n },
  { key: 'due', title: t(loanWords.due), render: (row: Row) => <DateText iso={row.due_on} /> },
  added('capital', t(loanWords.capital), (row) => row.capital_cents),
  added('interest', t(loanWords.interest), (row) => row.interest_cents),
  added('vat', t(loanWords.vat), (row) => row.vat_cents),
  added('total', t(loanWords.total), (row) => row.total_cents),
  amount('balance', t(loanWords.balance), (row) => row.balance_cents),
];

/** The new instalments, shown when asked for. */
export function NewSchedule({ rows }: { rows: readonly Row[] }) {
  return (
    <details className={styles.more}>
      <summary>{t(words.showSchedule)}</summary>
      <ShortTable label={t(words.schedule)} columns={columns} rows={rows} rowKey={({ n }) => n} />
    </details>
  );
}
