import { toDay } from '@contract/kernel/fields/day';
import { inTransaction } from '@server/db/connection';
import { projects } from '@server/db/schema/credit';
import { users } from '@server/db/schema/identity';
import { applicants } from '@server/db/schema/people';
import { settings } from '@server/db/schema/platform';
import { mintLink } from '@server/features/identity';
import { seedSettingsTable } from '@server/features/platform/settings/seed';
import { PASSWORD, type Person, testApi } from '@tests/support/api';
import { heaterRequest } from '@tests/support/heater-request';
import { present } from '@tests/support/present';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

const api = await testApi();
await api.db.transaction(seedSettingsTable);
await api.db.insert(settings).values({
  key: 'udi_value',
  value: '8.500000',
  validFrom: toDay('2020-01-01'),
  source: 'Ejemplo de rules-mx, sección 3',
  setBy: 'test',
});
const supplier = await api.person('supplier', { fullName: 'Sol del Bajío' });
const supplierId = String(
  (await supplier.call({ url: '/api/v1/users/getRgUserInfo' })).json.supplier_id,
);
const LIST = '/api/v1/prepared-requests';
const DEAD = 'El enlace ya no es válido. Solicita uno nuevo para continuar.';
const FACTS = { full_name: 'Inés Vega Luna', ...heaterRequest };

let serial = 0;
const newEmail = () => {
  serial += 1;
  return `pedida.${serial}@ejemplo.mx`;
};
const prepare = (email: string, who: Person = supplier, more: object = {}) =>
  who.call({ method: 'POST', url: LIST, body: { ...FACTS, email, ...more } });
const act = (id: string, verb: 'resend' | 'revoke', who: Person = supplier) =>
  who.call({ method: 'POST', url: `${LIST}/${id}/${verb}` });
const tokenIn = async (email: string) =>
  /activa-tu-cuenta\/([\w-]+)/.exec((await api.lastMail(email))?.text ?? '')?.[1] ?? '';
const redeem = (token: string, loanId: string) =>
  api.anonymous({
    method: 'POST',
    url: '/api/v1/credit-activations/redeem',
    body: { token, loan_id: loanId },
  });
const accept = (pass: string, more: object = {}) =>
  api.anonymous({
    method: 'POST',
    url: '/api/v1/credit-activations/accept',
    body: { pass, password: PASSWORD, owed_elsewhere_cents: 0, terms: true, ...more },
  });
const itemOf = async (id: string, who: Person = supplier) =>
  (await who.call({ url: LIST })).json.items.find((item) => item.id === id);

async function opened(who: Person = supplier) {
  const email = newEmail();
  const { id } = (await prepare(email, who)).json;
  const { json } = await redeem(await tokenIn(email), id);
  return { id, email, pass: json.pass };
}

test('a person sees the credit that was asked in their name once the link is used, and account and credit are made together', async () => {
  const email = newEmail();
  const { id } = (await prepare(email)).json;
  const mail = (await api.lastMail(email))?.text ?? '';
  expect(mail).toContain(`/solicitante/${id}/activa-tu-cuenta/`);
  expect(await api.db.$count(users, eq(users.email, email))).toBe(0);
  const { json } = await redeem(await tokenIn(email), id);
  expect(json).toMatchObject({
    full_name: 'Inés Vega Luna',
    installer: 'Sol del Bajío',
    amount_cents: 5_000_000,
    term_months: 12,
    place: 'Guadalajara, Jalisco',
  });
  expect(json.payment_cents).toBeGreaterThan(5_000_000 / 12);
  const { json: made } = await accept(json.pass, { owed_elsewhere_cents: 120_000 });
  const [row] = await api.db
    .select({ project: projects, applicant: applicants, user: users })
    .from(projects)
    .innerJoin(applicants, eq(applicants.id, projects.applicantId))
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(eq(projects.id, made.project_id));
  expect(present(row)).toMatchObject({
    project: { supplierId, status: 'in_review', owedElsewhereCents: 120_000 },
    applicant: { supplierId, agentId: null },
    user: { email, status: 'active' },
  });
  expect(await itemOf(id)).toMatchObject({ state: 'asked', project_id: made.project_id });
  expect((await act(id, 'revoke')).status).toBe(409);
  const body = { email, password: PASSWORD };
  expect((await api.anonymous({ method: 'POST', url: '/api/auth/login', body })).status).toBe(200);
});

