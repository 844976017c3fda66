import { treasury } from '@contract/locales/es-MX/treasury/bank-movements';
import { money } from '@contract/locales/es-MX/treasury/money';
import { withdrawals } from '@contract/treasury/withdrawals';
import type { Answer } from '@portal/api/call';
import { t } from '@portal/i18n';

import { ResourceTable } from '@portal/refine/ResourceTable';
import { useAct } from '@portal/refine/use-act';
import { formatMoney } from '@portal/ui/format';
import { DateTimeText } from '@portal/ui/kit/DateText';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { csvInstant, csvMoney } from '@portal/ui/table/csv-values';
import { useOrderActions } from '../transfers/use-order-actions';

type Withdrawal = Answer<typeof withdrawals.list>['items'][number];

/** Withdrawals that wait for the bank: sent with their tracking key, or refused with a reason. */
export function PendingWithdrawals() {
  const send = useAct(withdrawals.send);
  const reject = useAct(withdrawals.reject);
  const actions = useOrderActions<Withdrawal>({
    noun: 'withdrawals',
    waits: () => true,
    rowsOf,
    onSend: (withdrawalId, body) => send.mutateAsync({ params: { withdrawalId }, body }),
    refuse: t(treasury.reject),
    refusal: {
      title: t(treasury.rejectTitle),
      help: t(treasury.rejectHelp),
      onRefuse: (withdrawalId, body) => reject.mutateAsync({ params: { withdrawalId }, body }),
    },
  });
  return (
    <>
      <ResourceTable
        id="pending-withdrawals"
        label={t(treasury.withdrawals)}
        endpoint={withdrawals.list}
        prefix="withdrawals_"
        fixed={{ status: 'requested' }}
        rowKey={({ id }) => id}
        dense
        empty={{ text: t(treasury.noWithdrawals) }}
        columns={[
          {
            key: 'created_at',
            title: t(money.date),
            render: (row) => <DateTimeText iso={row.created_at} />,
            csv: (row) => csvInstant(row.created_at),
          },
          {
            key: 'investor',
            title: t(treasury.investor),
            csv: (row) => row.investor_name,
          },
          {
            key: 'account',
            title: t(money.account),
            render: accountOf,
            csv: (row) => row.clabe_last4,
          },
          {
            key: 'amount',
            title: t(money.amount),
            align: 'right',
            render: (row) => <MoneyText centavos={row.amount_cents} />,
            csv: (row) => csvMoney(row.amount_cents),
          },
          actions.column,
        ]}
      />
      {actions.dialog}
    </>
  );
}

const accountOf = (row: Withdrawal) => `${row.bank ?? ''} •••• ${row.clabe_last4}`.trim();

const rowsOf = (row: Withdrawal) => [
  { label: t(treasury.investor), value: row.investor_name },
  { label: t(money.account), value: accountOf(row) },
  { label: t(money.amount), value: formatMoney(row.amount_cents) },
];
