import { inTransaction } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { approvals, auditLog } from '@server/db/schema/platform';
import { createMembership } from '@server/features/people/memberships/memberships';
import { PASSWORD, type Person, testApi } from '@tests/support/api';
import { UNKNOWN_ID } from '@tests/support/identities';
import { enrolSecondFactor } from '@tests/support/second-factor';
import { asTwo, freshFactor } from '@tests/support/two-people';
import { and, desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

const api = await testApi();
const staff = await api.person('admin', { fullName: 'Héctor Salinas Bravo' });
const because = { reason: 'Lo pidió por teléfono' };

const login = (email: string, password = PASSWORD) =>
  api.anonymous({ method: 'POST', url: '/api/auth/login', body: { email, password } });
const show = (userId: string, as: Person = staff) => as.call({ url: `/api/v1/users/${userId}` });
async function act(userId: string, what: string, as: Person = staff, body: object = because) {
  await freshFactor(api, as);
  return as.call({ method: 'POST', url: `/api/v1/users/${userId}/${what}`, body });
}
const mailTo = async ({ email }: Person) => (await api.lastMail(email))?.text ?? '';

async function block({ email }: Person) {
  for (let i = 0; i < 3; i += 1) await login(email, 'otra');
}

async function lastAudited(userId: string, action: string) {
  const [entry] = await api.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.userId, userId), eq(auditLog.action, action)))
    .orderBy(desc(auditLog.seq))
    .limit(1);
  return entry;
}

/** An administrator's extended session on another user's account. */
async function enterAs(userId: string, actor: Person) {
  await api.stepUp(actor);
  const { json } = await actor.call({
    method: 'POST',
    url: '/api/v1/impersonations',
    body: { user_id: userId, reason: 'Pidió ayuda' },
  });
  const token = json.path.replace('/preauth/', '');
  const grant = await api.anonymous({
    method: 'POST',
    url: '/api/v1/impersonations/redeem',
    body: { token },
  });
  return grant.json.access_token;
}

describe('what a stolen session of staff cannot do', () => {
  const acts = [
    ...['block', 'unblock', 'password-reset', 'second-factor-reset', 'sessions/end'],
    `sessions/${UNKNOWN_ID}/end`,
  ];

  test.each(acts)('%s asks for the second factor of who does it', async (what) => {
    const colleague = await api.person('admin');
    const thief = await api.person('admin');
    const { status, json } = await thief.call({
      method: 'POST',
      url: `/api/v1/users/${colleague.userId}/${what}`,
      body: because,
    });
    expect([status, json]).toMatchObject([403, { code: 'step_up_required' }]);
    expect((await show(colleague.userId)).json.staff_block).toBeNull();
  });

  test('what is done to an administrator is known to the other ones', async () => {
    const rogue = await api.person('admin', { fullName: 'Raúl Mora' });
    const colleague = await api.person('admin', { fullName: 'Sofía Lara' });
    const titles = async (who: Person) =>
      (await who.call({ url: '/api/v1/notifications?limit=100' })).json.items.map(
        ({ title, body }) => `${title}: ${body}`,
      );
    await act(colleague.userId, 'password-reset', rogue);
    const url = `/api/v1/users/${colleague.userId}/block` as const;
    await asTwo(api, rogue, { method: 'POST', url, body: because });
    const told = (await titles(staff)).filter((text) => text.includes('Sofía Lara'));
    expect(told).toEqual([
      expect.stringContaining('Raúl Mora bloqueó la cuenta de Sofía Lara'),
      expect.stringContaining('Raúl Mora pidió un enlace para que Sofía Lara'),
    ]);
    expect(await mailTo(staff)).toContain('Raúl Mora bloqueó la cuenta de Sofía Lara');
    expect((await act(colleague.userId, 'unblock', rogue)).status).toBe(200);
    expect(await mailTo(staff)).toContain('Raúl Mora desbloqueó la cuenta de Sofía Lara');
    expect((await titles(rogue)).filter((text) => text.includes('Sofía Lara'))).toEqual([]);
    const ana = await api.person('client', { fullName: 'Ana Ruiz Peña' });
    await act(ana.userId, 'block', rogue);
    expect((await titles(staff)).filter((text) => text.includes('Ana Ruiz'))).toEqual([]);
  });
});

