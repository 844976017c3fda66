import { href } from '@contract/kernel/screens';
import { recurringOrder as words } from '@contract/locales/es-MX/treasury/recurring-orders';
import {
  type RecurringOrderRun,
  recurringOrderRuns,
} from '@contract/treasury/recurring-order-runs';
import type { RecurringOrderKind } from '@contract/treasury/recurring-orders';
import { t } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { Section } from '@portal/ui/kit/Section';
import { dayColumn, linkColumn, stateColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { csvMoney } from '@portal/ui/table/csv-values';
import { reasonOf, runState } from './run-state';

/** What became of the orders of a kind, month by month. */
export const RunTable = ({ kind }: { kind: RecurringOrderKind }) => (
  <Section title={t(words.history)} flush>
    <ResourceTable
      id={`recurring-${kind}-runs`}
      label={t(words.history)}
      endpoint={recurringOrderRuns.list}
      fixed={{ kind }}
      rowKey={({ id }) => id}
      empty={{ text: t(words.noHistory) }}
      columns={kind === 'deposit' ? [...columns, amount] : [...columns, withdrawal, amount]}
    />
  </Section>
);

const columns: readonly Column<RecurringOrderRun>[] = [
  dayColumn('due_on', t(words.columns.dueOn), (row) => row.due_on, { sortable: true }),
  {
    key: 'order',
    title: t(words.columns.order),
    defaultHidden: true,
    csv: (row) => row.order_folio,
  },
  stateColumn('status', t(words.columns.status), runState),
  { key: 'reason', title: t(words.columns.reason), csv: reasonOf },
];

const withdrawal = linkColumn<RecurringOrderRun>(
  'withdrawal',
  t(words.columns.withdrawal),
  (row) => row.withdrawal_folio ?? '',
  (row) => (row.withdrawal_id ? `${href('withdrawFunds')}?retiro=${row.withdrawal_id}` : null),
);

const amount: Column<RecurringOrderRun> = {
  key: 'amount',
  title: t(words.columns.amount),
  align: 'right',
  render: ({ amount_cents }) =>
    amount_cents === null ? '' : <MoneyText centavos={amount_cents} />,
  csv: ({ amount_cents }) => (amount_cents === null ? '' : csvMoney(amount_cents)),
};
