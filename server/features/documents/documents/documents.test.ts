import { identityPhotos } from '@contract/documents/identity-photos';
import { documents } from '@server/db/schema/documents';
import { auditLog, notifications } from '@server/db/schema/platform';
import type { Person } from '@tests/support/api';
import { doc, documentsApi, NOWHERE } from '@tests/support/documents';
import { jpg, pdf, png } from '@tests/support/files';
import { firstOf } from '@tests/support/present';
import { alsoStaff } from '@tests/support/two-people';
import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

const WRONG_TYPE = 'El tipo de archivo seleccionado no es válido, intente con otro archivo.';
const api = await documentsApi();
const { staff, applicant, otherUser, supplier, agent, projectId, siteId } = api;
const { newProject, send, identity, post, get } = api;

describe('the life of a document', () => {
  it('takes null, nothing and their words for ids that another portal does not have', async () => {
    for (const none of ['', 'null', 'undefined']) {
      const who = await api.person('client');
      const fields = {
        from_project_id: none,
        assocTable: none,
        assocKey: none,
        assocData: none,
        assocIndex: none,
        'metadata[user_id]': none,
        'metadata[project_id]': none,
      };
      const sent = await send(who, `user/${who.userId}`, { docId: doc.identity, fields });
      expect(sent.status).toBe(200);
      const { id } = sent.json;
      const from = { id, from_project_id: null };
      expect((await post(staff, 'verify', from)).status).toBe(200);
      expect((await post(staff, 'unverify', from)).status).toBe(200);
      const rejection = { ...from, reject_reason: 'Está borrosa' };
      expect((await post(staff, 'reject', rejection)).status).toBe(200);
    }
  });

  it.each([
    ['investor', doc.address, '/inversionista/perfil'],
    ['investor', identityPhotos.front, '/inversionista/kyc'],
    ['client', doc.identity, '/solicitante-onboarding'],
    ['client', identityPhotos.face, '/solicitante/kyc'],
    ['supplier', doc.identity, '/instalador-onboarding'],
    ['supplier_agent', doc.address, '/proveedor/perfil/informacion'],
  ] as const)(
    'of a %s, rejected (%i), is told of where another is given: %s',
    async (role, docId, href) => {
      // A seller sells for a company.
      const who = role === 'supplier_agent' ? api.agent : await api.person(role);
      const sent = await send(who, `user/${who.userId}`, {
        docId,
        name: 'ine.jpg',
        content: jpg(),
      });
      const rejection = { id: sent.json.id, reject_reason: 'Está borrosa' };
      expect((await post(staff, 'reject', rejection)).status).toBe(200);
      const told = await api.db
        .select()
        .from(notifications)
        .where(eq(notifications.userId, who.userId));
      expect(told.map((notice) => notice.href)).toEqual([href]);
    },
  );

  it('is uploaded, rejected with a reason, replaced, verified, revoked', async () => {
    const who = await api.person('client', { fullName: 'Teresa Historia' });
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
    const second = await send(who, `user/${who.userId}/update/${doc.identity}`, {
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
    const list = await get(who, `files/${doc.identity}/user/${who.userId}`);
    expect(list.json).toHaveLength(1);
    expect(firstOf(list.json)).toMatchObject({ id: second.json.id, is_verified: null });

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
    expect(
      history.json.history.map(({ act, file_name, by, reason }) => [act, file_name, by, reason]),
    ).toEqual([
      ['unverify', 'ine.pdf', 'Revisora Prueba', null],
      ['verify', 'ine.pdf', 'Revisora Prueba', null],
      ['upload', 'ine.pdf', 'Teresa Historia', null],
      ['reject', 'ine.pdf', 'Revisora Prueba', 'Está borrosa'],
      ['upload', 'ine.pdf', 'Teresa Historia', null],
    ]);
    const sent = await api.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, who.userId));
    expect(sent.map(({ title }) => title).sort()).toEqual([
      'Documento otra vez en revisión',
      'Documento rechazado',
      'Documento verificado',
    ]);
    const trail = await api.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.objectId, String(second.json.id)));
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
    const sent = await send(supplier, `project/${projectId}`, {
      docId: doc.sheet,
      name: 'ficha.pdf',
    });
    expect(sent.json.is_verified).toBeNull();
    const [row] = await api.db
      .select()
      .from(documents)
      .where(eq(documents.id, String(sent.json.id)));
    expect(row?.status).toBe('loaded');
    expect((await post(staff, 'verify', { id: sent.json.id })).status).toBe(409);
    const replaced = await send(supplier, `project/${projectId}`, {
      docId: doc.sheet,
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
  it('never replaces what was verified, in any race', async () => {
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
    ['ine.pdf', Buffer.alloc(0)],
    ['ine.pdf', png()],
    ['ine.png', Buffer.from('<html><script>1</script>')],
    ['ine.bmp', Buffer.from('BM')],
    ['ine.jpg', jpg().subarray(0, 30)],
    ['grande.png', png(10_000, 10_000)],
  ])('%j with these bytes', async (name, content) => {
    const who = await api.person('client');
    const reply = await send(who, `user/${who.userId}`, { docId: doc.identity, name, content });
    expect(reply.status).toBe(422);
    expect(reply.json.fields.file).toBe(reply.json.message);
    expect((await get(who, `files/${doc.identity}/user/${who.userId}`)).json).toEqual([]);
  });

  it('a wrong extension with the message of the specification, and the earlier file stays', async () => {
    const who = await api.person('client');
    const first = await identity(who);
    const reply = await send(who, `user/${who.userId}`, { docId: doc.identity, name: 'ine.docx' });
    expect(reply.json.message).toBe(WRONG_TYPE);
    const list = await get(who, `files/${doc.identity}/user/${who.userId}`);
    expect(firstOf(list.json).id).toBe(first.json.id);
  });

  it('more than 10 MB', async () => {
    const reply = await identity(applicant, Buffer.concat([pdf(), Buffer.alloc(10 * 1024 * 1024)]));
    expect(reply.status).toBe(413);
  });

  it('unknown fields, foreign ids in fields, and associations that are not configured', async () => {
    const path = `user/${applicant.userId}`;
    const bad: Record<string, string>[] = [
      { is_verified: 'verificado' },
      { user_id: otherUser.userId },
    ];
    for (const fields of bad) {
      expect((await send(applicant, path, { docId: doc.identity, fields })).status).toBe(400);
    }
    const foreign = await newProject(otherUser);
    const unfound: Record<string, string>[] = [
      { from_project_id: foreign.projectId },
      { from_project_id: NOWHERE },
      { 'metadata[user_id]': otherUser.userId },
      { 'metadata[project_id]': projectId },
      { assocData: otherUser.userId },
      { assocTable: 'sessions', assocKey: 'token_hash' },
      { assocTable: 'users', assocKey: 'curp' },
      { assocIndex: '1' },
    ];
    for (const fields of unfound) {
      expect((await send(applicant, path, { docId: doc.identity, fields })).status).toBe(404);
    }
    expect((await send(applicant, path, { docId: 999 })).status).toBe(404);
    const unsaid = await send(applicant, path, {});
    expect([unsaid.status, unsaid.json.fields]).toEqual([
      400,
      { file_type: 'El campo es obligatorio' },
    ]);
  });

  it('tables and keys that are not in the definitions', async () => {
    for (const path of [
      `files/${doc.photo}/${siteId}/users/foto_instalado`,
      `files/${doc.photo}/${siteId}/fg_locations/foto_antes`,
      `files/${doc.photo}/${siteId}/pg_catalog/foto_instalado`,
      `files/${doc.photo}/${siteId}/fg_locations/foto_instalado'--`,
      `files/${doc.photo}/getFilesByAssociated?assoc_table=users&assoc_key=x&assoc_id=${siteId}`,
      `files/${doc.photo}/getFilesByAssociated?assoc_table=fg_locations&assoc_key=foto_instalado&assoc_id=${siteId}&assoc_relation=user_id`,
      `files/999/user/${applicant.userId}`,
      `files/${doc.identity}/user/no-es-un-id`,
    ]) {
      const reply = await get(staff, path);
      expect([path, reply.status]).toEqual([path, 404]);
      expect(JSON.stringify(reply.json)).not.toMatch(/select|pg_|relation "/i);
    }
  });
});

describe('no user reviews their own documents', () => {
  const refusal = {
    status: 403,
    json: { message: 'Nadie revisa sus propios documentos: pídelo a otra persona.' },
  };

  it('an applicant who is staff too waits for another user to verify who they are', async () => {
    const who = await api.person('client');
    const { id } = (await identity(who)).json;
    const asStaff = await alsoStaff(api, who);
    expect(await post(asStaff, 'verify', { id })).toMatchObject(refusal);
    expect(await post(asStaff, 'reject', { id, reject_reason: 'Está borrosa' })).toMatchObject(
      refusal,
    );
    expect((await post(staff, 'verify', { id })).status).toBe(200);
    expect(await post(asStaff, 'unverify', { id })).toMatchObject(refusal);
  });

  it('an administrator does not verify what they brought while acting as its person', async () => {
    const who = await api.person('client');
    const { id } = (await identity(who)).json;
    await api.db
      .update(documents)
      .set({ uploadedBy: staff.userId })
      .where(eq(documents.id, String(id)));
    expect(await post(staff, 'verify', { id })).toMatchObject(refusal);
    const other = await api.person('admin');
    expect((await post(other, 'verify', { id })).status).toBe(200);
  });

  it('an installer who is staff too does not verify the papers of a credit that pays them', async () => {
    const who = await api.person('client');
    const project = await newProject(who);
    const { id } = (await send(who, `project/${project.projectId}`, { docId: doc.bill })).json;
    const asStaff = await alsoStaff(api, supplier);
    expect(await post(asStaff, 'verify', { id })).toMatchObject(refusal);
    expect((await post(staff, 'verify', { id })).status).toBe(200);
  });
});
