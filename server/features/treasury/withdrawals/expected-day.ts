import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { addBankDays, settingOrFirst } from '@server/features/platform';

/** The day that money asked for now should arrive. */
export async function expectedDay(db: Db | Tx, now: Date): Promise<Day> {
  const today = dayInMexicoCity(now);
  return addBankDays(db, today, await settingOrFirst(db, 'withdrawal_business_days', today));
}
