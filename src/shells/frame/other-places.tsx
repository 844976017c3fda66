import { CheckOutlined, UserOutlined } from '@ant-design/icons';
import type { UserInfo } from '@contract/identity/users';
import { baseRoute, type Role } from '@contract/kernel/roles';
import { href } from '@contract/kernel/screens';
import { otherPlaces as words } from '@contract/locales/es-MX/identity/other-places';
import { roleName } from '@contract/locales/es-MX/identity/roles';
import { t } from '@portal/i18n';
import { pickProgram } from '@portal/session/pick-program';
import { session } from '@portal/session/portal-session';
import { profilesOf, programOf } from '@portal/session/state';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { navigate } from '@portal/ui/navigation';
import { useEffect } from 'react';
import styles from './layout.module.css';

const keepsPlace = { visibility: 'hidden' } as const;
/** A long name stays on a telephone's screen. */
const wraps = { maxInlineSize: 'min(20rem, 60vw)', whiteSpace: 'normal' } as const;

type Tell = (thrown: unknown) => void;

/** Where else a person may go with their account, as items of its menu: their other programs and profiles. */
export function placeItems(user: UserInfo, notDone: Tell) {
  const programs = programsToPick(user);
  return [
    ...(programs.length > 0 ? [programItems(programs, user.role, notDone)] : []),
    ...profileItems(user, notDone),
  ];
}

/** The same one by one, for the palette: without the program in which the session stands. */
export function placeActs(user: UserInfo, notDone: Tell) {
  return [
    ...programsToPick(user)
      .filter(({ current }) => !current)
      .map(({ id, name, role }) => ({
        id: `program-${id}`,
        name: `${t(words.switchProgram)}: ${name}`,
        subtitle: t(roleName[role ?? user.role]),
        perform: () => goToProgram(id, notDone),
      })),
    ...profileItems(user, notDone).map(({ key, label, onClick }) => ({
      id: key,
      name: label,
      perform: onClick,
    })),
  ];
}

function programsToPick({ programInfo }: UserInfo): Programs {
  const programs = programInfo?.programsInfo ?? [];
  // A server with only the required fields does not say which one is current, and has none to pick.
  return programs.length > 1 && programs.some(({ current }) => current) ? programs : [];
}

function goToProgram(id: Programs[number]['id'], notDone: Tell) {
  if (id) void pickProgram(id).then(() => navigate(href('programHome')), notDone);
}

type Programs = NonNullable<UserInfo['programInfo']>['programsInfo'];

/** With a mark at the current one. Another leads to its home: what is open is a record or a page of the one before. */
function programItems(programs: Programs, own: Role, notDone: Tell) {
  return {
    key: 'programs',
    type: 'group' as const,
    label: t(words.programs),
    children: programs.map(({ id, name, role, current }) => ({
      key: `program-${id}`,
      icon: <CheckOutlined aria-hidden style={current ? undefined : keepsPlace} />,
      label: (
        <span className={styles.who} style={wraps}>
          {name}
          <span>
            {t(roleName[role ?? own])}
            {current ? <span className="visually-hidden">, {t(words.current)}</span> : null}
          </span>
        </span>
      ),
      onClick: () => {
        if (!current) goToProgram(id, notDone);
      },
    })),
  };
}

function profileItems(user: UserInfo, notDone: Tell) {
  if (session.state().extended) return [];
  const others = profilesOf(user).filter((role) => role !== user.role);
  return others.map((role) => ({
    key: `role-${role}`,
    icon: <UserOutlined />,
    // Staff powers are only given on signing in.
    label: role === 'admin' ? t(words.backToStaff) : `${t(words.switchRole)}: ${t(roleName[role])}`,
    onClick: () => {
      if (role === 'admin') return void session.logout();
      void session.switchRole(role).then((next) => navigate(baseRoute[next.role]), notDone);
    },
  }));
}

/** Whose and which program this page showed last; a picked one draws the page anew. */
let shown = '';

/** Tells that the session stands in another program now, whichever of the person's pages picked it. */
export function ProgramNotice({ user }: { user: UserInfo }) {
  const outcome = useOutcome();
  const program = programOf(user);
  const { user_id: userId, role } = user;
  const { id, name } = program ?? {};
  useEffect(() => {
    const now = `${userId} ${id}`;
    const isOther = shown.startsWith(`${userId} `) && shown !== now;
    shown = now;
    if (isOther && name) {
      outcome.document(t(words.picked, { program: name, role: t(roleName[role]) }));
    }
  }, [outcome, userId, role, id, name]);
  return null;
}
