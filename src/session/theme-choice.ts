import { users } from '@contract/identity/users';
import { call } from '@portal/api/call';
import { session } from '@portal/session/portal-session';
import { actingUser, type SessionState } from '@portal/session/state';
import { useSession } from '@portal/session/use-session';
import {
  defaultTheme,
  isTheme,
  keepTheme,
  keptTheme,
  type ThemeName,
} from '@portal/ui/theme/theme';
import { useSyncExternalStore } from 'react';

interface Choice {
  userId: string;
  theme: ThemeName;
}

const listeners = new Set<() => void>();
/** What was chosen in the life of this page: it counts before the account has it, and when it cannot be sent. */
let chosen: Choice | undefined;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const idOf = (state: SessionState) => actingUser(state)?.user_id ?? '';

/** The account's choice, else the person's own in this browser, else their role's. */
function themeOf(state: SessionState): ThemeName {
  const user = actingUser(state);
  const theme = user?.preferences?.theme;
  return isTheme(theme) ? theme : (keptTheme(idOf(state)) ?? defaultTheme(user?.role));
}

/** Chooses a theme, kept in this browser and with the account, unless it is another user's. */
export function chooseTheme(theme: ThemeName): void {
  const userId = idOf(session.state());
  keepTheme(theme, userId);
  chosen = { userId, theme };
  for (const listener of listeners) listener();
  if (session.state().extended) return;
  // The browser has it already; the account follows when it can.
  void call(users.editPreferences, { body: { theme } })
    .then(() => session.refresh())
    .catch(() => undefined);
}

/** The current user's theme. */
export function useTheme(): ThemeName {
  const choice = useSyncExternalStore(subscribe, () => chosen);
  const userId = useSession(idOf);
  const kept = useSession(themeOf);
  return choice?.userId === userId ? choice.theme : kept;
}
