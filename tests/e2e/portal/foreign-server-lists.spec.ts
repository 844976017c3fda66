import { expect, type Page } from '@playwright/test';
import { demoPhoto } from '@server/db/seed/demo-files';
import { pdf } from '@tests/support/files';
import { foreignProject } from '@tests/support/foreign-project';
import { ACCESS_TOKEN, failures, userInfo } from '@tests/support/foreign-server';
import { jsonOf, only, signIn, test } from '@tests/support/foreign-test';
import { pickedFile } from '@tests/support/people';
import { leaveDialog, visit } from '@tests/support/portal';
import { chooserOf, sendFile } from '@tests/support/slot';

/** The documents of a server that has section 7 and nothing else: the portal's definitions, and the four lists. */

const DATA_LOAD = 'Ha ocurrido un error mientras se obtenían los datos...';
const files = '/storagev3/documents/files';
const sites = [
  {
    id: '901',
    street: 'Calle 60 #120',
    neighbourhood: 'Centro',
    municipality: 'Mérida',
    state: 'Yucatán',
    postal_code: '97000',
    tariff: null,
  },
];
const slotOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const notice = (page: Page, text: string) =>
  page.locator('.ant-notification-notice').filter({ hasText: text });

test('a company sees what is asked of companies, uploads it, and has its versions', async ({
  page,
  foreign,
}) => {
  const server = await foreign({ role: 'supplier', documentLinks: 'session' });
  server.answer(/getRgUserInfo$/, { json: userInfo('supplier', { user_person_type: 0 }) });
  await signIn(page, server.origin, '/proveedor/onboarding/completar-perfil');
  const deed = slotOf(page, 'Acta constitutiva');
  await expect(deed.getByText('Por subir')).toBeVisible();
  await expect(deed.getByText('Obligatorio')).toBeVisible();
  // Of installers and companies; not what is asked of people, applicants or investors.
  await expect(slotOf(page, 'Estructura accionaria y beneficiario controlador')).toBeVisible();
  await expect(slotOf(page, 'CURP')).toHaveCount(0);
  await expect(page.getByText('Por subir: Identificación oficial, Acta const')).toBeVisible();

  const lists = server.received.filter(({ path }) => path.startsWith(files));
  for (const { headers } of lists) expect(headers.authorization).toBe(`Bearer ${ACCESS_TOKEN}`);
  expect(only(server.to('GET', `${files}/5/user/7`)).query).toEqual({});
  expect(only(server.to('GET', `${files}/40/getFilesByAssociated`)).query).toEqual({
    assoc_table: 'users',
    assoc_key: 'estado_cuenta',
    assoc_id: '7',
  });

  await sendFile(deed, pickedFile('acta.pdf', 'application/pdf', pdf()));
  await expect(
    notice(page, 'cargado correctamente y será validado por el equipo de Marca Ajena.'),
  ).toBeVisible();
  await expect(deed.getByText('Pendiente de validación')).toBeVisible();
  expect(server.to('POST', '/storagev3/documents/upload/user/7')).toHaveLength(1);

  const stored = server.documents.find(501);
  if (!stored) throw new Error('nothing was stored');
  stored.is_verified = 'rechazado';
  stored.reject_reason = 'Faltan páginas.';
  await page.reload();
  await expect(deed.getByText('Motivo de rechazo: Faltan páginas.')).toBeVisible();
  await sendFile(deed, pickedFile('completa.pdf', 'application/pdf', pdf('completa')));
  await expect(deed.getByText('completa.pdf')).toBeVisible();
  // Its name stands there while it is on its way, too.
  await expect(deed.getByText('Pendiente de validación')).toBeVisible();
  expect(server.to('POST', '/storagev3/documents/upload/user/7/update/5')).toHaveLength(1);
  await deed.getByRole('button', { name: '1 versión anterior' }).click();
  const earlier = deed.getByRole('list', { name: 'Versiones anteriores de Acta constitutiva' });
  await expect(earlier).toContainText('acta.pdf');
  await expect(earlier).toContainText('Rechazada: Faltan páginas.');

  const verified = server.documents.find(502);
  if (!verified) throw new Error('the second was not stored');
  verified.is_verified = 'verificado';
  verified.verified_by = 'Revisora Ajena';
  await page.reload();
  await expect(deed.getByText('Verificado', { exact: true })).toBeVisible();
  // Who did what and when, as far as the records say it.
  await deed.getByRole('button', { name: 'Historial' }).click();
  const acts = deed.getByRole('list', { name: 'Historial de Acta constitutiva' });
  await expect(acts.getByRole('listitem')).toHaveText([
    /\d{2}\/\d{2}\/\d{4}.* · Verificó completa\.pdf · Revisora Ajena$/,
    /\d{2}\/\d{2}\/\d{4}.* · Rechazó acta\.pdf · Faltan páginas\.$/,
  ]);
  await expect(chooserOf(deed)).toHaveCount(0);
  await expect(deed.getByRole('button', { name: 'Reemplazar archivo' })).toHaveCount(0);
});

