import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { table } from '@contract/locales/es-MX/kernel/table';
import { bankDay } from '@contract/locales/es-MX/treasury/bank-days';
import { bankDayStates, bankDays } from '@contract/treasury/bank-days';
import { UnlessWaiting } from '@portal/features/platform';
import { t, texts } from '@portal/i18n';

import { ResourceTable } from '@portal/refine/ResourceTable';
import { useAct } from '@portal/refine/use-act';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { formatDate, formatMoney } from '@portal/ui/format';
import { DateText } from '@portal/ui/kit/DateText';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { useConfirm } from '@portal/ui/kit/use-confirm';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { csvDay, csvMoney } from '@portal/ui/table/csv-values';
import { Button, Space } from 'antd';
import { useState } from 'react';
import { type BankDay, DayDifferences } from './DayDifferences';

const tones = { open: 'neutral', sound: 'success', unsound: 'danger', settled: 'neutral' } as const;
const filters = [
  { name: 'state', label: t(bankDay.state), options: optionsOf(bankDayStates, texts(bankDay)) },
];

/** Each day with the balance that the bank reported, closed once it is over. */
export function BankDayTable() {
  const confirm = useConfirm();
  const outcome = useOutcome();
  const close = useAct(bankDays.close);
  const [shown, setShown] = useState<BankDay>();

  async function ask(row: BankDay) {
    const sure = await confirm({
      title: t(bankDay.closeTitle, { day: formatDate(row.day) }),
      text: t(bankDay.closeText),
      rows: [
        { label: t(bankDay.opening), value: formatMoney(row.opening_cents) },
        { label: t(bankDay.closing), value: formatMoney(row.closing_cents) },
        { label: t(bankDay.ledger), value: formatMoney(row.ledger_cents) },
        { label: t(bankDay.difference), value: formatMoney(row.ledger_cents - row.closing_cents) },
      ],
      okText: t(bankDay.close),
    });
    if (!sure) return;
    try {
      const closed = await close.mutateAsync({ params: { day: row.day } });
      outcome.saved('updated');
      if (closed.close?.sound === false) setShown(closed);
    } catch (thrown) {
      outcome.notDone(thrown);
    }
  }

  function actionOf(row: BankDay) {
    if (!row.close) {
      const over = row.day < dayInMexicoCity(new Date());
      return (
        <UnlessWaiting objectId={row.day}>
          <Button
            size="small"
            disabled={!over}
            loading={close.isPending && close.variables?.params.day === row.day}
            onClick={() => void ask(row)}
          >
            {t(bankDay.close)}
          </Button>
        </UnlessWaiting>
      );
    }
    return row.close.sound ? null : (
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
        columns={[
          {
            key: 'day',
            title: t(bankDay.day),
            sortable: true,
            render: (row) => <DateText iso={row.day} />,
            csv: (row) => csvDay(row.day),
          },
          {
            key: 'opening',
            title: t(bankDay.opening),
            align: 'right',
            render: (row) => <MoneyText centavos={row.opening_cents} />,
            csv: (row) => csvMoney(row.opening_cents),
          },
          {
            key: 'closing',
            title: t(bankDay.closing),
            align: 'right',
            render: (row) => <MoneyText centavos={row.closing_cents} />,
            csv: (row) => csvMoney(row.closing_cents),
          },
          {
            key: 'ledger',
            title: t(bankDay.ledger),
            align: 'right',
            render: (row) => <MoneyText centavos={row.ledger_cents} />,
            csv: (row) => csvMoney(row.ledger_cents),
          },
          {
            key: 'state',
            title: t(bankDay.state),
            render: (row) => <StatusTag tone={tones[row.state]}>{t(bankDay[row.state])}</StatusTag>,
            csv: (row) => t(bankDay[row.state]),
          },
          {
            key: 'closed_by',
            title: t(bankDay.closedBy),
            csv: (row) => (row.close ? (row.close.closed_by ?? t(bankDay.byItself)) : ''),
          },
          { key: 'act', title: t(table.action), render: actionOf },
        ]}
      />
      <DayDifferences day={shown} onClose={() => setShown(undefined)} />
    </>
  );
}
