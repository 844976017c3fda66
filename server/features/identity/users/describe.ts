import type { UserDetail } from '@contract/identity/users';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Db } from '@server/db/connection';
import { settingOrFirst } from '@server/features/platform';
import { isClosedByCodes, isUnused } from '../auth/rules';
import {
  findUser,
  openSessionsOf,
  recordsOf,
  restrictionSetOf,
  rolesOf,
  takesTwoToBlock,
} from './repository';
import { actionsOn, isBlocked, profilesToAdd, profilesToRemove } from './rules';

/** A person as staff see them: no hash, token, secret, or number of an official document or account. */
export async function describeDetail(
  db: Db,
  userId: string,
  viewer: { id: string; now: Date },
): Promise<UserDetail> {
  const user = await findUser(db, userId);
  const { now } = viewer;
  const roles = (await rolesOf(db, [userId])).get(userId) ?? [];
  const open = await openSessionsOf(db, userId, now);
  const days = await settingOrFirst(db, 'inactivity_block_days', dayInMexicoCity(now));
  const given = { roles, openSessions: open.length, viewerId: viewer.id, now };
  return {
    id: user.id,
    full_name: user.fullName,
    email: user.email,
    phone: user.phone,
    person_type: user.personType,
    roles,
    duties: user.duties,
    profiles_to_add: profilesToAdd(user, roles),
    profiles_to_remove: profilesToRemove(roles),
    status: user.status,
    second_factor_since: user.totpEnabledAt?.toISOString() ?? null,
    password_changed_at: user.passwordChangedAt?.toISOString() ?? null,
    created_at: user.createdAt.toISOString(),
    last_login_at: user.lastLoginAt?.toISOString() ?? null,
    blocked_until: isBlocked(user, now) ? (user.blockedUntil?.toISOString() ?? null) : null,
    staff_block: user.staffBlockedAt && {
      since: user.staffBlockedAt.toISOString(),
      reason: user.staffBlockReason ?? '',
    },
    restriction: {
      version: user.standingVersion,
      level: user.restrictionLevel,
      reason: user.restrictionReason,
      tags: user.tags,
      set: await restrictionSetOf(db, userId),
    },
    closed_by_codes: isClosedByCodes(user),
    unused: isUnused(user, days, now),
    own: user.id === viewer.id,
    records: await recordsOf(db, userId),
    sessions: open.map(({ session, actor }) => ({
      id: session.id,
      role: session.role,
      created_at: session.createdAt.toISOString(),
      last_seen_at: session.lastSeenAt.toISOString(),
      ip: session.ip,
      user_agent: session.userAgent,
      acted_by: actor,
    })),
    actions: actionsOn(user, given),
    block_by_two: await takesTwoToBlock(db, user, viewer.id),
  };
}
