import type { CoObligorTask } from '@contract/credit/co-obligor-states';
import { coObligorText } from '@contract/credit/co-obligor-texts';
import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { inTransaction } from '@server/db/connection';
import { projects } from '@server/db/schema/credit';
import { bureauConsents, coObligors } from '@server/db/schema/credit-co-obligors';
import { documents } from '@server/db/schema/documents';
import { users } from '@server/db/schema/identity';
import { mails } from '@server/db/schema/platform';
import { createVault } from '@server/db/vault';
import { mintUnboundLink } from '@server/features/identity';
import { hashOfText } from '@server/features/people';
import { openText } from '@server/features/platform/mails/sealed-text';
import { type Person, testApi } from '@tests/support/api';
import { creditStory } from '@tests/support/credit';
import { jpg } from '@tests/support/files';
import { multipart } from '@tests/support/multipart';
import { firstOf, present } from '@tests/support/present';
import { desc, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { creditData } from '../projects/personal-data';

const api = await testApi();
const story = await creditStory(api);
const { applicant, supplier, staff } = story;
/** With a session of now, also for what the story does. */
const fresh = async <P extends Person>(who: P) => Object.assign(who, await api.again(who));
const DEAD = 'El enlace ya no es válido. Solicita uno nuevo para continuar.';
const MINUTE = 60_000;
const later = (ms: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms);
};

const person = {
  full_name: 'Rosa Peña Gil',
  birth_day: '1986-03-12',
  curp: 'PEGR860312MYNXLS07',
  rfc: 'PEGR8603121A1',
  phone: '9991234567',
  postal_code: '97000',
  state: 'Yucatán',
  municipality: 'Mérida',
  neighbourhood: 'Centro',
  street: 'Calle 60',
  exterior_number: '120',
  accepted: true,
};

let serial = 0;
const newEmail = () => `rosa${++serial}@ejemplo.mx`;
const at = <const P extends string>(projectId: string, rest: P) =>
  `/api/v1/projects/${projectId}/co-obligor${rest}` as const;

/** An applicant has three requests in review at most. */
async function newRequest() {
  await fresh(applicant);
  await api.db.update(projects).set({ status: 'cancelled' });
  return story.ask();
}

/** Names a co-obligor on a new request. */
async function named(projectId?: string) {
  const project = projectId ?? (await newRequest());
  const email = newEmail();
  const who = await fresh(applicant);
  const sent = await who.call({
    method: 'POST',
    url: at(project, ''),
    body: { full_name: 'Rosa Peña', email, phone: '9991234567', relation: 'Hermana' },
  });
  expect(sent.status).toBe(200);
  return { projectId: project, email, id: sent.json.id };
}

const pages: Record<CoObligorTask, string> = {
  onboarding: 'onboarding',
  identity: 'verificacion-identidad',
  bureau: 'consulta-cdc',
};
const linkIn = async (email: string, task: CoObligorTask) => {
  const text = (await api.lastMail(email))?.text ?? '';
  return new RegExp(`/obligado-solidario/${pages[task]}#([\\w-]+)`).exec(text)?.[1] ?? '';
};
const redeem = <const T extends CoObligorTask>(task: T, token: string) =>
  api.anonymous({
    method: 'POST',
    url: `/api/v1/co-obligor-${task}/redeem` as const,
    body: { token },
  });
const dead = ({ status, json }: { status: number; json: unknown }) =>
  expect([status, json]).toMatchObject([422, { message: DEAD }]);
