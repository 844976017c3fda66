import { addBusinessDays, businessDayBefore } from '@contract/kernel/fields/business-day';
import type { Day } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { settingOrFirst } from './setting-at';

/** The day that many days of work of the banks later, without those that staff know to be closed. */
export async function addBankDays(db: Db | Tx, from: Day, days: number): Promise<Day> {
  return addBusinessDays(from, days, await settingOrFirst(db, 'bank_holidays', from));
}

/** The last day of work of the banks before a day, by the same calendar. */
export async function bankDayBefore(db: Db | Tx, day: Day): Promise<Day> {
  return businessDayBefore(day, await settingOrFirst(db, 'bank_holidays', day));
}
