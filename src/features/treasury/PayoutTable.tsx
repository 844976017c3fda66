import { payoutStatuses, payouts } from '@contract/payouts';
import type { Answer } from '@portal/lib/call';
import { csvInstant, csvMoney } from '@portal/lib/csv-values';
import { formatMoney } from '@portal/lib/format';
import { ResourceTable } from '@portal/lib/ResourceTable';
import { table } from '@portal/messages/common';
import { money } from '@portal/messages/money';
import { payout as words } from '@portal/messages/payout';
import { useSend } from '@portal/refine/use-call';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { DateTimeText } from '@portal/ui/parts/DateText';
import { DescriptionList } from '@portal/ui/parts/DescriptionList';
import { MoneyText } from '@portal/ui/parts/MoneyText';
import { StatusTag } from '@portal/ui/parts/StatusTag';
import { Button, Flex, Space } from 'antd';
import { useState } from 'react';

type Payout = Answer<typeof payouts.list>['items'][number];

const touched = ['payouts', 'bank-movements', 'approvals'];

const tones = {
  ordered: 'warning',
  sent: 'info',
  confirmed: 'success',
  cancelled: 'neutral',
} as const;

const accountOf = (row: Payout) =>
  row.clabe_last4 ? `${row.bank ?? ''} •••• ${row.clabe_last4}`.trim() : words.byLine;

/** Payments that were ordered: sent with their tracking key or cancelled, until the bank confirms them. */
export function PayoutTable() {
  const [act, setAct] = useState<{ row: Payout; kind: 'send' | 'cancel' }>();
  const close = () => setAct(undefined);
  return (
    <>
      <ResourceTable
        id="payouts"
        label={words.title}
        resource="payouts"
        endpoint={payouts.list}
        prefix="payouts_"
        rowKey={({ id }) => id}
        dense
        empty={{ text: words.none }}
        filters={[
          {
            name: 'status',
            label: money.status,
            options: optionsOf(payoutStatuses, words.statuses),
          },
        ]}
        columns={[
          {
            key: 'created_at',
            title: money.date,
            sortable: true,
            render: (row) => <DateTimeText iso={row.created_at} />,
            csv: (row) => csvInstant(row.created_at),
          },
          { key: 'kind', title: words.kind, csv: (row) => words.kinds[row.kind] },
          { key: 'beneficiary', title: words.beneficiary, csv: (row) => row.beneficiary },
          { key: 'account', title: words.account, csv: accountOf },
          {
            key: 'tracking',
            title: money.trackingKey,
            csv: (row) => row.tracking_key ?? '',
          },
          {
            key: 'status',
            title: money.status,
            render: (row) => (
              <StatusTag tone={tones[row.status]}>{words.statuses[row.status]}</StatusTag>
            ),
            csv: (row) => words.statuses[row.status],
          },
          {
            key: 'amount',
            title: money.amount,
            align: 'right',
            render: (row) => <MoneyText centavos={row.amount_cents} />,
            csv: (row) => csvMoney(row.amount_cents),
          },
          {
            key: 'act',
            title: table.action,
            render: (row) =>
              row.status === 'ordered' ? (
                <Space>
                  <Button size="small" onClick={() => setAct({ row, kind: 'send' })}>
                    {words.send}
                  </Button>
                  <Button size="small" danger onClick={() => setAct({ row, kind: 'cancel' })}>
                    {words.cancel}
                  </Button>
                </Space>
              ) : null,
          },
        ]}
      />
      <FormModal
        open={act !== undefined}
        title={act?.kind === 'cancel' ? words.cancel : words.send}
        onClose={close}
      >
        {act ? (
          <Flex vertical gap={16}>
            <DescriptionList inline rows={rowsOf(act.row)} />
            {act.kind === 'send' ? (
              <SendForm row={act.row} onDone={close} />
            ) : (
              <CancelForm row={act.row} onDone={close} />
            )}
          </Flex>
        ) : null}
      </FormModal>
    </>
  );
}

const rowsOf = (row: Payout) => [
  { label: words.kind, value: words.kinds[row.kind] },
  { label: words.beneficiary, value: row.beneficiary },
  { label: words.account, value: accountOf(row) },
  { label: money.amount, value: formatMoney(row.amount_cents) },
];

interface FormProps {
  row: Payout;
  onDone: () => void;
}

function SendForm({ row, onDone }: FormProps) {
  const send = useSend(payouts.send, touched);
  return (
    <AppForm
      schema={payouts.send.body}
      initial={{ tracking_key: '' }}
      submitLabel={`${words.send}: ${formatMoney(row.amount_cents)}`}
      outcome="updated"
      onDone={onDone}
      onCancel={onDone}
      onSubmit={async (body) =>
        void (await send.mutateAsync({ params: { payoutId: row.id }, body }))
      }
    >
      <TextInput name="tracking_key" label={money.trackingKey} uppercase maxLength={30} />
    </AppForm>
  );
}

function CancelForm({ row, onDone }: FormProps) {
  const cancel = useSend(payouts.cancel, touched);
  return (
    <AppForm
      schema={payouts.cancel.body}
      initial={{ reason: '' }}
      submitLabel={words.cancel}
      outcome="updated"
      onDone={onDone}
      onCancel={onDone}
      onSubmit={async (body) =>
        void (await cancel.mutateAsync({ params: { payoutId: row.id }, body }))
      }
    >
      <TextAreaWithCounter name="reason" label={words.reason} maximum={300} rows={3} />
    </AppForm>
  );
}
