import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { table } from '@contract/locales/es-MX/kernel/table';
import { bankDay } from '@contract/locales/es-MX/treasury/bank-days';
import { treasuryReceipts } from '@contract/locales/es-MX/treasury/receipts';
import { bankDayStates, bankDays } from '@contract/treasury/bank-days';
import { UnlessWaiting } from '@portal/features/platform';
import { t, texts } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { useMay } from '@portal/refine/use-may';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { formatDate, formatMoney } from '@portal/ui/format';
import { dayColumn, moneyColumn, stateColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { Button, Space } from 'antd';
import { useState } from 'react';
import { ByWhom, byWhom } from './ByWhom';
import { type BankDay, DayDifferences } from './DayDifferences';

const tones = {
  open: 'neutral',
  sound: 'success',
  on_the_way: 'info',
  unsound: 'danger',
  settled: 'neutral',
} as const;
const filters = [
  { name: 'state', label: t(bankDay.state), options: optionsOf(bankDayStates, texts(bankDay)) },
];

const columns: readonly Column<BankDay>[] = [
  dayColumn('day', t(bankDay.day), (row) => row.day, { sortable: true }),
  moneyColumn('opening', t(bankDay.opening), (row) => row.opening_cents),
  moneyColumn('closing', t(bankDay.closing), (row) => row.closing_cents),
  moneyColumn('ledger', t(bankDay.ledger), (row) => row.ledger_cents),
  stateColumn('state', t(bankDay.state), (row) => ({
    tone: tones[row.state],
    text: t(bankDay[row.state]),
  })),
  {
    key: 'closed_by',
    title: t(bankDay.closedBy),
    render: ({ close }) => (close ? <ByWhom people={close.closed_by} /> : ''),
    csv: ({ close }) => close && byWhom(close.closed_by),
  },
];

/** Each day with the balance that the bank reported, closed once it is over. */
export function BankDayTable() {
  const close = useConfirmedAct(bankDays.close);
  const mayClose = useMay('ledger.close');
  const [shown, setShown] = useState<BankDay>();

  async function ask(row: BankDay) {
    await close.ask(
      {
        title: t(bankDay.closeTitle, { day: formatDate(row.day) }),
        text: t(bankDay.closeText),
        rows: [
          { label: t(bankDay.opening), value: formatMoney(row.opening_cents) },
          { label: t(bankDay.closing), value: formatMoney(row.closing_cents) },
          { label: t(bankDay.ledger), value: formatMoney(row.ledger_cents) },
          {
            label: t(bankDay.difference),
            value: formatMoney(row.ledger_cents - row.closing_cents),
          },
        ],
        okText: t(bankDay.close),
      },
      { params: { day: row.day } },
      {
        receipt: (closed) => ({
          title: t(treasuryReceipts.dayClosed.title),
          rows: [
            { label: t(treasuryReceipts.day), value: formatDate(closed.day) },
            { label: t(bankDay.closing), value: formatMoney(closed.closing_cents) },
            { label: t(bankDay.ledger), value: formatMoney(closed.ledger_cents) },
          ],
          next: t(treasuryReceipts.dayClosed.next[closed.close?.sound ? 'sound' : 'unsound']),
        }),
        onDone: (closed) => {
          if (closed.close?.sound === false) setShown(closed);
        },
      },
    );
  }

  function actionOf(row: BankDay) {
    if (!row.close) {
      if (row.day >= dayInMexicoCity(new Date())) return t(bankDay.notOver);
      return mayClose ? (
        <UnlessWaiting objectId={row.day}>
          <Button
            size="small"
            loading={close.isPending && close.variables?.params.day === row.day}
            onClick={() => void ask(row)}
          >
            {t(bankDay.close)}
          </Button>
        </UnlessWaiting>
      ) : null;
    }
    return row.close.differences.length === 0 ? null : (
      <Space wrap>
        <Button size="small" onClick={() => setShown(row)}>
          {t(bankDay.see)}
        </Button>
        {row.settled ? null : <UnlessWaiting objectId={row.day}>{null}</UnlessWaiting>}
      </Space>
    );
  }

  return (
    <>
      <ResourceTable
        id="bank-days"
        label={t(bankDay.title)}
        endpoint={bankDays.list}
        prefix="days_"
        rowKey={({ day }) => day}
        dense
        empty={{ text: t(bankDay.none) }}
        filters={filters}
        columns={[...columns, { key: 'act', title: t(table.action), render: actionOf }]}
      />
      <DayDifferences day={shown} onClose={() => setShown(undefined)} />
    </>
  );
}
