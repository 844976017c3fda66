import { documentDefinitions } from '@contract/document-definitions';
import { toCentavos } from '@contract/fields/centavos';
import { inTransaction } from '@server/db/connection';
import { documents } from '@server/db/schema/documents';
import { applicants, suppliers, users } from '@server/db/schema/people';
import { installationSites, projects } from '@server/db/schema/projects';
import { auditLog, notifications, sessions } from '@server/db/schema/sessions';
import { type Person, testApi } from '@tests/support/api';
import { jpg, pdf, png } from '@tests/support/files';
import { multipart } from '@tests/support/multipart';
import { and, eq, isNull } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { missingRequiredDocuments } from './missing';
import { sweepOrphans } from './sweep';

const api = await testApi();
const base = '/storagev3/documents';
const NOWHERE = '01900000-0000-7000-8000-000000000000';
const WRONG_TYPE = 'El tipo de archivo seleccionado no es válido, intente con otro archivo.';
const [IDENTITY, DEED, BILL, SHEET, INVOICE, PHOTO, OPINION] = [1, 5, 10, 12, 13, 21, 30];

let staff: Person;
let applicant: Person;
let stranger: Person;
let supplier: Person;
let agent: Person;
let otherSupplier: Person;
let projectId: string;
let siteId: string;

beforeAll(async () => {
  staff = await api.person('admin', { fullName: 'Revisora Prueba' });
  applicant = await api.person('client');
  stranger = await api.person('client');
  supplier = await api.person('supplier');
  otherSupplier = await api.person('supplier');
  agent = await api.person('supplier_agent', { supplierId: await supplierId(supplier) });
  ({ projectId, siteId } = await newProject(applicant));
});

async function supplierId({ userId }: Person) {
  const [row] = await api.db.select().from(suppliers).where(eq(suppliers.userId, userId));
  return row?.id ?? '';
}

let folio = 0;
async function newProject(who: Person) {
  const [row] = await api.db.select().from(applicants).where(eq(applicants.userId, who.userId));
  folio += 1;
  const [project] = await api.db
    .insert(projects)
    .values({
      folio: `P-${folio}`,
      applicantId: row?.id ?? '',
      supplierId: await supplierId(supplier),
      productId: 1,
      status: 'in_review',
      amountCents: toCentavos(12_000_000),
      termMonths: 36,
      purpose: 'Paneles para la casa',
    })
    .returning();
  const [site] = await api.db
    .insert(installationSites)
    .values({
      projectId: project?.id ?? '',
      street: 'Calle 60 #120',
      neighbourhood: 'Centro',
      municipality: 'Mérida',
      state: 'Yucatán',
      postalCode: '97000',
    })
    .returning();
  return { projectId: project?.id ?? '', siteId: site?.id ?? '' };
}

interface Sent {
  docId?: number;
  name?: string;
  content?: string | Buffer;
  fields?: Record<string, string>;
}

function send(
  who: Person,
  path: string,
  { docId, name = 'ine.pdf', content = pdf(), fields }: Sent,
) {
  const form = multipart(
    { ...(docId !== undefined && { file_type: String(docId) }), ...fields },
    { name: 'file', fileName: name, content },
  );
  return who.call({ method: 'POST', url: `${base}/upload/${path}`, ...form });
}

const identity = (who: Person, content: string | Buffer = pdf()) =>
  send(who, `user/${who.userId}`, { docId: IDENTITY, content });
const post = (who: Person, act: string, body: object) =>
  who.call({ method: 'POST', url: `${base}/${act}`, body });
const get = (who: Person, path: string) => who.call({ url: `${base}/${path}` });

async function link(who: Person, id: string, use = 'view') {
  const body = { document_id: id, use };
  const reply = await who.call({ method: 'POST', url: '/api/v1/document-links', body });
  expect(reply.status).toBe(200);
  return String(reply.json.access_token);
}
const open = (id: string, token: string, use = 'view') =>
  api.anonymous({ url: `${base}/${use}_document_file/${id}/x?access_token=${token}` });

