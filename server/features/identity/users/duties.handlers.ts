import { staffDuties as contract } from '@contract/identity/administrators';
import { sortDuties } from '@contract/kernel/duties';
import { href } from '@contract/kernel/screens';
import { identityWords } from '@contract/locales/es-MX/identity/server';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import type { Tx } from '@server/db/connection';
import { userRoles, users } from '@server/db/schema/identity';
import {
  announce,
  changed,
  changedForStaff,
  events,
  isActiveStaff,
  nameDuties,
  returnCases,
  setAsideAsked,
} from '@server/features/platform';
import { assertFresh, conflict, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { lockUser } from './repository';

const words = identityWords.duties;

/** Who confirms an act of two people on accounts is another one than who asks: so many keep the duty. */
const KEEP_ADMINISTRATION = 2;

export const dutyHandlers = implement(contract, {
  async edit({ db, principal, params: { userId }, body, config, now, twoPeople, record }) {
    if (userId === principal.userId) throw refused(t(identityWords.users.access.yourOwn));
    const staff = await lockAdministrators(db);
    const user = await lockUser(db, userId);
    if (!staff.includes(userId) || user.status !== 'active') {
      throw conflict(t(identityWords.users.access.notAdmin));
    }
    const { version: kept, reason } = body;
    assertFresh(kept, { version: user.standingVersion, duties: user.duties, reason: '' });
    const before = sortDuties(user.duties);
    const after = sortDuties(body.duties);
    const no = (duties: string) => refused(t(outcomes.invalidTitle), { duties });
    if (before.join() === after.join()) throw no(t(words.unchanged));
    if (before.includes('administration') && !after.includes('administration')) {
      const others = and(isActiveStaff(db, 'administration'), ne(users.id, userId));
      if ((await db.$count(users, others)) < KEEP_ADMINISTRATION) {
        throw no(t(words.lastAdministration));
      }
    }
    await twoPeople({
      kind: 'access',
      object: 'users',
      objectId: userId,
      title: t(words.edit),
      details: [
        {
          label: t(identityWords.users.access.person),
          value: user.fullName,
          to: href('userShow', { userId }),
        },
        { label: t(identityWords.users.access.email), value: user.email },
        { label: t(words.before), value: nameDuties(before) || t(words.none) },
        { label: t(words.after), value: nameDuties(after) },
        { label: t(identityWords.users.access.reason), value: reason },
      ],
      amountCents: null,
      // Of a house of two, the other one confirms it.
      people: [],
      always: true,
    });
    const version = kept + 1;
    await db
      .update(users)
      .set({ duties: after, standingVersion: version })
      .where(eq(users.id, userId));
    const lost = before.filter((duty) => !after.includes(duty));
    await setAsideAsked(db, { userId, duties: lost }, { config, now });
    await returnCases(db, { userId, duties: lost, by: principal.userId, now });
    await announce(db, config, userId, events.dutiesChanged, { duties: after });
    // Their portal reads the account again, and what others may confirm changed with it.
    await changed(db, [userId], 'account');
    await changedForStaff(db, 'approvals');
    await record(userId, {
      duties_before: before.join(', '),
      duties: after.join(', '),
      reason,
    });
    return { version };
  },
});

/** The administrators, locked: of two changes at once, each counts what the other left. */
async function lockAdministrators(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      inArray(
        users.id,
        tx.select({ id: userRoles.userId }).from(userRoles).where(eq(userRoles.role, 'admin')),
      ),
    )
    .orderBy(users.id)
    .for('update');
  return rows.map(({ id }) => id);
}
