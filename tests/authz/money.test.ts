import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { EndpointShape } from '@contract/kernel/endpoint';
import { implementations } from '@server/features/implementations';
import { dutyFor } from '@server/http/policy';
import { handlersIn } from '@tests/support/reach-of-handlers';
import { expect, it } from 'vitest';

/** Tables whose rows are money, or decide what becomes of it. */
const moneyTables = new Set([
  'bankDays',
  'bankMovements',
  'commitments',
  'loanInstalments',
  'loans',
  'opportunities',
  'payments',
  'settings',
  'stages',
  'withdrawals',
]);

const contracts = import.meta.glob<Record<string, unknown>>(
  ['../../contract/*/*.ts', '!../../contract/**/*.test.ts'],
  { eager: true },
);

const isEndpoint = (value: unknown): value is EndpointShape =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

function endpointOf({ module, name, key }: { module: string; name: string; key: string }) {
  const exported = contracts[`../../${module.replace('@contract/', 'contract/')}.ts`]?.[name];
  const endpoint: unknown =
    typeof exported === 'object' && exported !== null ? Reflect.get(exported, key) : undefined;
  if (!isEndpoint(endpoint)) throw new Error(`${module} ${name}.${key} is no endpoint`);
  return endpoint;
}

const handlers = readdirSync('server/features', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => path.join('server/features', file))
  .filter((file) => !file.includes('.test') && readFileSync(file, 'utf8').includes('implement('))
  .flatMap(handlersIn)
  .map(({ contract, declarations, writes }) => ({
    endpoint: endpointOf(contract),
    money:
      [...declarations].some((id) => id.startsWith('server/ledger/events/')) ||
      [...writes].some((table) => moneyTables.has(table)),
  }));

const nameOf = ({ method, path }: EndpointShape) => `${method} ${path}`;

it('reads the handler of every endpoint', () => {
  expect(handlers.map(({ endpoint }) => nameOf(endpoint)).sort()).toEqual(
    implementations.map(({ endpoint }) => nameOf(endpoint)).sort(),
  );
});

it('an endpoint whose handler reaches the ledger, or decides on money, declares whose order it is', () => {
  const silent = handlers.filter(
    // What only reads may share code with what writes.
    ({ endpoint, money }) => money && endpoint.method !== 'GET' && !endpoint.money,
  );
  expect(silent.map(({ endpoint }) => nameOf(endpoint))).toEqual([]);
  expect(handlers.filter(({ money }) => money).length).toBeGreaterThan(15);
});

/** By one person with a second factor: they give no money to anyone, or are the second person. */
const byOne = new Set([
  'POST /api/v1/withdrawals/reveal',
  'POST /api/v1/payouts/reveal',
  'POST /api/v1/stages/reveal',
  'POST /api/v1/credit-line-draws/reveal',
  'POST /api/v1/direct-debit-files',
  'POST /api/v1/direct-debit-files/:fileId/download',
  'POST /api/v1/projects/:projectId/reject',
  'POST /api/v1/approvals/:approvalId/confirm',
]);

it('showing staff the account of a transfer, which begins to send it, is an order over money', () => {
  const reveals = implementations.filter(({ endpoint }) =>
    /\/(withdrawals|payouts|stages|credit-line-draws)\/reveal$/.test(endpoint.path),
  );
  expect(reveals.map(({ endpoint }) => endpoint.money)).toEqual([
    'staff',
    'staff',
    'staff',
    'staff',
  ]);
});

it("staff's acts over money ask for the second factor, and take two people", () => {
  for (const { endpoint } of implementations) {
    if (endpoint.money !== 'staff') continue;
    expect([nameOf(endpoint), endpoint.stepUp]).toEqual([nameOf(endpoint), true]);
    if (!byOne.has(nameOf(endpoint))) {
      expect([nameOf(endpoint), endpoint.twoPeople]).toEqual([nameOf(endpoint), true]);
    }
  }
});

it('every act of two people belongs to a duty, which who confirms it holds', async () => {
  for (const { endpoint } of implementations) {
    if (!endpoint.twoPeople) continue;
    expect([nameOf(endpoint), await dutyFor(endpoint)]).not.toContain(null);
  }
});
