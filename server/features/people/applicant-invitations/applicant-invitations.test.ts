import { inTransaction } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { applicants } from '@server/db/schema/people';
import { mintLink } from '@server/features/identity';
import { PASSWORD, type Person, testApi } from '@tests/support/api';
import { firstOf, present } from '@tests/support/present';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

const api = await testApi();
const supplier = await api.person('supplier', { fullName: 'Sol del Bajío' });
const supplierId = String(
  (await supplier.call({ url: '/api/v1/users/getRgUserInfo' })).json.supplier_id,
);
const LIST = '/api/v1/applicant-invitations';
const DEAD = 'El enlace ya no es válido. Solicita uno nuevo para continuar.';

let serial = 0;
const newEmail = () => {
  serial += 1;
  return `invitada.${serial}@ejemplo.mx`;
};
const invite = (email: string, who: Person = supplier) =>
  who.call({
    method: 'POST',
    url: LIST,
    body: { full_name: 'Inés Vega Luna', email, phone: '33 1234 5678' },
  });
const act = (id: string, verb: 'resend' | 'revoke', who: Person = supplier) =>
  who.call({ method: 'POST', url: `${LIST}/${id}/${verb}` });
const tokenIn = async (email: string) =>
  /solicitante\/crear\/([\w-]+)/.exec((await api.lastMail(email))?.text ?? '')?.[1] ?? '';
const redeem = (token: string, more: object = {}) =>
  api.anonymous({
    method: 'POST',
    url: '/api/v1/applicant-creations/redeem',
    body: { token, password: PASSWORD, terms: true, ...more },
  });
const itemOf = async (id: string, who: Person = supplier) =>
  (await who.call({ url: LIST })).json.items.find((item) => item.id === id);

async function applicantAt(email: string) {
  const [row] = await api.db
    .select({ applicant: applicants, user: users })
    .from(applicants)
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(eq(users.email, email));
  return present(row);
}

test('an invited applicant makes the account with what was written of them, bound to the installer', async () => {
  const email = newEmail();
  const { id } = (await invite(email)).json;
  expect(await itemOf(id)).toMatchObject({ state: 'invited', phone: '+523312345678' });
  const made = await redeem(await tokenIn(email));
  expect(made.json).toEqual({
    invited_by: 'Sol del Bajío',
    full_name: 'Inés Vega Luna',
    phone: '+523312345678',
  });
  const { applicant, user } = await applicantAt(email);
  expect(applicant).toMatchObject({ supplierId, agentId: null });
  expect(user).toMatchObject({ status: 'active', fullName: 'Inés Vega Luna' });
  expect(await itemOf(id)).toMatchObject({ state: 'joined', ends_at: null });
  const body = { email, password: PASSWORD };
  expect((await api.anonymous({ method: 'POST', url: '/api/auth/login', body })).status).toBe(200);
  expect((await act(id, 'revoke')).status).toBe(409);
});

test('a seller invites for the company, sees their own alone, and the applicant is theirs', async () => {
  const agent = await api.person('supplier_agent', { supplierId });
  const mine = newEmail();
  const { id } = (await invite(mine, agent)).json;
  const { id: other } = (await invite(newEmail())).json;
  expect(await itemOf(id)).toBeDefined();
  expect(await itemOf(other, agent)).toBeUndefined();
  expect((await act(other, 'revoke', agent)).status).toBe(404);
  await redeem(await tokenIn(mine));
  const { json } = await agent.call({ url: '/api/v1/users/getRgUserInfo' });
  expect((await applicantAt(mine)).applicant.agentId).toBe(json.agent_id);
  const stranger = await api.person('supplier');
  expect((await act(other, 'resend', stranger)).status).toBe(404);
  expect(
    (await invite(newEmail(), await api.person('supplier', { supplierStatus: 3 }))).status,
  ).toBe(403);
});

