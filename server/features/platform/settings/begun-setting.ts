import type { Day } from '@contract/kernel/fields/day';
import type { SettingKey } from '@contract/platform/setting-info';
import { settings } from '@server/db/schema/platform';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';

/** The last value of a setting to begin by a day, whether it still holds or not, as a column of another query; null where none began. */
export const lastBegunColumn = (key: SettingKey, day: Placeholder | SQL) =>
  sql<BegunSetting | null>`(select json_build_object(
      'value', ${settings.value}, 'validFrom', ${settings.validFrom}, 'validTo', ${settings.validTo})
    from ${settings} where ${settings.key} = ${sql.raw(`'${key}'`)} and ${settings.validFrom} <= ${day}
    order by ${settings.validFrom} desc limit 1)`;

export interface BegunSetting {
  value: unknown;
  validFrom: Day;
  validTo: Day | null;
}
