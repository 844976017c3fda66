import { readFile } from 'node:fs/promises';
import { formatPhone } from '@contract/kernel/fields/phone';
import { expect } from '@playwright/test';
import { demoProspect } from '@server/db/seed/demo-prospects';
import { expectAccessible } from '@tests/support/accessible';
import { csv } from '@tests/support/csv';
import { byTouch, PHONE } from '@tests/support/hands';
import { pickedFile, seat } from '@tests/support/people';
import { signIn } from '@tests/support/portal';
import {
  addProspects,
  numberNames,
  PROSPECT_HEADINGS,
  sendProspects,
} from '@tests/support/send-prospects';
import { test } from '@tests/support/story';
import { xlsx } from '@tests/support/xlsx';

// One session a person.
test.describe.configure({ mode: 'serial' });

const serial = String(Date.now());
const LIST = '/programa/lista-de-prospectos';

test('a program administrator uploads ten prospects; an executive sees them and may not upload', async ({
  browser,
}) => {
  const rows = Array.from({ length: 10 }, (_, n) => {
    const { contact, phone, municipality, state, zone } = demoProspect(n + 500);
    return [`Tiendita ${serial} ${n + 1}`, contact, phone, '', municipality, state, zone];
  });
  const administrator = await seat(browser, 'programa@demo.mx', {
    to: '/programa/carga-de-prospectos',
  });
  await sendProspects(administrator.page, 'prospectos.csv', csv(PROSPECT_HEADINGS, rows));
  await administrator.page.getByRole('button', { name: 'Agregar 10 prospectos' }).click();
  await expect(administrator.page.getByText('Se agregaron 10 prospectos.')).toBeVisible();
  await administrator.page.goto(`/programa/lista-de-prospectos?q=Tiendita+${serial}&limit=25`);
  await expect(administrator.page.getByRole('row', { name: `Tiendita ${serial}` })).toHaveCount(10);

  // A telephone stays on one line, however narrow its column.
  await administrator.page.setViewportSize({ width: 820, height: 800 });
  const telephone = administrator.page
    .getByRole('row', { name: `Tiendita ${serial} 7` })
    .getByText(/^\d{2,3} \d{3,4} \d{4}$/);
  await expect.poll(async () => (await telephone.boundingBox())?.height).toBeLessThan(30);
  await administrator.page.setViewportSize({ width: 1280, height: 720 });
  await administrator.page.getByRole('link', { name: `Tiendita ${serial} 7` }).click();
  const opened = administrator.page.getByRole('dialog', { name: 'Prospecto' });
  await expect(opened.getByRole('listitem')).toHaveText(/^Alta.*Carga prospectos\.csv.*Patricia/);
  await opened.getByRole('button', { name: 'Cerrar' }).click();
  await expect(opened).toHaveCount(0);

  const executive = await seat(browser, 'ejecutivo@demo.mx', {
    to: `/programa/lista-de-prospectos?q=Tiendita+${serial}&limit=25`,
  });
  await expect(executive.page.getByRole('row', { name: `Tiendita ${serial}` })).toHaveCount(10);
  await expect(executive.page.getByRole('link', { name: 'Cargar prospectos' })).toHaveCount(0);
  await executive.page.goto('/programa/inicio');
  await expect(executive.page.getByText(`Tiendita ${serial}`).first()).toBeVisible();
  const byDay = executive.page.getByRole('region', { name: 'Cambios por día' }).first();
  await expect(byDay).toContainText(/Nuevo\+\d{2}/);
  // What changed in all leads to the days that it adds up.
  await executive.page
    .getByRole('link', { name: /^Cambios por día: Nuevo, \+[\d,]+ en 30 días$/ })
    .press('Enter');
  await expect(byDay.getByRole('row').nth(1)).toContainText(/\+\d{2}/);
  const figures = '**/api/v1/program-metrics/prospects';
  await executive.page.route(figures, (route) => route.fulfill({ status: 500, body: '{}' }));
  await executive.page.reload();
  const failed = executive.page.getByRole('region', { name: 'Prospectos por estado' });
  await expect(failed.getByRole('alert')).toContainText('mientras se obtenían los datos...');
  await executive.page.unroute(figures);
  await failed.getByRole('button', { name: 'Volver a cargar' }).click();
  // Of each of the five states how many stand in it, and by how many that changed.
  await expect(failed.getByRole('link')).toHaveCount(10);
  // A figure is pressed by its name too: its digits alone are too little for a finger.
  await failed.getByText('Contactado', { exact: true }).first().click({ force: true });
  await expect(executive.page).toHaveURL('/programa/lista-de-prospectos?status=contacted');
  await executive.page.goto('/programa/carga-de-prospectos');
  await expect(executive.page).toHaveURL(/\/error/);
});

