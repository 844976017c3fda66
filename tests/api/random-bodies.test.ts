import type { EndpointShape } from '@contract/kernel/endpoint';
import { implementations } from '@server/features/implementations';
import { type Person, testApi } from '@tests/support/api';
import { inputSchema, inputs, pathOf } from '@tests/support/contract-input';
import { creditStory } from '@tests/support/credit';
import { holders, identities, UNKNOWN_ID } from '@tests/support/identities';
import { firstOf, present } from '@tests/support/present';
import { expectRefusal } from '@tests/support/refusal';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/** Random requests against every endpoint, amid real records: refused or answered, never a failure of ours. */

const api = await testApi();
const people = await identities(api);
const holdersOf = await holders();
const story = await creditStory(api);
const { projectId, opportunityId, first } = await story.funded();
const shown = await story.show(projectId);
const ids = [
  UNKNOWN_ID,
  projectId,
  opportunityId,
  present(shown.contract).id,
  firstOf(shown.sites).id,
  first.investorId,
  first.userId,
  story.supplierId,
  story.applicant.userId,
];
const actors: Partial<Record<string, Person>> = {
  ...people,
  client: story.applicant,
  supplier: story.supplier,
  investor: first,
  admin: story.staff,
};

// These end the session that the next request would use, or stay open.
const apart = [
  '/api/auth/logout',
  '/api/auth/renew',
  '/api/v1/events',
  '/api/v1/users/getRgUserInfo',
];
const endpoints = implementations
  .map(({ endpoint }) => endpoint)
  .filter(({ path, kind }) => !apart.includes(path) && kind !== 'multipart');

const RUNS = 15;

test.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  async (_, endpoint) => {
    await fc.assert(
      fc.asyncProperty(requests(endpoint), fc.nat(), async ({ params, query, body }, n) => {
        const reply = await (await caller(endpoint, n)).call({
          method: endpoint.method,
          url: `${pathOf(endpoint, (name) => textOf(params[name]))}?${searchOf(query)}`,
          ...(endpoint.body && {
            body: JSON.stringify(body),
            headers: { 'content-type': 'application/json', 'idempotency-key': `clave-${n}` },
          }),
        });
        // 202: done once a second person confirms it.
        if (![200, 202].includes(reply.status)) expectRefusal(reply);
      }),
      { numRuns: RUNS, seed: 20_261_121 },
    );
  },
);

test('the money is all there after everything', async () => {
  const reply = await story.staff.call({ url: '/api/v1/bank-movements/reconciliation' });
  expect(reply.json.ledger_cents).toBe(reply.json.owed_cents);
});

interface Asked {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

function requests({ params, query, body }: EndpointShape): fc.Arbitrary<Asked> {
  const some = (schema: EndpointShape['params']) =>
    schema
      ? inputs(inputSchema(schema), ids).map((value) => recordOf(value))
      : fc.constant<Record<string, unknown>>({});
  return fc.record({
    params: some(params),
    query: some(query),
    body: body ? inputs(inputSchema(body), ids) : fc.constant(undefined),
  });
}

/** One of those who may, with a second factor just confirmed where it is asked for. */
async function caller(endpoint: EndpointShape, n: number): Promise<Person> {
  const held = holdersOf(endpoint.can);
  const role = held[n % Math.max(1, held.length)]?.role ?? 'client';
  const person = actors[role];
  if (!person) throw new Error(`no identity has the role ${role}`);
  if (endpoint.stepUp && n % 10 === 0) await api.stepUp(person);
  return person;
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

const textOf = (value: unknown) =>
  typeof value === 'string' ? value.replace(/\p{Cs}/gu, '') : (JSON.stringify(value) ?? 'nada');

function searchOf(query: Record<string, unknown>): string {
  return new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, textOf(value)]),
  ).toString();
}
