import { addDays, dayInMexicoCity, formatDay, toDay } from '@contract/kernel/fields/day';
import { inTransaction } from '@server/db/connection';
import { settings } from '@server/db/schema/platform';
import { assertChainsSound } from '@server/jobs/chains';
import { testApi } from '@tests/support/api';
import { creditStory, once } from '@tests/support/credit';
import { present } from '@tests/support/present';
import { settingsFrom } from '@tests/support/settings';
import { asTwo, freshFactor } from '@tests/support/two-people';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { settingDifferences } from './add-settings';
import { BOOKS_BEGIN, seedSettingsTable } from './seed';

const api = await testApi();
const staff = await api.person('admin');
const tomorrow = addDays(dayInMexicoCity(api.clock.now), 1);
const source = 'Consejo, acta 14';
// A house of before there were seals.
const kept = {
  key: 'open_fee_rate',
  value: 275,
  validFrom: toDay('2025-03-01'),
  source,
  setBy: 'Ana',
};
await api.db.insert(settings).values(kept);
await api.db.transaction(seedSettingsTable);
await api.db.transaction(seedSettingsTable);

const terms = { annual_rate_bp: 2400, term_months: 12, opening_fee_bp: 300, risk_grade: 'B' };

const call = (method: 'POST' | 'DELETE', url: `/api/v1/settings${string}`, body?: object) =>
  asTwo(api, staff, { method, url, ...(body && { body }) });

const valueAt = (key: string, validFrom = BOOKS_BEGIN) =>
  and(eq(settings.key, key), eq(settings.validFrom, validFrom));

/** What is found while SQL has changed something, which is undone then. */
async function found(change: (tx: Parameters<typeof seedSettingsTable>[0]) => Promise<unknown>) {
  let differences: string[] = [];
  const undone = new Error('undone');
  await inTransaction(api.db, async (tx) => {
    await change(tx);
    differences = await settingDifferences(tx);
    throw undone;
  }).catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  return differences;
}

describe('values of settings by which money goes', () => {
  it('are sealed as the product begins with them, as people set them and as they take them away', async () => {
    expect(await settingDifferences(api.db)).toEqual([]);
    const body = { key: 'open_fee_rate', value: '3.5 %', valid_from: tomorrow, source };
    const first = await call('POST', '/api/v1/settings', body);
    expect(first.status).toBe(200);
    expect((await call('DELETE', `/api/v1/settings/${first.json.id}`)).status).toBe(200);
    expect((await call('POST', '/api/v1/settings', body)).status).toBe(200);
    const text = `${formatDay(toDay('2026-11-20'))} 8.654321\n${formatDay(toDay('2026-11-21'))} 8.654400`;
    expect((await call('POST', '/api/v1/settings/udi', { text, source })).status).toBe(200);
    await settingsFrom(api)('2026-10-01', { mora_rate: 5000, bank_holidays: ['2026-12-24'] });
    expect(await settingDifferences(api.db)).toEqual([]);
    await expect(assertChainsSound(api.db)).resolves.toBeUndefined();
  });

  it.each(['iva_rate', 'request_udis_individual', 'two_person_amount', 'bank_holidays'])(
    'are named when SQL changes one: %s',
    async (key) => {
      const says = [`the setting ${key} of ${BOOKS_BEGIN} is not as it was sealed`];
      const set = (changes: Partial<typeof settings.$inferInsert>) => () =>
        found((tx) => tx.update(settings).set(changes).where(valueAt(key)));
      expect(await set({ value: 7 })()).toEqual(says);
      expect(await set({ validTo: tomorrow })()).toEqual(says);
      expect(await set({ validFrom: toDay('2024-01-02') })()).toEqual([
        `the setting ${key} of 2024-01-02 is not as it was sealed`,
      ]);
    },
  );

  it('are named when SQL adds or deletes one, or makes of it one of another setting', async () => {
    const { id } = present((await api.db.select().from(settings).where(valueAt('iva_rate')))[0]);
    const added = { ...kept, key: 'iva_rate', value: 0 };
    expect(await found((tx) => tx.insert(settings).values(added))).toEqual([
      'the setting iva_rate of 2025-03-01 is not as it was sealed',
    ]);
    const gone = [`the setting ${id} is gone`];
    expect(await found((tx) => tx.delete(settings).where(eq(settings.id, id)))).toEqual(gone);
    const renamed = { key: 'otp_ttl_seconds', validFrom: toDay('2020-01-01') };
    expect(
      await found((tx) => tx.update(settings).set(renamed).where(eq(settings.id, id))),
    ).toEqual(gone);
  });

  it('are named when one that was taken away is there again', async () => {
    const body = { key: 'reference_rate', value: '20 %', valid_from: tomorrow, source };
    const { json } = await call('POST', '/api/v1/settings', body);
    const [row] = await api.db
      .select()
      .from(settings)
      .where(eq(settings.id, String(json.id)));
    await call('DELETE', `/api/v1/settings/${json.id}`);
    expect(await settingDifferences(api.db)).toEqual([]);
    expect(await found((tx) => tx.insert(settings).values(present(row)))).toEqual([
      `the setting reference_rate of ${tomorrow} is not as it was sealed`,
    ]);
  });

  it('are found by the check of the night, also one of before there were seals', async () => {
    await api.db.update(settings).set({ value: 276 }).where(valueAt(kept.key, kept.validFrom));
    // A restart seals nothing anew.
    await api.db.transaction(seedSettingsTable);
    await expect(assertChainsSound(api.db)).rejects.toThrow(
      'the setting open_fee_rate of 2025-03-01 is not as it was sealed',
    );
    await api.db.update(settings).set({ value: 275 }).where(valueAt(kept.key, kept.validFrom));
  });

  it('rule no credit while one is not as it was sealed', async () => {
    const story = await creditStory(api);
    const projectId = await story.ask();
    await story.documented(projectId);
    const approve = () => story.act(story.staff, `projects/${projectId}/approve`, terms);
    const setLate = (value: number) =>
      api.db
        .update(settings)
        .set({ value })
        .where(valueAt('mora_rate', toDay('2026-10-01')));
    await setLate(9_000);
    const { status, json } = await approve();
    expect([status, json.code]).toEqual([409, 'conflict']);
    expect(json.message).toMatch(/^El parámetro "Tasa moratoria anual" no está como/);
    await setLate(5_000);
    expect((await approve()).status).toBe(200);
  });

  it('leave no larger act to one person than two people said', async () => {
    const story = await creditStory(api);
    const projectId = await story.ask();
    await story.documented(projectId);
    const setAlone = (value: number) =>
      api.db.update(settings).set({ value }).where(valueAt('two_person_amount'));
    await setAlone(500_000_000);
    await freshFactor(api, staff);
    const { status } = await staff.call({
      method: 'POST',
      url: `/api/v1/projects/${projectId}/approve`,
      body: terms,
      headers: once(),
    });
    expect(status).toBe(202);
    await setAlone(5_000_000);
  });

  it('leave alone what no money goes by', async () => {
    expect(
      await found((tx) => tx.update(settings).set({ value: 60 }).where(valueAt('otp_ttl_seconds'))),
    ).toEqual([]);
  });
});
