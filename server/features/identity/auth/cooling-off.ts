import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import { peopleWords } from '@contract/locales/es-MX/people/server';
import type { Db, Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { type BegunSetting, settingOrFirst, valueOrFirst } from '@server/features/platform';
import { refused } from '@server/http/errors';
import { momentInWords, t } from '@server/i18n';
import { eq } from 'drizzle-orm';

const HOUR_MS = 3_600_000;

/** How long the wait is that a change of this day begins. */
export const coolingOffHours = (db: Db | Tx, day: Day) =>
  settingOrFirst(db, 'cooling_off_hours', day);

/** When the wait that a change begins is over, by the setting of the day of the change. */
export const coolingOffEnd = async (db: Db | Tx, changedAt: Date): Promise<Date> =>
  after(changedAt, await coolingOffHours(db, dayInMexicoCity(changedAt)));

/** The same by the setting that another query read along, as it began last by that day. */
export const coolingOffEndBy = (begun: BegunSetting | null, changedAt: Date): Date =>
  after(changedAt, valueOrFirst('cooling_off_hours', begun, dayInMexicoCity(changedAt)));

const after = (changedAt: Date, hours: number) => new Date(changedAt.getTime() + hours * HOUR_MS);

/**
 * Until when an account's withdrawals are blocked because its second factor or its mail address changed; null when
 * they are not. The first factor counts too: a password thief would enrol one of their own, and the owner could
 * not come in to stop what follows.
 */
export async function heldUntil(db: Db | Tx, userId: string, now: Date): Promise<Date | null> {
  const [user] = await db
    .select({ factor: users.secondFactorChangedAt, email: users.emailChangedAt })
    .from(users)
    .where(eq(users.id, userId));
  const last = Math.max(user?.factor?.getTime() ?? 0, user?.email?.getTime() ?? 0);
  if (last === 0) return null;
  const end = await coolingOffEnd(db, new Date(last));
  return end > now ? end : null;
}

/**
 * Why staff do not send money to its owner now: their second factor or
 * their address has just changed, or staff keep their account
 * closed, perhaps because another person was in it and asked for the money. Null when they send it.
 */
export async function whyOwnerHeld(db: Db | Tx, userId: string, now: Date): Promise<string | null> {
  const [user] = await db
    .select({ staffBlockedAt: users.staffBlockedAt })
    .from(users)
    .where(eq(users.id, userId));
  if (user?.staffBlockedAt) return t(peopleWords.bankAccounts.coolingOff.ownerBlocked);
  const until = await heldUntil(db, userId, now);
  return (
    until && t(peopleWords.bankAccounts.coolingOff.ownerCooling, { when: momentInWords(until) })
  );
}

/** @param act what has to wait, as a verb */
export const whenHeld = (act: string, until: Date) =>
  t(peopleWords.bankAccounts.coolingOff.cooling, { act, when: momentInWords(until) });

/**
 * Refuses transfers to a person whose money is held, also those asked for before.
 * @throws AppError rule
 */
export async function assertNotHeld(tx: Tx, userId: string, now: Date): Promise<void> {
  const reason = await whyOwnerHeld(tx, userId, now);
  if (reason) throw refused(reason);
}
