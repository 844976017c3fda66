import { notificationPreferences as preferences } from '@contract/locales/es-MX/platform/notification-preferences';
import { type KindOfEvents, noticeChannels } from '@contract/platform/notification-preferences';
import { t } from '@portal/i18n';
import { KindRows } from './KindRows';
import styles from './preferences.module.css';

interface NoticeMatrixProps {
  kinds: readonly KindOfEvents[];
  hasPhone: boolean;
}

/** A row a kind of notice with its events under it, a box a way; on a phone a card a kind. */
export function NoticeMatrix({ kinds, hasPhone }: NoticeMatrixProps) {
  return (
    <table className={styles.matrix}>
      <thead>
        <tr>
          <th scope="col">{t(preferences.kind)}</th>
          {noticeChannels.map((channel) => (
            <th key={channel} scope="col">
              {t(preferences.channels[channel])}
            </th>
          ))}
        </tr>
      </thead>
      {kinds.map((kind) => (
        <KindRows key={kind.kind} of={kind} hasPhone={hasPhone} />
      ))}
    </table>
  );
}
