import type { Day } from '@contract/kernel/fields/day';
import {
  isSettingKey,
  type SettingGroup,
  type SettingKey,
  settingInfo,
  settingKeys,
} from '@contract/platform/setting-info';
import type { Db, Tx } from '@server/db/connection';
import { settings } from '@server/db/schema/platform';
import {
  type Fact,
  isAnySealed,
  seal,
  sealedHash,
  sealOf,
  sealsThatBegin,
} from '@server/ledger/seals';
import { and, asc, desc, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { columns } from './repository';

interface Value {
  id: string;
  key: string;
  value: unknown;
  validFrom: Day;
  validTo: Day | null;
}

/** On which day, and by whom. */
export interface Event {
  occurredOn: Day;
  actor: string;
}

/** What money goes by: rates, fees, taxes, limits, the UDI and the days that a payment may take. */
const MONEY: readonly SettingGroup[] = ['funding', 'credit', 'taxes', 'treasury'];
const isMoney = (key: string) => isSettingKey(key) && MONEY.includes(settingInfo[key].group);

const SETTING = 'setting:';
const REMOVED = ':removed';
const subjectOf = (id: string) => `${SETTING}${id}`;

const factOf = ({ id, key, value, validFrom, validTo }: Value): Fact => ({
  subject: subjectOf(id),
  content: { key, value, validFrom, validTo },
});

const sealValues = (tx: Tx, values: readonly Value[], event: Event) =>
  seal(tx, values.filter(({ key }) => isMoney(key)).map(factOf), event);

/**
 * Keeps values of settings, and seals those by which money goes.
 *
 * @returns those that were added: a key and a day that have a value keep it
 */
export async function addSettings(
  tx: Tx,
  values: readonly (typeof settings.$inferInsert)[],
  event: Event,
): Promise<{ id: string }[]> {
  const added = await tx
    .insert(settings)
    .values([...values])
    .onConflictDoNothing()
    .returning(columns);
  await sealValues(tx, added, event);
  return added;
}

/** Seals that a value was taken away before it held. */
export async function sealRemoved(tx: Tx, { id, key }: Value, event: Event): Promise<void> {
  if (!isMoney(key)) return;
  await seal(tx, [{ subject: `${subjectOf(id)}${REMOVED}`, content: {} }], event);
}

const moneyValues = (db: Db | Tx): Promise<Value[]> =>
  db
    .select(columns)
    .from(settings)
    .where(inArray(settings.key, settingKeys.filter(isMoney)))
    .orderBy(asc(settings.key), asc(settings.validFrom));

/** What a row of a query of settings was sealed with, and that it was taken away. */
const ofRow = {
  seal: sealedHash(sql`${SETTING}::text || settings.id`),
  removed: sealedHash(sql`${SETTING}::text || settings.id || ${REMOVED}::text`),
};

/** The last values of some settings to begin by a day, with what they were sealed with. */
export const lastBegunSealed = (db: Db | Tx, keys: readonly SettingKey[], day: Day) =>
  db
    .selectDistinctOn([settings.key], {
      ...columns,
      ...ofRow,
    })
    .from(settings)
    .where(and(inArray(settings.key, [...keys]), lte(settings.validFrom, day)))
    .orderBy(settings.key, desc(settings.validFrom));

/** The same of one setting, as a column of another query; null where none began. */
export const lastSealedColumn = (key: SettingKey, day: SQL) =>
  sql<Sealed | null>`(select json_build_object(
      'id', settings.id, 'key', settings.key, 'value', settings.value, 'validFrom', settings.valid_from,
      'validTo', settings.valid_to, 'seal', ${ofRow.seal}, 'removed', ${ofRow.removed})
    from settings where settings.key = ${key} and settings.valid_from <= ${day}
    order by settings.valid_from desc limit 1)`;

/** A value with the hash that it was sealed with, and that of its removal. */
export type Sealed = Value & { seal: string | null; removed: string | null };

/** Whether a value stands as it was set, and was not taken away. */
export const isAsSealed = ({ seal: kept, removed, ...value }: Sealed): boolean =>
  removed === null && kept === sealOf(factOf(value));

/** Seals the values of before there were seals; once there is one, never again. */
export async function sealStoredSettings(tx: Tx, event: Event): Promise<void> {
  if (await isAnySealed(tx, SETTING)) return;
  await sealValues(tx, await moneyValues(tx), event);
}

/**
 * Values of settings by which money goes that were changed, added or deleted without their seal, each in words for
 * who looks for it.
 */
export async function settingDifferences(db: Db | Tx): Promise<string[]> {
  const sealed = await sealsThatBegin(db, SETTING);
  const values = await moneyValues(db);
  const isRemoved = (subject: string) => sealed.has(`${subject}${REMOVED}`);
  const kept = new Set(values.map(({ id }) => subjectOf(id)));
  const altered = values.filter((value) => {
    const fact = factOf(value);
    return sealed.get(fact.subject) !== sealOf(fact) || isRemoved(fact.subject);
  });
  const gone = [...sealed.keys()].filter(
    (subject) => !subject.endsWith(REMOVED) && !kept.has(subject) && !isRemoved(subject),
  );
  return [
    ...altered.map(
      ({ key, validFrom }) => `the setting ${key} of ${validFrom} is not as it was sealed`,
    ),
    ...gone.map((subject) => `the setting ${subject.slice(SETTING.length)} is gone`),
  ];
}
