import { money, movementTypeName } from '@contract/locales/es-MX/treasury/money';
import { type Movement, movements, movementTypes } from '@contract/treasury/movements';
import { t, texts } from '@portal/i18n';

import { ResourceTable } from '@portal/refine/ResourceTable';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { DateText } from '@portal/ui/kit/DateText';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import type { Column } from '@portal/ui/table/columns';
import { csvDay, csvMoney } from '@portal/ui/table/csv-values';

const columns: Column<Movement>[] = [
  {
    key: 'occurred_on',
    title: t(money.date),
    render: (row) => <DateText iso={row.occurred_on} />,
    csv: (row) => csvDay(row.occurred_on),
  },
  { key: 'label', title: t(money.concept), csv: (row) => row.label },
  {
    key: 'project',
    title: t(money.project),
    render: (row) => row.project_folio,
    csv: (row) => row.project_folio ?? '',
  },
  {
    key: 'amount',
    title: t(money.amount),
    align: 'right',
    render: (row) => <MoneyText centavos={row.amount_cents} />,
    csv: (row) => csvMoney(row.amount_cents),
  },
  {
    key: 'balance',
    title: t(money.balance),
    align: 'right',
    render: (row) => <MoneyText centavos={row.balance_cents} />,
    csv: (row) => csvMoney(row.balance_cents),
  },
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
