import {
  MenuFoldOutlined,
  MenuOutlined,
  MenuUnfoldOutlined,
  SearchOutlined,
} from '@ant-design/icons';
import { baseRoute } from '@contract/kernel/roles';
import { common } from '@contract/locales/es-MX/kernel/common';
import { layout } from '@contract/locales/es-MX/kernel/layout';
import { legal } from '@contract/locales/es-MX/people/legal';
import { config } from '@portal/config';
import { t } from '@portal/i18n';
import { areaOfRole } from '@portal/screens/areas';
import type { Screen } from '@portal/screens/public-table';
import { actingUser } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import { BrandMark } from '@portal/ui/BrandMark';
import { HeldForms } from '@portal/ui/form/held-forms';
import { LeaveGuards } from '@portal/ui/form/use-leave-guard';
import { useUnderWidth } from '@portal/ui/table/use-under-width';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { Link, type Location, Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { AccountMenu } from './AccountMenu';
import { keepCollapsed, keptCollapsed } from './collapsed-menu';
import { entryPlace } from './entry-place';
import { LateNotices } from './LateNotices';
import styles from './layout.module.css';
import { Notifications } from './Notifications';
import { IdleWarning, ImpersonationBanner } from './SessionBanners';
import { SessionFailure } from './SessionFailure';
import { SideMenu } from './SideMenu';
import { StarredPages } from './StarredPages';
import { ScreensContext } from './screens-context';
import { useFreshRights } from './use-fresh-rights';
import { usePalette } from './use-palette';

/** Below this width the side menu is a drawer (specification, section 9: the breakpoint 992). */
const DRAWER_UNDER = 992;

/** The frame of every private screen: header, side menu of the area, content as wide as its audience reads. */
export function AppLayout({ screens }: { screens: readonly Screen[] }) {
  const role = useSession((state) => actingUser(state)?.role ?? 'none');
  const reading = useSession((state) => (actingUser(state)?.restriction_level ?? 0) >= 2);
  const area = areaOfRole[role] ?? 'shared';
  const narrow = useUnderWidth(DRAWER_UNDER);
  const [collapsed, setCollapsed] = useState(keptCollapsed);
  const [drawer, setDrawer] = useState(false);
  const [palette, openPalette] = usePalette(screens);
  const busy = useNavigation().state !== 'idle';
  useFreshRights();

  function toggle() {
    keepCollapsed(!collapsed);
    setCollapsed(!collapsed);
  }

  return (
    <ScreensContext value={screens}>
      <a className={styles.skip} href="#content">
        {t(common.skipToContent)}
      </a>
      <ImpersonationBanner />
      <header className={styles.header}>
        {narrow ? (
          <Button
            type="text"
            icon={<MenuOutlined />}
            aria-label={t(layout.openMenu)}
            onClick={() => setDrawer(true)}
          />
        ) : null}
        <Link to={baseRoute[role]} className={styles.brand}>
          <BrandMark />
          <span>{config().brand}</span>
        </Link>
        <div className={styles.headerTools}>
          <Button
            type="text"
            icon={<SearchOutlined />}
            aria-keyshortcuts="Control+K"
            onClick={openPalette}
          >
            <span className={styles.wide}>{t(layout.palette)}</span>
            <kbd className={styles.shortcut} aria-hidden>
              Ctrl K
            </kbd>
          </Button>
          <StarredPages />
          <Notifications />
          <AccountMenu />
        </div>
      </header>
      {busy ? (
        <div className={styles.progress} role="progressbar" aria-label={t(common.loading)} />
      ) : null}
      <div className={styles.body}>
        {narrow ? (
          <Drawer
            open={drawer}
            placement="left"
            width={280}
            title={t(layout.menu)}
            rootClassName={styles.drawer}
            onClose={() => setDrawer(false)}
          >
            <SideMenu area={area} onChoose={() => setDrawer(false)} />
          </Drawer>
        ) : (
          <aside className={styles.side} data-collapsed={collapsed || undefined}>
            <div className={styles.menu}>
              <SideMenu area={area} collapsed={collapsed} />
              <Button
                type="text"
                className={styles.collapse}
                icon={collapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
                aria-label={collapsed ? t(layout.expand) : t(layout.collapse)}
                onClick={toggle}
              />
            </div>
          </aside>
        )}
        <main id="content" tabIndex={-1} className={styles.content} data-audience={area}>
          <SessionFailure />
          <LateNotices />
          <HeldForms value={reading ? t(layout.readingOnly) : undefined}>
            <Outlet />
          </HeldForms>
          <footer className={styles.footer}>
            <a href="/terminos" target="_blank" rel="noreferrer">
              {t(legal.termsTitle)}
            </a>
            <a href="/aviso-de-privacidad" target="_blank" rel="noreferrer">
              {t(legal.privacyTitle)}
            </a>
          </footer>
        </main>
      </div>
      <IdleWarning />
      <LeaveGuards />
      {palette}
      <ScrollRestoration getKey={placeOf} />
    </ScreensContext>
  );
}

/** The router knows a step of its own by key; plain links to a part of the page have none, only their address. */
function placeOf({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? entryPlace(pathname + search + hash) : key;
}
