import { inTransaction } from '@server/db/connection';
import { supplierAgents, supplierDecisions, suppliers } from '@server/db/schema/people';
import { grantRole } from '@server/features/identity';
import { beginSession } from '@server/features/identity/auth/sessions';
import { type Person, testApi } from '@tests/support/api';
import { pdf } from '@tests/support/files';
import { multipart } from '@tests/support/multipart';
import { present } from '@tests/support/present';
import { readySupplier } from '@tests/support/ready-supplier';
import { freshFactor } from '@tests/support/two-people';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

const api = await testApi();
const REASON = 'Papeles en orden y referencias confirmadas';
let staff: Person;
let colleague: Person;

beforeAll(async () => {
  staff = await api.person('admin', { fullName: 'Elena Guzmán' });
  colleague = await api.person('admin');
  await freshFactor(api, staff);
  await freshFactor(api, colleague);
});

const rowOf = async ({ userId }: Person) => {
  const [row] = await api.db.select().from(suppliers).where(eq(suppliers.userId, userId));
  return present(row);
};
const decisionsOn = async (who: Person) => {
  const { json } = await staff.call({ url: `/api/v1/suppliers/${(await rowOf(who)).id}` });
  return json.decisions.length;
};
const newcomer = (onboarded = true) => api.person('supplier', { supplierStatus: 1, onboarded });
const standing = async (who: Person) =>
  (await who.call({ url: '/api/v1/suppliers/verification' })).json;
const ask = (who: Person) =>
  who.call({ method: 'POST', url: '/api/v1/suppliers/verification-request', body: {} });

type Act =
  | 'project-approval'
  | 'verification'
  | 'request-rejection'
  | 'level'
  | 'suspension'
  | 'suspension-end';

async function act(who: Person, about: Person, name: Act, more: object = {}) {
  const { id } = await rowOf(about);
  return who.call({
    method: 'POST',
    url: `/api/v1/suppliers/${id}/${name}`,
    body: { reason: REASON, ...more },
  });
}

async function uploaded(who: Person) {
  const reply = await who.call({
    method: 'POST',
    url: `/storagev3/documents/upload/user/${who.userId}`,
    ...multipart({ file_type: '1' }, { name: 'file', fileName: 'ine.pdf', content: pdf() }),
  });
  expect(reply.status).toBe(200);
  return String(reply.json.id);
}

async function asked() {
  const who = await newcomer();
  const documentId = await uploaded(who);
  expect((await ask(who)).status).toBe(200);
  return { who, documentId };
}

/** The same person at work in the backoffice, which is one of their roles from now on. */
async function asStaffToo(who: Person): Promise<Person> {
  const { grant } = await inTransaction(api.db, async (tx) => {
    await grantRole(tx, who.userId, 'admin');
    return beginSession(tx, {
      userId: who.userId,
      role: 'admin',
      origin: { ip: '127.0.0.1', userAgent: 'test', deviceId: null, now: api.clock.now },
    });
  });
  const self: Person = {
    ...who,
    role: 'admin',
    call: (request) => api.withToken(grant.access_token, request),
  };
  await freshFactor(api, self);
  return self;
}

const validated = (id: string) =>
  staff.call({ method: 'POST', url: '/storagev3/documents/verify', body: { id } });

async function verified() {
  const { who, documentId } = await asked();
  await validated(documentId);
  expect((await act(staff, who, 'verification')).status).toBe(200);
  return who;
}

