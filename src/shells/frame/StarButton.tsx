import { StarFilled, StarOutlined } from '@ant-design/icons';
import { MOST_STARRED } from '@contract/identity/users';
import { layout } from '@contract/locales/es-MX/kernel/layout';
import { t } from '@portal/i18n';
import { useSession } from '@portal/session/use-session';
import { App, Button, Tooltip } from 'antd';
import { keepStarred, useStarred } from './starred';

/** Adds this screen to the starred ones, or takes it away; staff who act as a person leave these as they are. */
export function StarButton({ screenKey }: { screenKey: string }) {
  const starred = useStarred();
  const acting = useSession((state) => state.extended !== null);
  const { message } = App.useApp();
  const isStarred = starred.includes(screenKey);
  const label = isStarred ? t(layout.unstar) : t(layout.star);

  function toggle() {
    if (!isStarred && starred.length >= MOST_STARRED) {
      void message.info(t(layout.starredFull));
      return;
    }
    const change = isStarred ? { unstar: screenKey } : { star: screenKey };
    void keepStarred(change).catch(() => undefined);
  }

  if (acting) return null;
  return (
    <Tooltip title={label}>
      <Button
        type="text"
        size="small"
        aria-label={label}
        aria-pressed={isStarred}
        icon={isStarred ? <StarFilled /> : <StarOutlined />}
        onClick={toggle}
      />
    </Tooltip>
  );
}
