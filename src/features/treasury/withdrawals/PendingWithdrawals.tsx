import { href } from '@contract/kernel/screens';
import { treasury } from '@contract/locales/es-MX/treasury/bank-movements';
import { money } from '@contract/locales/es-MX/treasury/money';
import { withdrawals } from '@contract/treasury/withdrawals';
import type { Answer } from '@portal/api/call';
import { t } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { formatMoney } from '@portal/ui/format';
import { linkColumn, moneyColumn, timeColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { useOrderActions } from '../transfers/use-order-actions';

type Withdrawal = Answer<typeof withdrawals.list>['items'][number];

const accountOf = (row: Withdrawal) => `${row.bank ?? ''} •••• ${row.clabe_last4}`.trim();

const columns: readonly Column<Withdrawal>[] = [
  timeColumn('created_at', t(money.date), (row) => row.created_at),
  linkColumn(
    'investor',
    t(treasury.investor),
    (row) => row.investor_name,
    (row) => href('investorShow', { investorId: row.investor_id }),
  ),
  {
    key: 'account',
    title: t(money.account),
    render: accountOf,
    csv: (row) => row.clabe_last4,
  },
  moneyColumn('amount', t(money.amount), (row) => row.amount_cents),
];

/** Withdrawals that wait for the bank: sent with their tracking key, or refused with a reason. */
export function PendingWithdrawals() {
  const send = useAct(withdrawals.send);
  const reject = useAct(withdrawals.reject);
  const actions = useOrderActions<Withdrawal>({
    noun: 'withdrawals',
    maySend: useMay('withdrawals.approve'),
    mayRefuse: useMay('withdrawals.reject'),
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
        columns={[...columns, actions.column]}
      />
      {actions.dialog}
    </>
  );
}

const rowsOf = (row: Withdrawal) => [
  { label: t(treasury.investor), value: row.investor_name },
  { label: t(money.account), value: accountOf(row) },
  { label: t(money.amount), value: formatMoney(row.amount_cents) },
];
