import { createVault } from '@server/db/vault';
import { testApi } from '@tests/support/api';
import { holders } from '@tests/support/identities';
import { listCalls } from '@tests/support/list-calls';
import { addManyRecords, madeUpName } from '@tests/support/many-records';
import { watchReads } from '@tests/support/row-reads';
import { Client } from 'pg';
import { beforeAll, expect, test } from 'vitest';

const api = await testApi();
const staff = await api.person('admin');
const holdersOf = await holders();

const MANY = 6_300;
/** What a statement reads of rows that are not shown; a count stops at its cap instead. */
const MOST_READS = 2_000;
const UNKNOWN = '00000000-0000-7000-8000-000000000000';

// Of so few rows the planner reads all here and there, whatever indexes there are.
beforeAll(async () => {
  // The product's own connections stop what takes longer than an answer may.
  const client = new Client({ connectionString: api.databaseUrl });
  await client.connect();
  try {
    await addManyRecords(client, createVault(api.config.appSecret), MANY);
    await client.query(
      `do $$ begin execute format('alter database %I set enable_seqscan = off', current_database()); end $$`,
    );
  } finally {
    await client.end();
  }
  const open = Array.from({ length: api.pool.totalCount }, () =>
    api.pool.query('set enable_seqscan = off'),
  );
  await Promise.all(open);
});

const takeReads = watchReads(api.pool);

const calls = listCalls(
  {
    // Nothing, one person and one project, and every project.
    q: ['qzxw', madeUpName(4001).slice(0, 12), 'SF-'],
    supplier_id: [UNKNOWN],
    loan_id: [UNKNOWN],
    agent_id: [UNKNOWN],
    project_id: [UNKNOWN],
    opportunity_id: [UNKNOWN],
    user_id: [UNKNOWN],
    key: ['iva_rate'],
    product_id: ['1'],
  },
  () => staff.userId,
).filter(({ endpoint }) => holdersOf(endpoint.can).some(({ role }) => role === 'admin'));

const isCount = (text: string) => /^\s*select count\(\*\)/i.test(text);

test('reads no more rows of a large table than a page needs, in any order and with any filter', async () => {
  expect(calls.length).toBeGreaterThan(250);
  const over: string[] = [];
  for (const { url } of calls) {
    takeReads();
    const { status } = await staff.call({ url });
    // Of records that are not there nothing is listed.
    if (status !== 200 && status !== 404) over.push(`${url} answers ${status}`);
    for (const { text, reads } of takeReads()) {
      if (reads > MOST_READS && !isCount(text))
        over.push(`${url} reads ${reads}: ${text.slice(0, 80)}`);
    }
  }
  expect(over).toEqual([]);
});

test.each([
  ['/api/v1/collections?q=SF-', MANY / 20],
  ['/api/v1/opportunities?q=SF-', MANY],
  ['/api/v1/publications?state=open', MANY / 3],
])('finds what many rows match along the order of the page: %s', async (url, total) => {
  expect(await staff.call({ url })).toMatchObject({ status: 200, json: { total } });
});

test('counts what follows a page alone: a page that has it all is its own count', async () => {
  for (const [typed, counts] of [
    ['qzxw', 0],
    ['SF-', 1],
  ] as const) {
    takeReads();
    const answer = await staff.call({ url: `/api/v1/opportunities?q=${typed}` });
    expect(answer).toMatchObject({ status: 200 });
    expect(takeReads().filter(({ text }) => isCount(text))).toHaveLength(counts);
  }
});
