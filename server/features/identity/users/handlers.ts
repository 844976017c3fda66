import { users as contract } from '@contract/identity/users';
import { pageOf } from '@server/db/page';
import { userRoles, users } from '@server/db/schema/identity';
import { contains } from '@server/db/search-text';
import { implement } from '@server/http/implement';
import { eq, or, sql } from 'drizzle-orm';
import { ownUser } from '../auth/account';
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
import { inStanding, rolesOf } from './repository';
import { standingOf } from './rules';
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
    const user = await ownUser(db, principal.userId);
    await db
      .update(users)
      .set({ preferences: { ...user.preferences, ...body } })
      .where(eq(users.id, user.id));
    return { ok: true as const };
  },

  async list({ db, query }) {
    const page = await pageOf(db, query, {
      table: users,
      id: users.id,
      select: db.select().from(users),
      own: (row) => row,
      filters: {
        role: (role) =>
          sql`exists (select 1 from ${userRoles} r where r.user_id = ${users.id} and r.role = ${role})`,
        status: (status) => inStanding[status],
        q: (typed) =>
          or(
            contains(users.email, typed),
            contains(users.fullName, typed),
            contains(sql`array_to_string(${users.tags}, ' ')`, typed),
          ),
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
