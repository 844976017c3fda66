import { CheckOutlined } from '@ant-design/icons';
import type { UserInfo } from '@contract/identity/users';
import { href } from '@contract/kernel/screens';
import { programPicker as words } from '@contract/locales/es-MX/identity/program-picker';
import { roleName } from '@contract/locales/es-MX/identity/roles';
import { t } from '@portal/i18n';
import { pickProgram } from '@portal/session/pick-program';
import { programOf } from '@portal/session/state';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { navigate } from '@portal/ui/navigation';
import { useEffect } from 'react';
import styles from './layout.module.css';

const keepsPlace = { visibility: 'hidden' } as const;

/**
 * The programs of a person of several, as a part of the account menu with a mark at the one that the session stands in.
 * Picking one leads to its home: what is open is a record or a page of the one before.
 */
export function programItems(user: UserInfo, notDone: (thrown: unknown) => void) {
  const programs = user.programInfo?.programsInfo ?? [];
  if (programs.length < 2) return null;
  return {
    key: 'programs',
    type: 'group' as const,
    label: t(words.programs),
    children: programs.map(({ id, name, role, current }) => ({
      key: `program-${id}`,
      icon: <CheckOutlined aria-hidden style={current ? undefined : keepsPlace} />,
      label: (
        <span className={styles.who}>
          {name}
          <span>
            {t(roleName[role ?? user.role])}
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
