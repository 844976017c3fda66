import type { Day } from '@contract/fields/day';
import type { SettingKey } from '@contract/settings';
import type { Db, Tx } from '@server/db/connection';
import { settings } from '@server/db/schema/settings';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { inForce, type SettingValue, settingSchemas } from './rules';

/** No value of the setting holds on the day: an operator has to set one. */
export class SettingMissing extends Error {
  constructor(
    readonly key: SettingKey,
    readonly day: Day,
  ) {
    super(`Setting ${key} has no value on ${day}`);
    this.name = 'SettingMissing';
  }
}

/**
 * The value of a setting on a day: the day of the event it is for, not today.
 * @throws SettingMissing
 */
export async function settingAt<K extends SettingKey>(
  tx: Tx | Db,
  key: K,
  day: Day,
): Promise<SettingValue<K>> {
  const begun = await tx
    .select({
      // As the driver reads it: drizzle would parse a text that looks like a number once more.
      value: sql<unknown>`${settings.value}`,
      validFrom: settings.validFrom,
      validTo: settings.validTo,
    })
    .from(settings)
    .where(and(eq(settings.key, key), lte(settings.validFrom, day)))
    .orderBy(desc(settings.validFrom))
    .limit(1);
  const found = inForce(begun, day);
  if (!found) throw new SettingMissing(key, day);
  return readValue(key, found.value);
}

/** One reader per key. A row that does not fit its schema is an error of whoever wrote it. */
const readers: { [K in SettingKey]: { parse(value: unknown): SettingValue<K> } } = settingSchemas;

function readValue<K extends SettingKey>(key: K, value: unknown): SettingValue<K> {
  return readers[key].parse(value);
}
