import { type Movement, movements, movementTypes } from '@contract/movements';
import { csvMoney } from '@portal/lib/csv-values';
import { ResourceTable } from '@portal/lib/ResourceTable';
import { common } from '@portal/messages/common';
import { movementTypeName, money as words } from '@portal/messages/money';
import { DateText } from '@portal/ui/parts/DateText';
import { MoneyText } from '@portal/ui/parts/MoneyText';
import type { Column } from '@portal/ui/table/columns';
import { Select } from 'antd';

const columns: Column<Movement>[] = [
  {
    key: 'occurred_on',
    title: words.date,
    render: (row) => <DateText iso={row.occurred_on} />,
    csv: (row) => row.occurred_on,
  },
  { key: 'label', title: words.concept, render: (row) => row.label, csv: (row) => row.label },
  {
    key: 'project',
    title: words.project,
    render: (row) => row.project_folio,
    csv: (row) => row.project_folio ?? '',
  },
  {
    key: 'amount',
    title: words.amount,
    align: 'right',
    render: (row) => <MoneyText centavos={row.amount_cents} />,
    csv: (row) => csvMoney(row.amount_cents),
  },
  {
    key: 'balance',
    title: words.balance,
    align: 'right',
    render: (row) => <MoneyText centavos={row.balance_cents} />,
    csv: (row) => csvMoney(row.balance_cents),
  },
];

/** The person's own account in the ledger: capital, interest and tax as rows of their own. */
export function MovementTable() {
  return (
    <ResourceTable
      id="movements"
      label={words.movements}
      resource="movements"
      endpoint={movements.list}
      columns={columns}
      rowKey={({ id }) => id}
      cardsUnder={768}
      empty={{ text: words.noMovements }}
      filterNames={['type']}
      filters={(values, set) => (
        <Select
          aria-label={common.filter}
          placeholder={common.filter}
          allowClear
          popupMatchSelectWidth={false}
          value={values.type}
          options={movementTypes.map((value) => ({ value, label: movementTypeName[value] }))}
          onChange={(value?: string) => set('type', value)}
        />
      )}
    />
  );
}
