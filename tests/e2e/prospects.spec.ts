import { addDays, dayInMexicoCity, formatDay } from '@contract/kernel/fields/day';
import { batchFields } from '@contract/program/prospect-cells';
import { fieldHeadings } from '@contract/program/prospect-headings';
import { expect, type Page, test } from '@playwright/test';
import { demoProspect } from '@server/db/seed/demo-prospects';
import { expectAccessible } from '@tests/support/accessible';
import { csv } from '@tests/support/csv';
import { byKeyboard, byTouch, fits, PHONE } from '@tests/support/hands';
import { choose, PASSWORD, pickedFile, seat } from '@tests/support/people';
import { mailTo, signIn } from '@tests/support/portal';

// One session a person.
test.describe.configure({ mode: 'serial' });

const serial = String(Date.now());
const TEMPLATE = batchFields.map((field) => fieldHeadings[field][0]);
const LIST = '/programa/lista-de-prospectos';

/** Uploads prospects that only this story knows, and opens the list of them. */
async function bring(page: Page, name: string, from: number, count: number) {
  const rows = Array.from({ length: count }, (_, n) => {
    const { contact, phone, municipality, state, zone } = demoProspect(from + n);
    return [`${name} ${serial} ${n + 1}`, contact, phone, '', municipality, state, zone, '', ''];
  });
  const content = csv(TEMPLATE, rows);
  await page.goto('/programa/carga-de-prospectos');
  await page
    .getByRole('button', { name: /Archivo de prospectos/ })
    .setInputFiles(pickedFile('prospectos.csv', 'text/csv', content));
  await page.getByRole('button', { name: `Agregar ${count} prospectos` }).click();
  await expect(page.getByText(`Se agregaron ${count} prospectos.`)).toBeVisible();
}

test('a program administrator uploads ten prospects; an executive sees them and may not upload', async ({
  browser,
}) => {
  const rows = Array.from({ length: 10 }, (_, n) => {
    const { contact, phone, municipality, state, zone } = demoProspect(n + 500);
    return [`Tiendita ${serial} ${n + 1}`, contact, phone, '', municipality, state, zone];
  });
  const administrator = await seat(browser, 'programa@demo.mx');
  await administrator.page.goto('/programa/carga-de-prospectos');
  await administrator.page
    .getByRole('button', { name: /Archivo de prospectos/ })
    .setInputFiles(pickedFile('prospectos.csv', 'text/csv', csv(TEMPLATE, rows)));
  await administrator.page.getByRole('button', { name: 'Agregar 10 prospectos' }).click();
  await expect(administrator.page.getByText('Se agregaron 10 prospectos.')).toBeVisible();
  await administrator.page.goto(`/programa/lista-de-prospectos?q=Tiendita+${serial}&limit=25`);
  await expect(administrator.page.getByRole('row', { name: `Tiendita ${serial}` })).toHaveCount(10);

  // A telephone stays on one line, however narrow its column.
  await administrator.page.setViewportSize({ width: 820, height: 800 });
  const telephone = administrator.page
    .getByRole('row', { name: `Tiendita ${serial} 7` })
    .getByText(/^\d{2,3} \d{3,4} \d{4}$/);
  expect((await telephone.boundingBox())?.height).toBeLessThan(30);
  await administrator.page.setViewportSize({ width: 1280, height: 720 });
  await administrator.page.getByRole('button', { name: `Tiendita ${serial} 7` }).click();
  const opened = administrator.page.getByRole('dialog', { name: 'Prospecto' });
  await expect(opened.getByRole('listitem')).toHaveText(/^Alta.*Carga prospectos\.csv.*Patricia/);
  await opened.getByRole('button', { name: 'Cerrar' }).click();
  await expect(opened).toHaveCount(0);

  const executive = await seat(browser, 'ejecutivo@demo.mx');
  await executive.page.goto(`/programa/lista-de-prospectos?q=Tiendita+${serial}&limit=25`);
  await expect(executive.page.getByRole('row', { name: `Tiendita ${serial}` })).toHaveCount(10);
  await expect(executive.page.getByRole('link', { name: 'Cargar prospectos' })).toHaveCount(0);
  await executive.page.goto('/programa/inicio');
  await expect(executive.page.getByText(`Tiendita ${serial}`).first()).toBeVisible();
  await expect(executive.page.getByRole('img', { name: 'Cambios por día: Nuevo' })).toBeVisible();
  await executive.page.getByText('Cambios por día', { exact: true }).click();
  const days = executive.page.getByRole('region', { name: 'Cambios por día' }).getByRole('row');
  await expect(days.nth(1)).toContainText(/\+\d{2}/);
  const figures = '**/api/v1/program-metrics/prospects';
  await executive.page.route(figures, (route) => route.fulfill({ status: 500, body: '{}' }));
  await executive.page.reload();
  const failed = executive.page.getByRole('region', { name: 'Prospectos por estado' });
  await expect(failed.getByRole('alert')).toContainText('mientras se obtenían los datos...');
  await executive.page.unroute(figures);
  await failed.getByRole('button', { name: 'Volver a cargar' }).click();
  await expect(failed.getByRole('link')).toHaveCount(5);
  // A figure is pressed by its name too: its digits alone are too little for a finger.
  await failed.getByText('Contactado', { exact: true }).first().click({ force: true });
  await expect(executive.page).toHaveURL('/programa/lista-de-prospectos?status=contacted');
  await executive.page.goto('/programa/carga-de-prospectos');
  await expect(executive.page).toHaveURL(/\/error/);
});