describe('sessions', () => {
  test('one is ended: its next call is answered with the reason, the person gets a mail, the trail keeps the reason', async () => {
    const ana = await api.person('client');
    const other = await api.again(ana);
    const { sessions } = (await show(ana.userId)).json;
    expect(sessions).toHaveLength(2);
    // The newest comes first: the other one.
    expect((await act(ana.userId, `sessions/${sessions[0]?.id}/end`)).status).toBe(200);
    const answer = await other.call({ url: '/api/v1/users/getRgUserInfo' });
    expect(answer.status).toBe(401);
    expect(answer.json.message).toBe('Nuestro equipo cerró tu sesión. Te escribimos por correo.');
    expect((await ana.call({ url: '/api/v1/users/getRgUserInfo' })).status).toBe(200);
    expect(await mailTo(ana)).toContain('cerró una sesión abierta');
    expect(await lastAudited(ana.userId, 'user-sessions.end')).toMatchObject({
      actorUserId: staff.userId,
      details: { ...because, sessions: 1 },
    });
    expect((await act(ana.userId, `sessions/${sessions[0]?.id}/end`)).status).toBe(404);
  });

  test('all are ended, with those in which an administrator acts as the person', async () => {
    const ana = await api.person('client');
    const colleague = await api.person('admin', { fullName: 'Elena Guzmán' });
    const extended = await enterAs(ana.userId, colleague);
    const { sessions } = (await show(ana.userId)).json;
    expect(sessions.map((one: { acted_by: string | null }) => one.acted_by)).toEqual([
      'Elena Guzmán',
      null,
    ]);
    expect((await act(ana.userId, 'sessions/end')).status).toBe(200);
    for (const token of [ana.token, extended]) {
      const { status } = await api.withToken(token, { url: '/api/v1/users/getRgUserInfo' });
      expect(status).toBe(401);
    }
    expect((await colleague.call({ url: '/api/v1/users' })).status).toBe(200);
    expect((await show(ana.userId)).json).toMatchObject({ sessions: [], last_login_at: null });
    expect((await act(ana.userId, 'sessions/end')).status).toBe(409);
  });

  test('another user’s session is not one of theirs', async () => {
    const ana = await api.person('client');
    const eva = await api.person('client');
    const { sessions } = (await show(eva.userId)).json;
    expect((await act(ana.userId, `sessions/${sessions[0]?.id}/end`)).status).toBe(404);
    expect((await eva.call({ url: '/api/v1/users/getRgUserInfo' })).status).toBe(200);
  });
});

describe('a blocked account', () => {
  test('is unblocked and can sign in at once', async () => {
    const ana = await api.person('client');
    await block(ana);
    expect((await login(ana.email)).status).toBe(400);
    expect((await show(ana.userId)).json).toMatchObject({
      blocked_until: new Date(api.clock.now.getTime() + 15 * 60_000).toISOString(),
      actions: ['enter', 'block', 'unblock', 'reset_password', 'end_sessions'],
    });
    expect((await act(ana.userId, 'unblock')).status).toBe(200);
    expect((await login(ana.email)).status).toBe(200);
    expect(await mailTo(ana)).toContain('quitó el bloqueo');
    expect(await lastAudited(ana.userId, 'users.unblock')).toMatchObject({ details: because });
    expect((await act(ana.userId, 'unblock')).status).toBe(409);
  });
});

describe('a person whom staff block', () => {
  test('is out at once and stays out, whatever they know, until staff let them in', async () => {
    const ana = await api.person('client');
    const link = () => act(ana.userId, 'password-reset');
    expect((await act(ana.userId, 'block')).status).toBe(200);
    const out = await ana.call({ url: '/api/v1/users/getRgUserInfo' });
    expect([out.status, out.json.message]).toEqual([
      401,
      'Nuestro equipo cerró tu sesión. Te escribimos por correo.',
    ]);
    expect((await login(ana.email)).status).toBe(400);
    expect(await mailTo(ana)).toContain('cerró la entrada a tu cuenta');
    // Neither a new password nor the link that opens a blocked account is a way around.
    await link();
    const token = /password\/reset\/([\w-]+)/.exec(await mailTo(ana))?.[1] ?? '';
    const password = 'Otra-Clave-2027';
    await api.anonymous({
      method: 'POST',
      url: '/api/v1/password-resets/redeem',
      body: { token, password },
    });
    expect((await login(ana.email, password)).status).toBe(400);
    expect((await show(ana.userId)).json).toMatchObject({
      staff_block: { since: api.clock.now.toISOString(), reason: because.reason },
      actions: ['unblock', 'reset_password'],
    });
    expect((await act(ana.userId, 'block')).status).toBe(409);
    expect((await act(ana.userId, 'unblock')).status).toBe(200);
    expect((await login(ana.email, password)).status).toBe(200);
    expect(await lastAudited(ana.userId, 'users.block')).toMatchObject({ details: because });
  });
});

