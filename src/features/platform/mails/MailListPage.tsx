import { mails as contract, type MailItem, mailStatuses } from '@contract/platform/mails';
import { mails as words } from '@portal/messages/mails';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { DateTimeText } from '@portal/ui/kit/DateText';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import type { Column } from '@portal/ui/table/columns';
import { csvInstant } from '@portal/ui/table/csv-values';
import { Button } from 'antd';
import { useState } from 'react';
import { MailDrawer } from './MailDrawer';
import { MailState } from './MailState';
import styles from './mails.module.css';

const columnsWith = (open: (id: string) => void): readonly Column<MailItem>[] => [
  {
    key: 'subject',
    title: words.subject,
    render: ({ id, subject }) => (
      <Button type="link" size="small" className={styles.subject} onClick={() => open(id)}>
        {subject}
      </Button>
    ),
    csv: ({ subject }) => subject,
  },
  { key: 'to', title: words.to, render: ({ to }) => to, csv: ({ to }) => to },
  {
    key: 'status',
    title: words.status,
    render: ({ status }) => <MailState status={status} />,
    csv: ({ status }) => words.statuses[status],
  },
  {
    key: 'last_error',
    title: words.error,
    render: ({ last_error }) => <div className={styles.error}>{last_error ?? words.nothing}</div>,
    csv: ({ last_error }) => last_error,
  },
  {
    key: 'created_at',
    title: words.created,
    sortable: true,
    render: ({ created_at }) => <DateTimeText iso={created_at} />,
    csv: ({ created_at }) => csvInstant(created_at),
  },
  {
    key: 'sent_at',
    title: words.sent,
    render: ({ sent_at }) => (sent_at ? <DateTimeText iso={sent_at} /> : words.nothing),
    csv: ({ sent_at }) => csvInstant(sent_at),
  },
];

const filters = [
  { name: 'status', label: words.status, options: optionsOf(mailStatuses, words.statuses) },
];

/** What the house writes to people, whether it left, and why not. */
export function MailListPage() {
  const title = useScreenTitle();
  const [opened, setOpened] = useState<string>();
  const [columns] = useState(() => columnsWith(setOpened));
  return (
    <Page title={title} explanation={words.help}>
      <ResourceTable
        id="mails"
        label={words.list}
        endpoint={contract.list}
        columns={columns}
        rowKey={({ id }) => id}
        searchable
        dense
        empty={{ text: words.none }}
        filters={filters}
      />
      <MailDrawer mailId={opened} onClose={() => setOpened(undefined)} />
    </Page>
  );
}
