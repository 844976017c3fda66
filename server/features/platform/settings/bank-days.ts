import { addBusinessDays, businessDayBefore } from '@contract/kernel/fields/business-day';
import type { Day } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { settingOrFirst } from './setting-at';

/** Days on which the banks are closed besides those of each year, as staff know of them. */
export const bankHolidays = (db: Db | Tx, on: Day) => settingOrFirst(db, 'bank_holidays', on);

/** The day that many days of work of the banks later, without those that staff know to be closed. */
export async function addBankDays(db: Db | Tx, from: Day, days: number): Promise<Day> {
  return addBusinessDays(from, days, await bankHolidays(db, from));
}

/** The last day of work of the banks before a day, by the same calendar. */
export async function bankDayBefore(db: Db | Tx, day: Day): Promise<Day> {
  return businessDayBefore(day, await bankHolidays(db, day));
}
