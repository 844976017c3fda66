import { expect, type Page } from '@playwright/test';
import { fits } from '@tests/support/hands';
import { choose, newApplicant, STAFF, seat } from '@tests/support/people';
import { consoleErrorsOf, searchList, signIn, visit } from '@tests/support/portal';
import { test } from '@tests/support/story';

const PEOPLE = '/backoffice/usuarios-y-permisos';
const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Partes del expediente' }).getByRole('link', { name });

/** Opens a person's page by what staff type to find them. */
async function find(page: Page, typed: string, email: string) {
  if (!page.url().endsWith(PEOPLE)) await visit(page, PEOPLE);
  await searchList(page, typed);
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/\/backoffice\/expediente\/[\w-]+$/);
}

test('staff find an applicant by telephone, and read the account, data, papers and money on one page', async ({
  page,
}) => {
  const consoleErrors = consoleErrorsOf(page);
  await signIn(page, STAFF, { to: PEOPLE });
  await find(page, 'solicitante@demo.mx', 'solicitante@demo.mx');
  const account = page.getByRole('region', { name: 'Datos de la cuenta' });
  const phone = await account.getByText(/^\d{2,3} \d{3,4} \d{4}$/).innerText();
  await find(page, phone, 'solicitante@demo.mx');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Expediente Lucía Hernández Ñúñez' }),
  ).toBeVisible();
  await expect(account).toContainText('Solicitante');
  await expect(page.getByRole('region', { name: 'Registros' })).toContainText(/SF-\d{6}/);

  const past = page.getByRole('region', { name: 'Qué ha pasado' });
  await expect(past.getByRole('listitem').first()).toContainText(/\d{2}\/\d{2}\/\d{4}/);
  const first = await past.getByRole('listitem').first().innerText();
  await past.getByRole('button', { name: 'Ver lo anterior' }).click();
  await expect(past.getByRole('listitem').first()).not.toHaveText(first);
  await past.getByRole('button', { name: 'Ver lo más nuevo' }).click();
  await expect(past.getByRole('listitem').first()).toContainText(first.split('\n')[0] ?? '');
  await choose(page, 'Qué mostrar', 'Lo que hicieron otros');
  await expect(
    past.getByText(/^Verificó un documento: .+ · Lucía Hernández Ñúñez$/),
  ).not.toHaveCount(0);

  await part(page, 'Datos').click();
  await expect(page.getByRole('region', { name: 'Datos generales' })).toContainText('••••');
  // Nobody asks an applicant for it: it is not there, and not missing.
  const fiscal = page.getByRole('region', { name: 'Perfil fiscal' });
  await expect(fiscal).toContainText('Sin dato');
  await expect(fiscal).not.toContainText('Falta');
  await expect(page.getByRole('region', { name: 'Consentimientos' })).toContainText(/Versión/);
  await part(page, 'Documentos').click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await part(page, 'Dinero').click();
  await expect(page.getByRole('region', { name: 'Lo que debe' })).toContainText('Saldo insoluto');
  await expect(
    page.getByRole('region', { name: 'Movimientos de su saldo a favor' }).getByRole('row').nth(1),
  ).toContainText('$');
  expect(consoleErrors).toEqual([]);
});

