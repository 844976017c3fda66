import { bankDays } from '@contract/bank-days';
import { dayInMexicoCity } from '@contract/fields/day';
import type { Answer } from '@portal/lib/call';
import { csvDay, csvMoney } from '@portal/lib/csv-values';
import { formatDate, formatMoney } from '@portal/lib/format';
import { ResourceTable } from '@portal/lib/ResourceTable';
import { bankDay as words } from '@portal/messages/bank-day';
import { table } from '@portal/messages/common';
import { money } from '@portal/messages/money';
import { useSend } from '@portal/refine/use-call';
import { toFailure } from '@portal/ui/failure';
import { DateText } from '@portal/ui/parts/DateText';
import { MoneyText } from '@portal/ui/parts/MoneyText';
import { StatusTag } from '@portal/ui/parts/StatusTag';
import { useConfirm } from '@portal/ui/parts/use-confirm';
import { useOutcome } from '@portal/ui/parts/use-outcome';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { DifferenceList } from './DifferenceList';

type BankDay = Answer<typeof bankDays.list>['items'][number];

const stateOf = ({ close }: BankDay) => (close ? (close.sound ? 'sound' : 'unsound') : 'open');
const tones = { open: 'neutral', sound: 'success', unsound: 'danger' } as const;

/** Each day with the balance that the bank told, closed once it is over. */
export function BankDayTable() {
  const confirm = useConfirm();
  const outcome = useOutcome();
  const close = useSend(bankDays.close, ['bank-days', 'bank-movements']);
  const [shown, setShown] = useState<BankDay>();

  async function ask(row: BankDay) {
    const sure = await confirm({
      title: words.closeTitle(formatDate(row.day)),
      text: words.closeText,
      rows: [
        { label: words.opening, value: formatMoney(row.opening_cents) },
        { label: words.closing, value: formatMoney(row.closing_cents) },
      ],
      okText: words.close,
    });
    if (!sure) return;
    try {
      const closed = await close.mutateAsync({ params: { day: row.day } });
      outcome.saved('updated');
      if (closed.close?.sound === false) setShown(closed);
    } catch (thrown) {
      outcome.failed(toFailure(thrown).message);
    }
  }

  function actionOf(row: BankDay) {
    if (!row.close) {
      const over = row.day < dayInMexicoCity(new Date());
      return (
        <Button
          size="small"
          disabled={!over}
          loading={close.isPending && close.variables.params.day === row.day}
          onClick={() => void ask(row)}
        >
          {words.close}
        </Button>
      );
    }
    return row.close.sound ? null : (
      <Button size="small" onClick={() => setShown(row)}>
        {words.see}
      </Button>
    );
  }

  return (
    <>
      <ResourceTable
        id="bank-days"
        label={words.title}
        resource="bank-days"
        endpoint={bankDays.list}
        prefix="days_"
        rowKey={({ day }) => day}
        dense
        empty={{ text: words.none }}
        columns={[
          {
            key: 'day',
            title: words.day,
            sortable: true,
            render: (row) => <DateText iso={row.day} />,
            csv: (row) => csvDay(row.day),
          },
          {
            key: 'opening',
            title: words.opening,
            align: 'right',
            render: (row) => <MoneyText centavos={row.opening_cents} />,
            csv: (row) => csvMoney(row.opening_cents),
          },
          {
            key: 'closing',
            title: words.closing,
            align: 'right',
            render: (row) => <MoneyText centavos={row.closing_cents} />,
            csv: (row) => csvMoney(row.closing_cents),
          },
          {
            key: 'ledger',
            title: words.ledger,
            align: 'right',
            render: (row) =>
              row.close ? <MoneyText centavos={row.close.ledger_cents} /> : money.unknown,
            csv: (row) => (row.close ? csvMoney(row.close.ledger_cents) : ''),
          },
          {
            key: 'state',
            title: words.state,
            render: (row) => (
              <StatusTag tone={tones[stateOf(row)]}>{words[stateOf(row)]}</StatusTag>
            ),
            csv: (row) => words[stateOf(row)],
          },
          {
            key: 'closed_by',
            title: words.closedBy,
            csv: (row) => row.close?.closed_by ?? '',
          },
          { key: 'act', title: table.action, render: actionOf },
        ]}
      />
      <Modal
        open={shown !== undefined}
        centered
        destroyOnHidden
        footer={null}
        title={words.differences}
        onCancel={() => setShown(undefined)}
      >
        {shown?.close ? <DifferenceList differences={shown.close.differences} /> : null}
      </Modal>
    </>
  );
}
