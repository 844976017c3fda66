import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { errorBody } from '@contract/kernel/errors';
import { prospects, zones } from '@server/db/schema/program';
import { testApi } from '@tests/support/api';
import { present } from '@tests/support/present';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

const api = await testApi();
/** Three reads of the server. */
const ROWS = 1_200;
let token = '';
let port = 0;

beforeAll(async () => {
  const programId = await api.program(['Centro']);
  const [zone] = await api.db.select().from(zones);
  token = (await api.person('program_administrator', { programId })).token;
  await api.db.insert(prospects).values(
    Array.from({ length: ROWS }, (_, n) => ({
      programId,
      zoneId: present(zone).id,
      businessName: `Tienda ${n}`,
      contactName: 'Benita Ruiz',
      phone: `+523300${100_000 + n}`,
      municipality: 'Tonalá',
      state: 'Jalisco',
      searchText: 'tienda',
    })),
  );
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const address = api.app.server.address();
  port = typeof address === 'object' ? present(address).port : 0;
});

afterEach(() => vi.restoreAllMocks());

/** From the read of that number on, the database fails in the way that it does. */
function failingFrom(read: number) {
  const original = api.pool.query.bind(api.pool);
  let reads = 0;
  vi.spyOn(api.pool, 'query').mockImplementation((...given: unknown[]) => {
    if (JSON.stringify(given[0]).includes('from \\"prospects\\"')) reads += 1;
    return reads >= read
      ? original('select 1 / 0 as benita')
      : Reflect.apply(original, api.pool, given);
  });
}

async function taken(encoding: string) {
  const [answer]: IncomingMessage[] = await once(
    get({
      port,
      path: '/api/v1/prospect-exports?delimiter=,',
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': encoding },
    }),
    'response',
  );
  const parts: Buffer[] = [];
  try {
    for await (const part of present(answer)) parts.push(Buffer.from(part));
  } catch (error) {
    return { answer: present(answer), bytes: Buffer.concat(parts), error };
  }
  return { answer: present(answer), bytes: Buffer.concat(parts), error: null };
}

const encodings = ['identity', 'gzip', 'br'];

it.each(encodings)('is no whole file when the database fails amid it (%s)', async (encoding) => {
  expect((await taken(encoding)).error).toBeNull();
  failingFrom(2);
  const { answer, bytes, error } = await taken(encoding);
  // Either the download is cut off, or it never began.
  if (answer.statusCode !== 200) return expect(answer.statusCode).toBe(500);
  expect(error).toMatchObject({ code: 'ECONNRESET' });
  expect(bytes.toString('utf8')).not.toMatch(/message|request_id|query/);
});

it.each(encodings)('says so when the database fails before it (%s)', async (encoding) => {
  failingFrom(1);
  const { answer, bytes, error } = await taken(encoding);
  if (answer.statusCode === 200) return expect(error).toMatchObject({ code: 'ECONNRESET' });
  expect(errorBody.parse(JSON.parse(bytes.toString('utf8'))).code).toBe('internal');
  expect(answer.headers).not.toHaveProperty('content-encoding');
  expect(answer.headers).not.toHaveProperty('content-disposition');
});
