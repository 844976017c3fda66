import { lists } from '@contract/locales/es-MX/kernel/lists';
import { money } from '@contract/locales/es-MX/treasury/money';
import type { Withdrawal } from '@contract/treasury/withdrawals';
import { t } from '@portal/i18n';
import { DateText, DateTimeText } from '@portal/ui/kit/DateText';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { Section } from '@portal/ui/kit/Section';
import { useEffect, useRef } from 'react';
import { WithdrawalState } from './WithdrawalState';

/** What was just asked for, to keep; it takes the focus that the question before it had. */
export function WithdrawalReceipt({ withdrawal }: { withdrawal: Withdrawal }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  return (
    <div ref={place} tabIndex={-1} role="status" aria-label={t(money.receipt)}>
      <Section title={t(money.receipt)} description={t(money.receiptHelp)}>
        <DescriptionList
          rows={[
            { label: t(money.folio), value: <strong>{withdrawal.folio}</strong> },
            {
              label: t(money.amount),
              value: <MoneyText centavos={withdrawal.amount_cents} currency="MXN" />,
            },
            {
              label: t(money.account),
              value: `${withdrawal.bank ?? ''} •••• ${withdrawal.clabe_last4}`,
            },
            {
              label: t(money.expected),
              value: withdrawal.expected_on ? (
                <DateText iso={withdrawal.expected_on} />
              ) : (
                t(lists.unknown)
              ),
            },
            { label: t(money.status), value: <WithdrawalState withdrawal={withdrawal} /> },
            { label: t(money.askedOn), value: <DateTimeText iso={withdrawal.created_at} /> },
          ]}
        />
      </Section>
    </div>
  );
}
