import { readFile } from 'node:fs/promises';
import { batchFields } from '@contract/program/prospect-cells';
import { fieldHeadings } from '@contract/program/prospect-headings';
import { type Browser, expect, type Page } from '@playwright/test';
import { fits } from '@tests/support/hands';
import { choose, confirmIdentity, PASSWORD, pickedFile, STAFF, seat } from '@tests/support/people';
import {
  bySemicolons,
  leaveDrawer,
  mailTo,
  searchList,
  signIn,
  visit,
} from '@tests/support/portal';
import { sendProspects } from '@tests/support/send-prospects';
import { test } from '@tests/support/story';

const serial = Date.now();
const program = `Hielo Sereno ${serial}`;
const people = {
  admin: `administra-${serial}@ejemplo.mx`,
  executive: `ejecutiva-${serial}@ejemplo.mx`,
};

/** Takes up an invitation, and opens a screen on a telephone. */
async function takeUp(browser: Browser, email: string, to: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const mail = await mailTo(email, /Te invitaron al programa/);
  const token = /\/activar-cuenta\/([\w-]+)/.exec(mail)?.[1];
  const data = { token, password: PASSWORD };
  const taken = await page.request.post('/api/v1/activations/redeem', { data });
  expect(await taken.json()).toEqual({ ok: true });
  await signIn(page, email, { password: PASSWORD, to });
  return { email, page };
}

