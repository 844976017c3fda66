import { identityPhotos } from '@contract/documents/identity-photos';
import { addDays, dayInMexicoCity } from '@contract/kernel/fields/day';
import { projects } from '@server/db/schema/credit';
import { bureauConsents } from '@server/db/schema/credit-co-obligors';
import { documents } from '@server/db/schema/documents';
import { createVault } from '@server/db/vault';
import { testApi } from '@tests/support/api';
import { coObligorPerson as person } from '@tests/support/co-obligor-links';
import { coObligorStory, dead, MINUTE, wrong } from '@tests/support/co-obligor-story';
import { firstOf, present } from '@tests/support/present';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { creditData } from '../projects/personal-data';

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
  photograph,
  photographed,
  requestNip,
  lastCode,
  consent,
  consented,
  show,
} = await coObligorStory(api);
const { applicant, supplier, staff } = story;

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
    const reject = (from_project_id: string) =>
      reviewer.call({
        method: 'POST',
        url: '/storagev3/documents/reject',
        body: { id, from_project_id, reject_reason: 'Se ve borrosa' },
      });
    expect((await reject(await story.ask())).status).toBe(404);
    // As the queue sends it, with the credit that its row names.
    expect((await reject(present(item?.project).id)).status).toBe(200);
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
    // They have no account in which to read it again.
    expect((await api.lastMail(who.email))?.text).toContain(`Tu folio es ${kept[0]?.folio}, del `);
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
    const none = { phone: null, investorId: null, supplierId: null };
    const ours = { userId, email, applicantId, ...none };
    const copy = JSON.stringify(
      await creditData.collect?.(api.db, ours, createVault('not used here'), api.config),
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
    // What an identity was verified by is written by its person again once staff take the verification back.
    const lucia = await fresh(applicant);
    const { items } = (await lucia.call({ url: '/api/v1/documents/checklist' })).json;
    const front = present(items.find(({ doc_id }) => doc_id === identityPhotos.front)?.document);
    const revoked = { id: String(front.id) };
    const url = '/storagev3/documents/unverify';
    expect((await staff.call({ method: 'POST', url, body: revoked })).status).toBe(200);
    expect((await gives('MOTR930411HJCRMN03', '1993-04-11')).status).toBe(200);
    const verify = { url: '/storagev3/documents/verify', body: revoked } as const;
    expect((await staff.call({ method: 'POST', ...verify })).status).toBe(200);
    expect((await publish()).status).toBe(200);
    expect((await staff.call({ ...withdraw, body })).status).toBe(409);
  });
});
