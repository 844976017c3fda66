import { withdrawals } from '@contract/withdrawals';
import { csvInstant, csvMoney } from '@portal/lib/csv-values';
import { ResourceTable } from '@portal/lib/ResourceTable';
import { money, treasury as words } from '@portal/messages/money';
import { useSend } from '@portal/refine/use-call';
import { AppForm } from '@portal/ui/form/AppForm';
import { FormModal } from '@portal/ui/form/FormDialog';
import { TextAreaWithCounter } from '@portal/ui/form/inputs/TextAreaWithCounter';
import { TextInput } from '@portal/ui/form/inputs/TextInput';
import { DateTimeText } from '@portal/ui/parts/DateText';
import { MoneyText } from '@portal/ui/parts/MoneyText';
import { Button, Space } from 'antd';
import { useState } from 'react';

const touched = ['withdrawals', 'bank-movements'];

/** Withdrawals that wait for the bank: sent with their tracking key, or refused with a reason. */
export function PendingWithdrawals() {
  const [act, setAct] = useState<{ id: string; kind: 'send' | 'reject' }>();
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
            render: (row) => `${row.bank ?? ''} •••• ${row.clabe_last4}`,
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
            title: '',
            render: (row) => (
              <Space>
                <Button size="small" onClick={() => setAct({ id: row.id, kind: 'send' })}>
                  {words.send}
                </Button>
                <Button size="small" danger onClick={() => setAct({ id: row.id, kind: 'reject' })}>
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
        {act?.kind === 'send' ? <SendForm withdrawalId={act.id} onDone={close} /> : null}
        {act?.kind === 'reject' ? <RejectForm withdrawalId={act.id} onDone={close} /> : null}
      </FormModal>
    </>
  );
}

interface FormProps {
  withdrawalId: string;
  onDone: () => void;
}

function SendForm({ withdrawalId, onDone }: FormProps) {
  const send = useSend(withdrawals.send, touched);
  return (
    <AppForm
      schema={withdrawals.send.body}
      initial={{ tracking_key: '' }}
      submitLabel={words.send}
      outcome="updated"
      onDone={onDone}
      onSubmit={async (body) => void (await send.mutateAsync({ params: { withdrawalId }, body }))}
    >
      <TextInput name="tracking_key" label={money.trackingKey} uppercase maxLength={30} />
    </AppForm>
  );
}

function RejectForm({ withdrawalId, onDone }: FormProps) {
  const reject = useSend(withdrawals.reject, touched);
  return (
    <AppForm
      schema={withdrawals.reject.body}
      initial={{ reason: '' }}
      submitLabel={words.reject}
      outcome="updated"
      onDone={onDone}
      onSubmit={async (body) => void (await reject.mutateAsync({ params: { withdrawalId }, body }))}
    >
      <TextAreaWithCounter name="reason" label={words.rejectTitle} maximum={300} rows={3} />
    </AppForm>
  );
}
