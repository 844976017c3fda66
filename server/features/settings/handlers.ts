import { type Day, dayInMexicoCity } from '@contract/fields/day';
import { settings as contract, type SettingKey, settingInfo } from '@contract/settings';
import { users } from '@server/db/schema/people';
import { settings } from '@server/db/schema/settings';
import { refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { asc, eq, sql } from 'drizzle-orm';
import { audit } from '../audit/audit';
import { udiDay } from '../projects/rules';
import { inForce } from './rules';
import { readValue, showValue } from './typed';

const columns = {
  key: settings.key,
  // As the driver reads it: drizzle would parse a text that looks like a number once more.
  value: sql<unknown>`${settings.value}`,
  validFrom: settings.validFrom,
  validTo: settings.validTo,
  source: settings.source,
  setBy: settings.setBy,
};

interface Row {
  value: unknown;
  validFrom: Day;
  source: string;
  setBy: string;
}

const describe = (key: SettingKey, { value, validFrom, source, setBy }: Row) => ({
  value: showValue(key, value),
  valid_from: validFrom,
  source,
  set_by: setBy === 'seed' ? 'Valor inicial' : setBy,
});

const isKey = (key: string): key is SettingKey => Object.hasOwn(settingInfo, key);

export const settingHandlers = implement(contract, {
  async list({ db, now }) {
    const today = dayInMexicoCity(now);
    const rows = await db.select(columns).from(settings).orderBy(asc(settings.validFrom));
    const items = Object.keys(settingInfo)
      .filter(isKey)
      .map((key) => {
        const own = rows.filter((row) => row.key === key);
        const current = inForce(own, today);
        return {
          key,
          current: current ? describe(key, current) : null,
          upcoming: own
            .filter(({ validFrom }) => validFrom > today)
            .map((row) => describe(key, row)),
        };
      });
    const udiOn = udiDay(today);
    const udis = rows.filter(({ key }) => key === 'udi_value');
    return { items, udi_missing_on: inForce(udis, udiOn) ? null : udiOn };
  },

  async create({ db, body, principal, now }) {
    const { key, valid_from: validFrom, source } = body;
    const read = readValue(key, body.value);
    if (!read.ok) throw refused(read.message, { value: read.message });
    const own = await db.select(columns).from(settings).where(eq(settings.key, key));
    // What has happened keeps the value of its day; only a day without any may be given one late. The
    // UDI is published for each day, so the one before it does not stand for a day that was left out.
    const isOpen = key === 'udi_value' || !inForce(own, validFrom);
    if (validFrom <= dayInMexicoCity(now) && !isOpen) {
      const message = 'Ese día ya tiene un valor. Elige un día a partir de mañana.';
      throw refused(message, { valid_from: message });
    }
    const [who] = await db.select().from(users).where(eq(users.id, principal.userId));
    const row = { value: read.value, validFrom, source, setBy: who?.fullName ?? principal.userId };
    const [added] = await db
      .insert(settings)
      .values({ key, ...row })
      .onConflictDoNothing()
      .returning({ id: settings.id });
    if (!added) {
      const message = 'Ya hay un valor que comienza ese día.';
      throw refused(message, { valid_from: message });
    }
    const shown = describe(key, row);
    await audit(db, {
      at: now,
      userId: principal.userId,
      actorUserId: principal.actorUserId,
      action: 'settings.create',
      object: 'settings',
      objectId: key,
      details: { value: shown.value, valid_from: validFrom, source },
    });
    return shown;
  },
});