test('staff note what a person said, by keyboard, and correct it with another note', async ({
  browser,
}) => {
  const person = await browser.newPage();
  const email = await newApplicant(person);
  const { page } = await seat(browser, STAFF, {
    to: `/backoffice/usuarios-y-permisos?q=${email}`,
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Irene Marco Vega' }).press('Enter');
  const notes = page.getByRole('region', { name: 'Notas' });
  await expect(notes).toContainText('Nadie ha anotado nada todavía.');
  const write = async (text: string) => {
    await notes.getByRole('button', { name: 'Agregar nota' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Agregar nota' });
    await dialog.getByLabel('Nota').fill(text);
    await dialog.getByRole('button', { name: 'Guardar nota' }).press('Enter');
    await expect(dialog).toBeHidden();
  };
  await notes.getByRole('button', { name: 'Agregar nota' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Agregar nota' });
  await dialog.getByRole('button', { name: 'Guardar nota' }).press('Enter');
  await expect(dialog.getByText('El campo es obligatorio')).toBeVisible();
  // The form gives the focus once more in a timer, which on a busy machine runs after the next key.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(dialog.getByLabel('Nota')).toBeFocused();
  await dialog.getByRole('button', { name: 'Cancelar' }).press('Enter');
  await expect(dialog).toBeHidden();
  await write('Llamó: cambia de domicilio en mayo.');
  await write('Corrijo: cambia en junio.');
  await expect(notes.getByRole('listitem')).toHaveText([
    /^Corrijo: cambia en junio\./,
    /^Llamó: cambia de domicilio en mayo\./,
  ]);
  await expect(notes.getByRole('button', { name: /Editar|Borrar/ })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Qué ha pasado' })).toContainText(
    'Agregó una nota sobre la persona',
  );
  await fits(page);
  await Promise.all([page.close(), person.close()]);
});

test('a part that cannot be loaded says so and the others stay; palette and former address lead to a person’s page, and nobody’s is not there', async ({
  browser,
}) => {
  const { page } = await seat(browser, STAFF, { to: PEOPLE });
  let broken = true;
  await page.route(/\/api\/v1\/users\/[\w-]+\/(notes|timeline|consents)/, (route) =>
    broken
      ? route.fulfill({ status: 500, json: { code: 'internal', message: 'x' } })
      : route.continue(),
  );
  await find(page, 'inversionista@demo.mx', 'inversionista@demo.mx');
  const notes = page.getByRole('region', { name: 'Notas' });
  const past = page.getByRole('region', { name: 'Qué ha pasado' });
  for (const failed of [notes, past]) await expect(failed.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Datos de la cuenta' })).toContainText(
    'Inversionista',
  );
  await expect(page.getByRole('region', { name: 'Acceso' })).toBeVisible();
  broken = false;
  await notes.getByRole('button', { name: 'Volver a cargar' }).click();
  await expect(notes.getByRole('alert')).toHaveCount(0);
  await expect(past.getByRole('alert')).toBeVisible();
  await part(page, 'Dinero').click();
  await expect(page.getByRole('region', { name: 'Saldos como inversionista' })).toContainText(
    'Saldo disponible',
  );

  await test.step('the palette and the former address lead to a person’s page', async () => {
    await page.getByRole('button', { name: /Buscar o ir a/ }).click();
    const palette = page.getByRole('combobox', { name: 'Buscar o ir a…' });
    await palette.fill('Lucía Hernández');
    const found = page.getByRole('option', { name: /Lucía Hernández Ñúñez.*Expediente/ });
    await expect(found).toHaveCount(1);
    await found.click();
    await expect(page).toHaveURL(/\/backoffice\/expediente\/[\w-]+$/);

    await find(page, 'instalador@demo.mx', 'instalador@demo.mx');
    const here = page.url();
    const id = here.split('/').at(-1) ?? '';
    await page.goto(`${PEOPLE}/${id}`);
    await expect(page).toHaveURL(here);
    await page.goto(`${here}?parte=dinero`);
    await expect(
      page.getByRole('region', { name: 'Pagos de sus instalaciones' }).getByRole('row').nth(1),
    ).toContainText(/SF-\d{6}/);
    await page.goto(`${here}?parte=otra-cosa`);
    await expect(page.getByRole('region', { name: 'Datos de la cuenta' })).toBeVisible();
    await visit(page, '/backoffice/expediente/01900000-0000-7000-8000-000000000000');
    await expect(page.getByRole('main')).toContainText('No encontramos');
    await expect(page.getByRole('navigation', { name: 'Partes del expediente' })).toHaveCount(0);
  });
  await page.close();
});