describe('the life of a document', () => {
  it('is uploaded, rejected with a reason, replaced, verified, revoked', async () => {
    const who = await api.person('client');
    const first = await identity(who, pdf('uno'));
    expect(first.status).toBe(200);
    expect(Object.keys(first.json).sort()).toEqual([
      'id',
      'is_verified',
      'reject_reason',
      'storage_file',
      'updated_at',
      'verified_by',
    ]);
    expect(first.json).toMatchObject({ storage_file: 'ine.pdf', is_verified: null });

    const rejected = await post(staff, 'reject', {
      id: first.json.id,
      reject_reason: ' Está borrosa ',
    });
    expect(rejected.json).toMatchObject({
      is_verified: 'rechazado',
      reject_reason: 'Está borrosa',
      verified_by: 'Revisora Prueba',
    });
    const second = await send(who, `user/${who.userId}/update/${IDENTITY}`, {
      content: pdf('dos'),
    });
    expect(second.status).toBe(200);
    expect(second.json.id).not.toBe(first.json.id);

    const verified = await post(staff, 'verify', { id: second.json.id });
    expect(verified.json).toMatchObject({
      is_verified: 'verificado',
      verified_by: 'Revisora Prueba',
    });
    const again = await identity(who, pdf('tres'));
    expect(again.status).toBe(409);
    expect(again.json.message).toBe('El documento ya fue verificado y no se puede reemplazar.');

    const revoked = await post(staff, 'unverify', { id: second.json.id });
    expect(revoked.json).toMatchObject({ is_verified: null, verified_by: null });
    const list = await get(who, `files/${IDENTITY}/user/${who.userId}`);
    expect(list.json).toHaveLength(1);
    expect(list.json[0]).toMatchObject({ id: second.json.id, is_verified: null });

    const history = await who.call({ url: `/api/v1/documents/${second.json.id}/versions` });
    expect(
      history.json.items.map((item: { status: string; superseded: boolean }) => [
        item.status,
        item.superseded,
      ]),
    ).toEqual([
      ['pending', false],
      ['rechazado', true],
    ]);
    const told = await api.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, who.userId));
    expect(told.map(({ title }) => title).sort()).toEqual([
      'Documento rechazado',
      'Documento verificado',
    ]);
    const trail = await api.db.select().from(auditLog).where(eq(auditLog.objectId, second.json.id));
    expect(trail.map(({ action }) => action)).toEqual([
      'documents.upload',
      'documents.verify',
      'documents.unverify',
    ]);
  });

  it('decides only on the current version, and once', async () => {
    const who = await api.person('client');
    const first = await identity(who, pdf('a'));
    const second = await identity(who, pdf('b'));
    expect((await post(staff, 'verify', { id: first.json.id })).status).toBe(409);
    expect((await post(staff, 'verify', { id: second.json.id })).status).toBe(200);
    expect((await post(staff, 'verify', { id: second.json.id })).status).toBe(409);
    expect(
      (await post(staff, 'reject', { id: second.json.id, reject_reason: 'ya no sirve' })).status,
    ).toBe(409);
    expect((await post(staff, 'verify', { id: NOWHERE })).status).toBe(404);
  });

  it.each(['', 'mal', '   a   ', 'ab\u200b\u200b\u200bc'])(
    'refuses %j as a reason',
    async (reason) => {
      const { json } = await identity(await api.person('client'));
      const reply = await post(staff, 'reject', { id: json.id, reject_reason: reason });
      expect(reply.status).toBe(400);
      expect(reply.json.fields).toHaveProperty('reject_reason');
    },
  );

  it('has no verification where none is needed', async () => {
    const sent = await send(supplier, `project/${projectId}`, { docId: SHEET, name: 'ficha.pdf' });
    expect(sent.json.is_verified).toBeNull();
    const [row] = await api.db.select().from(documents).where(eq(documents.id, sent.json.id));
    expect(row?.status).toBe('loaded');
    expect((await post(staff, 'verify', { id: sent.json.id })).status).toBe(409);
    const replaced = await send(supplier, `project/${projectId}`, {
      docId: SHEET,
      name: 'otra.pdf',
    });
    expect(replaced.status).toBe(200);
  });

  it('is decided by the backoffice only', async () => {
    const { json } = await identity(applicant);
    for (const who of [applicant, supplier, agent]) {
      expect((await post(who, 'verify', { id: json.id })).status).toBe(403);
      expect((await post(who, 'reject', { id: json.id, reject_reason: 'porque sí' })).status).toBe(
        403,
      );
      expect((await post(who, 'unverify', { id: json.id })).status).toBe(403);
    }
    expect((await post(staff, 'verify', { id: json.id, is_verified: 'rechazado' })).status).toBe(
      400,
    );
  });
});

