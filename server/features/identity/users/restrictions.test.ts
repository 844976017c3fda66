import type { EndpointShape } from '@contract/kernel/endpoint';
import { allPermissions } from '@contract/kernel/permissions';
import { isHeldBack, isPermissionHeldBack } from '@contract/kernel/restriction';
import { type Role, roles } from '@contract/kernel/roles';
import { users } from '@server/db/schema/identity';
import { auditLog } from '@server/db/schema/platform';
import { implementations } from '@server/features/implementations';
import { seedSettingsTable } from '@server/features/platform/settings/seed';
import { loadScopeLookup } from '@server/http/access';
import { LIVE_CHANNEL } from '@server/http/live';
import { type Person, testApi } from '@tests/support/api';
import { identities, principalOf, UNKNOWN_ID } from '@tests/support/identities';
import { present } from '@tests/support/present';
import { freshFactor } from '@tests/support/two-people';
import { and, desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

const api = await testApi();
const staff = await api.person('admin', { fullName: 'Berta Quiroz' });
const because = 'Los comprobantes no coinciden.';
const limited = { version: 0, tags: ['vigilar'], restriction_level: 1, reason: because };

async function restrict(userId: string, body: object = limited, as: Person = staff) {
  await freshFactor(api, as);
  return as.call({ method: 'PUT', url: `/api/v1/users/${userId}/restriction`, body });
}
const info = async (person: Person) =>
  (await person.call({ url: '/api/v1/users/getRgUserInfo' })).json;

test('staff restrict a person, who learns of it, what it holds back and why', async () => {
  const applicant = await api.person('client');
  expect(await info(applicant)).toMatchObject({ tags: [], restriction_level: 0 });
  expect((await restrict(applicant.userId)).json).toEqual({ version: 1 });
  expect(await info(applicant)).toMatchObject({
    tags: ['vigilar'],
    restriction_level: 1,
    restriction_reason: because,
  });
  const { json } = await applicant.call({ url: '/api/v1/notifications' });
  expect(json.items[0]).toMatchObject({ title: 'Restringimos tu cuenta' });
  expect(json.items[0]?.body).toContain(because);
  expect((await api.lastMail(applicant.email))?.text).toContain(because);
  const [entry] = await api.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.objectId, applicant.userId), eq(auditLog.action, 'users.restrict')))
    .orderBy(desc(auditLog.seq));
  expect(entry).toMatchObject({
    userId: staff.userId,
    details: { from_level: 0, to_level: 1, reason: because, tags_before: '', tags: 'vigilar' },
  });

  const url = `/api/v1/users/${applicant.userId}` as const;
  const { json: shown } = await staff.call({ url });
  expect(shown.restriction).toMatchObject({ level: 1, set: { by: 'Berta Quiroz' } });
  const found = await staff.call({ url: '/api/v1/users?q=vigilar' });
  expect(found.json.items.map(({ id }) => id)).toEqual([applicant.userId]);

  const freed = { ...limited, version: 1, restriction_level: 0 };
  expect((await restrict(applicant.userId, freed)).status).toBe(200);
  expect(await info(applicant)).toMatchObject({ restriction_level: 0, restriction_reason: null });
});

test('a restricted installer takes on no work, by its sellers either, and only its owner reads why', async () => {
  await api.db.transaction(seedSettingsTable);
  const installer = await api.person('supplier');
  const supplierId = present((await info(installer)).supplier_id);
  const seller = await api.person('supplier_agent', { supplierId });
  const url = '/api/v1/applicant-invitations';
  const invite = (email: string) =>
    seller.call({ method: 'POST', url, body: { full_name: 'Inés Vega Luna', email } });
  const chooses = await api.person('client');
  const isOffered = async () => {
    const directory = `/api/v1/suppliers/directory?supplier_id=${supplierId}` as const;
    return (await chooses.call({ url: directory })).json.items.length;
  };
  expect([(await invite('antes@ejemplo.mx')).status, await isOffered()]).toEqual([200, 1]);
  await restrict(installer.userId);
  expect((await invite('despues@ejemplo.mx')).json).toMatchObject({ code: 'restricted' });
  expect(await isOffered()).toBe(0);
  expect(await info(seller)).toMatchObject({ restriction_level: 1, restriction_reason: null });
  await restrict(installer.userId, { ...limited, version: 1, restriction_level: 2 });
  expect(await info(seller)).toMatchObject({ restriction_level: 2 });
});

test('the open portals of a company’s sellers learn of its restriction as its owner’s does', async () => {
  const installer = await api.person('supplier');
  const supplierId = present((await info(installer)).supplier_id);
  const seller = await api.person('supplier_agent', { supplierId });
  const stranger = await api.person('supplier_agent');
  const client = await api.pool.connect();
  const sent: string[] = [];
  client.on('notification', ({ payload }) => sent.push(payload ?? ''));
  await client.query(`listen ${LIVE_CHANNEL}`);
  expect((await restrict(installer.userId)).status).toBe(200);
  const isTold = ({ userId }: Person) =>
    sent.some((payload) => payload.includes(userId) && payload.includes('"account"'));
  await expect.poll(() => [isTold(installer), isTold(seller)]).toEqual([true, true]);
  expect(isTold(stranger)).toBe(false);
  await client.query(`unlisten ${LIVE_CHANNEL}`);
  client.release();
});