async function addZone(page: Page, name: string, region: string) {
  await page.getByRole('button', { name: 'Agregar zona' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Agregar zona' });
  await dialog.getByLabel('Zona').fill(name);
  await dialog.getByLabel('Región').fill(region);
  await dialog.getByLabel('Región').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('cell', { name, exact: true })).toBeVisible();
}

async function invite(page: Page, name: string, email: string) {
  await page.getByRole('button', { name: 'Invitar persona' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invitar persona' });
  await dialog.getByLabel('Nombre completo').fill(name);
  await dialog.getByLabel('Correo').fill(email);
  return dialog;
}

const file = [
  batchFields.map((field) => fieldHeadings[field][0]).join(','),
  'Abarrotes Norte,Ana Ruiz,3319000001,,Tonalá,Jalisco,Norte',
  'Abarrotes Sur,Eva Paz,3319000002,,Tonalá,Jalisco,Sur',
].join('\r\n');

test('staff open a program with zones and invite who administers it; who invites one of a zone, who sees that zone alone until deactivated; among hundreds of zones one is found by name', async ({
  browser,
}) => {
  const staff = await seat(browser, STAFF, { to: '/backoffice/programas' });
  await staff.page.getByRole('button', { name: 'Abrir programa' }).click();
  const opening = staff.page.getByRole('dialog', { name: 'Abrir programa' });
  await opening.getByLabel('Nombre').fill(program);
  await opening.getByLabel('Nombre').press('Enter');
  await expect(opening).toBeHidden();
  await searchList(staff.page, program);
  await staff.page.getByRole('link', { name: program }).click();
  await expect(staff.page.getByRole('heading', { name: program })).toBeVisible();
  await addZone(staff.page, 'Norte', 'Bajío');
  await addZone(staff.page, 'Sur', 'bajio');
  await expect(staff.page.getByRole('heading', { name: 'Bajío' })).toBeVisible();
  const first = await invite(staff.page, 'Eva Solís Luna', people.admin);
  await first.getByRole('button', { name: 'Enviar invitación' }).click();
  await confirmIdentity(staff);
  await expect(staff.page.getByRole('row', { name: /Eva Solís Luna.*Por activar/ })).toBeVisible();

  const admin = await takeUp(browser, people.admin, '/programa/carga-de-prospectos');
  await sendProspects(admin.page, 'octubre.csv', file);
  await admin.page.getByRole('button', { name: 'Agregar 2 prospectos' }).click();
  await expect(admin.page.getByText('Se agregaron 2 prospectos.')).toBeVisible();
  await visit(admin.page, '/programa/usuarios');
  const second = await invite(admin.page, 'Nora Colín Paz', people.executive);
  await choose(second, 'Zonas', 'Norte (Bajío)');
  // The list of zones, which stays open for more of them, may lie over what sends.
  await second.getByRole('button', { name: 'Enviar invitación' }).press('Enter');
  await confirmIdentity(admin);
  await expect(admin.page.getByText('La invitación va en camino.')).toBeVisible();

  const executive = await takeUp(browser, people.executive, '/programa/lista-de-prospectos');
  await expect(executive.page.getByText('Abarrotes Norte')).toBeVisible();
  await expect(executive.page.getByText('Abarrotes Sur')).toHaveCount(0);

  await admin.page.reload();
  await admin.page.getByRole('button', { name: 'Desactivar a Nora Colín Paz' }).press('Enter');
  const asking = admin.page.getByRole('dialog', { name: /Quitar a Nora Colín Paz/ });
  await asking.getByLabel('Motivo').fill('Cambió de empresa');
  await asking.getByRole('button', { name: 'Desactivar', exact: true }).press('Enter');
  await expect(admin.page.getByText('Sin acceso')).toBeVisible();
  const answered = executive.page.waitForResponse(
    (response) => response.url().includes('/api/v1/') && response.status() === 401,
  );
  await executive.page.reload();
  await answered;
  await expect(executive.page).toHaveURL(/\/login/);

  await test.step('among hundreds of zones one is found by name, and on a telephone long names stay on the page', async () => {
    const { page } = staff;
    await page.getByRole('button', { name: 'Importar CSV' }).click();
    const importing = page.getByRole('dialog', { name: 'Importar CSV' });
    const long = 'San Miguel de los Caballeros del Camino Real de Tierra Adentro y Anexas';
    const rows = Array.from({ length: 300 }, (_, n) => `Región ${n % 12},Zona ${n} ${long}`);
    await importing
      .getByRole('button', { name: /Archivo CSV/ })
      .setInputFiles(pickedFile('zonas.csv', 'text/csv', ['región,zona', ...rows].join('\n')));
    await importing.getByRole('button', { name: 'Agregar 300 zonas' }).click();
    await expect(importing).toBeHidden();
    const search = page.getByRole('searchbox', { name: 'Buscar: Zonas y regiones' });
    await expect(search).toBeVisible();
    expect((await search.locator('..').boundingBox())?.height).toBeLessThan(60);
    await page.setViewportSize({ width: 390, height: 844 });
    await page
      .getByRole('searchbox', { name: 'Buscar: Zonas y regiones' })
      .fill('region 11 zona 287');
    await expect(page.getByRole('button', { name: /^Editar Zona/ })).toHaveCount(1);
    await fits(page);
    await search.fill('sin tal');
    await expect(
      page.getByText('Ninguna zona, región ni municipio tiene ese nombre.'),
    ).toBeVisible();
  });
});

test('zones come from a file, whole or not at all; one is moved and its history says so; one in use stays, and says why', async ({
  browser,
}) => {
  const { page } = await seat(browser, 'programa@demo.mx', {
    to: '/programa/catalogo-zonas-y-regiones',
    preferences: bySemicolons,
  });
  const name = `Prueba ${serial}`;
  await page.getByRole('button', { name: 'Importar CSV' }).click();
  const importing = page.getByRole('dialog', { name: 'Importar CSV' });
  const choosing = importing.getByRole('button', { name: /Archivo CSV/ });
  const twice = `región,zona\nNorte,${name}\nNorte,${name}`;
  await choosing.setInputFiles(pickedFile('zonas.csv', 'text/csv', twice));
  await expect(importing.getByText('Repite la zona de la fila 2.')).toBeVisible();
  const once = `región,zona\nNorte,${name}\nNorte,Monterrey`;
  await choosing.setInputFiles(pickedFile('zonas.csv', 'text/csv', once));
  await importing.getByRole('button', { name: 'Agregar 1 zona' }).click();
  await expect(importing).toBeHidden();

  // The catalogue leaves as the person last had an export written.
  await expect(page.getByRole('button', { name: `Editar ${name}` })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const catalogue = await readFile(await (await download).path(), 'utf8');
  expect(catalogue).toMatch(/^\uFEFFregion;zona;municipios;codigos postales\r\n/);
  expect(catalogue).toContain(`Norte;${name};`);
  await page.getByRole('button', { name: `Editar ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar zona' });
  await dialog.getByLabel('Región').fill('Golfo');
  await dialog.getByRole('button', { name: 'Guardar zona' }).click();
  await expect(page.getByRole('heading', { name: 'Golfo' })).toBeVisible();
  await page.getByRole('button', { name: `Historial de ${name}` }).click();
  await expect(page.getByText('De Norte a Golfo')).toBeVisible();
  await leaveDrawer(page);
  await page.getByRole('button', { name: 'Desactivar Guadalajara' }).click();
  const asking = page.getByRole('dialog', { name: /Guadalajara/ });
  await asking.getByLabel('Motivo').fill('Ya no se trabaja');
  await asking.getByRole('button', { name: 'Desactivar', exact: true }).click();
  await expect(asking.getByText(/por trabajar/)).toBeVisible();
});
