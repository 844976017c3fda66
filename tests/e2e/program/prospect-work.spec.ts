import { readFile } from 'node:fs/promises';
import { addDays, dayInMexicoCity, formatDay } from '@contract/kernel/fields/day';
import { expect } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { byKeyboard, byTouch, fits, PHONE } from '@tests/support/hands';
import { hold } from '@tests/support/hold';
import { signIn } from '@tests/support/portal';
import { addProspects, numberNames } from '@tests/support/send-prospects';
import { test } from '@tests/support/story';

// One session a person.
test.describe.configure({ mode: 'serial' });

const serial = String(Date.now());
const ADMIN = 'programa@demo.mx';
const LIST = '/programa/lista-de-prospectos';

test('an executive works a prospect on a telephone: whose it is, when it is taken up again, a note, and its loss', async ({
  browser,
  request,
}) => {
  await addProspects(request, ADMIN, { names: numberNames(`Cremería ${serial}`, 2), from: 700 });
  const page = await (await browser.newContext(PHONE)).newPage();
  await signIn(page, 'ejecutivo@demo.mx', { to: `${LIST}?q=Cremer%C3%ADa+${serial}` });
  const hand = byTouch(page);
  await hand.press(page.getByRole('link', { name: `Cremería ${serial} 1` }));
  const drawer = page.getByRole('dialog', { name: 'Prospecto' });
  await hand.press(drawer.getByRole('button', { name: 'Dar seguimiento' }));
  const follow = page.getByRole('dialog', { name: /^Seguimiento de/ });
  await hand.choose(follow.getByRole('combobox', { name: 'Responsable' }), 'Daniel Cárdenas Vega');
  await hand.choose(follow.getByRole('combobox', { name: 'Estado' }), 'Contactado');
  await hand.fill(follow.getByLabel('Próximo contacto'), '01/01/2020');
  await hand.press(follow.getByRole('button', { name: 'Guardar' }));
  await expect(follow.getByText('Elige hoy o un día por venir.')).toBeVisible();
  await expect(follow.getByLabel('Próximo contacto')).toHaveValue('01/01/2020');
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
  await hand.press(drawer.getByRole('button', { name: 'Dar seguimiento' }));
  await hand.fill(follow.getByLabel('Próximo contacto'), '');
  await hand.press(follow.getByRole('button', { name: 'Guardar' }));
  await expect(story.filter({ hasText: 'Sin próximo contacto' })).toBeVisible();

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
  page,
  request,
}) => {
  await addProspects(request, ADMIN, { names: numberNames(`Papelería ${serial}`, 7), from: 720 });
  await signIn(page, ADMIN, { to: `${LIST}?q=Papeler%C3%ADa+${serial}` });
  const keys = byKeyboard(page);
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

test('a change of many prospects is found again once its notice is gone, and undone there, once', async ({
  page,
  request,
}) => {
  await addProspects(request, ADMIN, { names: numberNames(`Tlapalería ${serial}`, 3), from: 728 });
  const release = await hold(page, '**/api/v1/prospects?*');
  await signIn(page, ADMIN, { to: `${LIST}?q=Tlapaler%C3%ADa+${serial}` });
  const whole = page.getByRole('checkbox', { name: 'Marcar toda la página' });
  await expect(whole).toBeDisabled();
  release();
  await whole.check();
  const acts = page.getByRole('group', { name: 'Cambiar los prospectos marcados' });
  await acts.getByRole('button', { name: 'Cambiar estado' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar el estado de 3 prospectos' });
  await dialog.getByRole('combobox', { name: 'Estado' }).click();
  await page.getByTitle('Cotizado', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Cambiar estado' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`${LIST}?q=Tlapaler%C3%ADa+${serial}`);
  await expect(page.getByRole('cell', { name: 'Cotizado' })).toHaveCount(3);
  await page.getByRole('button', { name: 'Cambios recientes' }).click();
  const recent = page.getByRole('dialog', { name: 'Cambios recientes' });
  const row = recent.getByRole('row').nth(1);
  await expect(row).toContainText('Estado: Cotizado');
  await expect(row).toContainText('3');
  await expectAccessible(page, 'recent changes of many prospects');
  await row.getByRole('button', { name: 'Deshacer' }).click();
  const question = page.getByRole('dialog', { name: '¿Deshacer el cambio de 3 prospectos?' });
  await question.getByRole('button', { name: 'Deshacer' }).click();
  await expect(row).toContainText('Se deshizo');
  await expect(row.getByRole('button', { name: 'Deshacer' })).toHaveCount(0);
  await recent.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('cell', { name: 'Nuevo' })).toHaveCount(3);
});

test('on a telephone the cards of the list are put in order, those that are marked are given by one act, and they are exported', async ({
  browser,
  request,
}) => {
  await addProspects(request, ADMIN, { names: numberNames(`Herrería ${serial}`, 7), from: 780 });
  const page = await (await browser.newContext(PHONE)).newPage();
  await signIn(page, ADMIN, { to: `${LIST}?q=Herrer%C3%ADa+${serial}` });
  const hand = byTouch(page);
  const names = page.getByRole('link', { name: new RegExp(`^Herrería ${serial} \\d$`) });
  await hand.choose(page.getByRole('combobox', { name: 'Ordenar' }), 'Negocio, descendente');
  await expect(page).toHaveURL(/sort=-business_name/);
  await expect(names.first()).toHaveText(`Herrería ${serial} 7`);
  await expect(names).toHaveCount(5);
  // So many filters wait behind one button, and the rows come first.
  const sources = page.getByRole('combobox', { name: 'Origen' });
  await expect(sources).toHaveCount(0);
  await hand.press(page.getByRole('button', { name: 'Filtros', exact: true }));
  await expect(sources).toBeVisible();
  await hand.press(page.getByRole('button', { name: 'Filtros', exact: true }));
  await expect(sources).toHaveCount(0);

  await hand.check(page.getByRole('checkbox', { name: `Marcar Herrería ${serial} 6` }));
  const acts = page.getByRole('group', { name: 'Cambiar los prospectos marcados' });
  await expect(acts.getByRole('status')).toHaveText('1 marcado');
  await hand.press(acts.getByRole('button', { name: 'Marcar toda la página' }));
  await hand.press(acts.getByRole('button', { name: 'Marcar los 7 de la lista' }));
  await fits(page);
  await expectAccessible(page, 'marked cards');
  await hand.press(acts.getByRole('button', { name: 'Asignar' }));
  const dialog = page.getByRole('dialog', { name: 'Asignar 7 prospectos' });
  await hand.choose(dialog.getByRole('combobox', { name: 'Responsable' }), 'Daniel Cárdenas Vega');
  await hand.press(dialog.getByRole('button', { name: 'Asignar' }));
  await expect(page.getByText('Cambiaron 7 prospectos.')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Daniel Cárdenas Vega' })).toHaveCount(5);

  await test.step('they are exported there too, with the sign and the mark that were chosen', async () => {
    await hand.press(page.getByRole('button', { name: 'Exportar' }));
    const exporting = page.getByRole('dialog', { name: 'Exportar a CSV' });
    await hand.choose(exporting.getByRole('combobox', { name: 'Separador' }), 'Barra ( | )');
    await hand.check(exporting.getByRole('checkbox', { name: /Marca de orden de bytes/ }));
    await fits(page);
    const download = page.waitForEvent('download');
    await hand.press(exporting.getByRole('button', { name: 'Exportar' }));
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text.startsWith('\uFEFFNegocio|Contacto|')).toBe(true);
  });
});

test('the rows of a list do not wait until all that match are counted, and too many cannot all be marked', async ({
  page,
}) => {
  const count = await hold(page, /\/api\/v1\/prospects\?(?!.*counted)/);
  await signIn(page, ADMIN, { to: LIST });
  await expect(page.getByRole('row')).toHaveCount(6);
  const total = page.getByRole('status').filter({ hasText: /^[\d,]+ registros$/ });
  await expect(total).toHaveCount(0);
  count();
  await expect(total).toHaveText(/^\d{3} registros$/);

  // Of more prospects than one act changes it is said why not all of them can be marked.
  await page.route(/\/api\/v1\/prospects\?/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      json: { ...(await answer.json()), total: 10_000, total_is_capped: true },
    });
  });
  await page.reload();
  await page.getByRole('checkbox', { name: 'Marcar toda la página' }).check();
  const acts = page.getByRole('group', { name: 'Cambiar los prospectos marcados' });
  await expect(acts.getByText(/de una vez se cambian hasta 10,000 prospectos/)).toBeVisible();
  await expect(acts.getByRole('button', { name: /de la lista$/ })).toHaveCount(0);
});
