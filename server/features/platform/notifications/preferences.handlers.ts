import {
  notificationPreferences as contract,
  type NoticeChoices,
} from '@contract/platform/notification-preferences';
import { users } from '@server/db/schema/identity';
import { notificationPreferences } from '@server/db/schema/platform-notification-preferences';
import { assertFresh } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { eq } from 'drizzle-orm';
import { preferencesOf } from './preferences';
import { kindsOf } from './preferences-rules';

interface Kept {
  version: number;
  choices: NoticeChoices;
  quietFrom: string;
  quietTo: string;
}

const asBody = ({ version, choices, quietFrom, quietTo }: Kept) => ({
  version,
  choices,
  quiet_from: quietFrom,
  quiet_to: quietTo,
});

export const notificationPreferenceHandlers = implement(contract, {
  async show({ db, principal }) {
    const [user] = await db
      .select({ phoneVerifiedAt: users.phoneVerifiedAt })
      .from(users)
      .where(eq(users.id, principal.userId));
    return {
      ...asBody(await preferencesOf(db, principal.userId)),
      kinds: kindsOf(principal.role),
      phone_verified: Boolean(user?.phoneVerifiedAt),
    };
  },

  async edit({ db, principal, body, now, record }) {
    const { userId } = principal;
    // Two first saves wait for each other: there is no row yet to lock.
    await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    assertFresh(body.version, asBody(await preferencesOf(db, userId, { lock: true })));
    const kept = {
      version: body.version + 1,
      choices: body.choices,
      quietFrom: body.quiet_from,
      quietTo: body.quiet_to,
      updatedAt: now,
    };
    await db
      .insert(notificationPreferences)
      .values({ userId, ...kept })
      .onConflictDoUpdate({ target: notificationPreferences.userId, set: kept });
    await record(userId);
    return { ok: true as const };
  },
});
