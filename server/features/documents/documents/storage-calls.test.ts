import { documentStorage } from '@contract/documents/document-storage';
import { projects } from '@server/db/schema/credit';
import type { Person } from '@tests/support/api';
import { doc, documentsApi } from '@tests/support/documents';
import { jpg } from '@tests/support/files';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

const api = await documentsApi();
const { staff, applicant, supplier, projectId, siteId, send, post } = api;
await api.db.update(projects).set({ status: 'installing' }).where(eq(projects.id, projectId));

const record = [
  'id',
  'is_verified',
  'reject_reason',
  'storage_file',
  'updated_at',
  'verified_by',
] as const;
const verdict = ['is_verified', 'reject_reason', 'updated_at', 'verified_by'] as const;
const keysOf = (answer: object) => Object.keys(answer).toSorted();

const photo = { name: 'IMG_1.JPG', content: jpg() };
const site = { assocTable: 'fg_locations', assocKey: 'foto_instalado' };
const person = { assocTable: 'users', assocKey: 'identificacion_oficial' };
const several = { assocTable: 'users', assocKey: 'estado_cuenta' };

interface Form {
  who: Person;
  path: string;
  sent: Parameters<typeof send>[2];
}

/** Each form of the uploads, in an order in which what is updated is there. */
const forms: Record<string, Form> = {
  'upload/user/{id}': {
    who: applicant,
    path: `user/${applicant.userId}`,
    sent: { docId: doc.identity },
  },
  'upload/user/{id} with all of its fields': {
    who: applicant,
    path: `user/${applicant.userId}`,
    sent: {
      docId: doc.identity,
      fields: {
        ...person,
        assocData: applicant.userId,
        assocIndex: '0',
        from_project_id: projectId,
        'metadata[user_id]': applicant.userId,
      },
    },
  },
  'upload/user/{id}/update/{docId}': {
    who: applicant,
    path: `user/${applicant.userId}/update/${doc.identity}`,
    sent: {},
  },
  'upload/user/{id} of several': {
    who: applicant,
    path: `user/${applicant.userId}`,
    sent: { docId: 40, fields: { ...several, assocIndex: '1' } },
  },
  'upload/user/{id}/update/{docId} of several': {
    who: applicant,
    path: `user/${applicant.userId}/update/40`,
    sent: { docId: 40, fields: { assocIndex: '1' } },
  },
  'upload/project/{id}': {
    who: applicant,
    path: `project/${projectId}`,
    sent: { docId: doc.bill, fields: { 'metadata[project_id]': projectId } },
  },
  'upload/project/{id}/update/{docId}': {
    who: supplier,
    path: `project/${projectId}/update/${doc.bill}`,
    sent: { docId: doc.bill },
  },
  'upload/project/{id} of a site': {
    who: supplier,
    path: `project/${projectId}`,
    sent: { ...photo, docId: doc.photo, fields: { ...site, assocData: siteId } },
  },
  'upload/{target}': {
    who: supplier,
    path: siteId,
    sent: { ...photo, docId: doc.photo, fields: { ...site, from_project_id: projectId } },
  },
  'upload/{target} of a person': {
    who: applicant,
    path: applicant.userId,
    sent: { docId: doc.identity, fields: person },
  },
  'upload/{id}/update1/{docId}': {
    who: supplier,
    path: `${siteId}/update1/${doc.photo}`,
    sent: { ...photo, fields: site },
  },
  'upload/{id}/update1/{docId} of a general document': {
    who: supplier,
    path: `${siteId}/update1/${doc.photo}`,
    sent: photo,
  },
};

/** Each list, with who asks. */
const lists: Record<string, { who: Person; path: string }> = {
  'files/{docId}/user/{id}': {
    who: applicant,
    path: `files/${doc.identity}/user/${applicant.userId}`,
  },
  'files/{docId}/project/{id}': { who: supplier, path: `files/${doc.bill}/project/${projectId}` },
  'files/{docId}/project/{id} of its sites': {
    who: supplier,
    path: `files/${doc.photo}/project/${projectId}`,
  },
  'files/{docId}/{id}/{table}/{key}': {
    who: supplier,
    path: `files/${doc.photo}/${siteId}/fg_locations/foto_instalado`,
  },
  'files/{docId}/getFilesByAssociated': {
    who: supplier,
    path: `files/${doc.photo}/getFilesByAssociated?assoc_table=fg_locations&assoc_key=foto_instalado&assoc_id=${siteId}`,
  },
  'files/{docId}/getFilesByAssociated with its relation': {
    who: supplier,
    path: `files/${doc.photo}/getFilesByAssociated?assoc_table=fg_locations&assoc_key=foto_instalado&assoc_id=${siteId}&assoc_relation=project_id`,
  },
};