describe('a colleague whom staff block', () => {
  test('takes two where they could let others in again: one alone keeps nobody of them out', async () => {
    const [rogue, colleague] = [await api.person('admin'), await api.person('admin')];
    const asked = await act(colleague.userId, 'block', rogue);
    expect([asked.status, asked.json.code]).toEqual([202, 'second_person']);
    expect((await colleague.call({ url: '/api/v1/users' })).status).toBe(200);
    const { json } = await staff.call({ url: `/api/v1/approvals?object_id=${colleague.userId}` });
    expect(json.items).toMatchObject([
      {
        title: 'Bloquear una cuenta',
        duty: 'administration',
        details: [{ label: 'Persona' }, { value: colleague.email }, { value: because.reason }],
      },
    ]);
    const confirm = async (who: Person) => {
      await freshFactor(api, who);
      return who.call({
        method: 'POST',
        url: `/api/v1/approvals/${json.items[0]?.id}/confirm`,
        body: { payload_hash: json.items[0]?.payload_hash },
      });
    };
    // Neither who asked, nor who is blocked, nor who lacks the duty is the second person.
    const cashier = await api.person('admin', { duties: ['treasury'] });
    for (const one of [rogue, colleague, cashier]) expect((await confirm(one)).status).toBe(403);
    expect((await confirm(staff)).json).toMatchObject({ answer: { ok: true } });
    expect((await colleague.call({ url: '/api/v1/users' })).status).toBe(401);
    expect(await lastAudited(colleague.userId, 'users.block')).toMatchObject({
      actorUserId: rogue.userId,
      details: because,
    });
  });

  test.each(['block', 'admin-revocation'])(
    'does nothing alone to the access of staff while it waits, which would take it back: %s',
    async (what) => {
      const [asker, asked] = [await api.person('admin'), await api.person('admin')];
      const cashier = await api.person('admin', { duties: ['treasury'] });
      expect((await act(asked.userId, what, asker)).status).toBe(202);
      const waiting = async () => {
        const url = `/api/v1/approvals?object_id=${asked.userId}` as const;
        return (await staff.call({ url })).json.items[0];
      };
      const [session] = (await show(asker.userId)).json.sessions;
      const solo = ['sessions/end', `sessions/${session?.id}/end`, 'password-reset'];
      const refused = [
        ...(await Promise.all(solo.map((one) => act(asker.userId, one, asked)))),
        await act(cashier.userId, 'block', asked),
      ];
      for (const { status, json } of refused) {
        expect([status, json.message]).toEqual([422, expect.stringMatching(/^Un colega pidió/)]);
      }
      expect((await waiting())?.outcome).toBe('waiting');
      // To anybody else, and with another person, they go on.
      const ana = await api.person('client');
      expect((await act(ana.userId, 'sessions/end', asked)).status).toBe(200);
      expect((await act(asker.userId, 'block', asked)).status).toBe(202);
      await freshFactor(api, staff);
      const url = `/api/v1/approvals/${(await waiting())?.id}/decline` as const;
      const declined = await staff.call({ method: 'POST', url, body: { reason: 'No procede' } });
      expect(declined.status).toBe(200);
      expect((await act(asker.userId, 'sessions/end', asked)).status).toBe(200);
    },
  );

  test('takes one where they could not, of whom no name is kept with the act', async () => {
    const cashier = await api.person('admin', { duties: ['treasury'] });
    expect((await act(cashier.userId, 'block')).status).toBe(200);
    const [kept] = await api.db
      .select()
      .from(approvals)
      .where(eq(approvals.objectId, cashier.userId));
    expect(kept).toMatchObject({ outcome: 'alone', details: [], people: [cashier.userId] });
  });
});

describe('a lost second factor', () => {
  test('is removed with its codes and sessions: the password is enough, money waits, and the person is notified', async () => {
    const ana = await api.person('client');
    await enrolSecondFactor(api, ana);
    expect((await login(ana.email)).json).toMatchObject({ challenge: 'totp' });
    expect((await act(ana.userId, 'second-factor-reset')).status).toBe(200);
    expect((await ana.call({ url: '/api/v1/users/getRgUserInfo' })).status).toBe(401);
    expect(await mailTo(ana)).toContain('tu dinero no sale');
    expect((await login(ana.email)).json).toHaveProperty('access_token');
    expect((await show(ana.userId)).json.second_factor_since).toBeNull();
    expect((await act(ana.userId, 'second-factor-reset')).status).toBe(409);
  });
});

describe('an account that waits for its owner', () => {
  test('gets another link, and the earlier one stops working', async () => {
    const email = 'espera@ejemplo.mx';
    await api.anonymous({
      method: 'POST',
      url: '/api/v1/registrations',
      body: { type: 'client', full_name: 'Elsa Pera', email, person_type: 1, terms: true },
    });
    const tokenNow = async () =>
      /activar-cuenta\/([\w-]+)/.exec((await api.lastMail(email))?.text ?? '')?.[1] ?? '';
    const first = await tokenNow();
    const [user] = await api.db.select().from(users).where(eq(users.email, email));
    const userId = user?.id ?? '';
    expect((await show(userId)).json.actions).toEqual(['resend_activation']);
    expect((await act(userId, 'activation')).status).toBe(200);
    const redeem = (token: string) =>
      api.anonymous({
        method: 'POST',
        url: '/api/v1/activations/redeem',
        body: { token, password: PASSWORD },
      });
    expect((await redeem(first)).status).toBe(422);
    expect((await redeem(await tokenNow())).status).toBe(200);
    expect((await act(userId, 'activation')).status).toBe(409);
  });
});