describe('races', () => {
  it('never replaces what was verified, whoever comes first', async () => {
    for (let round = 0; round < 12; round += 1) {
      const who = await api.person('client');
      const first = await identity(who, pdf(`v1 ${round}`));
      const [verify, upload] = await Promise.all([
        post(staff, 'verify', { id: first.json.id }),
        identity(who, pdf(`v2 ${round}`)),
      ]);
      expect([verify.status, upload.status].sort()).toEqual([200, 409]);
      const [current, ...others] = await currentOf(who);
      expect(others).toEqual([]);
      expect(current?.status).toBe(verify.status === 200 ? 'verificado' : 'pending');
      expect(current?.id).toBe(verify.status === 200 ? first.json.id : upload.json.id);
    }
  });

  it('keeps one file in a slot that ten uploads reach at once', async () => {
    const who = await api.person('client');
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) => identity(who, pdf(`a la vez ${n}`))),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await currentOf(who)).toHaveLength(1);
  });

  const currentOf = ({ userId }: Person) =>
    api.db
      .select()
      .from(documents)
      .where(and(eq(documents.userId, userId), isNull(documents.supersededBy)));
});

describe('what is refused', () => {
  it.each([
    ['ine.exe', pdf()],
    ['ine.php.pdf', pdf()],
    ['ine\u202Efdp.exe.pdf', pdf()],
    ['ine.pdf ', pdf()],
    ['ine.pdf', Buffer.alloc(0)],
    ['ine.pdf', png()],
    ['ine.png', Buffer.from('<html><script>1</script>')],
    ['ine.bmp', Buffer.from('BM')],
    ['ine.jpg', jpg().subarray(0, 30)],
    ['grande.png', png(10_000, 10_000)],
  ])('%j with these bytes', async (name, content) => {
    const who = await api.person('client');
    const reply = await send(who, `user/${who.userId}`, { docId: IDENTITY, name, content });
    expect(reply.status).toBe(422);
    expect(reply.json.fields.file).toBe(reply.json.message);
    expect((await get(who, `files/${IDENTITY}/user/${who.userId}`)).json).toEqual([]);
  });

  it('a wrong extension in the words of the specification, and the earlier file stays', async () => {
    const who = await api.person('client');
    const first = await identity(who);
    const reply = await send(who, `user/${who.userId}`, { docId: IDENTITY, name: 'ine.docx' });
    expect(reply.json.message).toBe(WRONG_TYPE);
    const list = await get(who, `files/${IDENTITY}/user/${who.userId}`);
    expect(list.json[0].id).toBe(first.json.id);
  });

  it('more than 10 MB', async () => {
    const reply = await identity(applicant, Buffer.concat([pdf(), Buffer.alloc(10 * 1024 * 1024)]));
    expect(reply.status).toBe(413);
  });

  it('unknown fields, foreign ids in fields, and associations that are not configured', async () => {
    const path = `user/${applicant.userId}`;
    const bad: Record<string, string>[] = [
      { is_verified: 'verificado' },
      { user_id: stranger.userId },
    ];
    for (const fields of bad) {
      expect((await send(applicant, path, { docId: IDENTITY, fields })).status).toBe(400);
    }
    const foreign = await newProject(stranger);
    const unfound: Record<string, string>[] = [
      { from_project_id: foreign.projectId },
      { from_project_id: NOWHERE },
      { 'metadata[user_id]': stranger.userId },
      { 'metadata[project_id]': projectId },
      { assocTable: 'sessions', assocKey: 'token_hash' },
      { assocTable: 'users', assocKey: 'curp' },
      { assocIndex: '1' },
    ];
    for (const fields of unfound) {
      expect((await send(applicant, path, { docId: IDENTITY, fields })).status).toBe(404);
    }
    expect((await send(applicant, path, { docId: 999 })).status).toBe(404);
    expect((await send(applicant, path, {})).status).toBe(404);
  });

  it('tables and keys that are not in the definitions', async () => {
    for (const path of [
      `files/${PHOTO}/${siteId}/users/foto_instalado`,
      `files/${PHOTO}/${siteId}/fg_locations/foto_antes`,
      `files/${PHOTO}/${siteId}/pg_catalog/foto_instalado`,
      `files/${PHOTO}/${siteId}/fg_locations/foto_instalado'--`,
      `files/${PHOTO}/getFilesByAssociated?assoc_table=users&assoc_key=x&assoc_id=${siteId}`,
      `files/${PHOTO}/getFilesByAssociated?assoc_table=fg_locations&assoc_key=foto_instalado&assoc_id=${siteId}&assoc_relation=user_id`,
      `files/999/user/${applicant.userId}`,
      `files/${IDENTITY}/user/no-es-un-id`,
    ]) {
      const reply = await get(staff, path);
      expect([path, reply.status]).toEqual([path, 404]);
      expect(JSON.stringify(reply.json)).not.toMatch(/select|pg_|relation "/i);
    }
  });
});

describe('who reaches what', () => {
  it("answers a stranger's record as one that does not exist", async () => {
    const mine = await identity(stranger);
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
      expect((await get(who, `files/${IDENTITY}/user/${stranger.userId}`)).status).toBe(404);
      const up = await send(who, `user/${stranger.userId}`, { docId: IDENTITY });
      expect(up.status).toBe(404);
      const list = await who.call({ url: '/api/v1/documents?limit=100' });
      expect(JSON.stringify(list.json)).not.toContain(mine.json.id);
    }
  });

  it('shares the papers of a project between its applicant and its supplier, and nobody else', async () => {
    const bill = await send(applicant, `project/${projectId}`, { docId: BILL, name: 'luz.pdf' });
    expect(bill.status).toBe(200);
    for (const who of [applicant, supplier, agent, staff]) {
      const list = await get(who, `files/${BILL}/project/${projectId}`);
      expect(list.json[0].id).toBe(bill.json.id);
    }
    for (const who of [stranger, otherSupplier]) {
      expect((await get(who, `files/${BILL}/project/${projectId}`)).status).toBe(404);
      expect((await send(who, `project/${projectId}`, { docId: BILL })).status).toBe(404);
    }
    expect(
      (
        await send(agent, `project/${projectId}/update/${BILL}`, {
          name: 'luz.png',
          content: png(),
        })
      ).status,
    ).toBe(200);
    expect(
      (await post(staff, 'verify', { id: bill.json.id, from_project_id: NOWHERE })).status,
    ).toBe(404);
  });

  it('keeps private documents and conditional ones out of every answer', async () => {
    const opinion = await send(staff, `project/${projectId}`, {
      docId: OPINION,
      name: 'dictamen.pdf',
    });
    expect(opinion.status).toBe(200);
    for (const who of [applicant, supplier]) {
      expect((await get(who, `files/${OPINION}/project/${projectId}`)).status).toBe(404);
      expect((await send(who, `project/${projectId}`, { docId: OPINION })).status).toBe(404);
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
    expect((await send(applicant, `user/${applicant.userId}`, { docId: DEED })).status).toBe(404);
    expect((await get(applicant, `files/${DEED}/user/${applicant.userId}`)).status).toBe(404);
    const company = await api.person('client', { personType: 0 });
    const deed = await send(company, `user/${company.userId}`, { docId: DEED });
    expect(deed.status).toBe(200);
    await api.db.update(users).set({ personType: 1 }).where(eq(users.id, company.userId));
    expect((await company.call({ url: `/api/v1/documents/${deed.json.id}` })).status).toBe(404);
    expect((await staff.call({ url: `/api/v1/documents/${deed.json.id}` })).status).toBe(200);
  });

  it('lets each upload what is theirs to upload', async () => {
    const disabled = 'La carga está deshabilitada';
    const byStaff = await send(staff, `user/${applicant.userId}`, { docId: IDENTITY });
    expect([byStaff.status, byStaff.json.message]).toEqual([422, disabled]);
    const byApplicant = await send(applicant, `project/${projectId}`, { docId: SHEET });
    expect([byApplicant.status, byApplicant.json.message]).toEqual([422, disabled]);
  });
});

describe('evidence of the installation', () => {
  const association = documentDefinitions.find(({ doc_id }) => doc_id === PHOTO)?.extras
    .association;
  const photo = (who: Person, fields?: Record<string, string>) =>
    send(who, siteId, {
      docId: PHOTO,
      name: 'IMG_001.JPG',
      content: jpg(),
      fields: fields ?? { assocTable: 'fg_locations', assocKey: 'foto_instalado' },
    });

  it('waits for the installation to begin, and says so', async () => {
    const early = await photo(supplier);
    expect([early.status, early.json.message]).toEqual([422, association?.negative_message]);
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
    const update = await send(supplier, `${siteId}/update1/${PHOTO}`, {
      name: 'final.jpg',
      content: jpg(3),
      fields: { assocTable: 'fg_locations', assocKey: 'foto_instalado' },
    });
    expect(update.status).toBe(200);
    const through = await send(supplier, `project/${projectId}`, {
      docId: PHOTO,
      name: 'final.jpg',
      content: jpg(1),
      fields: { assocData: siteId, assocTable: 'fg_locations', assocKey: 'foto_instalado' },
    });
    expect(through.status).toBe(200);
    for (const path of [
      `files/${PHOTO}/${siteId}/fg_locations/foto_instalado`,
      `files/${PHOTO}/getFilesByAssociated?assoc_table=fg_locations&assoc_key=foto_instalado&assoc_id=${siteId}&assoc_relation=project_id`,
      `files/${PHOTO}/project/${projectId}`,
    ]) {
      const list = await get(supplier, path);
      expect([path, list.json.map((one: { id: string }) => one.id)]).toEqual([
        path,
        [through.json.id],
      ]);
    }
  });

  it('is kept without the place and device that the photograph carried', async () => {
    const [record] = (await get(supplier, `files/${PHOTO}/project/${projectId}`)).json;
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
    });
    expect(String(shown.headers['content-security-policy'])).toContain('sandbox');
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

  it("take the session's own token only where the configuration says so, for what it may see", async () => {
    const who = await api.person('client');
    const { json } = await identity(who);
    expect((await open(json.id, who.token)).status).toBe(404);
    api.config.documentLinksAcceptSession = true;
    expect((await open(json.id, who.token)).status).toBe(200);
    expect((await open(json.id, stranger.token)).status).toBe(404);
    expect((await open(json.id, 'x'.repeat(43))).status).toBe(404);
    api.config.documentLinksAcceptSession = false;
  });

  it('show XML as text', async () => {
    const sent = await send(supplier, `project/${projectId}`, {
      docId: INVOICE,
      name: 'cfdi.xml',
      content: '<?xml version="1.0"?><cfdi:Comprobante/>',
    });
    const shown = await open(sent.json.id, await link(supplier, sent.json.id));
    expect(shown.headers['content-type']).toBe('text/plain; charset=utf-8');
  });
});

describe('checklist and queue', () => {
  it('says what a project still needs, to each what is theirs to know', async () => {
    const who = await api.person('client');
    const mine = await newProject(who);
    const missing = () =>
      inTransaction(api.db, (tx) => missingRequiredDocuments(tx, mine.projectId));
    expect(await missing()).toEqual(['Identificación oficial', 'Recibo de luz']);
    const id = await identity(who);
    const bill = await send(supplier, `project/${mine.projectId}`, { docId: BILL });
    await post(staff, 'verify', { id: id.json.id });
    expect(await missing()).toEqual(['Recibo de luz']);
    await post(staff, 'verify', { id: bill.json.id, from_project_id: mine.projectId });
    expect(await missing()).toEqual([]);

    const url = `/api/v1/documents/checklist?project_id=${mine.projectId}`;
    const find = (reply: { json: { items: { doc_id: number }[] } }, docId: number) =>
      reply.json.items.find(({ doc_id }) => doc_id === docId);
    const own = await who.call({ url });
    expect(find(own, IDENTITY)).toMatchObject({
      state: 'verificado',
      can_upload: false,
      document: { id: id.json.id },
    });
    const theirs = await supplier.call({ url });
    expect(find(theirs, IDENTITY)).toMatchObject({
      state: 'verificado',
      can_upload: false,
      document: null,
    });
    expect(find(theirs, PHOTO)).toMatchObject({
      state: 'missing',
      can_upload: false,
      owner_id: mine.siteId,
    });
    expect(find(theirs, PHOTO)).toHaveProperty(
      'blocked_because',
      expect.stringContaining('contrato'),
    );
    expect(theirs.json.missing).toEqual(['Fotografía del sistema instalado']);
    expect((await stranger.call({ url })).status).toBe(404);
  });

  it('gives the queue oldest first, page by page, and finds by name', async () => {
    const who = await api.person('client', { fullName: 'Ana Búsqueda Única' });
    await identity(who);
    const first = await staff.call({ url: '/api/v1/documents?status=pending&limit=1' });
    expect(first.json.items).toHaveLength(1);
    const next = await staff.call({
      url: `/api/v1/documents?status=pending&limit=1&cursor=${first.json.next_cursor}`,
    });
    expect(next.json.items[0].created_at >= first.json.items[0].created_at).toBe(true);
    expect(next.json.items[0].id).not.toBe(first.json.items[0].id);
    const q = encodeURIComponent('búsqueda');
    const found = await staff.call({ url: `/api/v1/documents?q=${q}` });
    expect(
      found.json.items.map((item: { person: { full_name: string } }) => item.person.full_name),
    ).toEqual(['Ana Búsqueda Única']);
  });
});

it('forgets stored bytes that no row names, a day later, and keeps the rest', async () => {
  const { json } = await identity(await api.person('client'), pdf('se queda'));
  const lost = await identity(await api.person('client'), pdf('se pierde'));
  const tomorrow = new Date(Date.now() + 25 * 60 * 60 * 1000);
  // What the races above left behind.
  await sweepOrphans(api.db, api.adapters.objects, tomorrow);
  await api.db.delete(documents).where(eq(documents.id, lost.json.id));
  expect(await sweepOrphans(api.db, api.adapters.objects, new Date())).toBe(0);
  expect(await sweepOrphans(api.db, api.adapters.objects, tomorrow)).toBe(1);
  expect((await open(json.id, await link(staff, json.id))).status).toBe(200);
});
