import { layout } from '@contract/locales/es-MX/kernel/layout';
import { noticeWords as words } from '@contract/locales/es-MX/platform/notices';
import { type Notification, notifications } from '@contract/platform/notifications';
import { t } from '@portal/i18n';
import { ResourceTable } from '@portal/refine/ResourceTable';
import { useAct } from '@portal/refine/use-act';
import { Section } from '@portal/ui/kit/Section';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { stateColumn, timeColumn } from '@portal/ui/table/column-kinds';
import type { Column } from '@portal/ui/table/columns';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import styles from './preferences.module.css';

const columnsWith = (onFollow: (notice: Notification) => void): readonly Column<Notification>[] => [
  {
    key: 'title',
    title: t(words.notice),
    render: (notice) => (
      <div className={styles.received}>
        {notice.href ? (
          <Link to={notice.href} onClick={() => onFollow(notice)}>
            {notice.title}
          </Link>
        ) : (
          <strong>{notice.title}</strong>
        )}
        <span>{notice.body}</span>
      </div>
    ),
    csv: ({ title, body }) => `${title}: ${body}`,
  },
  timeColumn('created_at', t(words.when), ({ created_at }) => created_at, { sortable: true }),
  stateColumn('read', t(words.state), ({ read_at }) =>
    read_at ? { tone: 'neutral', text: t(words.read) } : { tone: 'warning', text: t(words.unread) },
  ),
];

const filters = [
  { name: 'unread', label: t(words.state), options: [{ value: '1', label: t(words.unread) }] },
];

/** Where the bell's way to all of them leads. */
const RECEIVED = 'recibidos';

/** Everything that the bell ever told, the newest first. */
export function ReceivedNotices() {
  const { mutateAsync, isPending } = useAct(notifications.markRead);
  const outcome = useOutcome();
  const mark = (ids?: string[]) =>
    mutateAsync({ body: ids ? { ids } : {} }).then(undefined, outcome.notDone);
  const columns = columnsWith(({ id, read_at }) => {
    if (!read_at) void mark([id]);
  });
  const box = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${RECEIVED}`) box.current?.scrollIntoView();
  }, [hash]);
  return (
    <div ref={box}>
      <Section
        title={t(words.title)}
        action={
          <Button loading={isPending} onClick={() => void mark()}>
            {t(layout.markAllRead)}
          </Button>
        }
      >
        <ResourceTable
          id="notices"
          label={t(layout.notifications)}
          endpoint={notifications.list}
          columns={columns}
          filters={filters}
          rowKey={({ id }) => id}
          empty={{ text: t(layout.noNotifications) }}
        />
      </Section>
    </div>
  );
}