describe('a company asks to be verified', () => {
  test('once what is required is uploaded, and once at a time', async () => {
    const who = await newcomer();
    expect(await standing(who)).toMatchObject({
      standing: 'registered',
      requested_at: null,
      papers: [{ name: 'Identificación oficial', state: 'missing' }],
      may_request: false,
    });
    const early = await ask(who);
    expect([early.status, early.json.message]).toEqual([
      422,
      'Antes de pedir la verificación falta cargar: Identificación oficial.',
    ]);
    await uploaded(who);
    expect(await standing(who)).toMatchObject({ may_request: true });
    expect((await ask(who)).status).toBe(200);
    expect(await standing(who)).toMatchObject({
      may_request: false,
      requested_at: api.clock.now.toISOString(),
    });
    expect((await ask(who)).status).toBe(409);
    const info = await who.call({ url: '/api/v1/users/getRgUserInfo' });
    expect(info.json.supplier_verification_request_date).toBe(api.clock.now.toISOString());
    const bell = await staff.call({ url: '/api/v1/notifications' });
    expect(bell.json.items[0]?.title).toMatch(/pidió su verificación$/);
  });

  test('only with its onboarding finished', async () => {
    const who = await newcomer(false);
    await uploaded(who);
    expect(await standing(who)).toMatchObject({ onboarded: false, may_request: false });
    const early = await ask(who);
    expect([early.status, early.json.message]).toEqual([
      422,
      'Antes de pedir la verificación termina los pasos de tu alta.',
    ]);
    await inTransaction(api.db, (tx) => readySupplier(tx, who.email));
    expect(await standing(who)).toMatchObject({ onboarded: true, may_request: true });
    expect((await ask(who)).status).toBe(200);
  });

  test('by itself: its agents and staff ask for none', async () => {
    const { id } = await rowOf(await newcomer());
    const agent = await api.person('supplier_agent', { supplierId: id });
    expect((await ask(agent)).status).toBe(403);
    expect((await ask(staff)).status).toBe(404);
    expect((await standing(agent)).standing).toBe('registered');
  });
});

