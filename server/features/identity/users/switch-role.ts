import type { Role } from '@contract/kernel/roles';
import { identityWords } from '@contract/locales/es-MX/identity/server';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { type Db, inTransaction } from '@server/db/connection';
import type { Vault } from '@server/db/vault';
import { audit } from '@server/features/platform';
import { AppError } from '@server/http/errors';
import type { Principal } from '@server/http/principal';
import { t } from '@server/i18n';
import { identify } from '../auth/identify';
import { validRoles } from '../auth/login';
import { replaceSession } from '../auth/sessions';
import { describeUser } from './user-info';

/**
 * Changes to another of the person's own roles: a new session of that role, and the old one ends. The
 * call is a GET by the specification's letter, so it opens its own transaction. Staff powers can be
 * left this way and are never reached: a user who has them begins with them, and comes back to them by
 * signing in. Nothing is reached from inside an extended session.
 */
export async function switchRole(
  db: Db,
  principal: Principal,
  role: Role,
  origin: { now: Date; ip: string; userAgent: string },
  vault: Vault,
) {
  const token = await inTransaction(db, async (tx) => {
    const valid = await validRoles(tx, principal.userId);
    if (principal.actorUserId || role === 'admin' || !valid.includes(role)) {
      throw new AppError('forbidden', t(identityWords.users.switchRole.noRole));
    }
    const { grant, sessionId } = await replaceSession(tx, principal, 'role', {
      role,
      origin,
    });
    await audit(tx, {
      at: origin.now,
      userId: principal.userId,
      action: 'sessions.role',
      object: 'sessions',
      objectId: sessionId,
      details: { from: principal.role, to: role },
    });
    return grant.access_token;
  });
  const { principal: changed } = await identify(db, `Bearer ${token}`, origin.now);
  if (!changed) throw new AppError('unauthenticated', t(serverWords.shared.signIn));
  return { ...(await describeUser(db, vault, changed, origin.now)), access_token: token };
}
