import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { csvFileName } from '@portal/ui/table/csv-values';
import { choose } from '@tests/support/people';
import { consoleErrorsOf, signIn } from '@tests/support/portal';
import { test } from '@tests/support/story';

test('a list is searched, filtered, paged and sorted in the address, and comes back after a reload', async ({
  page,
}) => {
  const consoleErrors = consoleErrorsOf(page);
  await signIn(page, 'comercial@demo.mx', { to: '/programa/lista-de-prospectos' });
  await expect(rows(page)).toHaveCount(5);

  await expect(rows(page).first()).toContainText(/\w/);
  const first = (await rows(page).first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page).toHaveURL(/cursor=/);
  await expect(rows(page).first()).not.toHaveText(first);
  await expect(rows(page).first()).toContainText(/\w/);
  const second = await rows(page).first().textContent();
  await page.reload();
  await expect(rows(page).first()).toHaveText(second ?? '');

  await page.getByRole('searchbox').fill('mini');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/q=mini/);
  await expect(rows(page).first()).toContainText(/mini/i);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('mini');
  await expect(rows(page).first()).toContainText(/mini/i);

  // The palette finds a record too, and leads to it.
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Buscar o ir a…' }).fill('peñon 48');
  await page.getByRole('option', { name: /El Peñón 48/ }).click();
  await expect(page.getByRole('heading', { name: /El Peñón 48$/ })).toBeVisible();

  await page.goto('/programa/lista-de-prospectos');
  const business = page.getByRole('columnheader', { name: 'Negocio' });
  // A list that loads may move under a pointer.
  await business.getByRole('button').press('Enter');
  await expect(business).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/sort=business_name/);
  await expect.poll(() => namesAreSorted(page)).toBe(true);

  // What the list began with goes when the address no longer has it.
  await page.goto('/programa/lista-de-prospectos?sort=-business_name&q=mini');
  await expect(business).toHaveAttribute('aria-sort', 'descending');
  await expect(rows(page).first()).toContainText(/mini/i);
  await business.getByRole('button').press('Enter');
  await expect(business).not.toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: 'Quitar filtros' }).press('Enter');
  await expect(page).toHaveURL(/lista-de-prospectos$/);
  await expect(rows(page).first()).toHaveText(first);

  await page.getByRole('button', { name: 'Columnas' }).click();
  await page.getByRole('checkbox', { name: 'Contacto', exact: true }).uncheck();
  await expect(page.getByRole('columnheader', { name: 'Contacto', exact: true })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Negocio' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Contacto', exact: true })).toBeHidden();

  const kept = page.waitForResponse(/\/api\/v1\/preferences$/);
  const { name, text: file } = await exported(page, 'Punto y coma ( ; )');
  await kept;
  expect(name).toBe(csvFileName('Lista de prospectos', new Date()));
  const lines = file.replace('\uFEFF', '').trim().split('\r\n');
  expect(file.startsWith('\uFEFF')).toBe(true);
  expect(lines[0]?.split(';')[0]).toBe('Negocio');
  expect(lines[0]).not.toContain('Contacto');
  const total = Number.parseInt((await page.getByText(/\d+ registros/).textContent()) ?? '', 10);
  expect(lines.length - 1).toBe(total);
  const registered = lines[0]?.split(';').indexOf('Alta') ?? -1;
  expect(lines[1]?.split(';')[registered]).toMatch(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/);

  // The next export begins as this person had the last one.
  await page.reload();
  await page.getByRole('button', { name: 'Exportar' }).click();
  const next = page.getByRole('dialog', { name: 'Exportar a CSV' });
  await expect(next.getByTitle('Punto y coma ( ; )')).toBeVisible();
  await expect(next.getByRole('checkbox', { name: /Marca de orden de bytes/ })).toBeChecked();
  await next.getByRole('button', { name: 'Cancelar' }).click();
  await expect(next).toBeHidden();

  // Headings stay in sight over many rows.
  await page.goto('/programa/lista-de-prospectos?limit=25');
  await expect(rows(page)).toHaveCount(25);
  await expect(rows(page).last()).toContainText(/\w/);
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(rows(page).first()).not.toBeInViewport();
  await expect(business).toBeInViewport({ ratio: 1 });

  await test.step('every list has the rows of a page that the person last chose, save where the address says another number', async () => {
    await page.goto('/programa/lista-de-prospectos');
    await expect(rows(page)).toHaveCount(5);
    // Who the page was loaded for may be read until now: once it is saved, the person is read anew.
    const kept = page
      .waitForResponse(/\/preferences$/)
      .then(() => page.waitForResponse(/getRgUserInfo/));
    await choose(page, 'Filas por página', '10');
    await kept;
    await expect(rows(page)).toHaveCount(10);
    await page.goto('/programa/proyectos-en-proceso');
    await expect(rows(page)).toHaveCount(10);
    await page.goto('/programa/proyectos-en-proceso?limit=5');
    await expect(rows(page)).toHaveCount(5);
    await page.goto('/programa/lista-de-prospectos');
    await expect(rows(page)).toHaveCount(10);
    // Kept for whoever signs in as this person after.
    const again = page.waitForResponse(/\/preferences$/);
    await choose(page, 'Filas por página', '5');
    await again;
    await expect(rows(page)).toHaveCount(5);
  });
  expect(consoleErrors).toEqual([]);
});

test('an address of a page that is not there any more leads to the first one', async ({ page }) => {
  const to = '/programa/lista-de-prospectos?cursor=roto&q=mini';
  await signIn(page, 'comercial@demo.mx', { to });
  await expect(rows(page).first()).toContainText(/mini/i);
  await expect(page).toHaveURL(/lista-de-prospectos\?q=mini$/);
});

const rows = (page: Page) => page.locator('tbody').getByRole('row');

async function namesAreSorted(page: Page): Promise<boolean> {
  // The first cell marks the row.
  const names = await page.locator('tbody tr td:nth-child(2)').allTextContents();
  return (
    names.length === 5 &&
    names.join() === [...names].sort((a, b) => a.localeCompare(b, 'es')).join()
  );
}

async function exported(page: Page, delimiter: string) {
  await page.getByRole('button', { name: 'Exportar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Exportar a CSV' });
  await choose(dialog, 'Separador', delimiter);
  await dialog.getByRole('checkbox', { name: /Marca de orden de bytes/ }).check();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Exportar' }).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}