test('a seller asks for the company and sees their own alone; the applicant and the credit are theirs', async () => {
  const agent = await api.person('supplier_agent', { supplierId });
  const { json } = await agent.call({ url: '/api/v1/users/getRgUserInfo' });
  const mine = await opened(agent);
  const { id: other } = (await prepare(newEmail())).json;
  expect(await itemOf(mine.id, agent)).toBeDefined();
  expect(await itemOf(other, agent)).toBeUndefined();
  expect((await act(other, 'revoke', agent)).status).toBe(404);
  const { json: made } = await accept(mine.pass);
  const [project] = await api.db.select().from(projects).where(eq(projects.id, made.project_id));
  expect(project?.agentId).toBe(json.agent_id);
  const stranger = await api.person('supplier');
  expect((await act(other, 'resend', stranger)).status).toBe(404);
  const applicant = await api.person('client');
  expect((await prepare(newEmail(), applicant)).status).toBe(403);
  expect((await applicant.call({ url: LIST })).json.items).toEqual([]);
});

test('what the law does not allow is refused before a mail is sent', async () => {
  const email = newEmail();
  const much = await prepare(email, supplier, { amount_cents: 50_000_000 });
  expect([much.status, Object.keys(much.json.fields ?? {})]).toEqual([422, ['amount_cents']]);
  expect(await api.lastMail(email)).toBeUndefined();
  // Its form warns of a postal code of another state, and sends it all the same.
  const site = { ...FACTS.site, state: 'Yucatán' };
  expect((await prepare(email, supplier, { site })).status).toBe(200);
});

describe('an address with an account', () => {
  const openFor = async (who: Person, by: Person = supplier) => {
    const { status, json } = await prepare(who.email, by);
    expect(status).toBe(200);
    const { json: shown } = await redeem(await tokenIn(who.email), json.id);
    return { id: json.id, pass: shown.pass };
  };
  const confirm = (who: Person, pass: string) =>
    who.call({
      method: 'POST',
      url: '/api/v1/credit-activations/confirm',
      body: { pass, owed_elsewhere_cents: 0, terms: true },
    });

  test('is answered as any other; its owner alone finds out, and confirms signed in, once', async () => {
    const client = await api.person('client');
    const { id, pass } = await openFor(client);
    const answer = await accept(pass);
    expect([answer.status, answer.json.message]).toEqual([
      422,
      'Este correo ya tiene una cuenta. Entra con ella para confirmar el crédito.',
    ]);
    expect((await itemOf(id))?.state).toBe('invited');

    for (const other of [await api.person('client'), supplier, await api.person('admin')]) {
      const refused = await confirm(other, pass);
      expect([refused.status, refused.json.message]).toEqual([
        422,
        'Este crédito se pidió para otro correo. Sal y entra con la cuenta que lo tiene para confirmarlo.',
      ]);
    }
    const all = await Promise.all(Array.from({ length: 10 }, () => confirm(client, pass)));
    const won = all.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(all.find(({ status }) => status !== 200)?.json.message).toBe(DEAD);
    const project = present(won[0]).json.project_id;
    expect(await itemOf(id)).toMatchObject({ state: 'asked', project_id: project });
    const own = await client.call({ url: `/api/v1/projects/${project}` });
    expect(own.json).toMatchObject({ id: project, amount_cents: 5_000_000 });
    const [applicant] = await api.db
      .select()
      .from(applicants)
      .where(eq(applicants.userId, client.userId));
    expect(applicant?.supplierId).toBe(supplierId);
  });

  test('that has another profile becomes an applicant too; one of an installer stays theirs', async () => {
    const investor = await api.person('investor');
    const { pass } = await openFor(investor);
    expect((await confirm(investor, pass)).status).toBe(200);
    const { json } = await investor.call({ url: '/api/v1/users/getRgUserInfo' });
    expect(json.valid_roles).toEqual(['investor', 'client']);

    const rival = await api.person('supplier');
    const agent = await api.person('supplier_agent', { supplierId });
    const theirs = await api.person('client');
    expect((await confirm(theirs, (await openFor(theirs, rival)).pass)).status).toBe(200);
    const second = await openFor(theirs, agent);
    const { json: made } = await confirm(theirs, second.pass);
    const [row] = await api.db
      .select({ project: projects, applicant: applicants })
      .from(projects)
      .innerJoin(applicants, eq(applicants.id, projects.applicantId))
      .where(eq(projects.id, made.project_id));
    // The credit is the seller's who prepared it, whosever the applicant is.
    expect(row?.project.agentId).toBeTruthy();
    expect(row?.applicant.supplierId).not.toBe(supplierId);
  });

  test('confirms with a live pass of its own kind alone, and not while staff restricted it', async () => {
    const client = await api.person('client');
    const { id, pass } = await openFor(client);
    const { userId } = client;
    const { now } = api.clock;
    const another = await inTransaction(api.db, (tx) =>
      mintLink(tx, { purpose: 'activation', userId, now }),
    );
    expect((await confirm(client, another)).json.message).toBe(DEAD);
    const hold = (restrictionLevel: 0 | 1, restrictionReason: string | null) =>
      api.db.update(users).set({ restrictionLevel, restrictionReason }).where(eq(users.id, userId));
    await hold(1, 'Sus comprobantes no coinciden.');
    expect((await confirm(client, pass)).json.code).toBe('restricted');
    await hold(0, null);
    api.clock.now = new Date(now.getTime() + 31 * 60_000);
    expect((await confirm(await api.again(client), pass)).json.message).toBe(DEAD);
    api.clock.now = now;
    await act(id, 'revoke');
    expect((await confirm(await api.again(client), pass)).json.message).toBe(DEAD);
  });

  test('of staff asks for no credit', async () => {
    const staff = await api.person('admin');
    const { pass } = await openFor(staff);
    const refused = await confirm(staff, pass);
    expect([refused.status, refused.json.message]).toEqual([
      422,
      'Las cuentas de administración no piden créditos.',
    ]);
  });
});