describe('the calls of the interface', () => {
  it('are these, by method and path', () => {
    const base = '/storagev3/documents/';
    expect(
      Object.values(documentStorage).map(
        ({ method, path }) => `${method} ${path.replace(base, '')}`,
      ),
    ).toEqual([
      'POST upload/user/:id',
      'POST upload/project/:id',
      'POST upload/:id',
      'POST upload/user/:id/update/:docId',
      'POST upload/project/:id/update/:docId',
      'POST upload/:id/update1/:docId',
      'GET files/:docId/user/:id',
      'GET files/:docId/project/:id',
      'GET files/:docId/:id/:table/:key',
      'GET files/:docId/getFilesByAssociated',
      'GET view_document_file/:dbId/*',
      'GET download_document_file/:dbId/*',
      'POST verify',
      'POST reject',
      'POST unverify',
    ]);
  });

  it.each(Object.entries(forms))('%s answers the record', async (_, { who, path, sent }) => {
    const reply = await send(who, path, sent);
    expect([reply.status, keysOf(reply.json)]).toEqual([200, [...record]]);
    expect(reply.json).toMatchObject({ is_verified: null, reject_reason: null, verified_by: null });
  });

  it.each(Object.entries(lists))('%s answers a list of records', async (_, { who, path }) => {
    const reply = await who.call({ url: `/storagev3/documents/${path}` });
    expect(reply.status).toBe(200);
    const listed: object[] = Array.isArray(reply.json) ? reply.json : [];
    expect(listed.map(keysOf)).toEqual([['assoc_index', ...record]]);
  });

  it.each(['view', 'download'])('%s takes access_token, whatever follows the id', async (use) => {
    const sent = await send(applicant, `user/${applicant.userId}`, { docId: doc.identity });
    for (const name of ['ine.pdf', '', 'carpeta/otra%20cosa.pdf']) {
      const token = await api.link(applicant, sent.json.id, use);
      const url = `/storagev3/documents/${use}_document_file/${sent.json.id}/${name}?access_token=${token}`;
      const opened = await api.anonymous({ url });
      expect([name, opened.status]).toEqual([name, 200]);
      expect(opened.headers['content-disposition']).toMatch(
        use === 'view' ? /^inline/ : /^attachment/,
      );
    }
  });

  it('verify, unverify and reject answer the verdict', async () => {
    const who = await api.person('client');
    const { json } = await api.identity(who);
    const from = { id: json.id, from_project_id: null };
    const acts = [
      ['verify', from, { is_verified: 'verificado', verified_by: 'Revisora Prueba' }],
      ['unverify', from, { is_verified: null, verified_by: null }],
      [
        'reject',
        { ...from, reject_reason: 'Está borrosa' },
        { is_verified: 'rechazado', reject_reason: 'Está borrosa', verified_by: 'Revisora Prueba' },
      ],
    ] as const;
    for (const [act, body, answer] of acts) {
      const reply = await post(staff, act, body);
      expect([act, reply.status, keysOf(reply.json)]).toEqual([act, 200, [...verdict]]);
      expect(reply.json).toMatchObject(answer);
      expect(Date.parse(String(Reflect.get(reply.json, 'updated_at')))).not.toBeNaN();
    }
  });

  it.each([
    ['verify', 'No cuenta con los permisos necesarios para realizar la verificación.'],
    ['reject', 'No cuenta con los permisos necesarios para realizar el rechazo.'],
    ['unverify', 'No cuenta con los permisos necesarios para realizar la operación.'],
  ])('%s is refused with its own words', async (act, message) => {
    const { json } = await api.identity(await api.person('client'));
    const body = { id: json.id, ...(act === 'reject' && { reject_reason: 'Está borrosa' }) };
    for (const who of [applicant, supplier]) {
      const reply = await post(who, act, body);
      expect([reply.status, reply.json.message]).toEqual([403, message]);
    }
  });
});
