import { portfolioWords as words } from '@contract/locales/es-MX/treasury/portfolio';
import type { ExpectedMonth } from '@contract/treasury/portfolio';
import { periodText } from '@portal/features/platform';
import { t } from '@portal/i18n';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { ShortTable } from '@portal/ui/table/ShortTable';

const column = (key: string, title: string, of: (month: ExpectedMonth) => number) => ({
  key,
  title,
  render: (month: ExpectedMonth) => <MoneyText centavos={of(month)} currency="plain" />,
  sum: of,
});

const columns = [
  {
    key: 'month',
    title: t(words.month),
    render: ({ month }: ExpectedMonth) => periodText(month),
  },
  column('capital', t(words.capital), (month) => month.capital_cents),
  column('interest', t(words.interest), (month) => month.interest_cents),
  column('vat', t(words.vat), (month) => month.vat_cents),
  column('isr', t(words.isr), (month) => month.isr_cents),
  column('fee', t(words.fee), (month) => month.fee_cents),
  column('net', t(words.net), (month) => month.net_cents),
];

/** What is expected by month, part by part. */
export function MonthTable({ label, months }: { label: string; months: readonly ExpectedMonth[] }) {
  return <ShortTable label={label} columns={columns} rows={months} rowKey={({ month }) => month} />;
}