test('an executive works a prospect on a telephone: whose it is, when it is taken up again, a note, and its loss', async ({
  browser,
}) => {
  const administrator = await seat(browser, 'programa@demo.mx');
  await bring(administrator.page, 'Cremería', 700, 2);
  const page = await (await browser.newContext(PHONE)).newPage();
  await signIn(page, 'ejecutivo@demo.mx');
  const hand = byTouch(page);
  await page.goto(`${LIST}?q=Cremer%C3%ADa+${serial}`);
  await hand.press(page.getByRole('button', { name: `Cremería ${serial} 1` }));
  const drawer = page.getByRole('dialog', { name: 'Prospecto' });
  await hand.press(drawer.getByRole('button', { name: 'Dar seguimiento' }));
  const follow = page.getByRole('dialog', { name: /^Seguimiento de/ });
  await hand.choose(follow.getByRole('combobox', { name: 'Responsable' }), 'Daniel Cárdenas Vega');
  await hand.choose(follow.getByRole('combobox', { name: 'Estado' }), 'Contactado');
  const nextOn = addDays(dayInMexicoCity(new Date()), 60);
  await hand.fill(follow.getByLabel('Próximo contacto'), formatDay(nextOn));
  await page.keyboard.press('Enter');
  await expectAccessible(page, 'the follow-up of a prospect');
  await hand.press(follow.getByRole('button', { name: 'Guardar' }));
  await expect(follow).toBeHidden();
  const story = drawer.getByRole('listitem');
  await expect(story.filter({ hasText: 'De Nuevo a Contactado' })).toBeVisible();
  await expect(story.filter({ hasText: 'Responsable: Daniel Cárdenas Vega' })).toBeVisible();
  const said = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' });
  const planned = `Próximo contacto: ${said.format(new Date(nextOn))}`;
  await expect(story.filter({ hasText: planned })).toBeVisible();

  await hand.press(drawer.getByRole('button', { name: 'Anotar' }));
  const note = page.getByRole('dialog', { name: /^Nota de/ });
  await hand.fill(note.getByLabel('Nota'), 'Abre los lunes después de las diez.');
  await hand.press(note.getByRole('button', { name: 'Anotar' }));
  await expect(story.filter({ hasText: 'Abre los lunes' })).toBeVisible();

  await hand.press(drawer.getByRole('button', { name: 'Dar seguimiento' }));
  await hand.choose(follow.getByRole('combobox', { name: 'Estado' }), 'Perdido');
  await hand.press(follow.getByRole('button', { name: 'Guardar' }));
  await expect(follow.getByText('El campo es obligatorio').first()).toBeVisible();
  await hand.choose(follow.getByRole('combobox', { name: 'Causa' }), 'Precio o plazo');
  await hand.fill(follow.getByLabel('Qué pasó'), 'Le pareció caro el anticipo.');
  await hand.press(follow.getByRole('button', { name: 'Guardar' }));
  await expect(story.filter({ hasText: 'De Contactado a Perdido' })).toBeVisible();
  await expect(drawer.getByText('Precio o plazo')).toBeVisible();
  await hand.press(drawer.getByRole('link', { name: 'Ver en página' }));
  await expect(
    page.getByRole('heading', { name: new RegExp(`Cremería ${serial} 1$`), level: 1 }),
  ).toBeVisible();
  await expect(page.getByText('Le pareció caro el anticipo.').first()).toBeVisible();
});

