import { href } from '@contract/kernel/screens';
import { money } from '@contract/locales/es-MX/treasury/money';
import { payout } from '@contract/locales/es-MX/treasury/payouts';
import { payoutStatuses, payouts } from '@contract/treasury/payouts';
import type { Answer } from '@portal/api/call';
import { t, texts } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { formatMoney } from '@portal/ui/format';
import { linkColumn, moneyColumn, stateColumn, timeColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { useOrderActions } from '../transfers/use-order-actions';

type Payout = Answer<typeof payouts.list>['items'][number];

const tones = {
  ordered: 'warning',
  sent: 'info',
  confirmed: 'success',
  returned: 'danger',
  cancelled: 'neutral',
} as const;

const accountOf = (row: Payout) =>
  row.clabe_last4 ? `${row.bank ?? ''} •••• ${row.clabe_last4}`.trim() : t(payout.byLine);

export const payoutColumns: readonly Column<Payout>[] = [
  timeColumn('created_at', t(money.date), (row) => row.created_at, { sortable: true }),
  { key: 'kind', title: t(payout.kind), csv: (row) => t(payout.kinds[row.kind]) },
  linkColumn(
    'beneficiary',
    t(payout.beneficiary),
    (row) => row.beneficiary,
    (row) => row.applicant_id && href('applicantShow', { applicantId: row.applicant_id }),
  ),
  { key: 'account', title: t(payout.account), csv: accountOf },
  {
    key: 'tracking',
    title: t(money.trackingKey),
    csv: (row) => row.tracking_key ?? '',
  },
  stateColumn('status', t(money.status), (row) => ({
    tone: tones[row.status],
    text: t(payout.statuses[row.status]),
  })),
  moneyColumn('amount', t(money.amount), (row) => row.amount_cents),
];

/** Payments that were ordered: sent with their tracking key or cancelled, until the bank confirms them. */
export function PayoutTable() {
  const may = useMay('payouts.send');
  const send = useAct(payouts.send);
  const cancel = useAct(payouts.cancel);
  const actions = useOrderActions<Payout>({
    noun: 'payouts',
    maySend: may,
    mayRefuse: may,
    waits: ({ status }) => status === 'ordered',
    rowsOf,
    onSend: (payoutId, body) => send.mutateAsync({ params: { payoutId }, body }),
    refuse: t(payout.cancel),
    refusal: {
      title: t(payout.cancel),
      onRefuse: (payoutId, body) => cancel.mutateAsync({ params: { payoutId }, body }),
    },
  });
  return (
    <>
      <ResourceTable
        id="payouts"
        label={t(payout.title)}
        endpoint={payouts.list}
        prefix="payouts_"
        rowKey={({ id }) => id}
        dense
        empty={{ text: t(payout.none) }}
        filters={[
          {
            name: 'status',
            label: t(money.status),
            options: optionsOf(payoutStatuses, texts(payout.statuses)),
          },
        ]}
        columns={[...payoutColumns, actions.column]}
      />
      {actions.dialog}
    </>
  );
}

const rowsOf = (row: Payout) => [
  { label: t(payout.kind), value: t(payout.kinds[row.kind]) },
  { label: t(payout.beneficiary), value: row.beneficiary },
  { label: t(payout.account), value: accountOf(row) },
  { label: t(money.amount), value: formatMoney(row.amount_cents) },
];
