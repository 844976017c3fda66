import { users } from '@contract/users';
import { call } from '@portal/lib/call';
import { session } from '@portal/session/portal-session';
import { actingUser } from '@portal/session/state';
import { defaultTheme, keepTheme, keptTheme, type ThemeName } from '@portal/ui/theme/theme';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function current(): ThemeName {
  return keptTheme() ?? defaultTheme(actingUser(session.state())?.role);
}

/** Chooses a theme, kept in this browser and with the account. */
export function chooseTheme(theme: ThemeName): void {
  keepTheme(theme);
  for (const listener of listeners) listener();
  // The browser has it already; the account follows when it can.
  void call(users.editPreferences, { body: { theme } }).catch(() => undefined);
}

export function useTheme(): [ThemeName, (theme: ThemeName) => void] {
  return [useSyncExternalStore(subscribe, current), chooseTheme];
}
