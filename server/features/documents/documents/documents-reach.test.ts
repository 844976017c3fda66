import { documentDefinitions } from '@contract/documents/document-definitions';
import { identityPhotos } from '@contract/documents/identity-photos';
import { projects } from '@server/db/schema/credit';
import { documents } from '@server/db/schema/documents';
import { sessions, users } from '@server/db/schema/identity';
import { t } from '@server/i18n';
import type { Person } from '@tests/support/api';
import { doc, documentsApi, NOWHERE } from '@tests/support/documents';
import { jpg, pdf, png } from '@tests/support/files';
import { firstOf } from '@tests/support/present';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { requiredPapers, stillMissing } from './missing';
import { sweepOrphans } from './sweep';

const api = await documentsApi();
const { staff, applicant, otherUser, supplier, otherSupplier, agent, projectId, siteId } = api;
const { newProject, send, identity, post, get, link, open } = api;

it.each(['view', 'download'])('%s without a token is refused', async (use) => {
  for (const query of ['', '?access_token=']) {
    const reply = await api.anonymous({
      url: `/storagev3/documents/${use}_document_file/${NOWHERE}/ine.pdf${query}`,
    });
    expect(reply.status).toBe(401);
    expect(reply.json.code).toBe('unauthenticated');
  }
  const short = `/storagev3/documents/${use}_document_file/${NOWHERE}/ine.pdf?access_token=x`;
  expect((await api.anonymous({ url: short })).status).toBe(404);
});

describe('who reaches what', () => {
  it("answers another user's record as one that does not exist", async () => {
    const mine = await identity(otherUser);
    for (const who of [applicant, supplier, agent, otherSupplier]) {
      const token = await who.call({
        method: 'POST',
        url: '/api/v1/document-links',
        body: { document_id: mine.json.id, use: 'view' },
      });
      const none = await who.call({
        method: 'POST',
        url: '/api/v1/document-links',
        body: { document_id: NOWHERE, use: 'view' },
      });
      expect([token.status, token.json.message]).toEqual([404, none.json.message]);
      expect((await who.call({ url: `/api/v1/documents/${mine.json.id}` })).status).toBe(404);
      expect((await who.call({ url: `/api/v1/documents/${mine.json.id}/versions` })).status).toBe(
        404,
      );
      expect((await get(who, `files/${doc.identity}/user/${otherUser.userId}`)).status).toBe(404);
      const up = await send(who, `user/${otherUser.userId}`, { docId: doc.identity });
      expect(up.status).toBe(404);
      const list = await who.call({ url: '/api/v1/documents?limit=100' });
      expect(JSON.stringify(list.json)).not.toContain(mine.json.id);
    }
  });

  it('shares the papers of a project between its applicant and its supplier, and no other user', async () => {
    const bill = await send(applicant, `project/${projectId}`, {
      docId: doc.bill,
      name: 'luz.pdf',
    });
    expect(bill.status).toBe(200);
    for (const who of [applicant, supplier, agent, staff]) {
      const list = await get(who, `files/${doc.bill}/project/${projectId}`);
      expect(firstOf(list.json).id).toBe(bill.json.id);
    }
    for (const who of [otherUser, otherSupplier]) {
      expect((await get(who, `files/${doc.bill}/project/${projectId}`)).status).toBe(404);
      expect((await send(who, `project/${projectId}`, { docId: doc.bill })).status).toBe(404);
    }
    expect(
      (
        await send(agent, `project/${projectId}/update/${doc.bill}`, {
          name: 'luz.png',
          content: png(),
        })
      ).status,
    ).toBe(200);
    const paper = await identity(applicant);
    const foreign = await newProject(otherUser);
    for (const { id } of [bill.json, paper.json]) {
      for (const from_project_id of [NOWHERE, foreign.projectId]) {
        expect((await post(staff, 'verify', { id, from_project_id })).status).toBe(404);
      }
    }
    const from_project_id = projectId;
    expect((await post(staff, 'verify', { id: paper.json.id, from_project_id })).status).toBe(200);
  });

  it('keeps private documents and conditional ones out of every answer', async () => {
    const opinion = await send(staff, `project/${projectId}`, {
      docId: doc.opinion,
      name: 'dictamen.pdf',
    });
    expect(opinion.status).toBe(200);
    for (const who of [applicant, supplier]) {
      expect((await get(who, `files/${doc.opinion}/project/${projectId}`)).status).toBe(404);
      expect((await send(who, `project/${projectId}`, { docId: doc.opinion })).status).toBe(404);
      expect((await who.call({ url: `/api/v1/documents/${opinion.json.id}` })).status).toBe(404);
      for (const url of [
        `/api/v1/documents/checklist?project_id=${projectId}`,
        '/api/v1/documents?limit=100',
      ]) {
        const text = JSON.stringify((await who.call({ url })).json);
        expect(text).not.toContain(opinion.json.id);
        expect(text).not.toContain('Dictamen');
      }
    }
    expect((await send(applicant, `user/${applicant.userId}`, { docId: doc.deed })).status).toBe(
      404,
    );
    expect((await get(applicant, `files/${doc.deed}/user/${applicant.userId}`)).status).toBe(404);
    const company = await api.person('client', { personType: 0 });
    const deed = await send(company, `user/${company.userId}`, { docId: doc.deed });
    expect(deed.status).toBe(200);
    await api.db.update(users).set({ personType: 1 }).where(eq(users.id, company.userId));
    expect((await company.call({ url: `/api/v1/documents/${deed.json.id}` })).status).toBe(404);
    expect((await staff.call({ url: `/api/v1/documents/${deed.json.id}` })).status).toBe(200);
  });

  it('lets each upload what is theirs to upload', async () => {
    const disabled = 'La carga está deshabilitada';
    const byStaff = await send(staff, `user/${applicant.userId}`, { docId: doc.identity });
    expect([byStaff.status, byStaff.json.message]).toEqual([422, disabled]);
    const byApplicant = await send(applicant, `project/${projectId}`, { docId: doc.sheet });
    expect([byApplicant.status, byApplicant.json.message]).toEqual([422, disabled]);
  });
});