test('the older of two saves is refused with what is kept', async () => {
  const { userId } = await api.person('investor');
  await restrict(userId);
  const { status, json } = await restrict(userId, { ...limited, tags: [], restriction_level: 2 });
  expect([status, json]).toMatchObject([
    409,
    { code: 'stale', current: { version: 1, tags: ['vigilar'], restriction_level: 1 } },
  ]);
});

test('nobody restricts themselves or an administrator, and only staff who confirmed it restrict at all', async () => {
  const colleague = await api.person('admin');
  expect((await restrict(staff.userId)).status).toBe(422);
  expect((await restrict(colleague.userId)).status).toBe(422);
  expect((await restrict(colleague.userId, { ...limited, restriction_level: 0 })).status).toBe(200);
  expect((await restrict(UNKNOWN_ID)).status).toBe(404);
  const url = `/api/v1/users/${colleague.userId}/restriction` as const;
  const asked = await colleague.call({ method: 'PUT', url, body: limited });
  expect(asked.json).toMatchObject({ code: 'step_up_required' });
  const applicant = await api.person('client');
  expect((await applicant.call({ method: 'PUT', url, body: limited })).status).toBe(403);
});

/** What an account restricted to reading may still do, role by role the same. */
const stillOpen = new Set([
  'POST /api/auth/logout',
  'POST /api/auth/renew',
  'PUT /api/v1/password',
  'POST /api/v1/second-factor/enrolments',
  'POST /api/v1/second-factor/enrolments/confirm',
  'POST /api/v1/second-factor/recovery-codes',
  'POST /api/v1/session/program',
  'POST /api/v1/step-up/codes',
  'POST /api/v1/step-up',
  'PUT /api/v1/sessions/current/location',
  'PUT /api/v1/preferences',
  'POST /api/v1/loans/quote',
  'POST /api/v1/document-links',
  'POST /api/v1/notifications/read',
  'PUT /api/v1/notification-preferences',
  'POST /api/v1/applicant/:id/saveApplicantLog',
  'POST /api/v2/investor/:id/saveInvestorLog',
  'POST /api/v1/profile/data-export',
  'POST /api/v1/profile/data-export/download',
  'POST /api/v1/profile/privacy-requests',
  'DELETE /api/v1/profile/consents/:document',
  'POST /api/v1/commitments/:commitmentId/cancel',
  'POST /api/v1/withdrawals/:withdrawalId/cancel',
  'POST /api/v1/projects/:projectId/survey',
  // What opens no obligation, and what stops money.
  'POST /api/v1/card-link',
  'POST /api/v1/card-link/replace',
  'POST /api/v1/recurring-orders/:recurringOrderId/pause',
  'POST /api/v1/recurring-orders/:recurringOrderId/end',
  'POST /api/v1/direct-debits/:directDebitId/pause',
  'POST /api/v1/direct-debits/:directDebitId/cancel',
]);
const opening = ['projects.create', 'commitments.create', 'applicants.create'];
/** Opens an obligation with a permission that everyone has. */
const openingToo = [
  'POST /api/v1/credit-activations/confirm',
  'POST /api/v1/credit-line-draws',
  'POST /api/v1/credit-line/requests',
];
const nameOf = ({ method, path }: EndpointShape) => `${method} ${path}`;

test.each([1, 2] as const)(
  'level %i holds back each call that it should, for every role',
  async (level) => {
    const people: Partial<Record<Role, Person>> = await identities(api);
    await api.db.update(users).set({ restrictionLevel: level, restrictionReason: because });
    const lookUpScope = await loadScopeLookup();
    const changing = implementations
      .map(({ endpoint }) => endpoint)
      .filter(({ method, can }) => method !== 'GET' && can !== 'public');
    for (const role of roles) {
      const person = people[role];
      if (!person) continue;
      for (const endpoint of changing) {
        if (endpoint.can === 'public' || !lookUpScope(principalOf(role), endpoint.can)) continue;
        const held =
          opening.includes(endpoint.can) ||
          openingToo.includes(nameOf(endpoint)) ||
          (level === 2 && !stillOpen.has(nameOf(endpoint)));
        // Ending the session would end the test; that it is open stands in the list of calls.
        if (!held && /logout|renew/.test(endpoint.path)) continue;
        const { json } = await person.call({
          method: endpoint.method,
          url: endpoint.path.replace(/:\w+/g, UNKNOWN_ID),
          ...(endpoint.kind !== 'multipart' && { body: {} }),
        });
        expect(`${role} ${nameOf(endpoint)} ${json?.code === 'restricted'}`).toBe(
          `${role} ${nameOf(endpoint)} ${held}`,
        );
      }
    }
    await api.db.update(users).set({ restrictionLevel: 0, restrictionReason: null });
  },
);

test('all that an account restricted to reading may do is listed', () => {
  const open = implementations
    .filter(({ endpoint }) => endpoint.restriction === 'open')
    .map(({ endpoint }) => nameOf(endpoint));
  expect(new Set(open)).toEqual(stillOpen);
});

test.each([1, 2])(
  'at level %i the portal offers a permission as long as one of its acts is open',
  (level) => {
    for (const permission of allPermissions) {
      const acts = implementations
        .map(({ endpoint }) => endpoint)
        .filter(({ can, method }) => can === permission && method !== 'GET');
      const verb = permission.split('.')[1] ?? '';
      if (acts.length === 0 || ['list', 'show', 'open'].includes(verb)) continue;
      const held = acts.every((endpoint) => isHeldBack(endpoint, level));
      expect(`${permission} ${isPermissionHeldBack(permission, level)}`).toBe(
        `${permission} ${held}`,
      );
    }
  },
);