test('an administrator uploads an awkward file: corrects a cell, decides on what repeats, comes back in the middle, and undoes it', async ({
  page,
  request,
}) => {
  const names = numberNames(`Ferretería ${serial}`, 2);
  await addProspects(request, 'programa@demo.mx', { names, from: 740 });
  await signIn(page, 'programa@demo.mx', { to: '/programa/carga-de-prospectos?carga=nueva' });
  const rowOf = (name: string, n: number, phone?: string) => {
    const made = demoProspect(n);
    return [
      `${name} ${serial}`,
      made.contact,
      phone ?? made.phone,
      '',
      made.municipality,
      made.state,
    ];
  };
  // As an old spreadsheet writes it: Latin-1, semicolons, headings of its own.
  const lines = [
    ['Razón social', 'Encargado', 'Celular', 'Correo electrónico', 'Municipio', 'Entidad', 'Plaza'],
    [...rowOf('Peñón', 750), 'Zapopan'],
    [...rowOf('Mal teléfono', 751, '331'), 'Zapopan'],
    [...rowOf('Ya estaba', 740), 'Zapopan'],
    [
      '=HYPERLINK("www.x")',
      'Ana Ruiz',
      demoProspect(752).phone,
      '',
      'Tonalá',
      'Jalisco',
      'Zapopan',
    ],
  ];
  const bytes = Buffer.from(lines.map((cells) => cells.join(';')).join('\r\n'), 'latin1');
  await sendProspects(page, 'vieja.csv', bytes);
  const bad = page.getByRole('region', { name: 'Filas con errores', exact: true });
  await expect(bad.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Agregar 1 prospecto' })).toBeDisabled();
  await expect(page.getByText(/^Antes de agregar, corrige u omite/)).toBeVisible();
  await expectAccessible(page, 'the review of an upload');

  // Who comes back without its address finds it again.
  await page.goto('/programa/carga-de-prospectos');
  const wrong = bad.getByRole('listitem', { name: `Fila 3: Mal teléfono ${serial}` });
  await expect(wrong.getByLabel('Teléfono')).toHaveValue('331');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    bad.getByRole('button', { name: 'Descargar filas con errores' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('prospectos-por-corregir.csv');
  await wrong.getByLabel('Teléfono').fill(demoProspect(751).phone);
  await wrong.getByLabel('Teléfono').press('Enter');
  await expect(wrong).toHaveCount(0);
  const formula = bad.getByRole('listitem', { name: 'Fila 5: =HYPERLINK("www.x")' });
  await formula.getByRole('button', { name: 'Omitir fila' }).click();
  await expect(bad).toHaveCount(0);
  const left = page.getByRole('region', { name: 'Filas con errores que se omiten' });
  await left.getByRole('button', { name: 'Volver a incluir' }).click();
  await expect(left).toHaveCount(0);
  await formula.getByRole('button', { name: 'Omitir fila' }).click();
  await expect(left.getByRole('listitem')).toHaveCount(1);

  const repeated = page.getByRole('region', { name: 'Filas repetidas' });
  await expect(repeated.getByRole('listitem').first()).toContainText(
    // As every screen writes it.
    `Mismo teléfono que Ferretería ${serial} 1, ${formatPhone(demoProspect(740).phone)}`,
  );
  const changes = repeated.getByRole('list', { name: 'Si se actualiza' });
  await expect(changes).toContainText(`Negocio: Ferretería ${serial} 1 → Ya estaba ${serial}`);
  // What waits is left there, and opened again.
  await page.getByRole('button', { name: 'Cargar otro archivo' }).click();
  await expect(page.getByRole('button', { name: /Archivo de prospectos/ })).toBeVisible();
  const waiting = page.getByRole('region', { name: 'Cargas anteriores' }).getByRole('row');
  await waiting
    .filter({ hasText: 'vieja.csv' })
    .first()
    .getByRole('button', { name: 'Abrir' })
    .click();
  const policy = page.getByRole('radiogroup', {
    name: 'Qué hacer con las que ya están en el programa',
  });
  const update = policy.getByRole('radio', { name: 'Actualizar con el archivo' });
  // The server compares the rows anew before it is so.
  await update.click();
  await expect(update).toBeChecked();
  // Of the rows, too, it is said at once.
  await expect(
    page.getByRole('region', { name: 'Filas repetidas' }).getByTitle('Actualizar'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Agregar 2 y actualizar 1' }).click();
  await expect(page.getByText('Se agregaron 2 prospectos. Se actualizó 1.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Se agregaron 2 prospectos. Se actualizó 1.')).toBeVisible();

  await page.getByRole('button', { name: 'Cargar otro archivo' }).click();
  await sendProspects(page, 'vieja.csv', bytes);
  await expect(page.getByText(/Este archivo ya se cargó/)).toBeVisible();

  const batches = page.getByRole('region', { name: 'Cargas anteriores' });
  const row = batches.getByRole('row', { name: /vieja\.csv/ }).first();
  const [kept] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: 'Descargar vieja.csv' }).click(),
  ]);
  expect(kept.suggestedFilename()).toBe('vieja.csv');
  expect(await readFile(await kept.path())).toEqual(bytes);
  await row.getByRole('button', { name: 'Deshacer' }).click();
  const asking = page.getByRole('dialog', { name: '¿Deshacer esta carga?' });
  await asking.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('La carga se deshizo')).toBeVisible();
  await page.goto(`${LIST}?q=${serial}&sort=business_name&limit=25`);
  await expect(page.getByRole('row', { name: `Ferretería ${serial} 1` })).toBeVisible();
  await expect(page.getByRole('row', { name: `Peñón ${serial}` })).toHaveCount(0);
});

