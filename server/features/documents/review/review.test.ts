import { CLAIM_SECONDS } from '@contract/documents/review';
import { toDay } from '@contract/kernel/fields/day';
import { installationSites, projects } from '@server/db/schema/credit';
import { coObligors } from '@server/db/schema/credit-co-obligors';
import { documents } from '@server/db/schema/documents';
import { users } from '@server/db/schema/identity';
import { profiles } from '@server/db/schema/people-profiles';
import { auditLog } from '@server/db/schema/platform';
import { programs } from '@server/db/schema/program';
import { createVault } from '@server/db/vault';
import type { Person } from '@tests/support/api';
import { doc, documentsApi, NOWHERE } from '@tests/support/documents';
import { jpg, pdf } from '@tests/support/files';
import { firstOf, present } from '@tests/support/present';
import { settingsFrom } from '@tests/support/settings';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

const api = await documentsApi();
const { staff, identity, post, send, clock } = api;
const other = await api.person('admin', { fullName: 'Otro Revisor' });
const setFrom = settingsFrom(api);
/** Days after the first values' own. */
const [THEN, AFTER] = ['2024-01-02', '2024-01-03'];

const claim = (who: Person, id: string) =>
  who.call({ method: 'POST', url: '/api/v1/document-claims', body: { document_id: id } });
const next = (who: Person, body: object) =>
  who.call({ method: 'POST', url: '/api/v1/document-claims/next', body });
const release = (who: Person) =>
  who.call({ method: 'POST', url: '/api/v1/document-claims/release', body: {} });
const listed = async (who: Person, query: string) =>
  (await who.call({ url: `/api/v1/documents?limit=100&${query}` })).json.items;
const later = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};

async function pending(content?: Buffer) {
  const who = await api.person('client');
  const { json } = await identity(who, content ?? pdf());
  return { who, id: String(json.id) };
}

describe('a document that a reviewer has open', () => {
  it('is theirs until they decide, leave it, take another or let the time pass', async () => {
    const { who, id } = await pending();
    expect((await claim(staff, id)).status).toBe(200);
    const refusal = {
      status: 409,
      json: {
        message:
          'Revisora Prueba revisa este documento en este momento. Toma otro, o espera a que termine.',
      },
    };
    expect(await claim(other, id)).toMatchObject(refusal);
    expect(await post(other, 'verify', { id })).toMatchObject(refusal);
    expect(await post(other, 'reject', { id, reject_reason: 'Borrosa' })).toMatchObject(refusal);
    const seen = firstOf(await listed(other, `user_id=${who.userId}`));
    expect(seen.review?.held_by?.full_name).toBe('Revisora Prueba');
    expect(firstOf(await listed(staff, `user_id=${who.userId}`)).review?.held_by).toBeNull();
    // Whom it is about learns nothing of the review.
    expect(firstOf(await listed(who, `user_id=${who.userId}`)).review).toBeUndefined();

    later(CLAIM_SECONDS - 1);
    expect((await claim(staff, id)).status).toBe(200);
    later(CLAIM_SECONDS - 1);
    expect((await claim(other, id)).status).toBe(409);
    later(2);
    expect((await claim(other, id)).status).toBe(200);
    expect((await post(staff, 'verify', { id })).status).toBe(409);

    const another = await pending();
    expect((await claim(other, another.id)).status).toBe(200);
    expect((await claim(staff, id)).status).toBe(200);
    expect((await post(staff, 'verify', { id })).status).toBe(200);
    expect((await post(other, 'unverify', { id })).status).toBe(200);

    expect((await claim(staff, another.id)).status).toBe(409);
    expect((await release(other)).status).toBe(200);
    expect((await claim(staff, another.id)).status).toBe(200);
    expect((await release(staff)).status).toBe(200);
    expect((await claim(staff, NOWHERE)).status).toBe(404);
  });

  it('is another one for each of many who ask for the next at once', async () => {
    const reviewers = await Promise.all(Array.from({ length: 6 }, () => api.person('admin')));
    const people = [];
    for (let k = 0; k < 6; k += 1) people.push(await api.person('supplier'));
    for (const who of people) await identity(who);
    const filters = { audience: 'supplier' };
    const taken = await Promise.all(reviewers.map((who) => next(who, filters)));
    const ids = taken.map(({ json }) => present(json.claim).document_id);
    expect(new Set(ids).size).toBe(6);
    const seventh = await api.person('admin');
    expect((await next(seventh, filters)).json.claim).toBeNull();
    // Asking again gives one the same, the oldest that is free for them.
    expect((await next(firstOf(reviewers), filters)).json.claim?.document_id).toBe(ids[0]);
    await Promise.all(reviewers.map(release));
  });
});

