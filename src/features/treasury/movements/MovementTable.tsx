import { money, movementTypeName } from '@contract/locales/es-MX/treasury/money';
import { type Movement, movements, movementTypes } from '@contract/treasury/movements';
import { t, texts } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { dayColumn, moneyColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';

const columns: Column<Movement>[] = [
  dayColumn('occurred_on', t(money.date), (row) => row.occurred_on),
  { key: 'label', title: t(money.concept), csv: (row) => row.label },
  {
    key: 'project',
    title: t(money.project),
    // Whole, as in all lists: a line would break at its hyphen.
    render: (row) => (row.project_folio ? <span className="amount">{row.project_folio}</span> : ''),
    csv: (row) => row.project_folio ?? '',
  },
  moneyColumn('amount', t(money.amount), (row) => row.amount_cents),
  moneyColumn('balance', t(money.balance), (row) => row.balance_cents),
];

const filters = [
  {
    name: 'type',
    label: t(money.concept),
    options: optionsOf(movementTypes, texts(movementTypeName)),
  },
];

/** The person's own account in the ledger: capital, interest and tax as rows of their own. */
export function MovementTable() {
  return (
    <ResourceTable
      id="movements"
      label={t(money.movements)}
      endpoint={movements.list}
      columns={columns}
      rowKey={({ id }) => id}
      empty={{ text: t(money.noMovements) }}
      filters={filters}
    />
  );
}
