import { BellOutlined } from '@ant-design/icons';
import { layout } from '@contract/locales/es-MX/kernel/layout';
import { type Notification, notifications } from '@contract/platform/notifications';
import { call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { onLiveEvent } from '@portal/refine/live';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { ErrorState } from '@portal/ui/kit/ErrorState';
import { Badge, Button, Popover } from 'antd';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import styles from './layout.module.css';
import { useScreens } from './screens-context';

const NoticeList = lazy(() =>
  import('./NoticeList').then((file) => ({ default: file.NoticeList })),
);

const SHOWN = 10;

/** The person's notices, with those that arrive while they look. */
export function Notifications() {
  const navigate = useNavigate();
  const all = useScreens().find(({ path }) => path.endsWith('/notificaciones'));
  const [open, setOpen] = useState(false);
  const [items, setItems] = useState<Notification[]>([]);
  const [unread, setUnread] = useState(0);
  const [failed, setFailed] = useState(false);

  const load = useCallback(async () => {
    try {
      const [latest, waiting] = await Promise.all([
        call(notifications.list, { query: { limit: SHOWN } }),
        call(notifications.list, { query: { limit: 1, unread: '1' } }),
      ]);
      setItems(latest.items);
      setUnread(waiting.total);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, []);

  useEffect(() => {
    void load();
    return onLiveEvent((event) => {
      const isRead = event.type === 'changed' && event.resource === 'notifications';
      if (event.type === 'missed' || isRead) void load();
      if (event.type !== 'notification') return;
      setItems((current) => [event.notification, ...current].slice(0, SHOWN));
      setUnread((count) => count + 1);
    });
  }, [load]);

  async function markRead(ids?: string[]) {
    await call(notifications.markRead, { body: ids ? { ids } : {} }).catch(() => undefined);
    await load();
  }

  function follow(item: Notification) {
    setOpen(false);
    if (!item.read_at) void markRead([item.id]);
    if (item.href) void navigate(item.href);
  }

  const content = failed ? (
    <ErrorState reload={() => load()} />
  ) : items.length === 0 ? (
    <EmptyState text={t(layout.noNotifications)} />
  ) : (
    <Suspense>
      <NoticeList
        items={items}
        allPath={all?.path}
        onFollow={follow}
        onLeave={() => setOpen(false)}
        onAllRead={unread > 0 ? () => void markRead() : undefined}
      />
    </Suspense>
  );

  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      title={t(layout.notifications)}
      content={content}
    >
      <Button
        type="text"
        icon={
          <Badge count={unread} size="small" overflowCount={99} className={styles.bell}>
            <BellOutlined />
          </Badge>
        }
        aria-label={
          unread > 0
            ? `${t(layout.notifications)}: ${t(layout.unread, { count: unread })}`
            : t(layout.notifications)
        }
      />
    </Popover>
  );
}
