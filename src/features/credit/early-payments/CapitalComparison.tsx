import { type CalendarSummary, earlyPayments } from '@contract/credit/early-payments';
import { amountCents } from '@contract/kernel/fields/centavos';
import { earlyPayment as words } from '@contract/locales/es-MX/credit/early-payments';
import { t } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { formatDate, formatMoney } from '@portal/ui/format';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { ShortTable } from '@portal/ui/table/ShortTable';
import { useDebounced } from '@portal/ui/use-debounced';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

/** Both calendars that an amount leads to, side by side, and what each saves. */
export function CapitalComparison({ loanId, now }: { loanId: string; now: CalendarSummary }) {
  const typed: unknown = useWatch({ name: 'amount_cents' });
  const parsed = amountCents.safeParse(Number(useDebounced(String(typed))));
  const query = useRead(
    earlyPayments.show,
    { params: { loanId }, query: parsed.success ? { amount_cents: parsed.data } : {} },
    { enabled: parsed.success },
  );
  if (!parsed.success || !query.data) return null;
  const { capital, payoff_cents: payoff } = query.data;
  const amount = parsed.data;
  if (!capital) return <p>{t(amount >= payoff ? words.settles : words.notReached)}</p>;
  const { accrued_cents, vat_cents, ahead_cents: ahead, term, payment } = capital;
  const before = accrued_cents + vat_cents;
  const sentence = ahead > 0 ? words.doesAhead : before > 0 ? words.does : words.doesAll;
  const facts = {
    accrued: formatMoney(before),
    capital: formatMoney(capital.capital_cents),
    ahead: formatMoney(ahead),
  };
  const line = (key: keyof typeof words.rows, of: (calendar: CalendarSummary) => ReactNode) => ({
    key,
    term: of(term),
    payment: of(payment),
  });
  const money = (key: keyof typeof words.rows, of: (calendar: CalendarSummary) => number) =>
    line(key, (calendar) => <MoneyText centavos={of(calendar)} currency="plain" />);
  const lines = [
    line('instalments', (calendar) => calendar.instalments),
    money('next', (calendar) => calendar.next_cents),
    money('payment', (calendar) => calendar.payment_cents ?? calendar.next_cents),
    line('lastDay', (calendar) => formatDate(calendar.last_due_on)),
    money('interest', (calendar) => calendar.interest_cents),
    money('total', (calendar) => calendar.total_cents),
    money('saved', (calendar) => now.total_cents - amount - calendar.total_cents),
  ];
  return (
    <Flex vertical gap="small" aria-live="polite">
      <p>{t(sentence, facts)}</p>
      <ShortTable
        label={t(words.compared, { amount: formatMoney(amount) })}
        rows={lines}
        rowKey={({ key }) => key}
        columns={[
          { key: 'what', title: t(words.rows.what), render: ({ key }) => t(words.rows[key]) },
          { key: 'term', title: t(words.shapes.capital_term), render: (row) => row.term },
          { key: 'payment', title: t(words.shapes.capital_payment), render: (row) => row.payment },
        ]}
      />
      <p>{t(words.savedHelp)}</p>
    </Flex>
  );
}
