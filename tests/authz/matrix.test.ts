import type { EndpointShape } from '@contract/kernel/endpoint';
import { type Role, roles } from '@contract/kernel/roles';
import { implementations } from '@server/features/implementations';
import { loadScopeLookup } from '@server/http/access';
import { type Person, testApi } from '@tests/support/api';
import { identities, principalOf, UNKNOWN_ID } from '@tests/support/identities';
import { describe, expect, test } from 'vitest';

/** Every endpoint as each of the nine identities, over HTTP; the reach of those who may is written out. */

const api = await testApi();
const lookUpScope = await loadScopeLookup();
const people: Partial<Record<Role, Person>> = await identities(api);
const endpoints = implementations.map(({ endpoint }) => endpoint);

async function answerTo(role: Role, endpoint: EndpointShape) {
  const request = {
    method: endpoint.method,
    url: endpoint.path.replace(/:\w+/g, UNKNOWN_ID),
    ...(endpoint.method !== 'GET' && endpoint.kind !== 'multipart' && { body: {} }),
  };
  const who = people[role];
  return who ? who.call(request) : api.anonymous(request);
}

/** The verdict for an identity, in a word: refused, asked to log in, or let through to its rows. */
async function verdict(role: Role, endpoint: EndpointShape): Promise<string> {
  const { status, json } = await answerTo(role, endpoint);
  if (endpoint.can === 'public') {
    return json?.code === 'forbidden' || json?.code === 'unauthenticated' ? 'refused' : 'public';
  }
  if (status === 401) return 'login';
  if (json?.code === 'forbidden') return '-';
  return endpoint.stepUp ? 'allowed, second factor' : 'allowed';
}

describe('who may call what', () => {
  const rows = endpoints.filter(
    // Ending the session and open streams have tests of their own.
    ({ path, kind }) =>
      path !== '/api/auth/logout' && path !== '/api/auth/renew' && kind !== 'events',
  );

  test('the matrix of endpoints and identities', async () => {
    const table: Record<string, Record<string, string>> = {};
    for (const endpoint of rows) {
      const line: Record<string, string> = {};
      for (const role of roles) {
        const answer = await verdict(role, endpoint);
        const kind = endpoint.can === 'public' ? null : scopesOf(role, endpoint.can);
        line[role] = kind
          ? `${kind}${answer.includes('second') ? ' + second factor' : ''}`
          : answer;
        // The server's answer and the policy agree.
        if (endpoint.can !== 'public' && role !== 'none') {
          expect(`${endpoint.path} ${role} ${answer === '-'}`).toBe(
            `${endpoint.path} ${role} ${kind === null}`,
          );
        }
      }
      table[`${endpoint.method} ${endpoint.path}`] = line;
    }
    expect(format(table)).toMatchSnapshot();
  });

  test('no endpoint is declared twice, and every path is the API’s', () => {
    const names = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
    for (const { path } of endpoints) expect(path).toMatch(/^\/(api|storagev3)\//);
  });
});

/** Reach by the policy for a verified supplier's people and everyone else as they are. */
function scopesOf(role: Role, can: Exclude<EndpointShape['can'], 'public'>) {
  return role === 'none' ? null : lookUpScope(principalOf(role), can);
}

const short: Record<Role, string> = {
  none: 'anonymous',
  investor: 'investor',
  client: 'client',
  supplier: 'supplier',
  supplier_agent: 'agent',
  program_executive_manager: 'executive',
  program_administrator: 'prog-admin',
  program_commercial_manager: 'commercial',
  admin: 'admin',
};

const addressOf = (name: string) => name.split(' ').reverse().join(' ');

/** One line an endpoint, by address; those who get the same answer together. */
function format(table: Record<string, Record<string, string>>): string {
  return Object.entries(table)
    .toSorted(([one], [other]) => addressOf(one).localeCompare(addressOf(other), 'en'))
    .map(([name, line]) => {
      const groups = new Map<string, string[]>();
      for (const role of roles) {
        const answer = line[role] ?? '';
        groups.set(answer, [...(groups.get(answer) ?? []), short[role]]);
      }
      const parts = [...groups].map(([answer, who]) => `    ${answer}: ${who.join(' ')}`);
      return [name, ...parts].join('\n');
    })
    .join('\n');
}
