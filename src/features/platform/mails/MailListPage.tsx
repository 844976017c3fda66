import { mails } from '@contract/locales/es-MX/platform/mails';
import {
  mails as contract,
  type MailItem,
  mailChannels,
  mailStatuses,
} from '@contract/platform/mails';
import { t, texts } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { BesideLink, useBeside } from '@portal/ui/Beside';
import { optionsOf } from '@portal/ui/form/inputs/options';
import { Page } from '@portal/ui/kit/Page';
import { useScreenTitle } from '@portal/ui/screen-context';
import { timeColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { MailDrawer } from './MailDrawer';
import { MailState } from './MailState';
import styles from './mails.module.css';

export const mailColumns: readonly Column<MailItem>[] = [
  {
    key: 'subject',
    title: t(mails.subject),
    render: ({ id, subject }) => (
      <BesideLink id={id} className={styles.subject}>
        {subject}
      </BesideLink>
    ),
    csv: ({ subject }) => subject,
  },
  {
    key: 'channel',
    title: t(mails.channel),
    render: ({ channel }) => t(mails.channels[channel]),
    csv: ({ channel }) => t(mails.channels[channel]),
  },
  {
    key: 'to',
    title: t(mails.to),
    render: ({ to }) => <div className={styles.to}>{to}</div>,
    csv: ({ to }) => to,
  },
  {
    key: 'status',
    title: t(mails.status),
    render: ({ status }) => <MailState status={status} />,
    csv: ({ status }) => t(mails.statuses[status]),
  },
  {
    key: 'last_error',
    title: t(mails.error),
    render: ({ last_error }) => (
      <div className={styles.error}>{last_error ?? t(mails.nothing)}</div>
    ),
    csv: ({ last_error }) => last_error,
  },
  timeColumn('created_at', t(mails.created), ({ created_at }) => created_at, { sortable: true }),
  timeColumn('sent_at', t(mails.sent), ({ sent_at }) => sent_at, { none: t(mails.nothing) }),
];

const filters = [
  {
    name: 'channel',
    label: t(mails.channel),
    options: optionsOf(mailChannels, texts(mails.channels)),
  },
  {
    name: 'status',
    label: t(mails.status),
    options: optionsOf(mailStatuses, texts(mails.statuses)),
  },
];

/** What the operator writes to people, whether it left, and why not. */
export function MailListPage() {
  const title = useScreenTitle();
  const opened = useBeside();
  return (
    <Page title={title} explanation={t(mails.help)}>
      <ResourceTable
        id="mails"
        label={t(mails.list)}
        endpoint={contract.list}
        columns={mailColumns}
        rowKey={({ id }) => id}
        searchable
        dense
        empty={{ text: t(mails.none) }}
        filters={filters}
      />
      <MailDrawer mailId={opened.id} onClose={opened.close} />
    </Page>
  );
}
