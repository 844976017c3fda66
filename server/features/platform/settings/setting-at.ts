import type { Day } from '@contract/kernel/fields/day';
import { platformWords } from '@contract/locales/es-MX/platform/server';
import { settingWords } from '@contract/locales/es-MX/platform/setting-info';
import type { SettingKey } from '@contract/platform/setting-info';
import type { Db, Tx } from '@server/db/connection';
import { conflict } from '@server/http/errors';
import { t } from '@server/i18n';
import { isAsSealed, lastBegunSealed } from './add-settings';
import type { BegunSetting } from './begun-setting';
import { lastBegun } from './repository';
import { inForce, type SettingValue, settingSchemas } from './rules';
import { seedSettings } from './seed';

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
  const found = await storedAt(tx, key, day);
  if (!found) throw new SettingMissing(key, day);
  return readValue(key, found.value);
}

/**
 * The values of several with who says so and since when, for those who judge by them: how to read each.
 * @throws SettingMissing when one is read that has none
 */
export async function rulesAt<K extends SettingKey>(tx: Tx | Db, keys: readonly K[], day: Day) {
  const stored = await storedOf(tx, keys, day);
  return <Key extends K>(key: Key) => {
    const { value, source, validFrom } = stored(key);
    return { value: readValue(key, value), source, validFrom };
  };
}

/**
 * The values of several at once: how to read each of them.
 * @throws SettingMissing when one is read that has none
 */
export async function settingsAt<K extends SettingKey>(tx: Tx | Db, keys: readonly K[], day: Day) {
  const stored = await storedOf(tx, keys, day);
  return <Key extends K>(key: Key): SettingValue<Key> => readValue(key, stored(key).value);
}

/**
 * The same of what then rules a credit for its whole life: only values as they were sealed.
 * @throws AppError conflict that names the one that is not
 */
export async function sealedSettingsAt<K extends SettingKey>(tx: Tx, keys: readonly K[], day: Day) {
  const begun = await lastBegunSealed(tx, keys, day);
  const altered = keys.find((key) => begun.some((row) => row.key === key && !isAsSealed(row)));
  if (altered) {
    const name = t(settingWords[altered].name);
    throw conflict(t(platformWords.settings.altered, { name }));
  }
  const stored = inForceAmong<K>(begun, day);
  return <Key extends K>(key: Key): SettingValue<Key> => readValue(key, stored(key).value);
}

async function storedOf<K extends SettingKey>(tx: Tx | Db, keys: readonly K[], day: Day) {
  return inForceAmong<K>(await lastBegun(tx, keys, day), day);
}

function inForceAmong<K extends SettingKey>(
  begun: Awaited<ReturnType<typeof lastBegun>>,
  day: Day,
) {
  return (key: K) => {
    const found = inForce(
      begun.filter((row) => row.key === key),
      day,
    );
    if (!found) throw new SettingMissing(key, day);
    return found;
  };
}

/**
 * Like `settingAt`, and the value that the product begins with where none holds: for the rules of
 * signing in, without which no user could sign in to set one, and for what must not block them.
 */
export async function settingOrFirst<K extends SettingKey>(
  tx: Tx | Db,
  key: K,
  day: Day,
): Promise<SettingValue<K>> {
  return valueOrFirst(key, await storedAt(tx, key, day), day);
}

/**
 * What `settingAt` answers, of the row that another query read along (`lastBegunColumn`).
 * @throws SettingMissing
 */
export function valueBegun<K extends SettingKey>(
  key: K,
  begun: BegunSetting | null,
  day: Day,
): SettingValue<K> {
  const found = inForce(begun ? [begun] : [], day);
  if (!found) throw new SettingMissing(key, day);
  return readValue(key, found.value);
}

/** The values of several at once as `settingOrFirst` answers them: how to read each. */
export async function settingsOrFirst<K extends SettingKey>(
  tx: Tx | Db,
  keys: readonly K[],
  day: Day,
) {
  const begun = await lastBegun(tx, keys, day);
  return <Key extends K>(key: Key): SettingValue<Key> =>
    valueOrFirst(
      key,
      begun.find((row) => row.key === key),
      day,
    );
}

/** What `settingOrFirst` answers, of the row that another query read along (`lastBegunColumn`). */
export function valueOrFirst<K extends SettingKey>(
  key: K,
  begun: BegunSetting | null | undefined,
  day: Day,
): SettingValue<K> {
  const found = inForce(begun ? [begun] : [], day);
  return found ? readValue(key, found.value) : firstValue(key);
}

/** The value that the product begins with. */
export function firstValue<K extends SettingKey>(key: K): SettingValue<K> {
  return readValue(key, seedSettings.find((seed) => seed.key === key)?.value);
}

/** The row that holds on a day; none when the last to begin has ended. */
export async function storedAt(tx: Tx | Db, key: SettingKey, day: Day) {
  return inForce(await lastBegun(tx, [key], day), day);
}

/** One reader per key. A row that does not fit its schema is a bug of its writer. */
const readers: { [K in SettingKey]: { parse(value: unknown): SettingValue<K> } } = settingSchemas;

function readValue<K extends SettingKey>(key: K, value: unknown): SettingValue<K> {
  return readers[key].parse(value);
}