describe('the queue', () => {
  it('has the oldest first, with its age by the hours of the settings, and is narrowed by all filters', async () => {
    const begun = clock.now;
    let reader = await api.person('admin', { fullName: 'Lectora de la cola' });
    let who = await api.person('client');
    /** Lets hours pass, after which both sign in again. */
    const pass = async (hours: number) => {
      later(hours * 3600);
      [reader, who] = [await api.again(reader), await api.again(who)];
    };
    const [program] = await api.db.insert(programs).values({ name: 'Frío' }).returning();
    const { projectId } = await api.newProject(who);
    const programId = present(program).id;
    await api.db.update(projects).set({ programId }).where(eq(projects.id, projectId));
    const found = (query = '') => listed(reader, `program_id=${programId}&${query}`);
    const ages = async () => (await found()).map(({ doc_id, review }) => [doc_id, review?.age]);
    const kinds = async (query: string) => (await found(query)).map(({ doc_id }) => doc_id);

    await identity(who);
    await pass(5);
    await send(who, `project/${projectId}`, { docId: doc.bill });
    expect(await ages()).toEqual([
      [doc.identity, 'on_time'],
      [doc.bill, 'on_time'],
    ]);
    await pass(4);
    expect(await ages()).toEqual([
      [doc.identity, 'soon'],
      [doc.bill, 'on_time'],
    ]);
    await pass(16);
    expect(await kinds('age=late')).toEqual([doc.identity]);
    expect(await kinds('age=soon')).toEqual([doc.bill]);
    expect(await kinds('age=on_time')).toEqual([]);
    expect(await kinds('audience=client&status=pending')).toEqual([doc.identity, doc.bill]);
    expect(await kinds('audience=supplier')).toEqual([]);
    const oldest = firstOf(await found());
    expect((await post(reader, 'verify', { id: oldest.id })).status).toBe(200);
    expect(await kinds(`reviewer_id=${reader.userId}`)).toEqual([doc.identity]);
    expect(await kinds(`reviewer_id=${other.userId}`)).toEqual([]);

    // Taken back at once it waited all along.
    expect((await post(reader, 'unverify', { id: oldest.id })).status).toBe(200);
    expect(await ages()).toEqual([
      [doc.identity, 'late'],
      [doc.bill, 'soon'],
    ]);
    expect((await post(reader, 'verify', { id: oldest.id })).status).toBe(200);
    // Later it waits again from then on, behind what waited meanwhile, on all that tells of it.
    await pass(30);
    expect((await post(reader, 'unverify', { id: oldest.id })).status).toBe(200);
    const again = clock.now.toISOString();
    expect(await ages()).toEqual([
      [doc.bill, 'late'],
      [doc.identity, 'on_time'],
    ]);
    expect((await found()).at(-1)?.review?.waits_since).toBe(again);
    expect(await kinds('age=late')).toEqual([doc.bill]);
    expect(await kinds('age=on_time')).toEqual([doc.identity]);
    const bill = firstOf(await found());
    const filters = { program_id: programId };
    expect((await next(reader, filters)).json.claim?.document_id).toBe(bill.id);
    await release(reader);
    // A first verification of two that is taken back waited all along.
    await pass(9);
    await api.db
      .update(documents)
      .set({ firstVerifiedBy: reader.userId })
      .where(eq(documents.id, oldest.id));
    expect((await post(reader, 'unverify', { id: oldest.id })).status).toBe(200);
    expect((await found()).at(-1)?.review).toMatchObject({ age: 'soon', waits_since: again });
    clock.now = begun;
  });

  it('finds the photographs of who answers for a credit by its folio, its program and as whose they are', async () => {
    const who = await api.person('client');
    const { projectId } = await api.newProject(who);
    const [program] = await api.db.insert(programs).values({ name: 'Obligados' }).returning();
    const programId = present(program).id;
    const [project] = await api.db
      .update(projects)
      .set({ programId })
      .where(eq(projects.id, projectId))
      .returning();
    const [coObligor] = await api.db
      .insert(coObligors)
      .values({
        projectId,
        fullName: 'Rosa Peña',
        email: 'rosa@ejemplo.mx',
        phone: '9991234567',
        relation: 'Hermana',
      })
      .returning();
    const { id: ownerId } = present(coObligor);
    const { json } = await identity(await api.person('client'), pdf('de quien responde'));
    // As the page of a co-obligor keeps it.
    await api.db
      .update(documents)
      .set({ ownerTable: 'co_obligors', ownerId, userId: ownerId, projectId: null })
      .where(eq(documents.id, String(json.id)));
    const found = async (query: string) => (await listed(staff, query)).map(({ id }) => id);
    const folio = encodeURIComponent(present(project).folio);
    for (const query of [`q=${folio}`, `program_id=${programId}`, 'audience=co_obligor']) {
      expect([query, await found(query)]).toEqual([query, [json.id]]);
    }
    expect(await found(`q=${folio}&audience=client`)).toEqual([]);
  });
});

