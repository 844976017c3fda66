import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { errorBody } from '@contract/kernel/errors';
import { programUsers } from '@server/db/schema/people';
import { prospects, zones } from '@server/db/schema/program';
import { type Person, testApi } from '@tests/support/api';
import { present } from '@tests/support/present';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

const api = await testApi();
/** Three reads of the server. */
const ROWS = 1_200;
let programId = '';
let token = '';
let port = 0;

beforeAll(async () => {
  programId = await api.program(['Centro', 'Norte']);
  const [zone] = await api.db.select().from(zones).where(eq(zones.name, 'Centro'));
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

async function takeExport(encoding: string, as = token) {
  const [answer]: IncomingMessage[] = await once(
    get({
      port,
      path: '/api/v1/prospect-exports?delimiter=,',
      headers: { authorization: `Bearer ${as}`, 'accept-encoding': encoding },
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
  expect((await takeExport(encoding)).error).toBeNull();
  failingFrom(2);
  const { answer, bytes, error } = await takeExport(encoding);
  // Either the download is cut off, or it never began.
  if (answer.statusCode !== 200) return expect(answer.statusCode).toBe(500);
  expect(error).toMatchObject({ code: 'ECONNRESET' });
  expect(bytes.toString('utf8')).not.toMatch(/message|request_id|query/);
});

it.each(encodings)('says so when the database fails before it (%s)', async (encoding) => {
  failingFrom(1);
  const { answer, bytes, error } = await takeExport(encoding);
  if (answer.statusCode === 200) return expect(error).toMatchObject({ code: 'ECONNRESET' });
  expect(errorBody.parse(JSON.parse(bytes.toString('utf8'))).code).toBe('internal');
  expect(answer.headers).not.toHaveProperty('content-encoding');
  expect(answer.headers).not.toHaveProperty('content-disposition');
});

/** What ends while a file is read: the session, the place in the program, the reach of it. */
const ends: [string, (who: Person) => Promise<unknown>][] = [
  ['signs out', (who) => who.call({ method: 'POST', url: '/api/auth/logout', body: {} })],
  [
    'leaves the program',
    ({ userId }) =>
      api.db
        .update(programUsers)
        .set({ removedAt: api.clock.now, removedReason: 'Cambió de empresa' })
        .where(eq(programUsers.userId, userId)),
  ],
  [
    'works another zone alone',
    async ({ userId }) => {
      const [zone] = await api.db.select().from(zones).where(eq(zones.name, 'Norte'));
      const change = { zoneIds: [present(zone).id] };
      await api.db.update(programUsers).set(change).where(eq(programUsers.userId, userId));
    },
  ],
];

it.each(ends)('goes no further once its reader %s', async (_, end) => {
  const who = await api.person('program_executive_manager', { programId });
  expect((await takeExport('identity', who.token)).error).toBeNull();
  const original = api.pool.query.bind(api.pool);
  let reads = 0;
  // Between the first read and the second.
  vi.spyOn(api.pool, 'query').mockImplementation(async (...given: unknown[]) => {
    const answer = await Reflect.apply(original, api.pool, given);
    if (JSON.stringify(given[0]).includes('from \\"prospects\\"')) {
      reads += 1;
      if (reads === 1) await end(who);
    }
    return answer;
  });
  const { answer, bytes } = await takeExport('identity', who.token);
  expect(reads).toBe(1);
  const lines = answer.statusCode === 200 ? bytes.toString('utf8').split('\r\n').length : 0;
  expect(lines).toBeLessThanOrEqual(502);
});
