import { isPermission } from '@contract/kernel/permissions';
import { callRaw } from '@portal/api/call';
import { ApiFailure } from '@portal/api/failure';
import { heldNow } from '@portal/session/permissions';
import { session } from '@portal/session/portal-session';
import { actingUser, visitorOf } from '@portal/session/state';
import type {
  AccessControlProvider,
  AuditLogProvider,
  AuthProvider,
  I18nProvider,
  LiveProvider,
} from '@refinedev/core';
import { onLiveEvent } from './live';
import { refineMessage } from './refine-message';

/** As many acts as are read at a glance; the rest is in the audit trail. */
const LOG_LENGTH = 10;

/** Refine's view of the session. Signing in happens on the public pages; a 401 is handled where calls are made. */
export const authProvider: AuthProvider = {
  login: async () => ({ success: false, redirectTo: '/login' }),
  async logout() {
    await session.logout();
    return { success: true };
  },
  check: async () => ({ authenticated: visitorOf(session.state()) !== null }),
  onError: async (error: unknown) => (error instanceof ApiFailure ? { error } : {}),
  getIdentity: async () => actingUser(session.state()),
  getPermissions: async () => actingUser(session.state())?.role ?? 'none',
};

/** The permission map, asked by Refine's noun and verb; the server decides, this only hides. */
export const accessControlProvider: AccessControlProvider = {
  async can({ resource, action }) {
    const permission = `${resource}.${action}`;
    return { can: isPermission(permission) && heldNow().has(permission) };
  },
};

export const i18nProvider: I18nProvider = {
  translate: refineMessage,
  changeLocale: async () => undefined,
  getLocale: () => 'es-MX',
};

/**
 * The trail is the server's: it writes every act itself, so there is nothing to send, and only staff may read.
 * The newest acts over one record, as they came; `useRecordLog` reads them.
 */
export const auditLogProvider: AuditLogProvider = {
  create: async () => undefined,
  update: async () => undefined,
  async get({ resource, action, meta }) {
    const { auditTrail } = await import('@contract/platform/audit');
    const query = { object: resource, object_id: meta?.id, action, limit: LOG_LENGTH };
    return callRaw(auditTrail.list, { query });
  },
};

/** Refine's subscriptions: a change of a resource makes the hooks that show it fetch again. */
export const liveProvider: LiveProvider = {
  subscribe({ channel, callback }) {
    return onLiveEvent((event) => {
      // A notice says that something of this person changed, as may what was missed: what is on the screen is
      // read again.
      const concerns =
        event.type !== 'changed' ||
        ['resources/*', `resources/${event.resource}`].includes(channel);
      if (!concerns) return;
      callback({ channel, type: '*', payload: {}, date: new Date() });
    });
  },
  unsubscribe(leave: unknown) {
    if (typeof leave === 'function') leave();
  },
};