const altered = (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;

const accept = (pass: string, changes: object = {}) =>
  api.anonymous({
    method: 'POST',
    url: '/api/v1/co-obligor-onboarding/accept',
    body: { ...person, pass, text_sha256: hashOfText(coObligorText('duty')), ...changes },
  });
const photograph = (pass: string, photo: string) =>
  api.anonymous({
    method: 'POST',
    url: '/api/v1/co-obligor-identity/photos',
    ...multipart({ pass, photo }, { name: 'file', fileName: 'foto.jpg', content: jpg() }),
  });

async function accepted(projectId?: string) {
  const who = await named(projectId);
  const { pass } = (await redeem('onboarding', await linkIn(who.email, 'onboarding'))).json;
  const answer = await accept(pass);
  expect(answer.status).toBe(200);
  return { ...who, next: present(answer.json.next_token) };
}

async function photographed(projectId?: string) {
  const who = await accepted(projectId);
  const { pass } = (await redeem('identity', who.next)).json;
  const answers = [];
  for (const photo of ['front', 'back', 'face']) answers.push((await photograph(pass, photo)).json);
  expect(answers.map(({ next_token: next }) => next !== null)).toEqual([false, false, true]);
  const opened = await redeem('bureau', present(answers.at(-1)?.next_token));
  return { ...who, identityPass: pass, pass: opened.json.pass, opened: opened.json };
}

const requestNip = (pass: string, channel = 'sms') =>
  api.anonymous({
    method: 'POST',
    url: '/api/v1/co-obligor-bureau/codes',
    body: { pass, channel },
  });
/** The code that was sent last, to whichever place. */
async function lastCode(to: string) {
  const [row] = await api.db
    .select()
    .from(mails)
    .where(eq(mails.to, to))
    .orderBy(desc(mails.id))
    .limit(1);
  return /\b\d{6}\b/.exec(openText(api.config, present(row)))?.[0] ?? '';
}
const consent = (pass: string, code: string, changes: object = {}) =>
  api.anonymous({
    method: 'POST',
    url: '/api/v1/co-obligor-bureau/consent',
    body: {
      pass,
      code,
      accepted: true,
      text_sha256: hashOfText(coObligorText('bureau')),
      ...changes,
    },
  });
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function consented(projectId?: string) {
  const who = await photographed(projectId);
  expect((await requestNip(who.pass)).json).toEqual({ seconds: 120 });
  const answer = await consent(who.pass, await lastCode('+529991234567'));
  expect(answer.status).toBe(200);
  return { ...who, folio: answer.json.folio };
}

const show = async (who: typeof applicant, projectId: string) =>
  (await (await fresh(who)).call({ url: at(projectId, '') })).json;

describe('onboarding', () => {
  test('says who asks for what once its link was used, and nothing before', async () => {
    const who = await named();
    const token = await linkIn(who.email, 'onboarding');
    const page = await api.anonymous({
      url: '/obligado-solidario/onboarding',
      headers: { accept: 'text/html' },
    });
    expect(page.bytes.toString()).not.toContain('Lucía');
    const { status, json } = await redeem('onboarding', token);
    expect([status, json]).toMatchObject([
      200,
      {
        full_name: 'Rosa Peña',
        applicant_name: 'Lucía Cruz Peña',
        amount_cents: 10_000_000,
        term_months: 12,
        payment_cents: null,
      },
    ]);
    dead(await redeem('onboarding', token));
  });

  test('its link is good once: of fifty at the same moment one wins', async () => {
    const who = await named();
    const token = await linkIn(who.email, 'onboarding');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => redeem('onboarding', token)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) dead(answer);
  });

  test('altered, expired, of another kind, withdrawn or a pass of another page is one and the same', async () => {
    const who = await named();
    const token = await linkIn(who.email, 'onboarding');
    dead(await redeem('onboarding', altered(token)));
    dead(await redeem('identity', token));
    const identity = await inTransaction(api.db, (tx) =>
      mintUnboundLink(tx, { purpose: 'co_obligor_identity', subject: who.id, now: api.clock.now }),
    );
    dead(await redeem('onboarding', identity));
    // Not accepted yet: its own page is not open either.
    dead(await redeem('identity', identity));
    const { pass } = (await redeem('onboarding', token)).json;
    dead(await photograph(pass, 'front'));
    dead(await requestNip(pass));
    dead(await accept(token));
    const withdrawn = await (await fresh(applicant)).call({
      method: 'POST',
      url: at(who.projectId, '/withdraw'),
      body: { reason: 'Prefiero a otra persona' },
    });
    expect(withdrawn.status).toBe(200);
    dead(await accept(pass));
    const next = await named(who.projectId);
    const old = await linkIn(next.email, 'onboarding');
    later(73 * 60 * MINUTE);
    dead(await redeem('onboarding', old));
    const message = 'Si hay algo pendiente con ese correo, te enviamos un enlace nuevo.';
    for (const email of [next.email, 'nadie@ejemplo.mx']) {
      const asked = await api.anonymous({
        method: 'POST',
        url: '/api/v1/co-obligor-links',
        body: { email },
      });
      expect(asked.json).toEqual({ message });
    }
    const { pass: last } = (await redeem('onboarding', await linkIn(next.email, 'onboarding')))
      .json;
    later(31 * MINUTE);
    dead(await accept(last));
  });

  test('nothing is asked any more of a request that ended', async () => {
    const who = await named();
    const token = await linkIn(who.email, 'onboarding');
    const sent = await api.lastMail(who.email);
    await api.db
      .update(projects)
      .set({ status: 'cancelled' })
      .where(eq(projects.id, who.projectId));
    dead(await redeem('onboarding', token));
    await api.anonymous({
      method: 'POST',
      url: '/api/v1/co-obligor-links',
      body: { email: who.email },
    });
    expect(await api.lastMail(who.email)).toEqual(sent);
  });

  test('a refusal reaches the applicant, who may name another; an acceptance does not let go', async () => {
    const who = await named();
    const again = await (await fresh(applicant)).call({
      method: 'POST',
      url: at(who.projectId, ''),
      body: { full_name: 'Otra Mujer', email: newEmail(), phone: '9991234567', relation: 'Tía' },
    });
    expect(again.status).toBe(409);
    const { pass } = (await redeem('onboarding', await linkIn(who.email, 'onboarding'))).json;
    const declined = await api.anonymous({
      method: 'POST',
      url: '/api/v1/co-obligor-onboarding/decline',
      body: { pass },
    });
    expect(declined.status).toBe(200);
    expect((await api.lastMail(applicant.email))?.subject).toContain('no aceptó');
    dead(await accept(pass));
    const other = await accepted(who.projectId);
    const withdrawn = await (await fresh(applicant)).call({
      method: 'POST',
      url: at(other.projectId, '/withdraw'),
      body: { reason: 'Ya no lo quiero' },
    });
    expect(withdrawn.status).toBe(409);
  });

  test('is another person than the applicant: neither their telephone, nor their CURP or RFC', async () => {
    const own = { curp: 'MOTR930411HJCRMN03', rfc: 'GODE561231GR8', phone: '+523311112222' };
    const lucia = await fresh(applicant);
    const put = (url: string, body: object) => lucia.call({ method: 'PUT', url, body });
    await put('/api/v1/profile', { version: 0, curp: own.curp, birth_day: '1993-04-11' });
    const invoiced = { postal_code: '97000', cfdi_use: 'G03', invoice_email: lucia.email };
    const tax = { rfc: own.rfc, rfc_confirmed: true, fiscal_name: 'Lucía Cruz', regime: '612' };
    await put('/api/v1/profile/tax', { version: 0, ...tax, ...invoiced });
    await api.db.update(users).set({ phone: own.phone }).where(eq(users.id, lucia.userId));
    const projectId = await newRequest();
    const mine = await (await fresh(applicant)).call({
      method: 'POST',
      url: at(projectId, ''),
      body: { full_name: 'Rosa Peña', email: newEmail(), phone: own.phone, relation: 'Tía' },
    });
    expect(Object.keys(mine.json.fields)).toEqual(['phone']);
    const who = await named(projectId);
    const { pass } = (await redeem('onboarding', await linkIn(who.email, 'onboarding'))).json;
    const theirs = await accept(pass, { ...own, birth_day: '1993-04-11' });
    expect([theirs.status, Object.keys(theirs.json.fields).sort()]).toEqual([
      422,
      ['curp', 'phone', 'rfc'],
    ]);
    expect(Object.keys((await accept(pass, { rfc: 'XAXX010101000' })).json.fields)).toEqual([
      'rfc',
    ]);
    expect((await accept(pass)).status).toBe(200);
  });

  test('is sealed, of an adult whose CURP says the same day, who read the text as it is', async () => {
    const who = await named();
    const { pass } = (await redeem('onboarding', await linkIn(who.email, 'onboarding'))).json;
    expect((await accept(pass, { birth_day: '1986-03-13' })).json.fields).toHaveProperty(
      'birth_day',
    );
    expect((await accept(pass, { accepted: false })).json.fields).toHaveProperty('accepted');
    expect((await accept(pass, { text_sha256: 'a'.repeat(64) })).status).toBe(409);
    expect((await accept(pass)).status).toBe(200);
    const [row] = await api.db.select().from(coObligors).where(eq(coObligors.id, who.id));
    expect(JSON.stringify(row)).not.toContain(person.curp);
    expect(row).toMatchObject({ dutyVersion: '1', acceptedIp: '127.0.0.1' });
  });
});

