import { users as contract, MOST_STARRED } from '@contract/identity/users';
import { layout } from '@contract/locales/es-MX/kernel/layout';
import { pageOf } from '@server/db/page';
import { users } from '@server/db/schema/identity';
import { refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import { lockOwnAccount } from '../auth/account';
import {
  block,
  endSessions,
  resendActivation,
  resetPassword,
  resetSecondFactor,
  revokeAdmin,
  unblock,
} from './access';
import { describeDetail } from './describe';
import { permissionsOfUser } from './permissions';
import { inStanding, matching, rolesOf, withRole } from './repository';
import { standingOf, starredAfter } from './rules';
import { switchRole } from './switch-role';
import { describeUser } from './user-info';

export const userHandlers = implement(contract, {
  async getRgUserInfo({ db, principal, query, vault, now, ip, userAgent }) {
    if (query.role && query.role !== principal.role) {
      return switchRole(db, principal, query.role, { now, ip, userAgent }, vault);
    }
    return describeUser(db, vault, principal, now);
  },

  async editPreferences({ db, principal, body }) {
    const { preferences } = await lockOwnAccount(db, principal);
    const { theme, csv, page_size } = body;
    const kept = {
      ...preferences,
      ...(theme && { theme }),
      ...(csv && { csv }),
      ...(page_size && { page_size }),
    };
    const starred = starredAfter(preferences.starred ?? [], body);
    if (starred.length > MOST_STARRED) throw refused(t(layout.starredFull));
    await db
      .update(users)
      .set({ preferences: { ...kept, starred } })
      .where(eq(users.id, principal.userId));
    return { ok: true as const };
  },

  async list({ db, query, vault }) {
    const page = await pageOf(db, query, {
      table: users,
      id: users.id,
      select: db.select().from(users),
      own: (row) => row,
      filters: {
        role: withRole,
        status: (status) => inStanding[status],
        q: (typed) => matching(typed, vault),
      },
      sorts: { full_name: users.fullName, created_at: users.createdAt },
      defaultSort: '-created_at',
    });
    const roles = await rolesOf(
      db,
      page.items.map((row) => row.id),
    );
    return {
      ...page,
      items: page.items.map((row) => ({
        id: row.id,
        full_name: row.fullName,
        email: row.email,
        roles: roles.get(row.id) ?? [],
        status: standingOf(row),
        last_login_at: row.lastLoginAt?.toISOString() ?? null,
        created_at: row.createdAt.toISOString(),
      })),
    };
  },

  show: async ({ db, params, principal, now }) =>
    describeDetail(db, params.userId, { id: principal.userId, now }),

  permissions: async ({ db, params, now }) => permissionsOfUser(db, params.userId, now),

  unblock: (call) => unblock(call),
  block: (call) => block(call),
  resendActivation: (call) => resendActivation(call),
  resetSecondFactor: (call) => resetSecondFactor(call),
  revokeAdmin: (call) => revokeAdmin(call),
  resetPassword: (call) => resetPassword(call),
  endSession: (call) => endSessions(call),
  endSessions: (call) => endSessions(call),
});
