import type { Day } from '@contract/kernel/fields/day';
import { platformWords } from '@contract/locales/es-MX/platform/server';
import { inOne, parseUdiDays, type UdiDay } from '@contract/platform/udi-days';
import type { Db, Tx } from '@server/db/connection';
import { settings } from '@server/db/schema/platform';
import { refused } from '@server/http/errors';
import { t } from '@server/i18n';
import { and, between, eq, sql } from 'drizzle-orm';
import { addSettings, type Event } from './add-settings';
import { showValue } from './parse-value';
import { lastBegun } from './repository';
import { storedAt } from './setting-at';
import { udiDay } from './udi-day';

interface SaidBy {
  source: string;
  setBy: string;
}

const refuse = (message: string) => refused(message, { text: message });

/**
 * Sets the UDI of pasted days, all or none; a day that already has the same value stays as it is.
 * @returns the days that were added, in order, how many were known, and the value before the first added
 * @throws AppError rule, with the lines that are wrong on the field `text`
 */
export async function addUdiDays(tx: Tx, text: string, by: SaidBy, event: Event) {
  const parsed = parseUdiDays(text);
  if (!parsed.ok) throw refuse(parsed.message);
  const days = parsed.days.toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const known = await knownDays(tx, days);
  const others = days.flatMap(({ row, day, value }) => {
    const kept = known.get(day);
    const same = kept === undefined || Number(kept) === Number(value);
    return same
      ? []
      : [{ row, text: t(platformWords.settings.udiDays.otherValue, { row, value: kept }) }];
  });
  if (others.length > 0) {
    throw refuse(inOne(others.toSorted((a, b) => a.row - b.row).map((other) => other.text)));
  }
  const added = days.filter(({ day }) => !known.has(day));
  const [before] = added[0] ? await lastBegun(tx, ['udi_value'], added[0].day) : [];
  if (added.length > 0) await insert(tx, added, by, event);
  return { added, known: known.size, before: before && showValue('udi_value', before.value) };
}

/** The day whose UDI limits are reckoned with today, while it has no value. */
export async function udiMissingOn(db: Db | Tx, today: Day): Promise<Day | null> {
  const day = udiDay(today);
  return (await storedAt(db, 'udi_value', day)) ? null : day;
}

/** Days among these that have a value, with it. */
async function knownDays(tx: Tx, days: readonly UdiDay[]) {
  const wanted = new Set<string>(days.map(({ day }) => day));
  const [first, last] = [days.at(0), days.at(-1)];
  if (!first || !last) return new Map<string, string>();
  const rows = await tx
    .select({ day: settings.validFrom, value: sql<string>`${settings.value} #>> '{}'` })
    .from(settings)
    .where(and(eq(settings.key, 'udi_value'), between(settings.validFrom, first.day, last.day)));
  return new Map<string, string>(
    rows.filter(({ day }) => wanted.has(day)).map(({ day, value }) => [day, value]),
  );
}

async function insert(tx: Tx, days: readonly UdiDay[], by: SaidBy, event: Event) {
  const values = days.map(({ day, value }) => ({ key: 'udi_value', value, validFrom: day, ...by }));
  const rows = await addSettings(tx, values, event);
  // A concurrent request set one of the days while this was being checked.
  if (rows.length < days.length) {
    throw refuse(t(platformWords.settings.udiDays.race));
  }
}