describe('evidence of the installation', () => {
  const association = documentDefinitions.find(({ doc_id }) => doc_id === doc.photo)?.extras
    .association;
  const photo = (who: Person, fields?: Record<string, string>) =>
    send(who, siteId, {
      docId: doc.photo,
      name: 'IMG_001.JPG',
      content: jpg(),
      fields: fields ?? { assocTable: 'fg_locations', assocKey: 'foto_instalado' },
    });

  it('waits for the installation to begin, and explains why', async () => {
    const early = await photo(supplier);
    expect([early.status, early.json.message]).toEqual([
      422,
      association?.negative_message && t(association.negative_message),
    ]);
    await api.db.update(projects).set({ status: 'installing' }).where(eq(projects.id, projectId));
    expect((await photo(applicant)).status).toBe(422);
    expect((await photo(otherSupplier)).status).toBe(404);
    expect(
      (await photo(supplier, { assocTable: 'fg_locations', assocKey: 'foto_antes' })).status,
    ).toBe(404);
    expect((await photo(supplier, {})).status).toBe(404);
    expect((await photo(agent)).status).toBe(200);
  });

  it('is found by key, by association and through the project', async () => {
    const update = await send(supplier, `${siteId}/update1/${doc.photo}`, {
      name: 'final.jpg',
      content: jpg(3),
      fields: { assocTable: 'fg_locations', assocKey: 'foto_instalado' },
    });
    expect(update.status).toBe(200);
    const through = await send(supplier, `project/${projectId}`, {
      docId: doc.photo,
      name: 'final.jpg',
      content: jpg(1),
      fields: { assocData: siteId, assocTable: 'fg_locations', assocKey: 'foto_instalado' },
    });
    expect(through.status).toBe(200);
    for (const path of [
      `files/${doc.photo}/${siteId}/fg_locations/foto_instalado`,
      `files/${doc.photo}/getFilesByAssociated?assoc_table=fg_locations&assoc_key=foto_instalado&assoc_id=${siteId}&assoc_relation=project_id`,
      `files/${doc.photo}/project/${projectId}`,
    ] as const) {
      const list = await get(supplier, path);
      expect([path, list.json.map((one) => one.id)]).toEqual([path, [through.json.id]]);
    }
  });

  it('is kept without the place and device that the photograph carried', async () => {
    const record = firstOf((await get(supplier, `files/${doc.photo}/project/${projectId}`)).json);
    const { bytes, headers } = await open(record.id, await link(supplier, record.id));
    expect(headers['content-type']).toBe('image/jpeg');
    expect(bytes.includes('GPS')).toBe(false);
    expect(bytes.subarray(0, 2).toString('hex')).toBe('ffd8');
  });
});

