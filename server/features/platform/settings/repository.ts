import type { Day } from '@contract/kernel/fields/day';
import { platformWords } from '@contract/locales/es-MX/platform/server';
import type { SettingKey } from '@contract/platform/setting-info';
import type { Db, Tx } from '@server/db/connection';
import { prepared } from '@server/db/prepared';
import { users } from '@server/db/schema/identity';
import { settings } from '@server/db/schema/platform';
import type { Principal } from '@server/http/principal';
import { t } from '@server/i18n';
import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm';
import { showValue } from './parse-value';

export const columns = {
  id: settings.id,
  key: settings.key,
  // As the driver reads it: drizzle would parse a text that looks like a number once more.
  value: sql<unknown>`${settings.value}`,
  validFrom: settings.validFrom,
  validTo: settings.validTo,
  source: settings.source,
  setBy: settings.setBy,
};

interface Row {
  id: string;
  value: unknown;
  validFrom: Day;
  source: string;
  setBy: string;
}

export const describe = (key: SettingKey, { id, value, validFrom, source, setBy }: Row) => ({
  id,
  value: showValue(key, value),
  valid_from: validFrom,
  source,
  set_by: setBy === 'seed' ? t(platformWords.settings.repository.initial) : setBy,
});

/** The last value of each setting to begin by a day, and those that begin later, the nearest first. */
export async function valuesAround(db: Db, today: Day) {
  const begun = await db
    .selectDistinctOn([settings.key], columns)
    .from(settings)
    .where(lte(settings.validFrom, today))
    .orderBy(settings.key, desc(settings.validFrom));
  const upcoming = await db
    .select(columns)
    .from(settings)
    .where(gt(settings.validFrom, today))
    .orderBy(asc(settings.validFrom));
  return { begun, upcoming };
}

/** The last values of some settings to begin by a day, whether they still hold or not. */
export const lastBegun = (db: Db | Tx, keys: readonly SettingKey[], day: Day) =>
  lastBegunQuery(db).execute({ keys, day });

const lastBegunQuery = prepared((db) =>
  db
    .selectDistinctOn([settings.key], columns)
    .from(settings)
    .where(
      and(
        sql`${settings.key} = any(${sql.placeholder('keys')}::text[])`,
        lte(settings.validFrom, sql.placeholder('day')),
      ),
    )
    .orderBy(settings.key, desc(settings.validFrom))
    .prepare('last_begun_settings'),
);

/** What is written beside a value that a person sets: their name, as it is today. */
export async function nameOf(tx: Tx, { userId }: Principal): Promise<string> {
  const [who] = await tx.select().from(users).where(eq(users.id, userId));
  return who?.fullName ?? userId;
}