describe('identity', () => {
  test('is photographed, shown to staff alone, and asked for again when one is rejected', async () => {
    const who = await photographed();
    const kept = await api.db.select().from(documents).where(eq(documents.ownerId, who.id));
    expect(kept).toHaveLength(3);
    const { id } = firstOf(kept);
    for (const other of [applicant, supplier]) {
      const reader = await fresh(other);
      expect((await reader.call({ url: `/api/v1/documents/${id}` })).status).toBe(404);
    }
    const reviewer = await fresh(staff);
    const queue = await reviewer.call({ url: '/api/v1/documents?q=Rosa' });
    const item = queue.json.items.find((one) => one.id === id);
    expect(item?.person).toEqual({ id: null, full_name: 'Rosa Peña Gil' });
    expect(item?.project?.id).toBe(who.projectId);
    await reviewer.call({
      method: 'POST',
      url: '/storagev3/documents/reject',
      body: { id, reject_reason: 'Se ve borrosa' },
    });
    expect((await api.lastMail(who.email))?.text).toContain('Se ve borrosa');
    const again = await redeem('identity', await linkIn(who.email, 'identity'));
    expect(again.status).toBe(200);
    expect(again.json.photos.map(({ state }) => state).sort()).toEqual([
      'pending',
      'pending',
      'rechazado',
    ]);
    dead(await photograph(who.identityPass, 'front'));
  });
});

