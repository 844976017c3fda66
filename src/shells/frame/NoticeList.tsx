import { layout } from '@contract/locales/es-MX/kernel/layout';
import type { Notification } from '@contract/platform/notifications';
import { t } from '@portal/i18n';
import { DateTimeText } from '@portal/ui/kit/DateText';
import { Button } from 'antd';
import { Link } from 'react-router';
import styles from './layout.module.css';

interface NoticeListProps {
  items: readonly Notification[];
  /** Of the screen that has them all. */
  allPath: string | undefined;
  onFollow: (item: Notification) => void;
  onLeave: () => void;
  /** Left out while none is unread. */
  onAllRead: (() => void) | undefined;
}

/** The latest notices, each a way to what it is about. */
export function NoticeList({ items, allPath, onFollow, onLeave, onAllRead }: NoticeListProps) {
  return (
    <div className={styles.notices}>
      <ul className={styles.noticeList}>
        {items.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className={styles.notice}
              data-unread={!item.read_at || undefined}
              onClick={() => onFollow(item)}
            >
              <strong>{item.title}</strong>
              <span>{item.body}</span>
              <small>
                <DateTimeText iso={item.created_at} />
              </small>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.noticeActs}>
        {allPath ? (
          <Link to={`${allPath}#recibidos`} onClick={onLeave}>
            {t(layout.allNotifications)}
          </Link>
        ) : null}
        {onAllRead ? (
          <Button type="link" onClick={onAllRead}>
            {t(layout.markAllRead)}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
