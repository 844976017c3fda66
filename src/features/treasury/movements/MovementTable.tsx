import { money, movementTypeName } from '@contract/locales/es-MX/treasury/money';
import { type Movement, movements, movementTypes } from '@contract/treasury/movements';
import { t, texts } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { dayColumn, moneyColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { Link } from 'react-router';

export const movementColumns: Column<Movement>[] = [
  dayColumn('occurred_on', t(money.date), (row) => row.occurred_on),
  { key: 'label', title: t(money.concept), csv: (row) => row.label },
  {
    key: 'project',
    title: t(money.project),
    // Whole, as in all lists: a line would break at its hyphen.
    render: ({ project_folio: folio, to }) => {
      if (!folio) return '';
      if (!to) return <span className="amount">{folio}</span>;
      return (
        <Link className="amount" to={to}>
          {folio}
        </Link>
      );
    },
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

interface MovementTableProps {
  /** Whose, for staff; without it one's own. */
  of?: { investor_id: string } | { applicant_id: string };
  /** Begins its names in the address, where a screen has another table. */
  prefix?: string;
}

/** A person's account in the ledger: capital, interest and tax as rows of their own. */
export function MovementTable({ of, prefix }: MovementTableProps) {
  return (
    <ResourceTable
      id={of ? 'movements-of-person' : 'movements'}
      {...(of && { fixed: of })}
      {...(prefix && { prefix })}
      label={t(money.movements)}
      endpoint={movements.list}
      columns={movementColumns}
      rowKey={({ id }) => id}
      empty={{ text: t(of ? money.noMovementsOf : money.noMovements) }}
      dense={of !== undefined}
      filters={filters}
    />
  );
}
