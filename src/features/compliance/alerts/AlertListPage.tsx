import { type AlertItem, alertRules, alertStatuses, alerts } from '@contract/compliance/alerts';
import { href } from '@contract/kernel/screens';
import { alertNames, alertList as words } from '@contract/locales/es-MX/compliance/alerts';
import { t, texts } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useRead } from '@portal/refine/use-read';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { DeadlineText } from '@portal/ui/kit/DateText';
import { Page } from '@portal/ui/kit/Page';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { useScreenTitle } from '@portal/ui/screen-context';
import { assigneeColumn, assigneeFilter } from '@portal/ui/table/assignees';
import { CellLines } from '@portal/ui/table/CellLines';
import {
  dayColumn,
  linkColumn,
  moneyColumn,
  stateColumn,
  timeColumn,
} from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { csvInstant } from '@portal/ui/table/csv-values';
import { Link } from 'react-router';
import { statusTag, urgencyTag } from './alert-tags';

function Due({ alert }: { alert: AlertItem }) {
  const tag = urgencyTag(alert);
  return (
    <CellLines>
      <DeadlineText iso={alert.due_at} />
      {tag && tag.tone !== 'neutral' ? <StatusTag tone={tag.tone}>{tag.text}</StatusTag> : null}
    </CellLines>
  );
}

export const alertColumns: readonly Column<AlertItem>[] = [
  {
    key: 'rule',
    title: t(words.rule),
    render: ({ id, rule }) => (
      <Link to={href('alertShow', { alertId: id })}>{t(alertNames.rule[rule])}</Link>
    ),
    csv: ({ rule }) => t(alertNames.rule[rule]),
  },
  linkColumn(
    'person',
    t(words.person),
    ({ person }) => person,
    ({ user_id }) => href('userFile', { userId: user_id }),
  ),
  moneyColumn('amount_cents', t(words.amount), ({ amount_cents }) => amount_cents),
  dayColumn('happened_on', t(words.happened), ({ happened_on }) => happened_on),
  {
    key: 'due_at',
    title: t(words.due),
    sortable: true,
    render: (alert) => <Due alert={alert} />,
    csv: ({ due_at }) => csvInstant(due_at),
  },
  timeColumn('created_at', t(words.created), ({ created_at }) => created_at, {
    sortable: true,
    defaultHidden: true,
  }),
  stateColumn('status', t(words.status), statusTag),
  assigneeColumn(),
];

/** Alerts against money laundering, worked one after another; each leads to what opened it. */
export function AlertListPage() {
  const staff = useRead(alerts.staff, {});
  return (
    <Page title={useScreenTitle()} explanation={t(words.help)}>
      <ResourceTable
        id="alerts"
        label={t(words.label)}
        endpoint={alerts.list}
        columns={alertColumns}
        rowKey={({ id }) => id}
        searchable
        dense
        cardsUnder={992}
        empty={{ text: t(words.none) }}
        filters={[
          {
            name: 'rule',
            label: t(words.rule),
            options: optionsOf(alertRules, texts(alertNames.rule)),
          },
          {
            name: 'status',
            label: t(words.status),
            options: optionsOf(alertStatuses, texts(alertNames.status)),
          },
          assigneeFilter(staff.data?.items),
        ]}
      />
    </Page>
  );
}
