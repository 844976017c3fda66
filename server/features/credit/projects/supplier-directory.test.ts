import { testApi } from '@tests/support/api';
import { expect, it } from 'vitest';

const api = await testApi();
const applicant = await api.person('client');

/** A verified installer that says in which states it works. */
async function installer(fullName: string, ...states: string[]) {
  const company = await api.person('supplier', { fullName });
  if (states.length === 0) return;
  const body = { version: 0, states };
  await company.call({ method: 'PUT', url: '/api/v1/profile/work', body });
}

await installer('Alba Solar', 'Sonora');
await installer('Brisa y Sol', 'Jalisco', 'Colima');
await installer('Cielo Claro');
await installer('Días de Sol', 'Jalisco');
await installer('Energía Viva', 'Colima');
await installer('Focos del Valle', 'Jalisco', 'Sonora');

const inOrder = (query: string) =>
  applicant.call({ url: `/api/v1/suppliers/directory?${query}` as const });

/** The names of all pages of so many rows, page by page. */
async function pagesOf(limit: number, query: string) {
  const pages: string[][] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const after: string = cursor && `&cursor=${encodeURIComponent(cursor)}`;
    const { status, json } = await inOrder(`limit=${limit}&${query}${after}`);
    expect(status).toBe(200);
    expect(json).toMatchObject({ total: 6, total_is_capped: false });
    pages.push(json.items.map(({ name }) => name));
    // Pages that lead back would have no end.
    expect(pages.length).toBeLessThan(8);
    cursor = json.next_cursor;
  }
  return pages;
}

const local = ['Brisa y Sol', 'Días de Sol', 'Focos del Valle'];
const others = ['Alba Solar', 'Cielo Claro', 'Energía Viva'];

it.each([1, 2, 3, 4, 6, 100])(
  'lists installers of the state first, then the others, each once, in pages of %i',
  async (limit) => {
    const pages = await pagesOf(limit, 'state=Jalisco');
    expect(pages.flat()).toEqual([...local, ...others]);
    expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true);
    expect(pages.at(-1)).not.toEqual([]);
  },
);

it('keeps the state apart from the direction, and knows it by whatever is written for it', async () => {
  const pages = await pagesOf(4, 'state=Jal.&sort=-name');
  expect(pages.flat()).toEqual([...local.toReversed(), ...others.toReversed()]);
  expect((await pagesOf(4, 'state=Durango')).flat()).toEqual([...local, ...others].toSorted());
  expect((await pagesOf(4, '')).flat()).toEqual([...local, ...others].toSorted());
});

it('searches within both parts', async () => {
  const { json } = await inOrder('limit=1&state=Jalisco&q=sol');
  expect(json).toMatchObject({ total: 3, items: [{ name: 'Brisa y Sol' }] });
});

it('refuses a state that is none, and a page of another order', async () => {
  const unknown = await inOrder('state=Texas');
  expect([unknown.status, unknown.json]).toMatchObject([
    400,
    { fields: { state: expect.any(String) } },
  ]);
  const { json } = await inOrder('limit=1');
  const plain = await inOrder(`limit=1&state=Jalisco&cursor=${json.next_cursor}`);
  expect(plain.status).toBe(400);
});
