import { DownOutlined, LogoutOutlined, SafetyOutlined, UserOutlined } from '@ant-design/icons';
import { roleName } from '@contract/locales/es-MX/identity/roles';
import { session as sessionWords } from '@contract/locales/es-MX/identity/session';
import { common } from '@contract/locales/es-MX/kernel/common';
import { layout, themeNames } from '@contract/locales/es-MX/kernel/layout';
import { t } from '@portal/i18n';
import { session } from '@portal/session/portal-session';
import { actingUser, currentProgram } from '@portal/session/state';
import { chooseTheme, useTheme } from '@portal/session/theme-choice';
import { useSession } from '@portal/session/use-session';
import { formatDateTime } from '@portal/ui/format';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { themes } from '@portal/ui/theme/theme';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useNavigate } from 'react-router';
import styles from './layout.module.css';
import { useScreens } from './screens-context';
import { useLoaded } from './use-loaded';

/** Who is here, as which role, and what they may change about that. */
export function AccountMenu() {
  const navigate = useNavigate();
  const user = useSession(actingUser);
  const program = useSession(currentProgram);
  const several = program?.current || (user?.valid_roles ?? []).length > 1;
  const loaded = useLoaded(String(several), async () =>
    several ? import('./other-places') : null,
  );
  const general = useSession((state) => state.general);
  const theme = useTheme();
  const outcome = useOutcome();
  const security = useScreens().find(({ path }) =>
    /\/(perfil|backoffice|programa)\/seguridad$/.test(path),
  );
  if (!user) return null;

  // A server with only the required fields keeps the person's name in the general data.
  const name = user.name ?? general.name ?? user.email ?? general.email ?? t(roleName[user.role]);
  const places = loaded.state === 'done' ? loaded.value : null;
  const items: MenuProps['items'] = [
    {
      key: 'who',
      type: 'group',
      label: (
        <span className={styles.who}>
          <strong>{name}</strong>
          <span>{[t(roleName[user.role]), program?.name].filter(Boolean).join(' · ')}</span>
          {user.last_login_at ? (
            <small>{t(layout.lastLogin, { when: formatDateTime(user.last_login_at) })}</small>
          ) : null}
        </span>
      ),
    },
    ...(places?.placeItems(user, outcome.notDone) ?? []),
    ...(security
      ? [
          {
            key: 'security',
            icon: <SafetyOutlined />,
            label: t(layout.security),
            onClick: () => void navigate(security.path),
          },
        ]
      : []),
    {
      // Not a submenu: on a phone it would open beyond the edge.
      key: 'theme',
      type: 'group' as const,
      label: t(common.theme),
      children: themes.map((name) => ({
        key: `theme-${name}`,
        label: t(themeNames[name]),
        disabled: name === theme,
        onClick: () => chooseTheme(name),
      })),
    },
    { type: 'divider' },
    {
      key: 'logout',
      icon: <LogoutOutlined />,
      label: t(sessionWords.logout),
      onClick: () => void session.logout(),
    },
  ];

  return (
    <>
      {places ? <places.ProgramNotice user={user} /> : null}
      <Dropdown autoFocus menu={{ items }} trigger={['click']} placement="bottomRight">
        <Button type="text" aria-label={`${t(layout.account)}: ${name}`} icon={<UserOutlined />}>
          <span className={styles.accountName}>{name}</span>
          <DownOutlined aria-hidden />
        </Button>
      </Dropdown>
    </>
  );
}