test('an administrator gives many prospects to an executive by keyboard alone, and takes it back', async ({
  browser,
}) => {
  const { page } = await seat(browser, 'programa@demo.mx');
  await bring(page, 'Papelería', 720, 7);
  const keys = byKeyboard(page);
  await page.goto(`${LIST}?q=Papeler%C3%ADa+${serial}`);
  await keys.check(page.getByRole('checkbox', { name: 'Marcar toda la página' }));
  const acts = page.getByRole('group', { name: 'Cambiar los prospectos marcados' });
  await expect(acts.getByRole('status')).toHaveText('5 marcados');
  await keys.press(acts.getByRole('button', { name: 'Marcar los 7 de la lista' }));
  await expect(acts.getByRole('status')).toHaveText('7 marcados');
  await keys.press(acts.getByRole('button', { name: 'Asignar' }));
  const dialog = page.getByRole('dialog', { name: 'Asignar 7 prospectos' });
  await keys.choose(dialog.getByRole('combobox', { name: 'Responsable' }), 'Daniel Cárdenas Vega');
  await keys.press(dialog.getByRole('button', { name: 'Asignar' }));
  await expect(dialog).toBeHidden();
  const told = page.getByRole('alert').filter({ hasText: 'Cambiaron 7 prospectos.' });
  await expect(told).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Daniel Cárdenas Vega' })).toHaveCount(5);
  await expectAccessible(page, 'prospects given by one act');
  await told.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(page.getByRole('cell', { name: 'Daniel Cárdenas Vega' })).toHaveCount(0);
  await expect(page.getByText('Se deshizo el cambio de 7 prospectos.')).toBeVisible();
});

test('an administrator uploads an awkward file: corrects a cell, decides on what repeats, comes back in the middle, and undoes it', async ({
  browser,
}) => {
  const { page } = await seat(browser, 'programa@demo.mx');
  await bring(page, 'Ferretería', 740, 2);
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
    ['=HYPERLINK("x")', 'Ana Ruiz', demoProspect(752).phone, '', 'Tonalá', 'Jalisco', 'Zapopan'],
  ];
  const bytes = Buffer.from(lines.map((cells) => cells.join(';')).join('\r\n'), 'latin1');
  await page.goto('/programa/carga-de-prospectos?carga=nueva');
  await page
    .getByRole('button', { name: /Archivo de prospectos/ })
    .setInputFiles(pickedFile('vieja.csv', 'text/csv', bytes));
  const bad = page.getByRole('region', { name: 'Filas con errores' });
  await expect(bad.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Agregar 1 prospecto' })).toBeDisabled();
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
  const formula = bad.getByRole('listitem', { name: 'Fila 5: =HYPERLINK("x")' });
  await formula.getByRole('button', { name: 'Omitir fila' }).click();
  await expect(bad).toHaveCount(0);

  const repeated = page.getByRole('region', { name: 'Filas repetidas' });
  await expect(repeated.getByRole('listitem')).toContainText('Mismo teléfono');
  await page.getByRole('radio', { name: 'Actualizar con el archivo' }).check();
  await page.getByRole('button', { name: 'Agregar 2 y actualizar 1' }).click();
  await expect(page.getByText('Se agregaron 2 prospectos. Se actualizó 1.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Se agregaron 2 prospectos. Se actualizó 1.')).toBeVisible();

  await page.getByRole('button', { name: 'Cargar otro archivo' }).click();
  await page
    .getByRole('button', { name: /Archivo de prospectos/ })
    .setInputFiles(pickedFile('vieja.csv', 'text/csv', bytes));
  await expect(page.getByText(/Este archivo ya se cargó/)).toBeVisible();

  const batches = page.getByRole('region', { name: 'Cargas anteriores' });
  await batches
    .getByRole('row', { name: /vieja\.csv/ })
    .first()
    .getByRole('button')
    .click();
  const asking = page.getByRole('dialog', { name: '¿Deshacer esta carga?' });
  await asking.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('La carga se deshizo')).toBeVisible();
  await page.goto(`${LIST}?q=${serial}&sort=business_name&limit=25`);
  await expect(page.getByRole('row', { name: `Ferretería ${serial} 1` })).toBeVisible();
  await expect(page.getByRole('row', { name: `Peñón ${serial}` })).toHaveCount(0);
});

test('an administrator says on a telephone which column of a file is what, and takes it in', async ({
  browser,
}) => {
  const page = await (await browser.newContext(PHONE)).newPage();
  await signIn(page, 'programa@demo.mx');
  const hand = byTouch(page);
  const { contact, phone, municipality, state, zone } = demoProspect(760);
  const cells = [`Local 760 ${serial}`, contact, phone, municipality, state, zone];
  const headings = ['Local', 'Quien atiende', `Línea ${serial}`, 'Municipio', 'Estado', 'Zona'];
  await page.goto('/programa/carga-de-prospectos?carga=nueva');
  await page
    .getByRole('button', { name: /Archivo de prospectos/ })
    .setInputFiles(pickedFile('local.csv', 'text/csv', csv(headings, [cells])));
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
});

