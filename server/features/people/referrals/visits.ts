import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { referralDays, referralNetworks } from '@server/db/schema/people-referrals';
import type { Vault } from '@server/db/vault';
import { networkOf } from '@server/http/network';
import { lt, sql } from 'drizzle-orm';

/** Visits of one network that count on a day: browsers behind one address, and no more than a nuisance of who forges them. */
export const MOST_OF_A_NETWORK = 20;
/** The same of all networks together. */
export const MOST_OF_A_DAY = 2000;

interface Visit {
  /** Whose invitation was opened. */
  userId: string;
  ip: string;
  now: Date;
}

/**
 * Counts a visit unless its network, or the day, has its most. The address is kept as a keyed hash that differs each
 * day and is forgotten after it.
 */
export async function countVisit(tx: Tx, vault: Vault, { userId, ip, now }: Visit): Promise<void> {
  const day = dayInMexicoCity(now);
  const network = vault.mark(`${day}:${networkOf(ip)}`, 'referral-visit');
  // The day first: calls of one day take turns there, so that none counts beyond the most.
  const [counted] = await tx
    .insert(referralDays)
    .values({ userId, day, visits: 0 })
    .onConflictDoUpdate({
      target: [referralDays.userId, referralDays.day],
      set: { visits: sql`${referralDays.visits}` },
    })
    .returning({ visits: referralDays.visits });
  if (!counted || counted.visits >= MOST_OF_A_DAY) return;
  const taken = await tx
    .insert(referralNetworks)
    .values({ userId, day, network, visits: 1 })
    .onConflictDoUpdate({
      target: [referralNetworks.userId, referralNetworks.day, referralNetworks.network],
      set: { visits: sql`${referralNetworks.visits} + 1` },
      setWhere: lt(referralNetworks.visits, MOST_OF_A_NETWORK),
    })
    .returning({ visits: referralNetworks.visits });
  if (taken.length === 0) return;
  await tx
    .update(referralDays)
    .set({ visits: sql`${referralDays.visits} + 1` })
    .where(sql`${referralDays.userId} = ${userId} and ${referralDays.day} = ${day}`);
}

/** Forgets from which networks the visits of days that are over came; their number stays. */
export async function forgetVisitors(db: Db | Tx, today: Day): Promise<void> {
  await db.delete(referralNetworks).where(lt(referralNetworks.day, today));
}