describe('what a document is compared with', () => {
  it('is opened for staff, and each look of a person is in the audit trail once', async () => {
    const { who, id } = await pending();
    await api.db.insert(profiles).values({
      userId: who.userId,
      birthDay: toDay('1990-01-31'),
      curp: createVault(api.config.appSecret).seal(
        'LOPX900131MDFRRN02',
        `profiles.curp:${who.userId}`,
      ),
    });
    const compare = (reader: Person) =>
      reader.call({
        method: 'POST',
        url: '/api/v1/document-comparisons',
        body: { document_id: id },
      });
    const { json } = await compare(staff);
    expect(json.fields.map(({ field }) => field)).toEqual([
      'full_name',
      'birth_day',
      'sex',
      'curp',
      'address',
    ]);
    expect(json.fields).toContainEqual({ field: 'curp', value: 'LOPX900131MDFRRN02' });
    expect(json.fields).toContainEqual({ field: 'address', value: null });
    await compare(staff);
    await compare(other);
    const looks = await api.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.objectId, id), eq(auditLog.action, 'documents.compare')));
    expect(looks.map(({ userId }) => userId)).toEqual([staff.userId, other.userId]);
    expect(JSON.stringify(looks)).not.toContain('LOPX');
    expect((await compare(who)).status).toBe(403);
  });

  it('is for a bill of electricity what its owner said of the site, the tariff among it', async () => {
    const who = await api.person('client');
    const { projectId } = await api.newProject(who);
    await api.db
      .update(installationSites)
      .set({ tariff: 'PDBT' })
      .where(eq(installationSites.projectId, projectId));
    const { json: sent } = await send(who, `project/${projectId}`, { docId: doc.bill });
    const { json } = await staff.call({
      method: 'POST',
      url: '/api/v1/document-comparisons',
      body: { document_id: sent.id },
    });
    expect(json.fields).toContainEqual({ field: 'tariff', value: 'PDBT' });
  });

  it('is for the identification of a company what is known of who represents it', async () => {
    const { who, id } = await pending();
    await api.db.update(users).set({ personType: 0 }).where(eq(users.id, who.userId));
    await api.db
      .insert(profiles)
      .values({ userId: who.userId, representativeName: 'Marta Gil Rosas' });
    const { json } = await staff.call({
      method: 'POST',
      url: '/api/v1/document-comparisons',
      body: { document_id: id },
    });
    expect(json.fields.map(({ field }) => field)).toEqual([
      'full_name',
      'representative_name',
      'representative_curp',
      'address',
    ]);
    expect(json.fields).toContainEqual({ field: 'representative_name', value: 'Marta Gil Rosas' });
  });
});