test('an executive invites a prospect on a telephone, who opens an account, and the page of the prospect says how far it is', async ({
  browser,
}) => {
  const administrator = await seat(browser, 'programa@demo.mx');
  await bring(administrator.page, 'Nevería', 770, 2);
  const email = `prospecta-${process.pid}-${serial}@ejemplo.mx`;
  const page = await (await browser.newContext(PHONE)).newPage();
  const hand = byTouch(page);
  await signIn(page, 'ejecutivo@demo.mx');
  await page.goto(`${LIST}?q=Never%C3%ADa+${serial}`);
  await hand.press(page.getByRole('button', { name: `Nevería ${serial} 1` }));
  await hand.press(
    page.getByRole('dialog', { name: 'Prospecto' }).getByRole('link', { name: 'Ver en página' }),
  );
  const section = page.getByRole('region', { name: 'Como solicitante' });
  await expect(section.getByText('Sin invitar')).toBeVisible();
  await hand.press(section.getByRole('button', { name: 'Convertir a solicitante' }));
  const dialog = page.getByRole('dialog', { name: `Convertir a Nevería ${serial} 1` });
  await hand.press(dialog.getByRole('button', { name: 'Enviar invitación' }));
  await expect(dialog.getByText('El campo es obligatorio')).toBeVisible();
  await hand.fill(dialog.getByLabel('Correo electrónico'), email);
  await expectAccessible(page, 'the invitation of a prospect');
  await hand.press(dialog.getByRole('button', { name: 'Enviar invitación' }));
  await expect(dialog).toBeHidden();
  await expect(section.getByText('Invitado', { exact: true })).toBeVisible();
  await expect(section.getByText(email)).toBeVisible();
  await fits(page);

  const guest = await (await browser.newContext(PHONE)).newPage();
  const link = /\/solicitante\/crear\/[\w-]+/.exec(await mailTo(email, /solicitante\/crear/))?.[0];
  await guest.goto(link ?? '/');
  await guest.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await guest.getByRole('checkbox').check();
  await guest.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await expect(guest.getByText('Frío Eficiente te invitó.', { exact: false })).toBeVisible();

  await page.reload();
  await expect(section.getByText('Cuenta creada', { exact: true })).toBeVisible();
  await expect(section.getByRole('button')).toHaveCount(0);
  const story = page.getByRole('listitem');
  await expect(story.filter({ hasText: 'Creó su cuenta de solicitante' })).toBeVisible();
  await expect(story.filter({ hasText: 'Invitado a crear su cuenta' })).toBeVisible();
});

test('the people of a program find what waits longest among their projects, give it to an executive and comment it', async ({
  browser,
}) => {
  const { page } = await seat(browser, 'comercial@demo.mx');
  await page.goto('/programa/proyectos-en-proceso');
  await expect(page.getByRole('row').nth(1)).toContainText(/\d+ días?/);
  await expectAccessible(page, 'projects in process');
  await page.goto('/programa/proyectos-en-proceso?status=published');
  await expect(page.getByRole('row').nth(1)).toContainText('En fondeo');
  await expect(page.getByRole('cell', { name: 'En revisión', exact: true })).toHaveCount(0);
  await page.goto('/programa/proyectos-en-proceso?sort=-created_at&limit=25');
  const first = page.getByRole('row').nth(1).getByRole('button', { name: /^SF-/ });
  const folio = (await first.textContent()) ?? '';
  await first.click();
  const drawer = page.getByRole('dialog', { name: folio });
  await choose(drawer, 'Responsable', 'Daniel Cárdenas Vega');
  await drawer.getByRole('button', { name: 'Asignar' }).click();
  await expect(page.getByText('Se guardó el responsable.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Comentar' }).click();
  await expect(drawer.getByText('El campo es obligatorio')).toBeVisible();
  const said = `Falta el recibo de luz ${serial}`;
  await drawer.getByLabel('Qué pasa con este proyecto').fill(said);
  await drawer.getByRole('button', { name: 'Comentar' }).click();
  await expect(drawer.getByRole('listitem').filter({ hasText: said })).toContainText(
    'Verónica Mejía Solís',
  );
  await expectAccessible(page, 'a project in process');
  await drawer.getByRole('button', { name: 'Cerrar' }).click();
  const row = page.getByRole('row').filter({ hasText: folio });
  await expect(row).toContainText(said);
  await expect(row).toContainText('Daniel Cárdenas Vega');

  await page.goto('/programa/proyectos-en-proceso?owner=mine');
  await expect(page.getByText('Ningún registro coincide con lo que buscas.')).toBeVisible();
});