describe('bureau', () => {
  test('shows its person masked, and keeps all that proves the authorisation for good', async () => {
    const who = await photographed();
    expect(JSON.stringify(who.opened)).not.toContain(person.curp);
    await requestNip(who.pass, 'mail');
    const code = await lastCode(who.email);
    expect((await consent(who.pass, code, { text_sha256: 'a'.repeat(64) })).status).toBe(409);
    expect((await consent(who.pass, code, { accepted: false })).status).toBe(400);
    const answers = await Promise.all(Array.from({ length: 50 }, () => consent(who.pass, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const kept = await api.db
      .select()
      .from(bureauConsents)
      .where(eq(bureauConsents.coObligorId, who.id));
    expect(kept).toHaveLength(1);
    expect(kept[0]).toMatchObject({ channel: 'mail', version: '1', ip: '127.0.0.1' });
    expect(JSON.stringify(kept[0])).not.toContain(code);
    await expect(api.db.execute(sql`update bureau_consents set ip = 'x'`)).rejects.toMatchObject({
      cause: { code: 'EV001' },
    });
  });

  test('takes no code that expired, was wrong five times or was replaced', async () => {
    const who = await photographed();
    expect((await consent(who.pass, '123456')).status).toBe(400);
    // Both pages are open to them now, each by its own pass.
    dead(await requestNip(who.identityPass));
    await requestNip(who.pass);
    const first = await lastCode('+529991234567');
    later(2 * MINUTE);
    expect((await consent(who.pass, first)).json.fields).toHaveProperty('code');
    await requestNip(who.pass);
    const second = await lastCode('+529991234567');
    for (let n = 0; n < 5; n += 1) {
      expect((await consent(who.pass, wrong(second))).status).toBe(400);
    }
    expect((await consent(who.pass, second)).status).toBe(400);
    await requestNip(who.pass);
    const third = await lastCode('+529991234567');
    if (third !== second) expect((await consent(who.pass, second)).status).toBe(400);
    expect((await consent(who.pass, third)).status).toBe(200);
    dead(await requestNip(who.pass));
  });

  test('is consulted once in 24 hours, by staff, with an authorisation', async () => {
    const who = await photographed();
    const body = {
      reported_on: dayInMexicoCity(api.clock.now),
      score: 690,
      summary: 'Sin atrasos',
    };
    const report = async (changes: object = {}) =>
      (await fresh(staff)).call({
        method: 'POST',
        url: at(who.projectId, '/reports'),
        body: { ...body, ...changes },
      });
    expect((await report()).status).toBe(409);
    await requestNip(who.pass);
    await consent(who.pass, await lastCode('+529991234567'));
    const tomorrow = addDays(body.reported_on, 1);
    expect((await report({ reported_on: tomorrow })).json.fields).toHaveProperty('reported_on');
    expect((await report()).status).toBe(200);
    expect((await report()).status).toBe(409);
    expect((await show(staff, who.projectId)).co_obligor).toMatchObject({
      state: 'consulted',
      file: { person: { curp: person.curp }, reports: [{ score: 690, source: 'by_hand' }] },
    });
    // Not for another credit either: it is the person who is consulted.
    const other = await consented();
    const elsewhere = async (reported_on: string) =>
      (await fresh(staff)).call({
        method: 'POST',
        url: at(other.projectId, '/reports'),
        body: { ...body, reported_on },
      });
    expect((await elsewhere(body.reported_on)).status).toBe(409);
    later(24 * 60 * MINUTE);
    const both = await Promise.all([report({ reported_on: tomorrow }), elsewhere(tomorrow)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('project', () => {
  test('shows its applicant whom they named, its installer the state alone, another applicant nothing', async () => {
    const who = await consented();
    const own = (await show(applicant, who.projectId)).co_obligor;
    expect(own).toMatchObject({ state: 'consented', identity: 'in_review', file: null });
    expect(own?.named?.full_name).toBe('Rosa Peña Gil');
    expect((await show(supplier, who.projectId)).co_obligor).toMatchObject({
      state: 'consented',
      named: null,
      file: null,
    });
    const [asked] = await api.db.select().from(projects).where(eq(projects.id, who.projectId));
    const { applicantId } = present(asked);
    const { userId, email } = applicant;
    const ours = { userId, email, applicantId, investorId: null, supplierId: null };
    const copy = JSON.stringify(
      await creditData.collect?.(api.db, ours, createVault('not used here')),
    );
    expect(copy).toContain(who.email);
    expect(copy).not.toContain(person.curp);
    const other = await api.person('client');
    expect((await other.call({ url: at(who.projectId, '') })).status).toBe(404);
    const body = { full_name: 'Ana Paz', email: newEmail(), phone: '9991234567', relation: 'Tía' };
    const theirs = await other.call({ method: 'POST', url: at(who.projectId, ''), body });
    expect(theirs.status).toBe(404);
    const ownMail = await (await fresh(applicant)).call({
      method: 'POST',
      url: at(await story.ask(), ''),
      body: { ...body, email: applicant.email },
    });
    expect(ownMail.json.fields).toHaveProperty('email');
  });

  test('is not published before the identity is verified and the consultation authorised', async () => {
    const projectId = await newRequest();
    await fresh(staff);
    await story.approve(projectId);
    const publish = async () => {
      await fresh(staff);
      await story.prepare(projectId);
      const closes_at = new Date(api.clock.now.getTime() + 20 * 24 * 60 * MINUTE).toISOString();
      return story.act(staff, `projects/${projectId}/publish`, { closes_at });
    };
    await named(projectId);
    await story.accept(projectId);
    const missing = 'El obligado solidario no está listo para publicar la oferta. Falta: ';
    expect((await publish()).json.message).toBe(`${missing}que acepte.`);
    const withdraw = { method: 'POST', url: at(projectId, '/withdraw') } as const;
    const body = { reason: 'Prefiero a otra persona' };
    expect((await applicant.call({ ...withdraw, body })).status).toBe(200);
    const who = await photographed(projectId);
    expect((await publish()).json.message).toBe(
      `${missing}verificar su identidad, que autorice la consulta de su historial crediticio.`,
    );
    await requestNip(who.pass);
    await consent(who.pass, await lastCode('+529991234567'));
    const photos = await api.db.select().from(documents).where(eq(documents.ownerId, who.id));
    for (const { id } of photos) {
      await staff.call({ method: 'POST', url: '/storagev3/documents/verify', body: { id } });
    }
    // After the co-obligor accepted the applicant writes the same CURP, which is told before it is published.
    const gives = async (curp: string, birth_day: string) => {
      const lucia = await fresh(applicant);
      const url = '/api/v1/profile';
      const { version } = (await lucia.call({ url })).json;
      return lucia.call({ method: 'PUT', url, body: { version, curp, birth_day } });
    };
    expect((await gives(person.curp, person.birth_day)).status).toBe(200);
    expect((await publish()).json.message).toBe(
      `${missing}que sea otra persona (su CURP o su RFC es de quien pide el crédito).`,
    );
    expect((await gives('MOTR930411HJCRMN03', '1993-04-11')).status).toBe(200);
    expect((await publish()).status).toBe(200);
    expect((await staff.call({ ...withdraw, body })).status).toBe(409);
  });
});
