import type { ChecklistItem, documents } from '@contract/documents/documents';
import { expect, type Page } from '@playwright/test';
import { pdf, png } from '@tests/support/files';
import { foreignProject } from '@tests/support/foreign-project';
import { ACCESS_TOKEN, failures } from '@tests/support/foreign-server';
import { jsonOf, only, signIn, test } from '@tests/support/foreign-test';
import { chooserOf } from '@tests/support/slot';
import type * as z from 'zod';

/** The document calls of section 7, by the screens that make them, on a server that has lists besides. */

const OPERATION = 'Ha ocurrido un error con la operación, intente más tarde.';
const base = '/storagev3/documents';
const record = {
  id: 502,
  storage_file: 'luz.pdf',
  is_verified: null,
  reject_reason: null,
  verified_by: null,
  updated_at: '2026-11-20T18:00:00.000Z',
};
const notice = (page: Page, text: string) =>
  page.locator('.ant-notification-notice').filter({ hasText: text });

/** A version of a document, as a server lists it that has lists as well. */
const item = {
  id: '501',
  doc_id: 10,
  name: 'Recibo de luz',
  clasification: 'project',
  clasification_2: 'energy',
  status: 'pending',
  reject_reason: null,
  verified_by: null,
  file_name: 'luz.png',
  media_type: 'image/png',
  size: 70,
  person: { id: '7', full_name: 'Persona Ajena' },
  project: { id: '90', folio: 'P-90' },
  created_at: '2026-11-20T18:00:00.000Z',
  updated_at: '2026-11-20T18:00:00.000Z',
  superseded: false,
  quarantined: false,
};

test('documents are shown, verified and rejected by the calls of section 7', async ({
  page,
  foreign,
}) => {
  const server = await foreign({ role: 'admin', documentLinks: 'session' });
  const list = (status: string) => ({
    json: { items: [{ ...item, status }], next_cursor: null, total: 1, total_is_capped: false },
  });
  server.answer(/GET \/api\/v1\/documents$/, list('pending'));
  server.answer(/view_document_file/, { bytes: png(), type: 'image/png' });
  await signIn(page, server.origin);
  await page.goto(`${server.origin}/backoffice/cola-documentos`);
  await expect(page.getByRole('img', { name: 'Vista previa de Recibo de luz' })).toBeVisible();
  const [view] = server.received.filter(({ path }) => path.includes('view_document_file'));
  expect(view).toMatchObject({
    path: '/storagev3/documents/view_document_file/501/archivo',
    query: { access_token: ACCESS_TOKEN },
  });
  expect(view?.headers.authorization).toBeUndefined();
  expect(view?.headers.cookie).toBeUndefined();

  const acts = [
    [
      'verify',
      'Verificar',
      'Error en verificación de documento',
      'la verificación.',
      'Documento verificado correctamente',
    ],
    [
      'reject',
      'Rechazar',
      'Error en rechazo de documento',
      'el rechazo.',
      'Documento rechazado correctamente',
    ],
    [
      'unverify',
      'Revocar',
      'Error en actualización de documento',
      'la operación.',
      'Estado del documento actualizado correctamente',
    ],
  ] as const;
  for (const [act, button, title, what, done] of acts) {
    if (act === 'unverify') {
      server.answer(/GET \/api\/v1\/documents$/, list('verificado'));
      await page.goto(`${server.origin}/backoffice/cola-documentos?status=verificado`);
    }
    const press = page.getByRole('button', { name: new RegExp(`${button}$`) });
    if (act === 'reject') {
      await press.click();
      await page.getByLabel('Motivo de rechazo').fill('No se alcanza a leer.');
    }
    for (const [failure, words] of [
      [failures.forbidden, `No cuenta con los permisos necesarios para realizar ${what}`],
      [failures.broken, 'Falla del servidor ajeno'],
      [failures.errorPage, OPERATION],
      [failures.hangUp, 'No hay conexión con el servidor.'],
    ] as const) {
      server.answer(new RegExp(`POST ${base}/${act}$`), failure);
      await press.click();
      await expect(notice(page, words).filter({ hasText: title }).first()).toBeVisible();
    }
    server.answer(new RegExp(`POST ${base}/${act}$`), {
      json: { ...record, is_verified: 'verificado' },
    });
    await press.click();
    await expect(notice(page, done)).toBeVisible();
    const sent = server.to('POST', `${base}/${act}`);
    expect(sent).toHaveLength(5);
    for (const one of sent) {
      expect(one.headers.authorization).toBe(`Bearer ${ACCESS_TOKEN}`);
      expect(jsonOf(one)).toEqual({
        id: '501',
        from_project_id: '90',
        ...(act === 'reject' && { reject_reason: 'No se alcanza a leer.' }),
      });
    }
  }
});