describe('the backoffice is taken away from a person', () => {
  test('by two others, never by one; the account keeps its other roles', async () => {
    const leaving = await api.person('admin', { fullName: 'Raúl Mora' });
    await inTransaction(api.db, (tx) =>
      createMembership(tx, { id: leaving.userId, fullName: 'Raúl Mora' }, 'client'),
    );
    const answer = await asTwo(api, staff, {
      method: 'POST',
      url: `/api/v1/users/${leaving.userId}/admin-revocation`,
      body: { reason: 'Dejó la empresa' },
    });
    expect(answer.json).toEqual({ ok: true });
    expect((await leaving.call({ url: '/api/v1/users' })).status).toBe(401);
    const login2 = await login(leaving.email);
    const { json } = await api.withToken(login2.json.access_token, {
      url: '/api/v1/users/getRgUserInfo',
    });
    expect(json).toMatchObject({ role: 'client', valid_roles: ['client'] });
  });

  test('asked for by one, it waits, and the person goes on working', async () => {
    const colleague = await api.person('admin', { fullName: 'Sara Gil' });
    await freshFactor(api, staff);
    const asked = await act(colleague.userId, 'admin-revocation');
    expect([asked.status, asked.json.code]).toEqual([202, 'second_person']);
    // What the second person reads says whose access it is and why.
    const { json } = await staff.call({ url: `/api/v1/approvals?object_id=${colleague.userId}` });
    expect(json.items[0]?.title).toBe('Quitar el acceso al backoffice');
    expect(json.items[0]?.details).toEqual([
      {
        label: 'Persona',
        value: 'Sara Gil',
        to: `/backoffice/usuarios-y-permisos/${colleague.userId}`,
      },
      { label: 'Correo', value: colleague.email },
      { label: 'Motivo', value: because.reason },
    ]);
    expect((await colleague.call({ url: '/api/v1/users' })).status).toBe(200);
  });
});

describe('the link for a new password', () => {
  test('goes to the person and nowhere else, and works once', async () => {
    const ana = await api.person('client');
    const answer = await act(ana.userId, 'password-reset');
    expect(answer.json).toEqual({ ok: true });
    const text = await mailTo(ana);
    expect(text).toContain(`El equipo de ${api.config.brand} pidió que elijas otra contraseña.`);
    expect(text).not.toContain('no fuiste tú');
    const [notice] = (await ana.call({ url: '/api/v1/notifications' })).json.items;
    expect(notice).toMatchObject({ title: 'Restablece tu contraseña', href: null });
    const token = /password\/reset\/([\w-]+)/.exec(text)?.[1] ?? '';
    expect(notice?.body).not.toContain(token);
    const redeem = () =>
      api.anonymous({
        method: 'POST',
        url: '/api/v1/password-resets/redeem',
        body: { token, password: 'Otra-Clave-2027' },
      });
    expect((await redeem()).status).toBe(200);
    expect((await login(ana.email, 'Otra-Clave-2027')).status).toBe(200);
    expect((await redeem()).status).toBe(422);
    const entry = await lastAudited(ana.userId, 'users.reset-password');
    expect(JSON.stringify(entry)).not.toContain(token);
  });
});

describe('every act', () => {
  const actions = ['unblock', 'password-reset', 'sessions/end', 'block', 'activation'];

  test.each(actions)('wants a reason: %s', async (what) => {
    const ana = await api.person('client');
    const { status, json } = await act(ana.userId, what, staff, { reason: ' no ' });
    expect(status).toBe(400);
    expect(json.fields).toHaveProperty('reason');
  });

  test.each(actions)('is refused on one’s own account: %s', async (what) => {
    const answer = await act(staff.userId, what);
    expect(answer.status).toBe(422);
    expect((await show(staff.userId)).json).toMatchObject({ own: true, actions: [] });
  });

  test.each(actions)('is refused during impersonation: %s', async (what) => {
    const ana = await api.person('client');
    const extended = await enterAs(ana.userId, await api.person('admin'));
    const { status } = await api.withToken(extended, {
      method: 'POST',
      url: `/api/v1/users/${staff.userId}/${what}`,
      body: because,
    });
    expect(status).toBe(403);
  });

  test('leaves the trail sound', async () => {
    const { json } = await staff.call({ method: 'POST', url: '/api/v1/audit/verify' });
    expect(json.broken_at).toBeNull();
  });
});
