import { postalCodes } from '@server/db/schema/people-profiles';
import { prospectBatchRows } from '@server/db/schema/program-imports';
import { testApi } from '@tests/support/api';
import {
  csv,
  decideRows,
  fixRow,
  prospectTotal,
  rowsOf,
  team,
} from '@tests/support/prospect-batches';
import { actOn, reviewFile } from '@tests/support/prospect-files';
import { countingReads } from '@tests/support/row-reads';
import { zonePlaces } from '@tests/support/zone-catalog';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { markAllMisplaced } from './misplaced';

const api = await testApi();
await zonePlaces(api);
await api.db.insert(postalCodes).values([
  { postalCode: '45079', neighbourhood: 'Centro', municipality: 'Zapopan', state: 'Jalisco' },
  { postalCode: '45079', neighbourhood: 'Norte', municipality: 'Tlaquepaque', state: 'Jalisco' },
]);
const { admin } = await team(api);

const row = (n: number, place: string, code: string) =>
  `Tienda ${n},Ana Ruiz,33112222${String(n).padStart(2, '0')},,${place},Centro,,${code}`;
const acceptPlaces = (batchId: string, rows: 'misplaced' | number) =>
  admin.call({
    method: 'POST',
    url: `/api/v1/prospect-batches/${batchId}/accepted-places`,
    body: { rows },
  });
const placesOf = async (batchId: string) =>
  (await rowsOf(admin, batchId, 'misplaced')).map((found) => [found.row, found.known_place]);

it('warns of rows whose postal code is of another place, until they are accepted, corrected or left out', async () => {
  const before = await prospectTotal(admin);
  const { id, counts } = await reviewFile(
    api,
    admin,
    csv(
      row(10, 'Tonalá,Jalisco', '44100'),
      row(11, 'GUADALAJARA,Jal.', '44100'),
      row(12, 'Guadalajara,Sonora', '44160'),
      row(13, 'Tlaquepaque,Jalisco', '45079'),
      row(14, 'Tonalá,Jalisco', '45079'),
      row(15, 'Tonalá,Jalisco', ''),
      // The catalogue knows nothing of it.
      row(16, 'Tonalá,Jalisco', '83000'),
      row(17, 'Guadalajara,Jalisco', '45400'),
    ),
  );
  expect(counts).toMatchObject({ add: 8, bad: 0, misplaced: 4 });
  expect(await placesOf(id)).toEqual([
    [2, 'Guadalajara, Jalisco'],
    [4, 'Guadalajara, Jalisco'],
    [6, 'Tlaquepaque, Jalisco / Zapopan, Jalisco'],
    [9, 'Tonalá, Jalisco'],
  ]);
  await expect(actOn(api, admin, id, 'commit')).rejects.toThrow(/lugar/);

  expect((await acceptPlaces(id, 2)).json.counts).toMatchObject({ add: 8, misplaced: 3 });
  expect((await fixRow(admin, id, 4, { state: 'Jalisco' })).json.known_place).toBeNull();
  expect((await decideRows(admin, id, 6, 'skip')).json.counts).toMatchObject({
    add: 7,
    misplaced: 1,
  });
  // A correction is looked at like the file.
  const other = await fixRow(admin, id, 9, { postal_code: '44160', municipality: 'Tonalá' });
  expect(other.json.known_place).toBe('Guadalajara, Jalisco');
  expect(await placesOf(id)).toEqual([[9, 'Guadalajara, Jalisco']]);
  expect((await acceptPlaces(id, 'misplaced')).json.counts).toMatchObject({ misplaced: 0 });
  expect((await actOn(api, admin, id, 'commit')).state).toBe('done');
  expect(await prospectTotal(admin)).toBe(before + 7);
});

const marked = (batchId: string) =>
  and(eq(prospectBatchRows.batchId, batchId), isNotNull(prospectBatchRows.knownPlace));

it('reads rows and catalogue in proportion to the file, however many codes it has', async () => {
  await api.db.execute(sql`
    insert into postal_codes (postal_code, neighbourhood, municipality, state)
    select lpad(n::text, 5, '0'), 'Colonia ' || c, 'Lugar ' || n, 'Puebla'
      from generate_series(72000, 75999) n, generate_series(1, 5) c`);
  await api.db.execute(sql`analyze postal_codes`);
  async function readsOf(size: number) {
    const batchId = v7();
    await api.db.execute(sql`
      insert into prospect_batch_rows (batch_id, row, id, municipality, state, postal_code, search_text)
      select ${batchId}::uuid, n + 1, gen_random_uuid(), 'Otro', 'Puebla', (72000 + n % 4000)::text, ''
        from generate_series(1, ${size}::int) n`);
    await api.db.execute(sql`analyze prospect_batch_rows`);
    const { db, reads } = countingReads(api.db);
    await markAllMisplaced(db, batchId, size + 1);
    const found = await api.db.$count(prospectBatchRows, marked(batchId));
    expect(found).toBe(size);
    return reads();
  }
  const [few, many] = [await readsOf(1000), await readsOf(4000)];
  expect(many).toBeLessThan(6 * few);
});
