import { duties } from '@contract/kernel/duties';
import type { EndpointShape } from '@contract/kernel/endpoint';
import { implementations } from '@server/features/implementations';
import { loadScopeLookup } from '@server/http/access';
import { dutyFor } from '@server/http/policy';
import { type Person, testApi } from '@tests/support/api';
import { principalOf, UNKNOWN_ID } from '@tests/support/identities';
import { expect, test } from 'vitest';

/** Each act of staff belongs to one duty, and is refused to an administrator without it; reading belongs to none. */

const api = await testApi();
const lookUpScope = await loadScopeLookup();
const admin = principalOf('admin');

const nameOf = ({ method, path }: EndpointShape) => `${method} ${path}`;

/** Acts of staff on what is not their own, whatever duty they hold. */
const ofAnyone = new Set([
  // Read by a call that sends something: the link to a document, the look of a template, what a credit would cost.
  'POST /api/v1/document-links',
  'POST /api/v1/templates/:templateName/preview',
  'POST /api/v1/loans/quote',
  // Checks of the house's books and trail, which change nothing.
  'POST /api/v1/audit/verify',
  'POST /api/v1/audit/verify-journal',
  // What any of them knows of a person.
  'POST /api/v1/users/:userId/notes',
  // Belong to the duty of what they decide.
  'POST /api/v1/approvals/:approvalId/confirm',
  'POST /api/v1/approvals/:approvalId/decline',
]);

const acts = implementations
  .map(({ endpoint }) => endpoint)
  .filter(
    ({ method, can }) => method !== 'GET' && can !== 'public' && lookUpScope(admin, can) === 'all',
  );
const charged = await Promise.all(
  acts.map(async (endpoint) => ({ endpoint, duty: await dutyFor(endpoint) })),
);

test('every act of staff belongs to a duty, or is said to belong to none', () => {
  const free = charged.filter(({ duty }) => duty === null).map(({ endpoint }) => nameOf(endpoint));
  expect(free.toSorted()).toEqual([...ofAnyone].toSorted());
  expect(new Set(charged.flatMap(({ duty }) => duty ?? []))).toEqual(new Set(duties));
});

/** What is read for the form of an act alone belongs to its duty. */
const readForAnAct = new Set([
  'GET /api/v1/rejection-reasons/offered',
  'GET /api/v1/bank-movements/owners',
  'GET /api/v1/projects/:projectId/offer',
  'GET /api/v1/loans/:loanId/restructure-preview',
  'GET /api/v1/program-users/:programUserId/left',
  'GET /api/v1/municipalities',
  'GET /api/v1/zone-code-moves',
]);

test('reading belongs to no duty, save what the form of an act reads', async () => {
  const bound = await Promise.all(
    implementations
      .filter(({ endpoint: { method } }) => method === 'GET')
      .map(async ({ endpoint }) => ((await dutyFor(endpoint)) ? [nameOf(endpoint)] : [])),
  );
  expect(bound.flat().toSorted()).toEqual([...readForAnAct].toSorted());
});

const send = async (who: Person, endpoint: EndpointShape) => {
  const { json } = await who.call({
    method: endpoint.method,
    url: endpoint.path.replace(/:\w+/g, UNKNOWN_ID),
    ...(endpoint.kind !== 'multipart' && { body: {} }),
  });
  return json?.code === 'forbidden' ? 'refused' : 'let through';
};

test.each(duties)(
  'the acts of %s are refused without it, and it alone opens them',
  async (duty) => {
    const without = await api.person('admin', { duties: duties.filter((other) => other !== duty) });
    const only = await api.person('admin', { duties: [duty] });
    const its = charged.filter((each) => each.duty === duty).map(({ endpoint }) => endpoint);
    const answers: string[][] = [];
    for (const endpoint of its) {
      answers.push([nameOf(endpoint), await send(without, endpoint), await send(only, endpoint)]);
    }
    expect(answers).toEqual(its.map((endpoint) => [nameOf(endpoint), 'refused', 'let through']));
    expect(its.length).toBeGreaterThan(3);
  },
);
