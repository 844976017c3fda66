import { DownOutlined, LogoutOutlined, SafetyOutlined, UserOutlined } from '@ant-design/icons';
import { baseRoute } from '@contract/kernel/roles';
import { roleName } from '@contract/locales/es-MX/identity/roles';
import { session as sessionWords } from '@contract/locales/es-MX/identity/session';
import { common } from '@contract/locales/es-MX/kernel/common';
import { layout, themeNames } from '@contract/locales/es-MX/kernel/layout';
import { t } from '@portal/i18n';
import { session } from '@portal/session/portal-session';
import { actingUser, currentProgram, profilesOf } from '@portal/session/state';
import { chooseTheme, useTheme } from '@portal/session/theme-choice';
import { useSession } from '@portal/session/use-session';
import { formatDateTime } from '@portal/ui/format';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { navigate as navigateTo } from '@portal/ui/navigation';
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
  // A server with only the required fields does not say which one the session stands in, and has none to pick.
  const picker = useLoaded(String(program?.current), async () =>
    program?.current ? import('./program-picker') : null,
  );
  const general = useSession((state) => state.general);
  const acting = useSession((state) => state.extended !== null);
  const theme = useTheme();
  const outcome = useOutcome();
  const security = useScreens().find(({ path }) =>
    /\/(perfil|backoffice|programa)\/seguridad$/.test(path),
  );
  if (!user) return null;

  // A server with only the required fields keeps the person's name in the general data.
  const name = user.name ?? general.name ?? user.email ?? general.email ?? t(roleName[user.role]);
  const otherRoles = acting
    ? []
    : profilesOf(user).filter((role) => role !== user.role && role !== 'admin');
  const programs = picker.state === 'done' ? picker.value : null;
  // Staff powers are only given on signing in.
  const signsInForStaff =
    !acting && user.role !== 'admin' && (user.valid_roles ?? []).includes('admin');
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
    programs?.programItems(user, outcome.notDone) ?? null,
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
    ...otherRoles.map((role) => ({
      key: `role-${role}`,
      icon: <UserOutlined />,
      label: `${t(layout.switchRole)}: ${t(roleName[role])}`,
      onClick: () =>
        void session.switchRole(role).then(
          (next) => navigateTo(baseRoute[next.role]),
          (thrown) => outcome.notDone(thrown),
        ),
    })),
    ...(signsInForStaff
      ? [
          {
            key: 'role-admin',
            icon: <UserOutlined />,
            label: t(layout.backToStaff),
            onClick: () => void session.logout(),
          },
        ]
      : []),
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
      {programs ? <programs.ProgramNotice user={user} /> : null}
      <Dropdown autoFocus menu={{ items }} trigger={['click']} placement="bottomRight">
        <Button type="text" aria-label={`${t(layout.account)}: ${name}`} icon={<UserOutlined />}>
          <span className={styles.accountName}>{name}</span>
          <DownOutlined aria-hidden />
        </Button>
      </Dropdown>
    </>
  );
}
