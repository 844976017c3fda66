import { auditLog } from '@server/db/schema/platform';
import { implementations } from '@server/features/implementations';
import { loadScopeLookup } from '@server/http/access';
import { testApi } from '@tests/support/api';
import { creditStory, once } from '@tests/support/credit';
import { pdf } from '@tests/support/files';
import { principalOf } from '@tests/support/identities';
import { multipart } from '@tests/support/multipart';
import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

const api = await testApi();
const admin = await api.person('admin');
const ana = await api.person('investor');

await api.stepUp(admin);
const minted = await admin.call({
  method: 'POST',
  url: '/api/v1/impersonations',
  body: { user_id: ana.userId, reason: 'Pidió ayuda con su depósito' },
});
const opened = await api.anonymous({
  method: 'POST',
  url: '/api/v1/impersonations/redeem',
  body: { token: String(minted.json.path).replace('/preauth/', '') },
});
const token: string = opened.json.access_token;

const actions = () =>
  api.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'impersonation.act'))
    .orderBy(asc(auditLog.seq));

it('leaves both people in the trail for each action of an extended session, and not what was sent', async () => {
  const me = await api.withToken(token, { url: '/api/v1/users/getRgUserInfo' });
  const investor = `/api/v2/investor/${me.json.investor_id}/saveInvestorLog`;
  const calls = [
    {
      method: 'POST',
      url: investor,
      body: {
        log_code: 'screen_failed',
        extra_params: {},
        metadata: { account: { id: 'x', name: 'Ana' } },
      },
    },
  ] as const;
  for (const call of calls) expect((await api.withToken(token, call)).status).toBe(200);

  const [begun] = await api.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'impersonation.begin'));
  const rows = await actions();
  expect(rows.map(({ details }) => details)).toEqual([
    {
      operation: 'Registra un evento del portal de un inversionista',
      method: 'POST',
      route: '/api/v2/investor/:id/saveInvestorLog',
    },
  ]);
  for (const row of rows) {
    expect(row).toMatchObject({ userId: ana.userId, actorUserId: admin.userId });
    expect([row.object, row.objectId]).toEqual(['sessions', begun?.objectId]);
  }
});

it('leaves nothing of what was refused or only read, nor of what people do by themselves', async () => {
  const before = await actions();
  const call = { method: 'POST', url: '/api/v1/notifications/read' } as const;
  expect((await api.withToken(token, { ...call, body: {} })).status).toBe(403);
  const me = await api.withToken(token, { url: '/api/v1/users/getRgUserInfo' });
  const log = `/api/v2/investor/${me.json.investor_id}/saveInvestorLog` as const;
  const unread = { method: 'POST', url: log, body: { log_code: 7 } } as const;
  expect((await api.withToken(token, unread)).status).toBe(400);
  expect((await api.withToken(token, { url: '/api/v1/notifications' })).status).toBe(200);
  expect((await ana.call({ ...call, body: {} })).status).toBe(200);
  expect(await actions()).toEqual(before);
});

/** All that an administrator may change as who applies, invests, installs or sells: work, and nothing of the person. */
const leftToStaff = [
  'POST /api/auth/logout',
  'POST /api/v1/document-links',
  'POST /api/v1/loans/quote',
  'POST /api/v1/leads',
  'PATCH /api/v1/leads/:leadId',
  'POST /api/v1/leads/:leadId/notes',
  'POST /api/v1/lead-uploads',
  'POST /api/v1/applicant/:id/saveApplicantLog',
  'POST /api/v2/investor/:id/saveInvestorLog',
];

it('gives no data, finishes no step and teaches nobody in the name of a person', async () => {
  const lookUpScope = await loadScopeLookup();
  const acted = ['client', 'investor', 'supplier', 'supplier_agent'] as const;
  const open = implementations
    .map(({ endpoint }) => endpoint)
    .filter(
      ({ method, can, stepUp, impersonation }) =>
        method !== 'GET' &&
        can !== 'public' &&
        !stepUp &&
        impersonation !== 'refused' &&
        acted.some((role) => lookUpScope(principalOf(role), can)),
    )
    .map(({ method, path }) => `${method} ${path}`);
  expect(open.toSorted()).toEqual(leftToStaff.toSorted());
  const step = { method: 'PUT', url: '/api/v1/onboarding/step', body: { step: 'x' } } as const;
  expect((await api.withToken(token, step)).json).toMatchObject({ code: 'impersonation_refused' });
});

const story = await creditStory(api);
const projectId = await story.ask();
const link = await admin.call({
  method: 'POST',
  url: '/api/v1/impersonations',
  body: { user_id: story.applicant.userId, reason: 'Pidió ayuda con su solicitud' },
});
const extended = await api.anonymous({
  method: 'POST',
  url: '/api/v1/impersonations/redeem',
  body: { token: String(link.json.path).replace('/preauth/', '') },
});
const asThem = (request: Parameters<typeof admin.call>[0]) =>
  api.withToken(extended.json.access_token, request);

it('neither asks for a project nor cancels one, and offers neither', async () => {
  const asked = await asThem({
    method: 'POST',
    url: '/api/v1/projects',
    body: story.request(),
    headers: once(),
  });
  const cancelled = await asThem({
    method: 'POST',
    url: `/api/v1/projects/${projectId}/cancel`,
    body: { reason: 'Ya no lo necesita' },
  });
  for (const refusal of [asked, cancelled]) {
    expect(refusal).toMatchObject({ status: 403, json: { code: 'impersonation_refused' } });
  }
  const url = `/api/v1/projects/${projectId}`;
  expect((await asThem({ url })).json).toMatchObject({ status: 'in_review', actions: [] });
  expect((await story.applicant.call({ url })).json.actions).toEqual(['correct_tariff', 'cancel']);
});

it('brings no papers in the name of the person, and offers no place for them', async () => {
  const identification = await asThem({
    method: 'POST',
    url: `/storagev3/documents/upload/user/${story.applicant.userId}`,
    ...multipart({ file_type: '1' }, { name: 'file', fileName: 'ine.pdf', content: pdf() }),
  });
  expect(identification).toMatchObject({ status: 403, json: { code: 'impersonation_refused' } });
  const url = '/api/v1/documents/checklist';
  const places = async (items: Promise<{ json: { items: { can_upload: boolean }[] } }>) =>
    (await items).json.items.some(({ can_upload }) => can_upload);
  expect(await places(api.withToken(extended.json.access_token, { url }))).toBe(false);
  expect(await places(story.applicant.call({ url }))).toBe(true);
});
