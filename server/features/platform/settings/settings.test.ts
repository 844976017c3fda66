import { toDay } from '@contract/kernel/fields/day';
import { settings } from '@server/db/schema/platform';
import { testDatabase } from '@tests/support/database';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inForce, settingSchemas } from './rules';
import { seedSettings, seedSettingsTable } from './seed';
import { SettingMissing, settingAt, settingOrFirst, settingsAt } from './setting-at';

const { db } = await testDatabase();

describe('inForce', () => {
  const values = [
    { value: 1, validFrom: '2024-01-01', validTo: null },
    { value: 2, validFrom: '2025-01-01', validTo: '2025-07-01' },
  ];
  it.each([
    ['2023-12-31', undefined],
    ['2024-12-31', 1],
    ['2025-01-01', 2],
    ['2025-06-30', 2],
    ['2025-07-01', undefined],
  ])('on %s is %s', (day, value) => {
    expect(inForce(values, day)?.value).toBe(value);
  });
});

describe('settings', () => {
  it('are seeded once, each in its own form, and chosen by the day of the event', async () => {
    await db.transaction(seedSettingsTable);
    await db.transaction(seedSettingsTable);
    expect(await db.$count(settings)).toBe(seedSettings.length);
    expect(await settingAt(db, 'iva_rate', toDay('2026-11-20'))).toBe(1600);
    const key = 'reopening_days';
    const other = { key, source: 'prueba', setBy: 'prueba' };
    await db.insert(settings).values([
      { ...other, value: 3, validFrom: toDay('2025-01-01'), validTo: toDay('2025-07-01') },
      { ...other, value: 5, validFrom: toDay('2026-01-01') },
    ]);
    expect(await settingAt(db, key, toDay('2024-12-31'))).toBe(7);
    expect(await settingAt(db, key, toDay('2025-06-30'))).toBe(3);
    expect(await settingAt(db, key, toDay('2026-01-01'))).toBe(5);
    await expect(settingAt(db, key, toDay('2025-07-01'))).rejects.toThrow(SettingMissing);
  });

  it('that a later version brings are added to those of a database that is already there', async () => {
    const key = 'session_lifetime_staff_seconds';
    await db.delete(settings).where(eq(settings.key, key));
    await db.transaction(seedSettingsTable);
    expect(await settingAt(db, key, toDay('2026-11-20'))).toBe(8 * 3600);
  });

  it('that are not set are missing, not guessed', async () => {
    await expect(settingAt(db, 'udi_value', toDay('2026-11-20'))).rejects.toThrow(SettingMissing);
  });

  it('are read several at once, each with its own value', async () => {
    const keys = ['iva_rate', 'reopening_days', 'udi_value'] as const;
    const on = await settingsAt(db, keys, toDay('2025-06-30'));
    expect([on('iva_rate'), on('reopening_days')]).toEqual([1600, 3]);
    expect(() => on('udi_value')).toThrow(SettingMissing);
    const ended = await settingsAt(db, keys, toDay('2025-07-01'));
    expect(() => ended('reopening_days')).toThrow(SettingMissing);
  });

  it('of signing in are never missing: without a value the first one rules', async () => {
    const before = toDay('2023-12-31');
    expect(await settingOrFirst(db, 'login_max_failures', before)).toBe(3);
    await db.insert(settings).values({
      key: 'login_max_failures',
      value: 2,
      validFrom: toDay('2031-01-01'),
      source: 'prueba',
      setBy: 'prueba',
    });
    expect(await settingOrFirst(db, 'login_max_failures', toDay('2030-12-31'))).toBe(3);
    expect(await settingOrFirst(db, 'login_max_failures', toDay('2031-01-01'))).toBe(2);
  });

  it('of a wrong form are refused', async () => {
    await db.insert(settings).values({
      key: 'mora_rate',
      value: '48%',
      validFrom: toDay('2030-01-01'),
      source: 'prueba',
      setBy: 'prueba',
    });
    await expect(settingAt(db, 'mora_rate', toDay('2030-01-01'))).rejects.toThrow();
    expect(settingSchemas.waterfall_order.safeParse(['capital']).success).toBe(false);
  });

  it('pay capital last: with none left, interest would have no recipient', () => {
    const order = ['late_vat', 'late_interest', 'fee', 'vat', 'interest', 'capital'];
    expect(settingSchemas.waterfall_order.safeParse(order).success).toBe(true);
    expect(settingSchemas.waterfall_order.safeParse(order.toReversed()).success).toBe(false);
  });
});
