import { inTransaction } from '@server/db/connection';
import { projects } from '@server/db/schema/credit';
import { coObligors } from '@server/db/schema/credit-co-obligors';
import { users } from '@server/db/schema/identity';
import { mintUnboundLink } from '@server/features/identity';
import { testApi } from '@tests/support/api';
import { coObligorPerson as person } from '@tests/support/co-obligor-links';
import { altered, coObligorStory, dead, MINUTE } from '@tests/support/co-obligor-story';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

const api = await testApi();
const {
  story,
  fresh,
  later,
  newEmail,
  at,
  newRequest,
  named,
  linkIn,
  redeem,
  accept,
  photograph,
  accepted,
  requestNip,
} = await coObligorStory(api);
const { applicant } = story;

describe('onboarding', () => {
  test('its mail says for how much, and names nobody before its link is opened', async () => {
    const who = await named();
    expect((await api.lastMail(who.email))?.text).toContain(
      'Alguien te pide ser obligado solidario de un crédito de $100,000.00 MXN en Solfondo.',
    );
  });

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