describe('links', () => {
  it('open one version, for one use, three times, as bytes a browser can only show', async () => {
    const content = pdf('enlace');
    const { json } = await identity(await api.person('client'), content);
    const token = await link(staff, json.id);
    const shown = await open(json.id, token);
    expect(shown.status).toBe(200);
    expect(shown.bytes.equals(content)).toBe(true);
    expect(shown.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'SAMEORIGIN',
    });
    expect(String(shown.headers['content-security-policy'])).toContain('sandbox');
    expect(String(shown.headers['content-security-policy'])).toContain("frame-ancestors 'self'");
    expect(String(shown.headers['content-disposition'])).toMatch(/^inline/);
    expect((await open(json.id, token, 'download')).status).toBe(404);
    expect((await open(json.id, token)).status).toBe(200);
    expect((await open(json.id, token)).status).toBe(200);
    expect((await open(json.id, token)).status).toBe(404);
    const other = await identity(await api.person('client'));
    expect((await open(other.json.id, await link(staff, json.id))).status).toBe(404);
    const saved = await open(json.id, await link(staff, json.id, 'download'), 'download');
    expect(String(saved.headers['content-disposition'])).toMatch(
      /^attachment; filename="IDE-ine.pdf"/,
    );
  });

  it('die after a minute and with their session, and are good for nothing else', async () => {
    const who = await api.person('client');
    const { json } = await identity(who);
    const late = await link(who, json.id);
    const began = api.clock.now;
    api.clock.now = new Date(began.getTime() + 61_000);
    expect((await open(json.id, late)).status).toBe(404);
    api.clock.now = began;
    const orphan = await link(who, json.id);
    expect((await api.withToken(orphan, { url: '/api/v1/documents' })).status).toBe(401);
    await api.db.update(sessions).set({ endedAt: began }).where(eq(sessions.userId, who.userId));
    expect((await open(json.id, orphan)).status).toBe(404);
  });

  it("take the session's own token only where the configuration allows it, for what it may see", async () => {
    const who = await api.person('client');
    const { json } = await identity(who);
    expect((await open(json.id, who.token)).status).toBe(404);
    api.config.documentLinksAcceptSession = true;
    expect((await open(json.id, who.token)).status).toBe(200);
    expect((await open(json.id, otherUser.token)).status).toBe(404);
    expect((await open(json.id, 'x'.repeat(43))).status).toBe(404);
    api.config.documentLinksAcceptSession = false;
  });

  it('show XML as text', async () => {
    const sent = await send(supplier, `project/${projectId}`, {
      docId: doc.invoice,
      name: 'cfdi.xml',
      content: '<?xml version="1.0"?><cfdi:Comprobante/>',
    });
    const shown = await open(sent.json.id, await link(supplier, sent.json.id));
    expect(shown.headers['content-type']).toBe('text/plain; charset=utf-8');
  });
});

