import { StarOutlined } from '@ant-design/icons';
import { layout } from '@contract/locales/es-MX/kernel/layout';
import { t } from '@portal/i18n';
import { canOpen } from '@portal/screens/derive';
import { useHeld } from '@portal/session/permissions';
import { Button, Dropdown, type MenuProps } from 'antd';
import { Link, useNavigate } from 'react-router';
import styles from './layout.module.css';
import { useScreens } from './screens-context';
import { useStarred } from './starred';

type MenuInfo = Parameters<NonNullable<MenuProps['onClick']>>[0];

/** The starred pages, at hand in the header. */
export function StarredPages() {
  const starred = useStarred();
  const held = useHeld();
  const navigate = useNavigate();
  const shown = useScreens().filter(
    (screen) => starred.includes(screen.key) && canOpen(screen, held),
  );
  const items =
    shown.length > 0
      ? shown.map(({ key, title, path }) => ({ key, label: <Link to={path}>{title}</Link> }))
      : [
          {
            key: 'none',
            disabled: true,
            label: <span className={styles.hint}>{t(layout.noStarred)}</span>,
          },
        ];

  function open({ key, domEvent }: MenuInfo) {
    // Enter on an item does not reach the link in it.
    const chosen = domEvent.type === 'keydown' && shown.find((screen) => screen.key === key);
    if (chosen) void navigate(chosen.path);
  }

  return (
    <Dropdown autoFocus menu={{ items, onClick: open }} trigger={['click']} placement="bottomRight">
      <Button type="text" icon={<StarOutlined />} aria-label={t(layout.starred)} />
    </Dropdown>
  );
}