/** The tab was in the background and comes back: what was not answered is asked for again. */
async function comeBack(page: Page) {
  const asked = page.waitForResponse(/documents\/checklist/);
  await page.evaluate(() => void dispatchEvent(new Event('visibilitychange')));
  await asked;
}

test('a file that was not sent and a reason that was not taken stay, also when the tab comes back', async ({
  page,
  foreign,
}) => {
  await test.step('a file', async () => {
    const server = await foreign({ role: 'supplier', documentLinks: 'session' });
    server.answer(/POST \/storagev3\//, failures.broken);
    await signIn(page, server.origin, '/proveedor/onboarding/completar-perfil');
    const bill = slotOf(page, 'Comprobante de domicilio');
    await chooserOf(bill).setInputFiles(pickedFile('luz.pdf', 'application/pdf', pdf()));
    await expect(bill.getByRole('button', { name: 'Enviar archivo' })).toBeVisible();
    await comeBack(page);
    await bill.getByRole('button', { name: 'Enviar archivo' }).press('Enter');
    await expect(bill.getByText('Falla del servidor ajeno')).toBeVisible();
    await comeBack(page);
    await expect(bill.getByText('Falla del servidor ajeno')).toBeVisible();
    await expect(bill.getByText('luz.pdf')).toBeVisible();
    await expect(bill.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  });
  await test.step('a reason', async () => {
    const server = await foreign({ role: 'admin', documentLinks: 'session' });
    server.documents.keep('10/90', 'luz.png', demoPhoto());
    server.answer(/POST \/storagev3\/documents\/reject$/, failures.broken);
    await signIn(page, server.origin, '/backoffice/credito/90');
    const bill = slotOf(page, 'Recibo de luz');
    await bill.getByRole('button', { name: 'Rechazar' }).click();
    await bill.getByLabel('Motivo de rechazo').fill('No se lee.');
    await bill.getByRole('button', { name: 'Rechazar' }).click();
    await expect(notice(page, 'Falla del servidor ajeno')).toBeVisible();
    await comeBack(page);
    await expect(bill.getByLabel('Motivo de rechazo')).toHaveValue('No se lee.');
  });
});

test('a project and its site have lists by project, by table and key, and by association, and places that their conditions close', async ({
  page,
  foreign,
}) => {
  const server = await foreign({ role: 'supplier' });
  await signIn(page, server.origin, '/proveedor/proyecto/90');
  await expect(page.getByRole('main').getByText(DATA_LOAD)).toHaveCount(1);
  const bill = slotOf(page, 'Recibo de luz');
  await expect(bill).toBeVisible();
  expect(server.to('GET', `${files}/10/project/90`)).toHaveLength(1);
  // What only staff see is not even asked for.
  expect(server.to('GET', `${files}/30/project/90`)).toEqual([]);
  await expect(slotOf(page, 'Dictamen de crédito')).toHaveCount(0);
  await sendFile(bill, pickedFile('luz.pdf', 'application/pdf', pdf()));
  await expect(bill.getByText('Pendiente de validación')).toBeVisible();

  await visit(page, '/proveedor/proyecto/90/fg_location/900/evidencias');
  const after = slotOf(page, 'Fotografía del sistema instalado');
  await expect(after).toBeVisible();
  expect(server.to('GET', `${files}/21/900/fg_locations/foto_instalado`)).toHaveLength(1);
  expect(only(server.to('GET', `${files}/23/getFilesByAssociated`)).query).toEqual({
    assoc_table: 'fg_locations',
    assoc_key: 'foto_detalle',
    assoc_id: '900',
    assoc_relation: 'project_id',
  });
  await sendFile(after, pickedFile('sistema.png', 'image/png', demoPhoto()));
  await expect(after.getByText('Pendiente de validación')).toBeVisible();
  const { text } = only(server.to('POST', '/storagev3/documents/upload/900'));
  for (const part of ['fg_locations', 'foto_instalado', '90']) expect(text).toContain(part);

  await test.step('a condition that is known not to hold closes the place with its message', async () => {
    server.answer(/GET \/api\/v1\/projects\/90$/, {
      json: foreignProject({ status: 'in_review', sites }),
    });
    await visit(page, '/proveedor/proyecto/90');
    await expect(after.getByText(/Podrás subir las fotografías cuando el contrato/)).toBeVisible();
    await expect(chooserOf(after)).toHaveCount(0);
    // Conditional ones show once their condition holds: this project is of solar panels, and not being installed.
    await expect(slotOf(page, 'Fotografía del medidor')).toBeVisible();
    await expect(page.getByRole('article', { name: /interconexión/i })).toHaveCount(0);
    server.answer(/GET \/api\/v1\/projects\/90$/, { json: foreignProject({ sites }) });
    await page.reload();
    await expect(chooserOf(after)).toBeEnabled();
    await expect(page.getByRole('article', { name: /interconexión/i }).first()).toBeVisible();
  });
});

test('staff see what is private, and decide in its place', async ({ page, foreign }) => {
  const server = await foreign({ role: 'admin', documentLinks: 'session' });
  server.documents.keep('10/90', 'luz.png', demoPhoto());
  await signIn(page, server.origin, '/backoffice/credito/90');
  const bill = slotOf(page, 'Recibo de luz');
  const opinion = slotOf(page, 'Dictamen de crédito');
  await expect(chooserOf(opinion)).toBeEnabled();
  await expect(chooserOf(bill)).toHaveCount(0);
  await bill.getByRole('button', { name: 'Ver', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Recibo de luz' });
  await expect(dialog.getByRole('img', { name: 'Vista previa de Recibo de luz' })).toBeVisible();
  await leaveDialog(dialog);

  await bill.getByRole('button', { name: 'Verificar' }).click();
  await expect(notice(page, 'Documento verificado correctamente')).toBeVisible();
  await expect(bill.getByText('Verificado', { exact: true })).toBeVisible();
  await bill.getByRole('button', { name: 'Revocar' }).click();
  await expect(notice(page, 'Estado del documento actualizado correctamente')).toBeVisible();
  await bill.getByRole('button', { name: 'Rechazar' }).click();
  await bill.getByLabel('Motivo de rechazo').fill('No');
  await expect(bill.getByRole('button', { name: 'Rechazar' })).toBeDisabled();
  await bill.getByLabel('Motivo de rechazo').fill('No se lee.');
  await bill.getByRole('button', { name: 'Rechazar' }).click();
  await expect(notice(page, 'Documento rechazado correctamente')).toBeVisible();
  await expect(bill.getByText('Motivo de rechazo: No se lee.')).toBeVisible();
  expect(server.to('POST', '/storagev3/documents/reject').map(jsonOf)).toEqual([
    { id: '501', from_project_id: '90', reject_reason: 'No se lee.' },
  ]);

  server.answer(/POST \/storagev3\/documents\/unverify$/, failures.forbidden);
  await bill.getByRole('button', { name: 'Revocar' }).click();
  await expect(
    notice(page, 'No cuenta con los permisos necesarios para realizar la operación.'),
  ).toBeVisible();

  await visit(page, '/backoffice/expediente/7?parte=documentos');
  await expect(slotOf(page, 'Identificación oficial')).toBeVisible();
  expect(server.to('GET', `${files}/1/user/7`)).toHaveLength(1);
});

test('a list that fails is reported in its place, all of them once, each with its way to load again, and several of a kind are a place each', async ({
  page,
  foreign,
}) => {
  const server = await foreign({ role: 'supplier' });
  server.answer(/GET \/storagev3\/documents\/files\/2\//, failures.broken);
  server.documents.keep('40/7', 'enero.pdf', pdf());
  server.documents.keep('40/7', 'febrero.pdf', pdf());
  await signIn(page, server.origin, '/proveedor/onboarding/completar-perfil');
  const broken = slotOf(page, 'Comprobante de domicilio');
  await expect(broken.getByText(DATA_LOAD)).toBeVisible();
  await expect(chooserOf(slotOf(page, 'Identificación oficial'))).toBeEnabled();
  // Nothing is said of the whole while a part of it is not known.
  await expect(page.getByText(/^Por subir:/)).toHaveCount(0);
  server.answer(/GET \/storagev3\/documents\/files\/2\//, { json: [] });
  await broken.getByRole('button', { name: 'Volver a cargar' }).click();
  await expect(chooserOf(broken)).toBeEnabled();

  await test.step('several of a kind are a place each, and one more', async () => {
    const slots = page.getByRole('article', { name: /^Estado de cuenta bancario, Archivo/ });
    await expect(slots).toHaveCount(3);
    await expect(slots.nth(0)).toContainText('enero.pdf');
    await expect(slots.nth(1)).toContainText('febrero.pdf');
    await sendFile(slots.nth(2), pickedFile('marzo.pdf', 'application/pdf', pdf()));
    await expect(slots).toHaveCount(4);
    const { text } = only(server.to('POST', '/storagev3/documents/upload/user/7'));
    expect(text).toMatch(/name="assocIndex"\r\n\r\n2\r\n/);
  });

  server.answer(/GET \/storagev3\//, failures.missing);
  await page.reload();
  const main = page.getByRole('main');
  // What the verification asks for is not there either, and says so first.
  await expect(main.getByRole('alert').filter({ hasText: DATA_LOAD })).toHaveCount(2);
  await expect(page.getByRole('article')).toHaveCount(0);
  server.answer(/GET \/storagev3\//, { json: [] });
  await main.getByRole('button', { name: 'Volver a cargar' }).last().click();
  await expect(slotOf(page, 'Identificación oficial')).toBeVisible();
});
