import { matchScreen } from '@contract/kernel/match-screen';
import { layout } from '@portal/messages/layout';
import type { PrivateArea } from '@portal/screens/areas';
import { menuFor, menuKeyOf } from '@portal/screens/derive';
import { useHeld } from '@portal/session/permissions';
import { Menu } from 'antd';
import { Link, useLocation, useNavigate } from 'react-router';
import { icons } from './icons';
import { MenuBadge } from './MenuBadge';
import { useScreens } from './screens-context';

interface SideMenuProps {
  area: PrivateArea;
  collapsed?: boolean;
  onChoose?: () => void;
}

/** The screens of an area's menu that the person may open; the one shown, or the nearest above it, is marked. */
export function SideMenu({ area, collapsed, onChoose }: SideMenuProps) {
  const screens = useScreens();
  const held = useHeld();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const entries = menuFor(screens, held, area);
  const marked = menuKeyOf(screens, entries, matchScreen(screens, pathname)?.screen ?? null);
  return (
    <nav aria-label={layout.menu}>
      <Menu
        mode="inline"
        inlineCollapsed={collapsed}
        selectedKeys={marked ? [marked] : []}
        onClick={({ key, domEvent }) => {
          // Enter on an item does not reach the link in it.
          const chosen = domEvent.type === 'keydown' && entries.find((entry) => entry.key === key);
          if (chosen) void navigate(chosen.href);
          onChoose?.();
        }}
        items={entries.map(({ key, title, href, icon, badge }) => {
          const Icon = icons[icon];
          return {
            key,
            icon: <Icon />,
            label: (
              <Link to={href}>
                {title}
                {badge ? <MenuBadge of={key} load={badge} /> : null}
              </Link>
            ),
            title,
          };
        })}
      />
    </nav>
  );
}
