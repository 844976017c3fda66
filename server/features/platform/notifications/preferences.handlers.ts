import type { Role } from '@contract/kernel/roles';
import {
  notificationPreferences as contract,
  type NoticeEvents,
} from '@contract/platform/notification-preferences';
import { users } from '@server/db/schema/identity';
import { notificationPreferences } from '@server/db/schema/platform-notification-preferences';
import { assertFresh } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { eq } from 'drizzle-orm';
import { eventsOf, isEventName, kindOf } from './kinds';
import { preferencesOf } from './preferences';
import { exceptionsOf, wantedOf } from './preferences-rules';

type Kept = Awaited<ReturnType<typeof preferencesOf>>;

/** Of each event that the role gets, the ways that hold for it. */
const asBody = (kept: Kept, role: Role) => ({
  version: kept.version,
  choices: kept.choices,
  events: Object.fromEntries(
    eventsOf(role).flatMap(({ kind, events }) =>
      events.map(({ name }) => [name, wantedOf(kept, name, kind)]),
    ),
  ),
  quiet_from: kept.quietFrom,
  quiet_to: kept.quietTo,
});

export const notificationPreferenceHandlers = implement(contract, {
  async show({ db, principal }) {
    const [user] = await db
      .select({ phoneVerifiedAt: users.phoneVerifiedAt })
      .from(users)
      .where(eq(users.id, principal.userId));
    return {
      ...asBody(await preferencesOf(db, principal.userId), principal.role),
      kinds: eventsOf(principal.role),
      phone_verified: Boolean(user?.phoneVerifiedAt),
    };
  },

  async edit({ db, principal, body, now, record }) {
    const { userId, role } = principal;
    // Two first saves wait for each other: there is no row yet to lock.
    await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const before = await preferencesOf(db, userId, { lock: true });
    assertFresh(body.version, asBody(before, role));
    const chosen: NoticeEvents = { ...before.events, ...body.events };
    const given = Object.entries(chosen).flatMap(([name, ways]) =>
      isEventName(name) ? [{ name, kind: kindOf(name), ways }] : [],
    );
    const kept = {
      version: body.version + 1,
      choices: body.choices,
      events: exceptionsOf(body.choices, given),
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
