import type { Tx } from '@server/db/connection';
import { lockUser, rolesOf } from './repository';
import { profilesToAdd, profilesToRemove } from './rules';

/** An account, locked, with the roles that it has and the profiles that staff may add to it or take away. */
export async function lockForProfile(tx: Tx, userId: string) {
  const user = await lockUser(tx, userId);
  const roles = (await rolesOf(tx, [userId])).get(userId) ?? [];
  return { user, roles, toAdd: profilesToAdd(user, roles), toRemove: profilesToRemove(roles) };
}
