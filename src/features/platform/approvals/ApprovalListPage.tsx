import {
  type Approval,
  approvalOutcomes,
  approvals as contract,
} from '@contract/platform/approvals';
import { approvals as words } from '@portal/messages/approvals';
import { table } from '@portal/messages/common';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useRead } from '@portal/refine/use-read';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { DateTimeText } from '@portal/ui/kit/DateText';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { Page } from '@portal/ui/kit/Page';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { useScreenTitle } from '@portal/ui/screen-context';
import type { Column } from '@portal/ui/table/columns';
import { csvInstant, csvMoney } from '@portal/ui/table/csv-values';
import { Alert } from 'antd';
import { ApprovalDecision } from './ApprovalDecision';
import styles from './approvals.module.css';

const tones = {
  waiting: 'warning',
  done: 'success',
  declined: 'danger',
  expired: 'neutral',
} as const;

const detailLine = ({ details }: Approval) =>
  details.map(({ label, value }) => `${label}: ${value}`).join(' · ');

const columns: readonly Column<Approval>[] = [
  {
    key: 'title',
    title: words.what,
    render: (row) => (
      <div className={styles.what}>
        <strong>{row.title}</strong>
        <div className={styles.details}>{detailLine(row)}</div>
        {row.lines_total > 0 ? (
          <div className={styles.details}>{words.lines(row.lines_total)}</div>
        ) : null}
      </div>
    ),
    csv: (row) => `${row.title}. ${detailLine(row)}`,
  },
  {
    key: 'amount',
    title: words.amount,
    align: 'right',
    render: ({ amount_cents }) =>
      amount_cents === null ? words.noAmount : <MoneyText centavos={amount_cents} />,
    csv: ({ amount_cents }) => (amount_cents === null ? '' : csvMoney(amount_cents)),
  },
  {
    key: 'requested_by',
    title: words.who,
    csv: ({ requested_by }) => requested_by,
  },
  {
    key: 'requested_at',
    title: words.when,
    sortable: true,
    render: ({ requested_at }) => <DateTimeText iso={requested_at} />,
    csv: ({ requested_at }) => csvInstant(requested_at),
  },
  {
    key: 'outcome',
    title: words.outcome,
    render: ({ outcome, decided_by, decline_reason }) => (
      <div>
        <StatusTag tone={tones[outcome]}>{words.outcomes[outcome]}</StatusTag>
        {decided_by ? (
          <div className={styles.details}>
            {[words.decidedBy(decided_by), decline_reason].filter(Boolean).join('. ')}
          </div>
        ) : null}
      </div>
    ),
    csv: ({ outcome }) => words.outcomes[outcome],
  },
  { key: 'act', title: table.action, render: (row) => <ApprovalDecision approval={row} /> },
];

const filters = [
  {
    name: 'outcome',
    label: words.outcome,
    options: optionsOf(approvalOutcomes, words.outcomes),
  },
];

/** What waits for a second person, and what became of the rest. */
export function ApprovalListPage() {
  const title = useScreenTitle();
  return (
    <Page title={title} explanation={words.help}>
      <NobodyElse />
      <ResourceTable
        id="approvals"
        label={words.list}
        endpoint={contract.list}
        columns={columns}
        rowKey={({ id }) => id}
        empty={{ text: words.none }}
        filters={filters}
      />
    </Page>
  );
}

/** With one administrator everything that takes two would wait for ever: it is said before it happens. */
function NobodyElse() {
  const { data } = useRead(contract.waiting, {});
  if (data?.others !== 0) return null;
  return (
    <Alert
      className={styles.alone}
      type="warning"
      showIcon
      message={words.alone}
      description={words.aloneHelp}
    />
  );
}
