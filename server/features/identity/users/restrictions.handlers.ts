import { restrictions as contract } from '@contract/identity/restrictions';
import { identityWords } from '@contract/locales/es-MX/identity/server';
import type { Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { supplierAgents, suppliers } from '@server/db/schema/people';
import { announce, changed, events } from '@server/features/platform';
import { assertFresh, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { and, eq, isNull } from 'drizzle-orm';
import { assertOpen } from '../accounts/hold-open';
import { lockUser, rolesOf } from './repository';

export const restrictionHandlers = implement(contract, {
  async edit({ db, principal, params: { userId }, body, config, record }) {
    const user = await lockUser(db, userId);
    if (user.id === principal.userId) throw refused(t(identityWords.users.access.yourOwn));
    assertOpen(user);
    assertFresh(body.version, {
      version: user.standingVersion,
      tags: user.tags,
      restriction_level: user.restrictionLevel,
      reason: user.restrictionReason ?? '',
    });
    const { restriction_level: level, tags, reason } = body;
    const roles = (await rolesOf(db, [userId])).get(userId) ?? [];
    if (level > 0 && roles.includes('admin')) {
      const restriction_level = t(identityWords.restrictions.administrator);
      throw refused(restriction_level, { restriction_level });
    }
    const version = body.version + 1;
    await db
      .update(users)
      .set({
        tags,
        restrictionLevel: level,
        restrictionReason: level > 0 ? reason : null,
        standingVersion: version,
      })
      .where(eq(users.id, userId));
    if (level !== user.restrictionLevel) {
      await announce(db, config, userId, events.accountRestricted, { level, reason });
    }
    // The portals of its person, and of those who sell for them, read the account again: what they may do and why not
    // stands on every screen.
    await changed(db, [userId, ...(await sellersOf(db, userId))], 'account');
    await record(userId, {
      from_level: user.restrictionLevel,
      to_level: level,
      ...(user.tags.join() !== tags.join() && {
        tags_before: user.tags.join(', '),
        tags: tags.join(', '),
      }),
      reason,
    });
    return { version };
  },
});

/** The accounts that sell for the company of an account. */
async function sellersOf(tx: Tx, ownerId: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: supplierAgents.userId })
    .from(supplierAgents)
    .innerJoin(suppliers, eq(suppliers.id, supplierAgents.supplierId))
    .where(and(eq(suppliers.userId, ownerId), isNull(supplierAgents.removedAt)));
  return rows.flatMap(({ userId }) => userId ?? []);
}