describe('staff decide', () => {
  test('status 3 on a request, status 4 on verified documents: the only way there, with who and why', async () => {
    const who = await newcomer();
    for (const name of ['project-approval', 'verification', 'request-rejection'] as const) {
      expect((await act(staff, who, name)).status).toBe(409);
    }
    const documentId = await uploaded(who);
    await ask(who);
    expect((await act(staff, who, 'project-approval')).status).toBe(200);
    expect(await rowOf(who)).toMatchObject({ status: 3, verifiedAt: null });
    expect((await who.call({ url: '/api/v1/projects' })).status).toBe(200);
    expect((await who.call({ url: '/api/v1/applicants' })).status).toBe(403);
    const early = await act(staff, who, 'verification');
    expect([early.status, early.json.message]).toEqual([
      422,
      'Antes de verificarla falta validar: Identificación oficial.',
    ]);
    await validated(documentId);
    expect((await act(staff, who, 'verification')).status).toBe(200);
    expect(await rowOf(who)).toMatchObject({ status: 4, verifiedAt: api.clock.now });
    // The same session, without signing in again.
    expect((await who.call({ url: '/api/v1/applicants' })).status).toBe(200);
    expect((await api.lastMail(who.email))?.subject).toContain(
      'Tu perfil de instalador está verificado',
    );
    const { json } = await staff.call({ url: `/api/v1/suppliers/${(await rowOf(who)).id}` });
    expect(json.decisions.map(({ act: done, by, reason }) => [done, by, reason])).toEqual([
      ['verify', 'Elena Guzmán', REASON],
      ['approve_projects', 'Elena Guzmán', REASON],
      ['request', json.person.full_name, null],
    ]);
    expect(json.acts).toEqual(['change_level', 'suspend']);
    // What was decided stays.
    const decided = eq(supplierDecisions.supplierId, (await rowOf(who)).id);
    const refused = { cause: { code: 'SD001' } };
    const rewritten = api.db.update(supplierDecisions).set({ reason: 'otra' }).where(decided);
    await expect(rewritten).rejects.toMatchObject(refused);
    await expect(api.db.delete(supplierDecisions).where(decided)).rejects.toMatchObject(refused);
  });

  test('to verify takes a fresh second factor', async () => {
    const { who, documentId } = await asked();
    await validated(documentId);
    const other = await api.person('admin');
    expect((await act(other, who, 'verification')).json.code).toBe('step_up_required');
    expect((await rowOf(who)).status).toBe(1);
  });

  test('a rejected request says why, and another one may follow', async () => {
    const { who } = await asked();
    await act(staff, who, 'request-rejection', { reason: 'La identificación no se lee' });
    expect(await standing(who)).toMatchObject({
      standing: 'registered',
      requested_at: null,
      rejection: { reason: 'La identificación no se lee' },
      may_request: true,
    });
    const mail = await api.lastMail(who.email);
    expect(mail?.text).toContain('La identificación no se lee');
    expect((await ask(who)).status).toBe(200);
    expect(await standing(who)).toMatchObject({ rejection: null });
  });

  test('the level, to another one', async () => {
    const who = await verified();
    const read = await decisionsOn(who);
    const level = (to: string, version = read) => act(staff, who, 'level', { level: to, version });
    expect((await level('1')).json.fields).toHaveProperty('level');
    expect((await level('6')).status).toBe(400);
    expect((await level('3')).status).toBe(200);
    expect((await standing(who)).level).toBe(3);
    // From a form that was read before that decision.
    const late = await level('2');
    expect([late.status, late.json.current]).toEqual([409, { version: read + 1, level: '3' }]);
    expect((await standing(who)).level).toBe(3);
    expect((await level('2', read + 1)).status).toBe(200);
  });

  test('each act with its reason', async () => {
    const who = await verified();
    expect((await act(staff, who, 'suspension', { reason: ' ' })).status).toBe(400);
  });

  test('nothing about a company of their own, nor one that they sell for', async () => {
    const { who, documentId } = await asked();
    await validated(documentId);
    const { id } = await rowOf(who);
    const agent = await asStaffToo(await api.person('supplier_agent', { supplierId: id }));
    expect((await act(agent, who, 'verification')).status).toBe(422);
    const self = await asStaffToo(who);
    const refusal = await act(self, who, 'verification');
    expect([refusal.status, refusal.json.message]).toEqual([
      422,
      'Sobre tu propia empresa decide otra persona del backoffice.',
    ]);
    const seen = await self.call({ url: `/api/v1/suppliers/${id}` });
    expect([seen.json.own, seen.json.acts]).toEqual([true, []]);
  });

  test('of two at once, one', async () => {
    const { who, documentId } = await asked();
    await validated(documentId);
    const replies = await Promise.all([
      act(staff, who, 'verification'),
      act(colleague, who, 'verification'),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { id } = await rowOf(who);
    const rows = await api.db
      .select()
      .from(supplierDecisions)
      .where(and(eq(supplierDecisions.supplierId, id), eq(supplierDecisions.act, 'verify')));
    expect(rows).toHaveLength(1);
  });
});

describe('a suspended company', () => {
  test('begins nothing new, keeps reading its projects, and is let in again where it was', async () => {
    const who = await verified();
    const { id } = await rowOf(who);
    const agent = await api.person('supplier_agent', { supplierId: id });
    const client = await api.person('client');
    const choice = () =>
      client.call({ url: `/api/v1/suppliers/directory?supplier_id=${id}` }).then((r) => r.json);
    const statuses = async (person: Person) =>
      Promise.all(
        ['/api/v1/applicants', '/api/v1/projects', '/api/v1/stages'].map(
          async (url) => (await person.call({ url })).status,
        ),
      );
    expect((await choice()).items).toHaveLength(1);
    expect(await statuses(agent)).toEqual([200, 200, 200]);
    expect((await act(staff, who, 'suspension', { reason: 'Quejas sin resolver' })).status).toBe(
      200,
    );
    for (const person of [who, agent]) expect(await statuses(person)).toEqual([403, 200, 200]);
    expect((await choice()).items).toEqual([]);
    const create = await who.call({ method: 'POST', url: '/api/v1/projects', body: {} });
    expect(create.status).toBe(403);
    const info = await agent.call({ url: '/api/v1/users/getRgUserInfo' });
    expect(info.json).toMatchObject({
      supplier_status: 4,
      supplier_suspended_date: api.clock.now.toISOString(),
    });
    expect(await standing(who)).toMatchObject({
      standing: 'suspended',
      suspension: { reason: 'Quejas sin resolver' },
      may_request: false,
    });
    expect(
      (await act(staff, who, 'level', { level: '2', version: await decisionsOn(who) })).json.code,
    ).toBe('conflict');
    expect((await act(staff, who, 'suspension-end')).status).toBe(200);
    expect(await standing(who)).toMatchObject({ standing: 'verified', suspension: null });
    expect(await statuses(agent)).toEqual([200, 200, 200]);
  });

  test('invites no seller, and takes access from those it has', async () => {
    const who = await verified();
    const { id } = await rowOf(who);
    const agent = await api.person('supplier_agent', { supplierId: id });
    await act(staff, who, 'suspension');
    const invited = { full_name: 'Inés Vega', email: 'suspendida@ejemplo.mx' };
    const inviting = await who.call({ method: 'POST', url: '/api/v1/agents', body: invited });
    expect(inviting.status).toBe(403);
    const { json } = await who.call({ url: '/api/v1/agents' });
    const agentId = present(json.items[0]).id;
    const url = `/api/v1/agents/${agentId}/removal` as const;
    const removed = await who.call({ method: 'POST', url, body: { successor_id: null } });
    expect(removed.status).toBe(200);
    expect((await agent.call({ url: '/api/v1/projects' })).status).toBe(401);
  });

  test('is what who sells for it is bound by, and not what their own company is', async () => {
    const owner = await verified();
    const other = await verified();
    const supplierId = (await rowOf(other)).id;
    await inTransaction(api.db, (tx) => grantRole(tx, owner.userId, 'supplier_agent'));
    const { userId, email } = owner;
    const seller = { userId, email, supplierId, fullName: 'Dueño y vendedor' };
    await api.db.insert(supplierAgents).values(seller);
    const selling = await api.again({ ...owner, role: 'supplier_agent' });
    expect((await act(staff, other, 'suspension')).status).toBe(200);
    expect((await owner.call({ url: '/api/v1/applicants' })).status).toBe(200);
    expect((await selling.call({ url: '/api/v1/applicants' })).status).toBe(403);
    await act(staff, other, 'suspension-end');
    await act(staff, owner, 'suspension');
    expect((await owner.call({ url: '/api/v1/applicants' })).status).toBe(403);
    expect((await selling.call({ url: '/api/v1/applicants' })).status).toBe(200);
  });
});

describe('the list of companies', () => {
  const listed = async (query: string) => {
    const { json } = await staff.call({ url: `/api/v1/suppliers?limit=100&${query}` });
    return json.items.map(({ id }) => id);
  };

  test('is found by standing, by a waiting request and by text', async () => {
    const { who } = await asked();
    const { id } = await rowOf(who);
    expect(await listed('standing=registered')).toContain(id);
    expect(await listed('standing=verified')).not.toContain(id);
    expect(await listed('request=waiting')).toContain(id);
    expect(await listed('request=none')).not.toContain(id);
    expect(await listed(`q=${encodeURIComponent(who.email)}`)).toEqual([id]);
    const summary = await staff.call({ url: '/api/v1/backoffice-summary' });
    const waiting = (await listed('request=waiting')).length;
    expect(summary.json.items.find(({ kind }) => kind === 'suppliers_to_decide')?.count).toBe(
      waiting,
    );
  });

  test('counts who sells for a company now, and its projects', async () => {
    const who = await verified();
    const { id } = await rowOf(who);
    const gone = await api.person('supplier_agent', { supplierId: id });
    await api.person('supplier_agent', { supplierId: id });
    await api.db
      .update(supplierAgents)
      .set({ removedAt: api.clock.now })
      .where(eq(supplierAgents.userId, gone.userId));
    // One who was invited sells once they accept.
    const invited = { full_name: 'Inés Vega', email: 'por.aceptar@ejemplo.mx' };
    await who.call({ method: 'POST', url: '/api/v1/agents', body: invited });
    const { json } = await staff.call({
      url: `/api/v1/suppliers?q=${encodeURIComponent(who.email)}`,
    });
    expect(json.items).toMatchObject([{ id, agents: 1, projects: 0 }]);
    const one = await staff.call({ url: `/api/v1/suppliers/${id}` });
    expect(one.json).toMatchObject({ agents: 1, projects: 0 });
    expect(one.json.selling).toHaveLength(1);
  });

  test('and each record are for staff: a company reads its own standing alone', async () => {
    const who = await verified();
    const { id } = await rowOf(who);
    expect((await who.call({ url: '/api/v1/suppliers' })).status).toBe(403);
    expect((await who.call({ url: `/api/v1/suppliers/${id}` })).status).toBe(404);
    expect((await act(who, who, 'level', { level: '5', version: 0 })).status).toBe(403);
  });
});
