import { matchScreen } from '@contract/kernel/match-screen';
import { layout } from '@contract/locales/es-MX/kernel/layout';
import { t } from '@portal/i18n';
import type { PrivateArea } from '@portal/screens/areas';
import {
  type MenuEntry,
  type MenuSection,
  menuFor,
  menuKeyOf,
  menuSections,
} from '@portal/screens/derive';
import { useHeld } from '@portal/session/permissions';
import { actingUser } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { Menu, type MenuProps } from 'antd';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { MenuBadge } from './MenuBadge';
import { MenuIcon } from './MenuIcon';
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
  const whole = useSession((state) => actingUser(state)?.show_menu_options !== false);
  const entries = menuFor(screens, held, area, whole);
  const marked = menuKeyOf(screens, entries, matchScreen(screens, pathname)?.screen ?? null);
  const menu = useRef<HTMLElement>(null);
  // A long menu shows where one is, however one came here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is marked is known by its key.
  useEffect(() => {
    menu.current?.querySelector('.ant-menu-item-selected')?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  return (
    <nav ref={menu} aria-label={t(layout.menu)}>
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
        items={menuSections(entries).flatMap((section, index) =>
          itemsOf(section, index > 0, collapsed),
        )}
      />
    </nav>
  );
}

type Item = NonNullable<NonNullable<MenuProps['items']>[number]>;

/** A group under its heading; narrow, the menu has room for icons only, and a line parts them. */
function itemsOf({ group, entries }: MenuSection, parted: boolean, collapsed = false): Item[] {
  const items = entries.map(itemOf);
  if (group && !collapsed) {
    return [{ type: 'group', key: group, label: t(layout.menuGroups[group]), children: items }];
  }
  return parted ? [{ type: 'divider', key: `before ${entries[0]?.key}` }, ...items] : items;
}

function itemOf({ key, title, href, icon, badge }: MenuEntry) {
  return {
    key,
    icon: <MenuIcon name={icon} />,
    label: (
      <Link to={href}>
        {title}
        {badge ? <MenuBadge of={key} load={badge} /> : null}
      </Link>
    ),
    title,
  };
}
