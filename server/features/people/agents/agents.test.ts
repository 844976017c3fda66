import { inTransaction } from '@server/db/connection';
import { userRoles, users } from '@server/db/schema/identity';
import { legalAcceptances, supplierAgents } from '@server/db/schema/people';
import { notifications } from '@server/db/schema/platform';
import { mintLink, mintUnboundLink } from '@server/features/identity';
import { PASSWORD, testApi } from '@tests/support/api';
import { present } from '@tests/support/present';
import { DEAD, sellerDesk } from '@tests/support/seller-desk';
import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

const api = await testApi();
const {
  story,
  newEmail,
  invite,
  tokenIn,
  redeem,
  logIn,
  remove,
  show,
  seller,
  brings,
  agentOf,
  withdraw,
} = await sellerDesk(api);
const { supplier, supplierId, applicant } = story;
const HOUR = 3_600_000;

describe('invitation', () => {
  test('an installer invites, the seller accepts by mail, comes in and is on the list', async () => {
    const email = newEmail();
    const { id } = (await invite(email)).json;
    expect(await show(id)).toMatchObject({
      state: 'invited',
      full_name: 'Inés Vega Luna',
      phone: '+523312345678',
      last_login_at: null,
      invitation_ends_at: new Date(api.clock.now.getTime() + 72 * HOUR).toISOString(),
    });
    const mail = await api.lastMail(email);
    expect(mail?.subject).toContain('Un instalador te invita a vender');
    const accepted = await redeem(await tokenIn(email));
    expect(accepted.json).toEqual({ installer: 'Sol del Bajío' });
    const [user] = await api.db.select().from(users).where(eq(users.email, email));
    expect(user).toMatchObject({ status: 'active', fullName: 'Inés Vega Luna' });
    const texts = await api.db
      .select()
      .from(legalAcceptances)
      .where(eq(legalAcceptances.userId, user?.id ?? ''));
    expect(texts.map(({ document }) => document).sort()).toEqual(['privacy', 'terms']);
    const { access_token: token } = (await logIn(email)).json;
    const info = await api.withToken(token, { url: '/api/v1/users/getRgUserInfo' });
    expect(info.json).toMatchObject({ role: 'supplier_agent', supplier_id: supplierId });
    expect((await api.withToken(token, { url: '/api/v1/agents' })).status).toBe(403);
    expect(await show(id)).toMatchObject({
      state: 'active',
      invitation_ends_at: null,
      last_login_at: api.clock.now.toISOString(),
    });
    expect((await api.lastMail(supplier.email))?.subject).toContain('ya es tu vendedor');
    const found = await supplier.call({ url: '/api/v1/agents?state=active&q=ines' });
    expect(found.json.items.map((item) => item.id)).toContain(id);
  });

  test('the answer and the list are the same for an address with an account; its owner reads in the mail that it does not serve', async () => {
    const client = await api.person('client');
    const { status, json } = await invite(client.email);
    expect(status).toBe(200);
    expect(await show(json.id)).toMatchObject({ state: 'invited' });
    const mail = await api.lastMail(client.email);
    expect(mail?.text).toContain(
      'pero este correo ya tiene una cuenta y la de un vendedor es aparte',
    );
    expect(mail?.text).not.toContain('activar-nuevo-vendedor');
    // Of one that got its account after it was invited.
    const late = { purpose: 'agent_activation', subject: json.id, now: api.clock.now } as const;
    const token = await inTransaction(api.db, (tx) => mintUnboundLink(tx, late));
    const answer = await redeem(token);
    expect([answer.status, answer.json.message]).toEqual([
      422,
      'Este correo ya tiene una cuenta, y la de un vendedor es aparte. Pide a quien te invitó que lo haga con otro correo.',
    ]);
    expect((await logIn(client.email)).status).toBe(200);
    expect(await show(json.id)).toMatchObject({ state: 'invited' });
  });

  test('one invitation for each address; the refusal is of what the installer knows itself', async () => {
    const email = newEmail();
    await invite(email);
    expect((await invite(email.toUpperCase())).json.fields).toEqual({
      email: 'Este correo ya tiene una invitación del instalador, o ya vende con él.',
    });
    const other = await api.person('supplier');
    expect((await invite(email, other)).status).toBe(200);
  });

  test('a link sent again ends the one before; taken back, it opens nothing', async () => {
    const email = newEmail();
    const { id } = (await invite(email)).json;
    const first = await tokenIn(email);
    const resend = () => supplier.call({ method: 'POST', url: `/api/v1/agents/${id}/invitation` });
    expect((await resend()).status).toBe(200);
    const second = await tokenIn(email);
    expect((await redeem(first)).json.message).toBe(DEAD);
    expect((await remove(id, null)).json).toEqual({ handed_over: 0 });
    expect((await redeem(second)).json.message).toBe(DEAD);
    expect((await resend()).status).toBe(404);
    expect((await supplier.call({ url: `/api/v1/agents/${id}` })).status).toBe(404);
  });

  test('a link that is used, expired, altered or of another kind opens nothing', async () => {
    const email = newEmail();
    await invite(email);
    const token = await tokenIn(email);
    const ofAnother = await inTransaction(api.db, (tx) =>
      mintLink(tx, { purpose: 'activation', userId: applicant.userId, now: api.clock.now }),
    );
    const altered = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
    for (const wrong of [ofAnother, altered]) {
      expect((await redeem(wrong)).json.message).toBe(DEAD);
    }
    const activation = await api.anonymous({
      method: 'POST',
      url: '/api/v1/activations/redeem',
      body: { token, password: PASSWORD },
    });
    expect(activation.json.message).toBe(DEAD);
    expect((await redeem(token, { terms: false })).json.fields).toHaveProperty('terms');
    expect((await redeem(token, { password: 'Solfondo-2026' })).json.fields).toHaveProperty(
      'password',
    );
    const before = api.clock.now;
    api.clock.now = new Date(before.getTime() + 72 * HOUR + 1);
    expect((await redeem(token)).json.message).toBe(DEAD);
    api.clock.now = before;
    expect((await redeem(token)).status).toBe(200);
    expect((await redeem(token)).json.message).toBe(DEAD);
  });

  test('fifty uses at once make one seller', async () => {
    const email = newEmail();
    await invite(email);
    const token = await tokenIn(email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => redeem(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('an installer that is not verified cannot invite; sellers and others never do', async () => {
    const unverified = await api.person('supplier', { supplierStatus: 3 });
    expect((await invite(newEmail(), unverified)).status).toBe(403);
    const agent = await api.person('supplier_agent', { supplierId });
    for (const who of [agent, applicant]) expect((await invite(newEmail(), who)).status).toBe(403);
  });

  test('what the installer writes of a seller is its own; the account keeps the person’s name', async () => {
    const { id, email } = await seller();
    const edited = await supplier.call({
      method: 'PATCH',
      url: `/api/v1/agents/${id}`,
      body: { full_name: 'Inés de Zapopan', phone: '', version: 0 },
    });
    expect(edited.status).toBe(200);
    expect(await show(id)).toMatchObject({ full_name: 'Inés de Zapopan', phone: null });
    const [user] = await api.db.select().from(users).where(eq(users.email, email));
    expect(user?.fullName).toBe('Inés Vega Luna');
  });
});

test('an older form does not overwrite what was saved of a seller meanwhile', async () => {
  const { id } = await seller();
  const save = (full_name: string) =>
    supplier.call({
      method: 'PATCH',
      url: `/api/v1/agents/${id}`,
      body: { full_name, phone: '3312345679', version: 0 },
    });
  expect((await save('Inés de Zapopan')).status).toBe(200);
  const kept = { full_name: 'Inés de Zapopan', version: 1 };
  expect((await save('Inés de Tonalá')).json).toMatchObject({
    code: 'stale',
    current: { ...kept, phone: '33 1234 5679' },
  });
  expect(await show(id)).toMatchObject(kept);
});

describe('removal', () => {
  test('ends access with its reason and hands open projects to the colleague; closed ones stay', async () => {
    const leaving = await seller(supplier, 'Raúl Soto Paz');
    const colleague = await seller(supplier, 'Dora Lima Ruiz');
    await brings(leaving.id);
    const open = await story.ask();
    const closed = await story.ask();
    await withdraw(closed);
    expect(await show(leaving.id)).toMatchObject({ projects: 2, open_projects: 1 });
    const mine = await supplier.call({ url: `/api/v1/projects?agent_id=${leaving.id}` });
    expect(mine.json.total).toBe(2);

    expect((await remove(leaving.id, colleague.id)).json).toEqual({ handed_over: 1 });

    const refused = await leaving.get('/api/v1/projects');
    expect([refused.status, refused.json.message]).toEqual([
      401,
      'Te dieron de baja como vendedor y cerramos tu sesión. Te escribimos por correo.',
    ]);
    expect((await logIn(leaving.email)).status).toBe(400);
    expect([await agentOf(open), await agentOf(closed)]).toEqual([colleague.id, leaving.id]);
    const history = (await colleague.get(`/api/v1/projects/${open}`)).json;
    expect(JSON.stringify(history)).toContain('Lo tomó Dora Lima Ruiz; lo llevaba Raúl Soto Paz.');
    expect((await api.lastMail(supplier.email))?.text).toContain(
      'Dora Lima Ruiz tomó su proyecto abierto',
    );
    // Their applicants' next request is the colleague's too.
    const next = await story.ask();
    expect(await agentOf(next)).toBe(colleague.id);

    expect(await show(leaving.id)).toMatchObject({ state: 'removed', last_login_at: null });
    expect((await api.lastMail(leaving.email))?.subject).toContain(
      'Ya no vendes para Sol del Bajío',
    );
    expect((await api.lastMail(leaving.email))?.text).toContain(
      'Dora Lima Ruiz tomó tu proyecto abierto.',
    );
    const [user] = await api.db.select().from(users).where(eq(users.email, leaving.email));
    const noticed = await api.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, user?.id ?? ''));
    expect(noticed.map(({ title }) => title)).toContain('Ya no vendes para Sol del Bajío');
    expect((await api.lastMail(colleague.email))?.subject).toContain(
      'Ahora llevas un proyecto de Raúl Soto Paz',
    );
    for (const id of [open, next]) await withdraw(id);
  });

  test('tells who leaves what became of their open projects, as the installer is told', async () => {
    const idle = await seller();
    await remove(idle.id, null);
    expect((await api.lastMail(idle.email))?.text).toContain('No tenías proyectos abiertos.');
    const leaving = await seller();
    await brings(leaving.id);
    const open = await story.ask();
    await remove(leaving.id, null);
    expect((await api.lastMail(leaving.email))?.text).toContain(
      'Tu proyecto abierto quedó a cargo de Sol del Bajío.',
    );
    await withdraw(open);
  });

  test('the successor is an active colleague of the same installer, and never the one who leaves', async () => {
    const leaving = await seller();
    const gone = await seller();
    await remove(gone.id, null);
    const stranger = await seller(await api.person('supplier'));
    const waiting = (await invite(newEmail())).json;
    for (const to of [leaving.id, gone.id, stranger.id, waiting.id]) {
      expect((await remove(leaving.id, to)).json.fields, to).toEqual({
        successor_id: 'Elige a otro vendedor activo del instalador, o al instalador.',
      });
    }
    expect((await leaving.get('/api/v1/projects')).status).toBe(200);
  });

  test('an installer neither sees nor changes the sellers of another', async () => {
    const { id, get } = await seller();
    const other = await api.person('supplier');
    for (const answer of [
      await other.call({ url: `/api/v1/agents/${id}` }),
      await remove(id, null, other),
      await other.call({ method: 'POST', url: `/api/v1/agents/${id}/invitation` }),
      await other.call({
        method: 'PATCH',
        url: `/api/v1/agents/${id}`,
        body: { full_name: 'Otra Persona', phone: '', version: 0 },
      }),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect((await other.call({ url: '/api/v1/agents' })).json.total).toBe(0);
    expect((await get('/api/v1/projects')).status).toBe(200);
  });

  test('staff see the sellers of any installer, and of one', async () => {
    const staff = await api.person('admin');
    const { id } = await seller();
    const of = (url: `/api/v1/agents${string}`) => staff.call({ url });
    const ours = await of(`/api/v1/agents?supplier_id=${supplierId}&limit=100`);
    expect(ours.json.items.map((item) => item.id)).toContain(id);
    expect((await show(id, staff)).state).toBe('active');
    const other = await api.person('supplier');
    const info = await other.call({ url: '/api/v1/users/getRgUserInfo' });
    expect((await of(`/api/v1/agents?supplier_id=${info.json.supplier_id}`)).json.total).toBe(0);
  });

  test('who was removed may sell again, with the account of before; the earlier installer learns nothing of it', async () => {
    const { id, email } = await seller();
    await remove(id, null);
    const other = await api.person('supplier');
    const again = (await invite(email, other, 'Inés Vega')).json;
    expect((await redeem(await tokenIn(email))).status).toBe(200);
    expect((await logIn(email)).status).toBe(200);
    expect(await show(again.id, other)).toMatchObject({ state: 'active' });
    expect(await show(id)).toMatchObject({
      state: 'removed',
      last_login_at: null,
    });
    const accounts = await api.db.select().from(users).where(eq(users.email, email));
    expect(accounts).toHaveLength(1);
  });

  test('a person with another role keeps it, and with it the account', async () => {
    const { id, email, token } = await seller();
    const [user] = await api.db.select().from(users).where(eq(users.email, email));
    await api.db.insert(userRoles).values({ userId: user?.id ?? '', role: 'client' });
    await remove(id, null);
    expect((await api.withToken(token, { url: '/api/v1/projects' })).status).toBe(401);
    expect((await logIn(email)).status).toBe(200);
  });
});

describe('at the same moment', () => {
  test('two removals end one: the other is told', async () => {
    const leaving = await seller();
    const answers = await Promise.all([remove(leaving.id, null), remove(leaving.id, null)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('two colleagues removed in favour of each other leave no project with either', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await seller(), await seller()];
      await brings(one.id);
      const project = await story.ask();
      await Promise.all([remove(one.id, other.id), remove(other.id, one.id)]);
      const left = await api.db
        .select()
        .from(supplierAgents)
        .where(
          and(
            eq(supplierAgents.id, present(await agentOf(project))),
            isNull(supplierAgents.removedAt),
          ),
        );
      expect(left).toHaveLength(1);
      await withdraw(project);
    }
  });

  test('a request made while its seller is removed is the successor’s', async () => {
    for (let round = 0; round < 5; round += 1) {
      const leaving = await seller();
      await brings(leaving.id);
      const [project, removal] = await Promise.all([story.ask(), remove(leaving.id, null)]);
      expect(removal.status).toBe(200);
      expect(await agentOf(project)).toBeNull();
      await withdraw(project);
    }
  });

  test('an invitation taken back while it is accepted is one or the other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const email = newEmail();
      const { id } = (await invite(email)).json;
      const token = await tokenIn(email);
      const [accepted, removed] = await Promise.all([redeem(token), remove(id, null)]);
      expect(removed.status).toBe(200);
      // Accepted first, the seller was removed after.
      expect([200, 422]).toContain(accepted.status);
      expect((await logIn(email)).status).toBe(400);
    }
  });
});
