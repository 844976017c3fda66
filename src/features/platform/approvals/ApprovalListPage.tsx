import { table } from '@contract/locales/es-MX/kernel/table';
import { approvals } from '@contract/locales/es-MX/platform/approvals';
import {
  type Approval,
  approvalOutcomes,
  approvals as contract,
} from '@contract/platform/approvals';
import { t, texts } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useRead } from '@portal/refine/use-read';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { MoneyText } from '@portal/ui/kit/MoneyText';
import { Page } from '@portal/ui/kit/Page';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { PersonLink } from '@portal/ui/PersonLink';
import { useScreenTitle } from '@portal/ui/screen-context';
import { timeColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { csvMoney } from '@portal/ui/table/csv-values';
import { personColumn } from '@portal/ui/table/person-column';
import { Alert } from 'antd';
import { Fragment, useState } from 'react';
import { Link } from 'react-router';
import { ApprovalDecision } from './ApprovalDecision';
import { ApprovalDialog } from './ApprovalDialog';
import styles from './approvals.module.css';

const tones = {
  waiting: 'warning',
  done: 'success',
  declined: 'danger',
  expired: 'neutral',
} as const;

const detailLine = ({ details, is_party }: Approval) =>
  is_party
    ? t(approvals.isParty)
    : details.map(({ label, value }) => `${label}: ${value}`).join(' · ');

/** The same on the screen, with the way to what it names. */
function Details({ row }: { row: Approval }) {
  if (row.is_party) return t(approvals.isParty);
  return row.details.map(({ label, value, to }, index) => (
    <Fragment key={label}>
      {index > 0 ? ' · ' : null}
      {label}: {to ? <Link to={to}>{value}</Link> : value}
    </Fragment>
  ));
}

export const approvalColumns: readonly Column<Approval>[] = [
  {
    key: 'title',
    title: t(approvals.what),
    render: (row) => (
      <div className={styles.what}>
        <strong>{row.title}</strong>
        <div className={styles.details}>
          <Details row={row} />
        </div>
        {row.lines_total > 0 ? (
          <div className={styles.details}>{t(approvals.lines, { count: row.lines_total })}</div>
        ) : null}
      </div>
    ),
    csv: (row) => `${row.title}. ${detailLine(row)}`,
  },
  {
    key: 'amount',
    title: t(approvals.amount),
    align: 'right',
    render: ({ amount_cents }) =>
      amount_cents === null ? t(approvals.noAmount) : <MoneyText centavos={amount_cents} />,
    csv: ({ amount_cents }) => (amount_cents === null ? '' : csvMoney(amount_cents)),
  },
  personColumn(
    'requested_by',
    t(approvals.who),
    ({ requested_by }) => requested_by,
    ({ requested_by_id }) => requested_by_id,
  ),
  timeColumn('requested_at', t(approvals.when), ({ requested_at }) => requested_at, {
    sortable: true,
  }),
  {
    key: 'outcome',
    title: t(approvals.outcome),
    render: ({ outcome, decided_by, decided_by_id, decline_reason }) => (
      <div>
        <StatusTag tone={tones[outcome]}>{t(approvals.outcomes[outcome])}</StatusTag>
        {decided_by || decline_reason ? (
          <div className={styles.details}>
            {decided_by ? (
              <PersonLink
                userId={decided_by_id}
                name={t(approvals.decidedBy, { name: decided_by })}
              />
            ) : null}
            {decided_by && decline_reason ? '. ' : null}
            {decline_reason}
          </div>
        ) : null}
      </div>
    ),
    csv: ({ outcome }) => t(approvals.outcomes[outcome]),
  },
];

const filters = [
  {
    name: 'outcome',
    label: t(approvals.outcome),
    options: optionsOf(approvalOutcomes, texts(approvals.outcomes)),
  },
];

/** What waits for a second person, and what became of the rest. */
export function ApprovalListPage() {
  const title = useScreenTitle();
  // Beside the table: a row that is refused as it is confirmed leaves the list, and why is read in its dialog.
  const [looked, setLooked] = useState<{ approvalId: string; decides: boolean }>();
  const decision = (row: Approval) => (
    <ApprovalDecision
      approval={row}
      onLook={(decides) => setLooked({ approvalId: row.id, decides })}
    />
  );
  return (
    <Page title={title} explanation={t(approvals.help)}>
      <NoSecondPerson />
      <ResourceTable
        id="approvals"
        label={t(approvals.list)}
        endpoint={contract.list}
        columns={[...approvalColumns, { key: 'act', title: t(table.action), render: decision }]}
        rowKey={({ id }) => id}
        empty={{ text: t(approvals.none) }}
        filters={filters}
      />
      {looked ? <ApprovalDialog {...looked} onClose={() => setLooked(undefined)} /> : null}
    </Page>
  );
}

/** With one administrator everything that takes two would wait for ever: a warning shows before it happens. */
function NoSecondPerson() {
  const { data } = useRead(contract.waiting, {});
  if (data?.others !== 0) return null;
  return (
    <Alert
      className={styles.alone}
      type="warning"
      showIcon
      message={t(approvals.alone)}
      description={t(approvals.aloneHelp)}
    />
  );
}