const place = {
  description: '',
  indication: '',
  is_required: true,
  verification_requiered: true,
  file_type: ['pdf', 'png'],
  div_class: 'col-12 col-lg-6',
  assoc_index: 0,
  place: null,
  state: 'missing',
  document: null,
  quarantined: false,
  earlier: 0,
  can_upload: true,
  is_associated: false,
  blocked_because: null,
  asked_no_more: false,
} satisfies Partial<ChecklistItem>;
const checklist: z.input<typeof documents.checklist.response> = {
  items: [
    {
      ...place,
      doc_id: 1,
      name: 'Identificación',
      clasification: 'user',
      clasification_2: 'identity',
      section_id: 'identity',
      field_name: 'identificacion',
      db_table: 'users',
      db_field: 'identificacion',
      owner_id: '7',
    },
    {
      ...place,
      doc_id: 10,
      name: 'Recibo de luz',
      clasification: 'project',
      clasification_2: 'energy',
      section_id: 'energy',
      field_name: 'recibo_luz',
      db_table: 'projects',
      db_field: 'recibo_luz',
      owner_id: '90',
    },
    {
      ...place,
      doc_id: 21,
      name: 'Fotografía',
      clasification: 'project',
      clasification_2: 'installation',
      section_id: 'installation',
      field_name: 'foto_instalado',
      db_table: 'fg_locations',
      db_field: 'foto_instalado',
      owner_id: '900',
      is_associated: true,
      state: 'rechazado',
      document: { ...record, id: 501, is_verified: 'rechazado', reject_reason: 'Borrosa y oscura' },
    },
  ],
  missing: [],
  later: [],
  ended: false,
};

/** Names of a form's parts, in their order, and the values of those that are text. */
function partsOf({ text }: { text: string }): [string, string][] {
  return [...text.matchAll(/name="([^"]+)"(?:; filename="([^"]+)")?.*?\r\n\r\n(.*?)\r\n--/gs)].map(
    ([, name = '', file, value = '']) => [name, file ?? value],
  );
}

test('documents are uploaded, replaced and downloaded by the calls of section 7', async ({
  page,
  foreign,
}) => {
  const server = await foreign({ role: 'supplier', documentLinks: 'session' });
  server.answer(/GET \/api\/v1\/projects\/90$/, { json: foreignProject() });
  server.answer(/GET \/api\/v1\/documents\/checklist$/, { json: checklist });
  await signIn(page, server.origin);
  await page.goto(`${server.origin}/proveedor/proyecto/90`);
  const photo = { file: 'foto.png', content: png() };
  const paper = { file: 'papel.PDF', content: pdf() };
  for (const [name, path, parts, { file, content }, hadFile] of [
    [
      'Identificación',
      `${base}/upload/user/7`,
      [
        ['file_type', '1'],
        ['metadata[user_id]', '7'],
      ],
      paper,
      false,
    ],
    [
      'Recibo de luz',
      `${base}/upload/project/90`,
      [
        ['file_type', '10'],
        ['metadata[project_id]', '90'],
      ],
      paper,
      false,
    ],
    [
      'Fotografía',
      `${base}/upload/900/update1/21`,
      [
        ['file_type', '21'],
        ['assocTable', 'fg_locations'],
        ['assocKey', 'foto_instalado'],
        ['assocData', '900'],
        ['assocIndex', '0'],
        ['metadata[project_id]', '90'],
      ],
      photo,
      true,
    ],
  ] as const) {
    const slot = page.getByRole('article', { name });
    // Chosen once: each failure leaves it there to be sent again.
    await chooserOf(slot).setInputFiles({
      name: file,
      mimeType: 'application/octet-stream',
      buffer: content,
    });
    const send = slot.getByRole('button', { name: /^(Enviar archivo|Reintentar)$/ });
    for (const [failure, words] of [
      [failures.broken, 'Falla del servidor ajeno'],
      [failures.errorPage, OPERATION],
      [failures.hangUp, 'No hay conexión y el archivo no se envió'],
      [failures.otherShape, OPERATION],
    ] as const) {
      server.answer(new RegExp(`POST ${path}$`), failure);
      await send.click();
      const problem = slot.getByText('Ha ocurrido un error con la carga.');
      await expect(problem).toContainText(words);
      const stays = 'El archivo cargado previamente seguirá activo.';
      if (hadFile) await expect(problem).toContainText(stays);
      else await expect(problem).not.toContainText(stays);
    }
    server.answer(new RegExp(`POST ${path}$`), { json: record });
    await send.click();
    const done =
      'El archivo ha sido cargado correctamente y será validado por el equipo de Marca Ajena.';
    await expect(notice(page, done).first()).toBeVisible();
    const sent = server.to('POST', path);
    expect(sent).toHaveLength(5);
    for (const one of sent) {
      expect(one.headers.authorization).toBe(`Bearer ${ACCESS_TOKEN}`);
      expect(one.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
      expect(partsOf(one)).toEqual([...parts, ['from_project_id', '90'], ['file', file]]);
    }
    await page.reload();
  }

  server.answer(/download_document_file/, { bytes: png(), type: 'image/png' });
  const download = page.waitForEvent('download');
  await page.getByRole('article', { name: 'Fotografía' }).getByText('Descargar').click();
  expect((await download).suggestedFilename()).toBe('luz.pdf');
  const asked = only(server.to('GET', `${base}/download_document_file/501/archivo`));
  expect(asked.query).toEqual({ access_token: ACCESS_TOKEN });
});