describe('several documents at once', () => {
  it('are verified each by itself, and only of the kinds that say nothing of a person', async () => {
    const who = await api.person('client');
    const { projectId, siteId } = await api.newProject(who);
    const { projectId: second } = await api.newProject(who);
    const quote = async (to: string) =>
      String((await send(who, `project/${to}`, { docId: 11 })).json.id);
    const [one, two] = [await quote(projectId), await quote(second)];
    await api.db.update(projects).set({ status: 'installing' }).where(eq(projects.id, projectId));
    const photo = await send(api.supplier, siteId, {
      docId: doc.photo,
      name: 'a.jpg',
      content: jpg(),
      fields: { assocTable: 'fg_locations', assocKey: 'foto_instalado' },
    });
    expect(photo.status).toBe(200);
    const paper = await identity(who);
    await claim(other, two);
    const ids = [one, two, String(photo.json.id), String(paper.json.id), NOWHERE];
    const { json } = await staff.call({
      method: 'POST',
      url: '/api/v1/document-bulk-verifications',
      body: { ids },
    });
    const outcome = Object.fromEntries(json.items.map((item) => [item.id, item]));
    expect(ids.map((id) => outcome[id]?.outcome)).toEqual([
      'verified',
      'refused',
      'verified',
      'refused',
      'refused',
    ]);
    expect(outcome[two]?.message).toMatch(/^Otro Revisor revisa este documento/);
    expect(outcome[String(paper.json.id)]?.message).toBe(
      'Los documentos de este tipo se verifican uno por uno.',
    );
    const trail = await api.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'documents.verify'));
    const entries = (id: string) => trail.filter(({ objectId }) => objectId === id).length;
    expect([entries(one), entries(two)]).toEqual([1, 0]);
    await release(other);
  });
});

describe('a second review', () => {
  const verify = (who: Person, id: string) => post(who, 'verify', { id });

  it('is asked of another person from the amount on; what is first of two still waits', async () => {
    await setFrom(THEN, { second_review_amount: 12_000_000 });
    const { who, id } = await pending();
    // The person asks for no credit yet: one is enough.
    expect((await verify(staff, id)).json.is_verified).toBe('verificado');
    await api.newProject(who);
    await post(staff, 'unverify', { id });

    expect((await verify(staff, id)).json).toMatchObject({ is_verified: null, verified_by: null });
    const mine = firstOf(await listed(staff, `user_id=${who.userId}`));
    expect(mine.review?.first).toEqual({ full_name: 'Revisora Prueba', own: true });
    expect(await verify(staff, id)).toMatchObject({
      status: 409,
      json: { message: expect.stringContaining('la segunda es de otra persona') },
    });
    // Taken back, it begins anew.
    expect((await post(staff, 'unverify', { id })).status).toBe(200);
    expect((await verify(other, id)).json.is_verified).toBeNull();
    expect((await verify(staff, id)).json).toMatchObject({
      is_verified: 'verificado',
      verified_by: 'Revisora Prueba',
    });
    expect((await verify(other, id)).status).toBe(409);
    await setFrom(AFTER, { second_review_amount: 100_000_000 });
  });

  it('is asked of what the sample draws, the same each time', async () => {
    await setFrom(THEN, { second_review_rate: 10_000 });
    const { id } = await pending();
    expect((await verify(staff, id)).json.is_verified).toBeNull();
    expect((await post(other, 'reject', { id, reject_reason: 'Está vencida' })).json).toMatchObject(
      {
        is_verified: 'rechazado',
      },
    );
    // A rejection that is taken back later waits again, from its beginning.
    later(61);
    expect((await post(other, 'unverify', { id })).json).toMatchObject({
      is_verified: null,
      reject_reason: null,
    });
    expect((await verify(staff, id)).json.is_verified).toBeNull();
    expect((await verify(other, id)).json.is_verified).toBe('verificado');
  });

  it('that is taken back at once leaves the first one standing; a later revocation takes both', async () => {
    const { id } = await pending();
    expect((await verify(staff, id)).json.is_verified).toBeNull();
    for (const act of ['verify', 'reject'] as const) {
      await post(other, act, { id, ...(act === 'reject' && { reject_reason: 'Está vencida' }) });
      expect((await post(other, 'unverify', { id })).json.is_verified).toBeNull();
      expect((await verify(staff, id)).status).toBe(409);
    }
    expect((await verify(other, id)).json.is_verified).toBe('verificado');
    later(61);
    expect((await post(other, 'unverify', { id })).json.is_verified).toBeNull();
    expect((await verify(other, id)).json.is_verified).toBeNull();
    await setFrom(AFTER, { second_review_rate: 0 });
  });
});
