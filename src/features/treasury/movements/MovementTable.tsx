import { type Movement, movements, movementTypes } from '@contract/treasury/movements';
import { movementTypeName, money as words } from '@portal/messages/money';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { DateText } from '@portal/ui/kit/DateText';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import type { Column } from '@portal/ui/table/columns';
import { csvDay, csvMoney } from '@portal/ui/table/csv-values';

const columns: Column<Movement>[] = [
  {
    key: 'occurred_on',
    title: words.date,
    render: (row) => <DateText iso={row.occurred_on} />,
    csv: (row) => csvDay(row.occurred_on),
  },
  { key: 'label', title: words.concept, csv: (row) => row.label },
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

const filters = [
  { name: 'type', label: words.concept, options: optionsOf(movementTypes, movementTypeName) },
];

/** The person's own account in the ledger: capital, interest and tax as rows of their own. */
export function MovementTable() {
  return (
    <ResourceTable
      id="movements"
      label={words.movements}
      endpoint={movements.list}
      columns={columns}
      rowKey={({ id }) => id}
      empty={{ text: words.noMovements }}
      filters={filters}
    />
  );
}
