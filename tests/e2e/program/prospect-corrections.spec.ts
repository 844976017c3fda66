import { expect } from '@playwright/test';
import { demoProspect } from '@server/db/seed/demo-prospects';
import { expectAccessible } from '@tests/support/accessible';
import { csv } from '@tests/support/csv';
import { byKeyboard } from '@tests/support/hands';
import { seat } from '@tests/support/people';
import { PROSPECT_HEADINGS, sendProspects } from '@tests/support/send-prospects';
import { test } from '@tests/support/story';

// One session a person.
test.describe.configure({ mode: 'serial' });

const serial = String(Date.now());
const UPLOAD = '/programa/carga-de-prospectos';

test('an administrator corrects by hand what parts the cells of a file, and how its text is written', async ({
  browser,
}) => {
  const { page } = await seat(browser, 'programa@demo.mx', { to: `${UPLOAD}?carga=nueva` });
  const { contact, phone, municipality, state, zone } = demoProspect(820);
  const cells = [`Peñón ${serial}`, contact, phone, '', municipality, state, zone, '', ''];
  await sendProspects(page, 'comas.csv', csv(PROSPECT_HEADINGS, [cells]));
  await expect(page.getByRole('button', { name: 'Agregar 1 prospecto' })).toBeVisible();
  const hand = byKeyboard(page);
  const rows = page.getByRole('region', { name: 'Primeras filas del archivo' });
  const again = page.getByRole('button', { name: 'Volver a leer así' });
  const readAgain = async () => {
    await again.click();
    // The page shows what was read before until the server begins anew.
    await expect(again).toHaveCount(0);
  };
  await page.getByText('Columnas del archivo').click();
  await hand.choose(page.getByRole('combobox', { name: 'Separador' }), 'Barra ( | )');
  await expect(page.getByRole('combobox', { name: /^Negocio/ })).toBeDisabled();
  await readAgain();
  // In one cell no column is known.
  await expect(rows.getByRole('columnheader')).toHaveCount(1);
  await hand.choose(page.getByRole('combobox', { name: 'Separador' }), 'Coma ( , )');
  await readAgain();
  await expect(page.getByRole('button', { name: 'Agregar 1 prospecto' })).toBeEnabled();

  await page.getByText('Columnas del archivo').click();
  const encoding = page.getByRole('combobox', { name: 'Codificación del texto' });
  await hand.choose(encoding, 'Latin-1 (Windows)');
  await readAgain();
  await page.getByText('Primeras filas del archivo').click();
  await expect(rows.getByRole('row', { name: `PeÃ±Ã³n ${serial}` })).toBeVisible();
  await page.getByText('Columnas del archivo').click();
  await hand.choose(encoding, 'UTF-8');
  await readAgain();
  await page.getByText('Primeras filas del archivo').click();
  await expect(rows.getByRole('row', { name: `Peñón ${serial}` })).toBeVisible();
  await page.getByRole('button', { name: 'Agregar 1 prospecto' }).click();
  await expect(page.getByText('Se agregó 1 prospecto.')).toBeVisible();
});

test('an administrator says which row has the headings, and mends all rows with one press', async ({
  browser,
}) => {
  const { page } = await seat(browser, 'programa@demo.mx', { to: `${UPLOAD}?carga=nueva` });
  const { contact, phone, municipality, state, zone } = demoProspect(822);
  const name = `Reparada ${serial}`;
  // As a spreadsheet shows a long number.
  const abbreviated = phone.replace(/^(?:\+52)?(\d)(\d{9})$/, '$1.$2E+09');
  const wanted = [name, contact, abbreviated, '', municipality, state, zone, '', '45400'];
  // The row above the headings has more words of headings than theirs.
  const above = ['Contacto', 'Teléfono', 'Correo', '', '', '', '', '', ''];
  const own = [
    'Quién',
    'Con quién',
    'A dónde',
    'Mail',
    'Lugar',
    'Región',
    'Ruta',
    'Clave',
    'Código',
  ];
  await sendProspects(page, 'fila.csv', csv(above, [own, wanted]));
  const hand = byKeyboard(page);
  const row = page.getByRole('combobox', { name: 'Fila de los encabezados' });
  await hand.choose(row, `Fila 2: ${own.slice(0, 8).join(', ')}`);
  await page.getByRole('button', { name: 'Volver a leer así' }).click();
  for (const [field, option] of [
    ['Negocio', `Quién (por ejemplo: ${name})`],
    ['Contacto', `Con quién (por ejemplo: ${contact})`],
    ['Teléfono', `A dónde (por ejemplo: ${abbreviated})`],
    ['Municipio', `Lugar (por ejemplo: ${municipality})`],
    ['Estado', `Región (por ejemplo: ${state})`],
    ['Zona', `Ruta (por ejemplo: ${zone})`],
    ['Código postal', 'Código (por ejemplo: 45400)'],
  ] as const) {
    await hand.choose(page.getByRole('combobox', { name: new RegExp(`^${field}`) }), option);
  }
  await page.getByRole('button', { name: 'Leer con estas columnas' }).click();
  const repair = page.getByRole('button', { name: 'Reparar en todas las filas' });
  await expect(repair).toBeVisible();
  await expectAccessible(page, 'rows with errors');
  await hand.press(repair);
  await page.getByRole('button', { name: 'Agregar 1 prospecto' }).click();
  await expect(page.getByText('Se agregó 1 prospecto.')).toBeVisible();
});