describe('checklist and queue', () => {
  const find = (reply: { json: { items: { doc_id: number }[] } }, docId: number) =>
    reply.json.items.find(({ doc_id }) => doc_id === docId);

  it('takes the photographs of both sides of an identification for it, as far as the one that is behind', async () => {
    const who = await api.person('client');
    const mine = await newProject(who);
    const url = `/api/v1/documents/checklist?project_id=${mine.projectId}`;
    const official = async () => find(await who.call({ url }), doc.identity);
    const papers = async () =>
      (await requiredPapers(api.db, [mine.projectId], api.clock.now)).get(mine.projectId);
    const photograph = async (docId: number) => {
      const { json } = await send(who, `user/${who.userId}`, {
        docId,
        name: 'ine.jpg',
        content: jpg(),
      });
      return String(json.id);
    };
    const front = await photograph(identityPhotos.front);
    expect(await official()).toMatchObject({ state: 'missing', can_upload: true });
    const back = await photograph(identityPhotos.back);
    expect(await official()).toMatchObject({ state: 'pending', can_upload: false, document: null });
    await post(staff, 'verify', { id: front });
    expect(await papers()).toContainEqual(
      expect.objectContaining({ name: 'Identificación oficial', state: 'pending' }),
    );
    await post(staff, 'verify', { id: back });
    expect(await official()).toMatchObject({ state: 'verificado' });
    expect(stillMissing((await papers()) ?? [])).toEqual(['Recibo de luz']);
  });

  it('keeps the empty places of the installer from who asks, and still says what comes later', async () => {
    const who = await api.person('client');
    const mine = await newProject(who);
    const url = `/api/v1/documents/checklist?project_id=${mine.projectId}`;
    const numbers = (reply: { json: { items: { doc_id: number }[] } }) =>
      reply.json.items.map(({ doc_id }) => doc_id);
    const [own, theirs] = [await who.call({ url }), await supplier.call({ url })];
    const brought: number[] = [doc.invoice, doc.photo];
    expect(numbers(theirs)).toEqual(expect.arrayContaining(brought));
    expect(numbers(own).filter((docId) => brought.includes(docId))).toEqual([]);
    expect(own.json.later).toEqual(['Fotografía del sistema instalado']);
    const sent = await send(supplier, `project/${mine.projectId}`, {
      docId: doc.invoice,
      name: 'cfdi.xml',
      content: '<?xml version="1.0"?><cfdi:Comprobante/>',
    });
    expect(sent.status).toBe(200);
    expect(numbers(await who.call({ url }))).toContain(doc.invoice);
  });

  it('lists what a project still needs, to each user what they may see', async () => {
    const who = await api.person('client');
    const mine = await newProject(who);
    const missing = async () => {
      const papers = await requiredPapers(api.db, [mine.projectId], api.clock.now);
      return stillMissing(papers.get(mine.projectId) ?? []);
    };
    expect(await missing()).toEqual(['Identificación oficial', 'Recibo de luz']);
    const id = await identity(who);
    const bill = await send(supplier, `project/${mine.projectId}`, { docId: doc.bill });
    await post(staff, 'verify', { id: id.json.id });
    expect(await missing()).toEqual(['Recibo de luz']);
    await post(staff, 'verify', { id: bill.json.id, from_project_id: mine.projectId });
    expect(await missing()).toEqual([]);

    const url = `/api/v1/documents/checklist?project_id=${mine.projectId}`;
    const own = await who.call({ url });
    expect(find(own, doc.identity)).toMatchObject({
      state: 'verificado',
      can_upload: false,
      document: { id: id.json.id },
    });
    const theirs = await supplier.call({ url });
    expect(find(theirs, doc.identity)).toMatchObject({
      state: 'verificado',
      can_upload: false,
      document: null,
    });
    expect(find(theirs, doc.photo)).toMatchObject({
      state: 'missing',
      can_upload: false,
      owner_id: mine.siteId,
    });
    expect(find(theirs, doc.photo)).toHaveProperty(
      'blocked_because',
      expect.stringContaining('contrato'),
    );
    expect(theirs.json).toMatchObject({ missing: [], later: ['Fotografía del sistema instalado'] });
    await api.db
      .update(projects)
      .set({ status: 'installing' })
      .where(eq(projects.id, mine.projectId));
    expect((await supplier.call({ url })).json).toMatchObject({
      missing: ['Fotografía del sistema instalado'],
      later: [],
    });
    expect((await otherUser.call({ url })).status).toBe(404);
  });

  it('gives the queue oldest first, page by page, and finds by name', async () => {
    const who = await api.person('client', { fullName: 'Ana Búsqueda Única' });
    await identity(who);
    const first = await staff.call({ url: '/api/v1/documents?status=pending&limit=1' });
    expect(first.json.items).toHaveLength(1);
    const next = await staff.call({
      url: `/api/v1/documents?status=pending&limit=1&cursor=${first.json.next_cursor}`,
    });
    expect(firstOf(next.json.items).created_at >= firstOf(first.json.items).created_at).toBe(true);
    expect(firstOf(next.json.items).id).not.toBe(firstOf(first.json.items).id);
    const q = encodeURIComponent('búsqueda');
    const found = await staff.call({ url: `/api/v1/documents?q=${q}` });
    expect(found.json.items.map((item) => item.person?.full_name)).toEqual(['Ana Búsqueda Única']);
  });
});

it('deletes stored bytes that no row names, a day later, and keeps the rest', async () => {
  const { json } = await identity(await api.person('client'), pdf('se queda'));
  const lost = await identity(await api.person('client'), pdf('se pierde'));
  const tomorrow = new Date(Date.now() + 25 * 60 * 60 * 1000);
  // What the races above left behind.
  await sweepOrphans(api.db, api.adapters.objects, tomorrow);
  await api.db.delete(documents).where(eq(documents.id, String(lost.json.id)));
  expect(await sweepOrphans(api.db, api.adapters.objects, new Date())).toBe(0);
  expect(await sweepOrphans(api.db, api.adapters.objects, tomorrow)).toBe(1);
  expect((await open(json.id, await link(staff, json.id))).status).toBe(200);
});
