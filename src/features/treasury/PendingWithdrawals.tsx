import { withdrawals } from '@contract/withdrawals';
import type { Answer } from '@portal/lib/call';
import { csvInstant, csvMoney } from '@portal/lib/csv-values';
import { formatMoney } from '@portal/lib/format';
import { ResourceTable } from '@portal/lib/ResourceTable';
import { table } from '@portal/messages/common';
import { credit } from '@portal/messages/credit';
import { money, treasury as words } from '@portal/messages/money';
import { useSend } from '@portal/refine/use-call';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { DateTimeText } from '@portal/ui/parts/DateText';
import { DescriptionList } from '@portal/ui/parts/DescriptionList';
import { MoneyText } from '@portal/ui/parts/MoneyText';
import { Button, Flex, Space } from 'antd';
import { useState } from 'react';
import { FullAccount } from './FullAccount';

type Withdrawal = Answer<typeof withdrawals.list>['items'][number];

const touched = ['withdrawals', 'bank-movements'];

/** Withdrawals that wait for the bank: sent with their tracking key, or refused with a reason. */
export function PendingWithdrawals() {
  const [act, setAct] = useState<{ row: Withdrawal; kind: 'send' | 'reject' }>();
  const close = () => setAct(undefined);
  return (
    <>
      <ResourceTable
        id="pending-withdrawals"
        label={words.withdrawals}
        resource="withdrawals"
        endpoint={withdrawals.list}
        prefix="withdrawals_"
        fixed={{ status: 'requested' }}
        rowKey={({ id }) => id}
        dense
        empty={{ text: words.noWithdrawals }}
        columns={[
          {
            key: 'created_at',
            title: money.date,
            render: (row) => <DateTimeText iso={row.created_at} />,
            csv: (row) => csvInstant(row.created_at),
          },
          {
            key: 'investor',
            title: words.investor,
            csv: (row) => row.investor_name,
          },
          {
            key: 'account',
            title: money.account,
            render: accountOf,
            csv: (row) => row.clabe_last4,
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
            render: (row) => (
              <Space>
                <Button size="small" onClick={() => setAct({ row, kind: 'send' })}>
                  {words.send}
                </Button>
                <Button size="small" danger onClick={() => setAct({ row, kind: 'reject' })}>
                  {words.reject}
                </Button>
              </Space>
            ),
          },
        ]}
      />
      <FormModal
        open={act !== undefined}
        title={act?.kind === 'reject' ? words.rejectTitle : words.send}
        onClose={close}
      >
        <Flex vertical gap={16}>
          {act ? <DescriptionList inline rows={rowsOf(act.row)} /> : null}
          {act?.kind === 'send' ? <FullAccount key={act.row.id} withdrawalId={act.row.id} /> : null}
          {act?.kind === 'send' ? <SendForm row={act.row} onDone={close} /> : null}
          {act?.kind === 'reject' ? <RejectForm row={act.row} onDone={close} /> : null}
        </Flex>
      </FormModal>
    </>
  );
}

const accountOf = (row: Withdrawal) => `${row.bank ?? ''} •••• ${row.clabe_last4}`;

/** Said again before the money is told to have left, or goes back. */
const rowsOf = (row: Withdrawal) => [
  { label: words.investor, value: row.investor_name },
  { label: money.account, value: accountOf(row) },
  { label: money.amount, value: formatMoney(row.amount_cents) },
];

interface FormProps {
  row: Withdrawal;
  onDone: () => void;
}

function SendForm({ row, onDone }: FormProps) {
  const send = useSend(withdrawals.send, touched);
  return (
    <AppForm
      schema={withdrawals.send.body}
      initial={{ tracking_key: '' }}
      submitLabel={`${words.send}: ${formatMoney(row.amount_cents)}`}
      outcome="updated"
      onDone={onDone}
      onCancel={onDone}
      onSubmit={async (body) =>
        void (await send.mutateAsync({ params: { withdrawalId: row.id }, body }))
      }
    >
      <TextInput name="tracking_key" label={money.trackingKey} uppercase maxLength={30} />
    </AppForm>
  );
}

function RejectForm({ row, onDone }: FormProps) {
  const reject = useSend(withdrawals.reject, touched);
  return (
    <AppForm
      schema={withdrawals.reject.body}
      initial={{ reason: '' }}
      submitLabel={words.rejectTitle}
      outcome="updated"
      onDone={onDone}
      onCancel={onDone}
      onSubmit={async (body) =>
        void (await reject.mutateAsync({ params: { withdrawalId: row.id }, body }))
      }
    >
      <TextAreaWithCounter name="reason" label={credit.reason} maximum={300} rows={3} />
    </AppForm>
  );
}