test('of fifty at the same moment one uses the link, and one makes the account', async () => {
  const email = newEmail();
  const { id } = (await prepare(email)).json;
  const token = await tokenIn(email);
  // A scanner of mail opens the page, which uses nothing.
  await api.anonymous({ url: `/solicitante/${id}/activa-tu-cuenta/${token}` });
  const all = await Promise.all(Array.from({ length: 50 }, () => redeem(token, id)));
  const won = all.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  expect(all.find(({ status }) => status !== 200)?.json.message).toBe(DEAD);
  const pass = present(won[0]).json.pass;
  expect((await accept(pass, { password: 'corta' })).status).toBe(400);
  const made = await Promise.all(Array.from({ length: 10 }, () => accept(pass)));
  expect(made.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await api.db.$count(users, eq(users.email, email))).toBe(1);
});

test.each([
  'expired',
  'altered',
  'of another kind',
  'of another credit',
  'replaced',
  'revoked',
] as const)('a link that is %s opens nothing', async (what) => {
  const email = newEmail();
  const { id } = (await prepare(email)).json;
  const token = await tokenIn(email);
  const before = api.clock.now;
  const bad = await spoil(what, id, token);
  const answer = await redeem(bad, what === 'of another credit' ? (await opened()).id : id);
  api.clock.now = before;
  expect([answer.status, answer.json.message]).toEqual([422, DEAD]);
  // A link of another address stays good at its own.
  if (what === 'of another credit') expect((await redeem(token, id)).status).toBe(200);
});

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

test('a pass ends after half an hour, or once the credit is taken back; another link is mailed to who asks', async () => {
  const { id, email, pass } = await opened();
  const before = api.clock.now;
  api.clock.now = new Date(before.getTime() + 31 * 60_000);
  expect((await accept(pass)).json.message).toBe(DEAD);
  api.clock.now = before;
  const ask = (address: string) =>
    api.anonymous({
      method: 'POST',
      url: '/api/v1/credit-activations/links',
      body: { email: address },
    });
  const known = await ask(email);
  expect((await ask('nadie@ejemplo.mx')).json).toEqual(known.json);
  const { json } = await redeem(await tokenIn(email), id);
  await act(id, 'revoke');
  expect((await accept(json.pass)).json.message).toBe(DEAD);
});

test('nothing is asked for with an installer that staff restricted meanwhile', async () => {
  const installer = await api.person('supplier');
  const { pass, id } = await opened(installer);
  const hold = (restrictionLevel: 0 | 1, restrictionReason: string | null) =>
    api.db
      .update(users)
      .set({ restrictionLevel, restrictionReason })
      .where(eq(users.id, installer.userId));
  await hold(1, 'Sus comprobantes no coinciden.');
  expect((await accept(pass)).status).toBe(422);
  expect((await itemOf(id, installer))?.state).toBe('invited');
  await hold(0, null);
  expect((await accept(pass)).status).toBe(200);
});
