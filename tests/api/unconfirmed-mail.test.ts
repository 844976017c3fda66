import { duties } from '@contract/kernel/duties';
import { suppliers } from '@server/db/schema/people';
import { PASSWORD, testApi } from '@tests/support/api';
import { creditStory } from '@tests/support/credit';
import { heaterRequest } from '@tests/support/heater-request';
import { linkKit } from '@tests/support/link-kit';
import { present } from '@tests/support/present';
import { asTwo, freshFactor } from '@tests/support/two-people';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

const api = await testApi();
const story = await creditStory(api);
const { applicant, supplier, staff } = story;
const { newEmail, post, done } = linkKit(api);
const programId = await api.program(['Centro']);
const programAdmin = await api.person('program_administrator', {
  programId,
  fullName: 'Gana Ya Evilbank',
});

/** What is typed of whom a mail goes to, and what a company calls itself. */
const NAME = 'Tu Saldo Embargado Evilbank';
const COMPANY = 'EVILBANK.COM';
const typed = /evilbank|embargado|saldo|gana ya|lucía/i;
const person = (email: string) => ({ full_name: NAME, email });

async function inviteToProgram() {
  await freshFactor(api, programAdmin);
  const email = newEmail();
  const role = 'program_executive_manager';
  await done(programAdmin, '/api/v1/program-users', { ...person(email), role });
  return email;
}
let prospects = 0;
async function inviteProspect() {
  prospects += 1;
  const { items } = (await programAdmin.call({ url: '/api/v1/zones' })).json;
  const prospect = {
    ...{ business_name: COMPANY, contact_name: NAME, phone: `33 1900 100${prospects}` },
    ...{ municipality: 'Mérida', state: 'Yucatán', zone_id: present(items[0]).id },
  };
  const id = await done(programAdmin, '/api/v1/prospects', prospect);
  const email = newEmail();
  await done(programAdmin, `/api/v1/prospects/${id}/invitation`, { email });
  return email;
}
async function nameCoObligor() {
  const project = await story.ask();
  const email = newEmail();
  const path = `/api/v1/projects/${project}/co-obligor`;
  await done(applicant, path, { ...person(email), phone: '9991234567', relation: 'Evilbank' });
  return { email, path };
}
const register = async (given: object) => {
  const email = newEmail();
  const body = { ...person(email), type: 'client', person_type: 1, terms: true, ...given };
  expect((await post('/api/v1/registrations', body)).status).toBe(200);
  return email;
};

/** Every mail that goes to an address which only somebody else typed; each answers the address. */
const mails: Record<string, () => Promise<string>> = {
  'a registration': () => register({}),
  'the registration of a company': () => register({ full_name: COMPANY, person_type: 0 }),
  async 'a link sent anew'() {
    const email = await register({});
    await post('/api/v1/activations', { email });
    return email;
  },
  async 'an account that staff opened'() {
    await freshFactor(api, staff);
    const email = newEmail();
    const body = { ...person(email), type: 'client', person_type: 1, reason: 'Vino en persona' };
    await done(staff, '/api/v1/users', body);
    return email;
  },
  async 'an administrator'() {
    const email = newEmail();
    const body = person(email);
    await asTwo(api, staff, {
      method: 'POST',
      url: '/api/v1/administrators',
      body: { ...body, duties },
    });
    return email;
  },
  async 'what an invited administrator is told before the mailbox answers'() {
    const email = newEmail();
    const body = person(email);
    await asTwo(api, staff, {
      method: 'POST',
      url: '/api/v1/administrators',
      body: { ...body, duties },
    });
    const again = { ...body, type: 'client', person_type: 1, terms: true };
    await post('/api/v1/registrations', again);
    return email;
  },
  async 'a seller'() {
    const email = newEmail();
    await done(supplier, '/api/v1/agents', person(email));
    return email;
  },
  async 'a seller whose address is an invited administrator’s'() {
    const email = newEmail();
    const body = person(email);
    await asTwo(api, staff, {
      method: 'POST',
      url: '/api/v1/administrators',
      body: { ...body, duties },
    });
    await done(supplier, '/api/v1/agents', body);
    return email;
  },
  async 'an applicant'() {
    const email = newEmail();
    await done(supplier, '/api/v1/applicant-invitations', person(email));
    return email;
  },
  async 'a credit to activate'() {
    const email = newEmail();
    await done(supplier, '/api/v1/prepared-requests', { ...heaterRequest, ...person(email) });
    return email;
  },
  'somebody of a program': inviteToProgram,
  'a prospect': inviteProspect,
  'a co-obligor': async () => (await nameCoObligor()).email,
  async 'a co-obligor whom the applicant took back'() {
    const { email, path } = await nameCoObligor();
    await done(applicant, `${path}/withdraw`, { reason: 'Tu saldo vence: evilbank' });
    return email;
  },
  async 'a new address'() {
    const who = await api.person('investor', { fullName: NAME });
    await freshFactor(api, who);
    const email = newEmail();
    await done(who, '/api/v1/profile/email', { email });
    return email;
  },
};

beforeAll(async () => {
  await api.db
    .update(suppliers)
    .set({ name: COMPANY })
    .where(eq(suppliers.userId, supplier.userId));
});

test.each(Object.entries(mails))(
  'the mail of %s carries no word that somebody else typed',
  async (_, send) => {
    const mail = present(await api.lastMail(await send()));
    expect(mail.text).toMatch(/^Hola:\n/);
    expect(`${mail.subject} ${mail.text}`).not.toMatch(typed);
  },
);

const tokenIn = async (email: string, page: string) =>
  new RegExp(`${page}/([\\w-]{43})`).exec(present(await api.lastMail(email)).text)?.[1] ?? '';
const read = (token: string) => post('/api/v1/activations/read', { token });

test.each([
  ['a registration', 'activar-cuenta', null],
  ['a seller', 'activar-nuevo-vendedor', COMPANY],
  ['an applicant', 'solicitante/crear', COMPANY],
  ['a prospect', 'solicitante/crear', 'Frío Eficiente'],
  ['somebody of a program', 'activar-cuenta', 'Frío Eficiente'],
])(
  'who opens the link of %s reads whom it names and who invites, and it stays good',
  async (kind, page, by) => {
    const token = await tokenIn(await present(mails[kind])(), page);
    const named = { full_name: NAME, invited_by: by };
    expect((await read(token)).json).toEqual(named);
    expect((await read(token)).json).toEqual(named);
    expect(await read('x'.repeat(43))).toMatchObject({
      status: 422,
      json: { message: 'El enlace ya no es válido. Solicita uno nuevo para continuar.' },
    });
  },
);

test('a link that was used, or of another kind, names nobody', async () => {
  const token = await tokenIn(await present(mails['a seller'])(), 'activar-nuevo-vendedor');
  const body = { token, password: PASSWORD, terms: true };
  expect((await post('/api/v1/agent-activations/redeem', body)).status).toBe(200);
  expect((await read(token)).status).toBe(422);
  const { email } = applicant;
  await post('/api/v1/password-resets', { email });
  expect((await read(await tokenIn(email, 'password/reset'))).status).toBe(422);
});
