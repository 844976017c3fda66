import { mails as words } from '@contract/locales/es-MX/platform/mails';
import { mails as contract, type MailItem, mailStatuses } from '@contract/platform/mails';
import { t, texts } from '@portal/i18n';

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
    title: t(words.subject),
    render: ({ id, subject }) => (
      <Button type="link" size="small" className={styles.subject} onClick={() => open(id)}>
        {subject}
      </Button>
    ),
    csv: ({ subject }) => subject,
  },
  { key: 'to', title: t(words.to), render: ({ to }) => to, csv: ({ to }) => to },
  {
    key: 'status',
    title: t(words.status),
    render: ({ status }) => <MailState status={status} />,
    csv: ({ status }) => t(words.statuses[status]),
  },
  {
    key: 'last_error',
    title: t(words.error),
    render: ({ last_error }) => (
      <div className={styles.error}>{last_error ?? t(words.nothing)}</div>
    ),
    csv: ({ last_error }) => last_error,
  },
  {
    key: 'created_at',
    title: t(words.created),
    sortable: true,
    render: ({ created_at }) => <DateTimeText iso={created_at} />,
    csv: ({ created_at }) => csvInstant(created_at),
  },
  {
    key: 'sent_at',
    title: t(words.sent),
    render: ({ sent_at }) => (sent_at ? <DateTimeText iso={sent_at} /> : t(words.nothing)),
    csv: ({ sent_at }) => csvInstant(sent_at),
  },
];

const filters = [
  {
    name: 'status',
    label: t(words.status),
    options: optionsOf(mailStatuses, texts(words.statuses)),
  },
];

/** What the operator writes to people, whether it left, and why not. */
export function MailListPage() {
  const title = useScreenTitle();
  const [opened, setOpened] = useState<string>();
  const [columns] = useState(() => columnsWith(setOpened));
  return (
    <Page title={title} explanation={t(words.help)}>
      <ResourceTable
        id="mails"
        label={t(words.list)}
        endpoint={contract.list}
        columns={columns}
        rowKey={({ id }) => id}
        searchable
        dense
        empty={{ text: t(words.none) }}
        filters={filters}
      />
      <MailDrawer mailId={opened} onClose={() => setOpened(undefined)} />
    </Page>
  );
}
