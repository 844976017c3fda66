import { programUsers } from '@server/db/schema/people';
import { testApi } from '@tests/support/api';
import { csv, line, team } from '@tests/support/prospect-batches';
import { reviewFile } from '@tests/support/prospect-files';
import { eq, sql } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { badRowsFile } from './bad-rows';

const api = await testApi();

afterEach(() => vi.restoreAllMocks());

/** A batch of one right row and many wrong ones. */
async function batchOf(wrong: number) {
  const { admin } = await team(api);
  const { id } = await reviewFile(api, admin, csv(line(1)));
  await api.db.execute(sql`
    insert into prospect_batch_rows (batch_id, row, id, business_name, search_text, problems)
    select ${id}::uuid, n, gen_random_uuid(), 'Tienda ' || n, '', '{"phone": "Revísalo."}'
      from generate_series(3, ${wrong + 2}) n`);
  return { admin, id };
}

it('tells how many rows of a file are wrong, however many', async () => {
  const { admin, id } = await batchOf(10_050);
  await api.db.execute(sql`analyze prospect_batch_rows`);
  const url = `/api/v1/prospect-batches/${id}/rows` as const;
  const found = async (query: string) => (await admin.call({ url: `${url}?${query}` })).json;
  expect(await found('kind=bad')).toMatchObject({ total: 10_050, total_is_capped: false });
  expect(await found('kind=left_out')).toMatchObject({ total: 0, total_is_capped: false });
  expect((await found('')).total).toBe(10_051);
});

it('all wrong rows of a large file are in the file of them, read as it is taken', async () => {
  const rows = 100_001;
  const { id } = await batchOf(rows);
  const asked = vi.fn(() => Promise.resolve());
  let [lines, last, longest] = [0, '', 0];
  for await (const part of badRowsFile(api.db, id, asked)) {
    const text = String(part);
    lines += text.split('\r\n').length - 1;
    longest = Math.max(longest, text.length);
    last = text;
  }
  expect(lines).toBe(rows + 1);
  expect(last).toContain(`Tienda ${rows + 2},`);
  expect(longest).toBeLessThan(1024 * 1024);
  expect(asked.mock.calls.length).toBeGreaterThan(10);
}, 60_000);

it('goes no further once its reader leaves the program', async () => {
  const { admin, id } = await batchOf(4_100);
  const url = `/api/v1/prospect-batches/${id}/bad-rows.csv` as const;
  const whole = await admin.call({ url });
  expect(whole.bytes.toString('utf8').split('\r\n')).toHaveLength(4_102);
  const original = api.pool.query.bind(api.pool);
  let reads = 0;
  // Between the first read and the second.
  vi.spyOn(api.pool, 'query').mockImplementation(async (...given: unknown[]) => {
    const answer = await Reflect.apply(original, api.pool, given);
    if (JSON.stringify(given[0]).includes('"problems\\" is not null')) {
      reads += 1;
      if (reads === 1) {
        const left = { removedAt: api.clock.now, removedReason: 'Cambió de empresa' };
        await api.db.update(programUsers).set(left).where(eq(programUsers.userId, admin.userId));
      }
    }
    return answer;
  });
  await admin.call({ url }).catch(() => undefined);
  expect(reads).toBe(1);
});
