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
  const programs = user.programInfo?.programsInfo ?? [];
  // A server with only the required fields does not say which one is current, and has none to pick.
  const isToPick = programs.length > 1 && programs.some(({ current }) => current);
  return [
    ...(isToPick ? [programItems(programs, user.role, notDone)] : []),
    ...(session.state().extended ? [] : profileItems(user, notDone)),
  ];
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
        if (id && !current) void pickProgram(id).then(() => navigate(href('programHome')), notDone);
      },
    })),
  };
}

function profileItems(user: UserInfo, notDone: Tell) {
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