test('nobody is invited in the name of an installer that is kept out, whose sellers are still signed in', async () => {
  const agent = await api.person('supplier_agent', { supplierId });
  const { id } = (await invite(newEmail(), agent)).json;
  const keepOut = (staffBlockedAt: Date | null) =>
    api.db.update(users).set({ staffBlockedAt }).where(eq(users.id, supplier.userId));
  await keepOut(api.clock.now);
  const email = newEmail();
  const none = 'Por ahora tu empresa instaladora no puede recibir solicitantes nuevos.';
  expect((await invite(email, agent)).json.message).toBe(none);
  expect((await act(id, 'resend', agent)).json.message).toBe(none);
  expect(await api.lastMail(email)).toBeUndefined();
  await keepOut(null);
  expect((await act(id, 'resend', agent)).status).toBe(200);
});

test('an address with an account is invited as any other; its owner alone finds out', async () => {
  const client = await api.person('client');
  const { status, json } = await invite(client.email);
  expect([status, (await itemOf(json.id))?.state]).toEqual([200, 'invited']);
  const answer = await redeem(await tokenIn(client.email));
  expect([answer.status, answer.json.message]).toEqual([
    422,
    'Este correo ya tiene una cuenta. Entra con ella y elige al instalador al pedir tu crédito.',
  ]);
});

test('a link works once, of fifty at the same moment too, and after a refused password still', async () => {
  const email = newEmail();
  await invite(email);
  const token = await tokenIn(email);
  expect((await redeem(token, { password: 'corta' })).status).toBe(400);
  expect((await redeem(token, { terms: false })).status).toBe(400);
  // A scanner of mail opens the page, which uses nothing.
  await api.anonymous({ url: `/solicitante/crear/${token}` });
  const all = await Promise.all(Array.from({ length: 50 }, () => redeem(token)));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  const [late] = all.filter(({ status }) => status !== 200);
  expect(late?.json.message).toBe(DEAD);
});

test.each(['expired', 'altered', 'of another kind', 'replaced', 'revoked'] as const)(
  'a link that is %s makes no account',
  async (what) => {
    const email = newEmail();
    const { id } = (await invite(email)).json;
    const token = await tokenIn(email);
    const before = api.clock.now;
    const bad = await spoil(what, id, token);
    const answer = await redeem(bad);
    api.clock.now = before;
    expect([answer.status, answer.json.message]).toEqual([422, DEAD]);
    expect(await api.db.$count(users, eq(users.email, email))).toBe(0);
  },
);

async function spoil(what: string, id: string, token: string): Promise<string> {
  if (what === 'expired') api.clock.now = new Date(api.clock.now.getTime() + 73 * 3_600_000);
  if (what === 'altered') return `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
  if (what === 'of another kind') {
    const { userId } = await api.person('client');
    const { now } = api.clock;
    return inTransaction(api.db, (tx) => mintLink(tx, { purpose: 'activation', userId, now }));
  }
  if (what === 'replaced') await act(id, 'resend');
  if (what === 'revoked') await act(id, 'revoke');
  return token;
}

test('one open invitation an address and company; a revoked one may be sent anew', async () => {
  const email = newEmail();
  const { id } = (await invite(email)).json;
  const again = await invite(email.toUpperCase());
  expect([again.status, firstOf(Object.keys(again.json.fields))]).toEqual([422, 'email']);
  await act(id, 'revoke');
  expect((await invite(email)).status).toBe(200);
});

test.each([
  ['restricted', { restrictionLevel: 1, restrictionReason: 'En revisión' }],
  ['kept out', { staffBlockedAt: api.clock.now, staffBlockReason: 'Cuenta robada' }],
] as const)(
  'an installer whose owner is %s gets no applicant by a link of before',
  async (_, held) => {
    const email = newEmail();
    await invite(email);
    const token = await tokenIn(email);
    const standing = (change: Partial<typeof users.$inferInsert>) =>
      api.db.update(users).set(change).where(eq(users.id, supplier.userId));
    await standing(held);
    const { status, json } = await redeem(token);
    expect([status, json.message]).toEqual([
      422,
      'El instalador que te invitó no recibe solicitantes por ahora. Puedes registrarte y elegir a otro.',
    ]);
    await standing({ restrictionLevel: 0, restrictionReason: null, staffBlockedAt: null });
    expect((await redeem(token)).status).toBe(200);
  },
);
