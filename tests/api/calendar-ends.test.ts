import type { EndpointShape } from '@contract/kernel/endpoint';
import { implementations } from '@server/features/implementations';
import { type Person, testApi } from '@tests/support/api';
import { inputSchema, inputs, type JsonSchema, pathOf } from '@tests/support/contract-input';
import { holders, identities, UNKNOWN_ID } from '@tests/support/identities';
import { expectRefusal } from '@tests/support/refusal';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/** Every field of the contract that is a day, a month or an instant, sent the ends of the calendar. */

const api = await testApi();
const people: Partial<Record<string, Person>> = await identities(api);
const holdersOf = await holders();

const DAYS = [
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '10000-01-01',
  '+275760-09-13',
  '-271821-04-20',
  '2026-02-30',
];
const instants = DAYS.flatMap((day) => [
  `${day}T00:00:00Z`,
  `${day}T23:59:59.999999999Z`,
  `${day}T23:59:59-23:59`,
]);
const MONTHS = ['0000-01', '0001-01', '9999-12', '9999-13', '10000-01'];
const ENDS = [...DAYS, ...instants, ...MONTHS];

const NAMED = /(^|_)(day|on|from|to|since|until|month|date|at|period)$/;

function isDate(name: string, { type, format, pattern, anyOf, ...rest }: JsonSchema): boolean {
  if (anyOf) return anyOf.some((part) => isDate(name, part));
  if (rest.enum || type !== 'string' || format === 'uuid') return false;
  return (
    (format?.startsWith('date') ?? false) ||
    (pattern?.includes('\\d{4}') ?? false) ||
    NAMED.test(name)
  );
}

type Part = 'params' | 'query' | 'body';

const caseOf = (endpoint: EndpointShape, part: Part, name: string) =>
  [`${endpoint.method} ${endpoint.path} ${part}.${name}`, endpoint, part, name] as const;

const cases = implementations.flatMap(({ endpoint }) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part];
    if (!schema || endpoint.kind === 'multipart' || endpoint.kind === 'events') return [];
    return Object.entries(inputSchema(schema).properties ?? {})
      .filter(([name, field]) => isDate(name, field))
      .map(([name]) => caseOf(endpoint, part, name));
  }),
);

/** What an endpoint asks for at least, made up, with one value in its place. */
function filled(schema: EndpointShape['query'], name: string | null, value: string) {
  if (!schema) return {};
  const { properties = {}, required = [] } = inputSchema(schema);
  const made: Record<string, unknown> = {};
  for (const one of required) {
    [made[one]] = fc.sample(inputs(properties[one] ?? {}, [UNKNOWN_ID]), { numRuns: 1, seed: 7 });
  }
  return name === null ? made : { ...made, [name]: value };
}

const search = (query: Record<string, unknown>) =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));

test('there are dates in the contract', () => expect(cases.length).toBeGreaterThan(20));

test.each(cases)('%s', async (_, endpoint, part, name) => {
  const callers = holdersOf(endpoint.can).flatMap(({ role }) => people[role] ?? []);
  if (callers.length === 0) callers.push(...[people.client].flatMap((one) => one ?? []));
  if (endpoint.stepUp) for (const caller of callers) await api.stepUp(caller);
  for (const caller of callers) {
    for (const value of ENDS) {
      const where = (one: Part) => (one === part ? name : null);
      const params = filled(endpoint.params, where('params'), value);
      const reply = await caller.call({
        method: endpoint.method,
        url: `${pathOf(endpoint, (of) => String(params[of] ?? UNKNOWN_ID))}?${search(filled(endpoint.query, where('query'), value))}`,
        ...(endpoint.body && {
          body: JSON.stringify(filled(endpoint.body, where('body'), value)),
          headers: { 'content-type': 'application/json', 'idempotency-key': `clave-${value}` },
        }),
      });
      if (![200, 202].includes(reply.status)) expectRefusal(reply);
    }
  }
});
