import { layout } from '@contract/locales/es-MX/kernel/layout';
import { t } from '@portal/i18n';
import { crumbsOf } from '@portal/screens/derive';
import type { Screen } from '@portal/screens/public-table';
import { useHeld } from '@portal/session/permissions';
import { Breadcrumb } from 'antd';
import { Link, useLocation } from 'react-router';
import styles from './layout.module.css';
import { StarButton } from './StarButton';
import { useScreens } from './screens-context';

interface BreadcrumbsProps {
  screen: Screen;
  params: Readonly<Record<string, string | undefined>>;
  record: Readonly<Record<string, unknown>> | undefined;
}

/** The way to this screen, and the star that keeps it at hand. */
export function Breadcrumbs({ screen, params, record }: BreadcrumbsProps) {
  const screens = useScreens();
  const held = useHeld();
  const records = record ? { [screen.key]: record } : {};
  const { search } = useLocation();
  const crumbs = crumbsOf(screens, screen, { params, search }, held, records);
  return (
    <div className={styles.crumbs}>
      {crumbs.length > 1 ? (
        <nav aria-label={t(layout.breadcrumb)}>
          <Breadcrumb
            items={crumbs.map(({ key, title, href }, index) => ({
              key,
              title:
                href && index < crumbs.length - 1 ? (
                  <Link to={href}>{title}</Link>
                ) : (
                  <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
                    {title}
                  </span>
                ),
            }))}
          />
        </nav>
      ) : (
        <span />
      )}
      {screen.path.includes(':') ? null : <StarButton screenKey={screen.key} />}
    </div>
  );
}
