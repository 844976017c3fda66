import { grouped } from '@contract/kernel/fields/counted';
import { type Day, dayInMexicoCity, formatDay } from '@contract/kernel/fields/day';
import { href } from '@contract/kernel/screens';
import { platformWords } from '@contract/locales/es-MX/platform/server';
import { settingWords } from '@contract/locales/es-MX/platform/setting-info';
import {
  isSettingKey,
  type SettingInfo,
  type SettingKey,
  settingInfo,
  settingKeys,
} from '@contract/platform/setting-info';
import { settings as contract } from '@contract/platform/settings';
import { shownValue } from '@contract/platform/shown-value';
import type { Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { settings } from '@server/db/schema/platform';
import { conflict, notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { and, eq, gt } from 'drizzle-orm';
import type { MoneyAct } from '../approvals/gate';
import { addSettings, sealRemoved } from './add-settings';
import { readValue, showValue } from './parse-value';
import { columns, describe, nameOf, valuesAround } from './repository';
import { inForce } from './rules';
import { storedAt } from './setting-at';
import { addUdiDays, udiMissingOn } from './udi-days';

/** What a change of a setting is about, for the person who confirms it. */
function actOn(key: string, title: string, details: MoneyAct['details']): MoneyAct {
  const info: SettingInfo | undefined = isSettingKey(key) ? settingInfo[key] : undefined;
  const name = isSettingKey(key) ? t(settingWords[key].name) : key;
  return {
    kind: 'setting',
    object: 'settings',
    objectId: key,
    title,
    details: [
      { label: t(platformWords.settings.setting), value: name, to: href('settingList') },
      ...details,
    ],
    amountCents: null,
    people: [],
    always: info?.onePerson !== true,
  };
}

/** The value that a day had, or has, without the change. */
async function valueOn(db: Tx, key: SettingKey, day: Day): Promise<string> {
  const stored = await storedAt(db, key, day);
  return stored ? shownValue(key, showValue(key, stored.value)) : t(platformWords.settings.none);
}

export const settingHandlers = implement(contract, {
  async list({ db, now }) {
    const today = dayInMexicoCity(now);
    const { begun, upcoming } = await valuesAround(db, today);
    const items = settingKeys.map((key) => {
      const current = inForce(
        begun.filter((row) => row.key === key),
        today,
      );
      return {
        key,
        current: current ? describe(key, current) : null,
        upcoming: upcoming.filter((row) => row.key === key).map((row) => describe(key, row)),
      };
    });
    return { items, udi_missing_on: await udiMissingOn(db, today) };
  },

  async values({ db, query, now }) {
    const today = dayInMexicoCity(now);
    const page = await pageOf(db, query, {
      table: settings,
      id: settings.id,
      select: db.select(columns).from(settings),
      own: (row) => row,
      filters: { key: settings.key },
      sorts: { valid_from: settings.validFrom },
      defaultSort: '-valid_from',
    });
    const current = await storedAt(db, query.key, today);
    const stateOf = ({ id, validFrom }: { id: string; validFrom: string }) => {
      if (validFrom > today) return 'upcoming' as const;
      return id === current?.id ? ('current' as const) : ('past' as const);
    };
    const items = page.items.map((row) => ({ ...describe(query.key, row), state: stateOf(row) }));
    return { ...page, items };
  },

  async create({ db, body, principal, now, twoPeople, record }) {
    const { key, valid_from: validFrom, source } = body;
    const read = readValue(key, body.value);
    if (!read.ok) throw refused(read.message, { value: read.message });
    // What has happened keeps the value of its day; only a day without any may be given one late. The
    // UDI is published for each day, so the one before it does not count for a day that was left out.
    const isOpen = key === 'udi_value' || !(await storedAt(db, key, validFrom));
    if (validFrom <= dayInMexicoCity(now) && !isOpen) {
      const message = t(platformWords.settings.dayTaken);
      throw refused(message, { valid_from: message });
    }
    const before = await valueOn(db, key, validFrom);
    const row = { value: read.value, validFrom, source, setBy: await nameOf(db, principal) };
    const [added] = await addSettings(db, [{ key, ...row }], {
      occurredOn: dayInMexicoCity(now),
      actor: principal.userId,
    });
    if (!added) {
      const message = t(platformWords.settings.dayTakenAhead);
      throw refused(message, { valid_from: message });
    }
    const shown = describe(key, { ...row, id: added.id });
    const value = shownValue(key, shown.value);
    await twoPeople(
      actOn(key, t(platformWords.settings.set, { name: t(settingWords[key].name), value }), [
        { label: t(platformWords.settings.newValue), value },
        { label: t(platformWords.settings.oldValue), value: before },
        { label: t(platformWords.settings.since), value: formatDay(validFrom) },
        { label: t(platformWords.settings.source), value: source },
      ]),
    );
    await record(key, { value, value_before: before, valid_from: validFrom, source });
    return shown;
  },

  async createUdiDays({ db, body, principal, now, twoPeople, record }) {
    const { text, source } = body;
    const { added, known, before } = await addUdiDays(
      db,
      text,
      { source, setBy: await nameOf(db, principal) },
      { occurredOn: dayInMexicoCity(now), actor: principal.userId },
    );
    const [first, last] = [added.at(0), added.at(-1)];
    await twoPeople({
      ...actOn('udi_value', t(platformWords.settings.setUdi), [
        { label: t(platformWords.settings.newDays), value: grouped(added.length) },
        { label: t(platformWords.settings.knownDays), value: grouped(known) },
        {
          label: t(platformWords.settings.lastBefore),
          value: before ?? t(platformWords.settings.none),
        },
        { label: t(platformWords.settings.source), value: source },
      ]),
      lines: added.map(({ day, value }) => ({ label: formatDay(day), value })),
      always: added.length > 0,
    });
    if (first && last) {
      const details = { days: added.length, first_day: first.day, last_day: last.day, source };
      await record('udi_value', details);
    }
    return { added: added.length, known };
  },

  async delete({ db, params, principal, now, twoPeople, record }) {
    const [removed] = await db
      .delete(settings)
      .where(and(eq(settings.id, params.id), gt(settings.validFrom, dayInMexicoCity(now))))
      .returning(columns);
    if (!removed) {
      const [begun] = await db.select().from(settings).where(eq(settings.id, params.id));
      if (!begun) throw notFound();
      throw conflict(t(platformWords.settings.alreadyRules));
    }
    const event = { occurredOn: dayInMexicoCity(now), actor: principal.userId };
    await sealRemoved(db, removed, event);
    const { key, value, validFrom, source } = removed;
    const shown = isSettingKey(key) ? showValue(key, value) : String(value);
    const [name, formatted] = isSettingKey(key)
      ? [t(settingWords[key].name), shownValue(key, shown)]
      : [key, shown];
    await twoPeople(
      actOn(key, t(platformWords.settings.remove, { name, value: formatted }), [
        { label: t(platformWords.settings.removedValue), value: formatted },
        { label: t(platformWords.settings.wouldStart), value: formatDay(validFrom) },
        { label: t(platformWords.settings.source), value: source },
      ]),
    );
    await record(key, { value: formatted, valid_from: validFrom, source });
    return { ok: true as const };
  },
});
