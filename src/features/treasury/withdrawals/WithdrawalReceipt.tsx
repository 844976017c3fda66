import { lists } from '@contract/locales/es-MX/kernel/lists';
import { money } from '@contract/locales/es-MX/treasury/money';
import { withdrawals } from '@contract/treasury/withdrawals';
import { t } from '@portal/i18n';
import { useRecord } from '@portal/refine/use-read';
import { DateText, DateTimeText } from '@portal/ui/kit/DateText';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { Receipt } from '@portal/ui/kit/Receipt';
import { WithdrawalState } from './WithdrawalState';

interface WithdrawalReceiptProps {
  withdrawalId: string;
  onClose: () => void;
}

/** What was asked for, as it stands now; nothing of one that is another's, or was cancelled. */
export function WithdrawalReceipt({ withdrawalId, onClose }: WithdrawalReceiptProps) {
  const { data } = useRecord(withdrawals.show, { params: { withdrawalId } });
  if (!data || data.status === 'cancelled') return null;
  return (
    <Receipt
      fresh
      title={t(money.receipt)}
      rows={[
        { label: t(money.folio), value: <strong>{data.folio}</strong> },
        {
          label: t(money.amount),
          value: <MoneyText centavos={data.amount_cents} currency="MXN" />,
        },
        { label: t(money.account), value: `${data.bank ?? ''} •••• ${data.clabe_last4}` },
        {
          label: t(money.expected),
          value: data.expected_on ? <DateText iso={data.expected_on} /> : t(lists.unknown),
        },
        { label: t(money.status), value: <WithdrawalState withdrawal={data} /> },
        { label: t(money.askedOn), value: <DateTimeText iso={data.created_at} /> },
      ]}
      next={t(money.receiptHelp)}
      onClose={onClose}
    />
  );
}