test('an administrator says on a telephone which column of a file is what, takes it in, and gives up a workbook', async ({
  browser,
}) => {
  const page = await (await browser.newContext(PHONE)).newPage();
  await signIn(page, 'programa@demo.mx', { to: '/programa/carga-de-prospectos?carga=nueva' });
  const hand = byTouch(page);
  const { contact, phone, municipality, state, zone } = demoProspect(760);
  const cells = [`Local 760 ${serial}`, contact, phone, municipality, state, zone];
  const headings = ['Local', 'Quien atiende', `Línea ${serial}`, 'Municipio', 'Estado', 'Zona'];
  await sendProspects(page, 'local.csv', csv(headings, [cells]));
  await hand.press(page.getByRole('button', { name: 'Leer con estas columnas' }));
  await expect(page.getByText('Falta esta columna.')).toHaveCount(1);
  const pick = (field: string, heading: string, example: string) =>
    hand.choose(
      page.getByRole('combobox', { name: field }),
      `${heading} (por ejemplo: ${example})`,
    );
  await pick('Negocio', 'Local', `Local 760 ${serial}`);
  await pick('Contacto', 'Quien atiende', contact);
  await pick('Teléfono', `Línea ${serial}`, phone);
  await expectAccessible(page, 'which column is what');
  await hand.press(page.getByRole('button', { name: 'Leer con estas columnas' }));
  await hand.press(page.getByRole('button', { name: 'Agregar 1 prospecto' }));
  await expect(page.getByText('Se agregó 1 prospecto.')).toBeVisible();

  await test.step('a workbook shows its rows before it is taken in, and one that is given up counts for nothing', async () => {
    const seen = demoProspect(765);
    const book = `libro-${serial}.xlsx`;
    const row = [
      `Local 765 ${serial}`,
      seen.contact,
      seen.phone,
      '',
      seen.municipality,
      seen.state,
      seen.zone,
      '',
      '',
    ];
    await hand.press(page.getByRole('button', { name: 'Cargar otro archivo' }));
    const chooser = page.getByRole('button', { name: /Archivo de prospectos/ });
    await chooser.setInputFiles(pickedFile(book, '', xlsx([PROSPECT_HEADINGS, row])));
    await expect(page.getByText(/^Es un libro de Excel/)).toBeVisible();
    await hand.press(page.getByRole('button', { name: 'Subir archivo' }));
    const rows = page.getByRole('region', { name: 'Primeras filas del archivo' });
    await expect(rows.getByRole('row', { name: `Local 765 ${serial}` })).toContainText(seen.phone);
    await expect(rows.getByRole('columnheader').first()).toContainText('Se lee como Negocio');
    await expectAccessible(page, 'the rows of a workbook');

    await hand.press(page.getByRole('button', { name: 'Descartar carga' }));
    const asking = page.getByRole('dialog', { name: '¿Descartar esta carga?' });
    await hand.press(asking.getByRole('button', { name: 'Descartar carga' }));
    await expect(page.getByText('La carga se descartó: no se agregó nada.')).toBeVisible();
    const kept = page.getByRole('region', { name: 'Cargas anteriores' }).getByRole('row');
    await expect(kept.filter({ hasText: book })).toContainText(
      /Descartada[^\d—]*—[^\d—]*—[^\d—]*—/,
    );
  });
});