test('an administrator who left is told of a file that could not be read, and opens it to see why', async ({
  browser,
}) => {
  const { page } = await seat(browser, 'programa@demo.mx', { to: `${UPLOAD}?carga=nueva` });
  const file = `vacia-${serial}.csv`;
  await sendProspects(page, file, `\n \n${' '.repeat(Number(serial.slice(-3)))}\n`);
  const why = page.getByText('El archivo no trae prospectos.');
  await expect(page).toHaveURL(/carga=(?!nueva)/);
  await page.goto('/programa/notificaciones');
  await page.getByText(`Revisa tu carga ${file}`).first().click();
  await expect(page).toHaveURL(/carga-de-prospectos\?carga=/);
  await expect(why).toBeVisible();
  await page.goto(`${UPLOAD}?carga=nueva`);
  const row = page.getByRole('region', { name: 'Cargas anteriores' }).getByRole('row');
  await row.filter({ hasText: file }).getByRole('button', { name: 'Abrir' }).click();
  await expect(why).toBeVisible();
});

test('a commercial manager writes a prospect by hand, is told of one that is there, and uploads no file', async ({
  browser,
}) => {
  const { page } = await seat(browser, 'comercial@demo.mx', {
    to: '/programa/lista-de-prospectos',
  });
  const { contact, municipality, state, zone, phone } = demoProspect(830);
  await expect(page.getByRole('link', { name: 'Cargar prospectos' })).toHaveCount(0);
  const add = page.getByRole('button', { name: 'Nuevo prospecto' });
  const form = page.getByRole('dialog', { name: 'Nuevo prospecto' });
  const write = async (name: string) => {
    await add.click();
    await form.getByLabel('Negocio').fill(name);
    await form.getByLabel('Contacto').fill(contact);
    await form.getByLabel('Teléfono').fill(phone);
    await form.getByLabel('Municipio').fill(municipality);
    await form.getByLabel('Entidad').fill(state);
    await byKeyboard(page).choose(form.getByRole('combobox', { name: 'Zona' }), zone);
    await form.getByRole('button', { name: 'Agregar', exact: true }).click();
  };
  await write(`De puño ${serial}`);
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('row', { name: `De puño ${serial}` })).toBeVisible();
  await write(`Otra vez ${serial}`);
  await expect(form.getByText(/Ya hay un prospecto con este teléfono/)).toBeVisible();
  await expectAccessible(page, 'a prospect by hand');
  await page.goto(UPLOAD);
  await expect(page).toHaveURL(/\/error/);
});

test('an administrator who leaves while a file is taken in comes back to how far it is', async ({
  browser,
}) => {
  const { page } = await seat(browser, 'programa@demo.mx', { to: `${UPLOAD}?carga=nueva` });
  const { contact, phone, municipality, state, zone } = demoProspect(840);
  const cells = [`Despacio ${serial}`, contact, phone, '', municipality, state, zone, '', ''];
  await sendProspects(page, 'despacio.csv', csv(PROSPECT_HEADINGS, [cells]));
  const take = page.getByRole('button', { name: 'Agregar 1 prospecto' });
  await expect(take).toBeEnabled();
  const id = new URL(page.url()).searchParams.get('carga') ?? '';
  // One row is taken in at once: until it is let go the server says that it is amid it, once it was asked to.
  const amid = { state: 'taking', progress: 40 };
  const seen = (batch: { state: string }) =>
    batch.state === 'review' ? batch : { ...batch, ...amid };
  const one = `**/api/v1/prospect-batches/${id}`;
  const open = /\/api\/v1\/prospect-batches\?.*open=mine/;
  await page.route(one, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: seen(await response.json()) });
  });
  await page.route(open, async (route) => {
    const url = new URL(route.request().url());
    url.searchParams.delete('open');
    const response = await route.fetch({ url: url.href });
    const { items, ...rest } = await response.json();
    const held = items.map((item: { id: string; state: string }) =>
      item.id === id ? seen(item) : item,
    );
    await route.fulfill({ response, json: { ...rest, items: held } });
  });
  await take.click();
  const bar = page.getByRole('progressbar', { name: 'Agregando los prospectos: 40 %' });
  await expect(bar).toBeVisible();
  await page.goto('/programa/lista-de-prospectos');
  await expect(page.getByRole('row', { name: `Despacio ${serial}` })).toBeVisible();
  await page.goto(UPLOAD);
  await expect(bar).toBeVisible();
  await expect(bar).toHaveAttribute('value', '40');
  await expect(page).toHaveURL(new RegExp(id));
  await page.unroute(one);
  await page.unroute(open);
  await expect(page.getByText('Se agregó 1 prospecto.')).toBeVisible();
});
