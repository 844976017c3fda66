import { expect, it } from 'vitest';
import { collectRows, type FetchPage } from './export-rows';
import type { PageRequest } from './table-state';

const asked: PageRequest = {
  limit: 5,
  cursor: '40',
  sort: '-name',
  q: 'luz',
  filters: { status: 'open' },
};

/** 250 rows, a page at a time; notes what it was asked. */
function list(seen: PageRequest[]): FetchPage<number> {
  return async (request) => {
    seen.push(request);
    const from = Number(request.cursor ?? 0);
    const items = Array.from({ length: Math.min(request.limit, 250 - from) }, (_, at) => from + at);
    const next = from + items.length;
    return {
      items,
      next_cursor: next < 250 ? String(next) : null,
      total: 250,
      total_is_capped: false,
    };
  };
}

it('reads all pages from the first, with the same search, filters and order', async () => {
  const seen: PageRequest[] = [];
  const progress: number[] = [];
  const rows = await collectRows(list(seen), asked, new AbortController().signal, (count) =>
    progress.push(count),
  );
  expect(rows).toEqual(Array.from({ length: 250 }, (_, at) => at));
  expect(progress).toEqual([100, 200, 250]);
  expect(seen).toEqual(
    [undefined, '100', '200'].map((cursor) => ({ ...asked, limit: 100, cursor })),
  );
});

it('stops when cancelled, without a result', async () => {
  const cancel = new AbortController();
  const seen: PageRequest[] = [];
  await expect(
    collectRows(list(seen), asked, cancel.signal, () => cancel.abort()),
  ).rejects.toThrow();
  expect(seen).toHaveLength(1);
});
