import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { builtFile } from '@tests/support/built-file';
import { PHONE } from '@tests/support/hands';
import { hold } from '@tests/support/hold';
import { newAdministrator } from '@tests/support/new-administrator';
import { choose } from '@tests/support/people';
import { test } from '@tests/support/story';

test('staff keep a filter under a name, open the list with it, change it, and bring it back once deleted', async ({
  browser,
  baseURL,
}) => {
  const { page } = await newAdministrator(browser, baseURL, 'Nora Cruz Ley');
  await page.goto('/backoffice/creditos');
  await expect(rows(page).first()).toContainText('SF-');
  await saved(page).click();
  // Nothing is asked of the list yet, and nothing was kept.
  await expect(entry(page, 'Guardar lo que ves…')).toHaveAttribute('aria-disabled', 'true');
  await expect(entry(page, 'Cambiar o borrar…')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');

  await choose(page, 'Estado', 'En revisión');
  await page.getByRole('columnheader', { name: 'Monto' }).getByRole('button').click();
  await expect(page).toHaveURL(/status=in_review/);
  await expect(page).toHaveURL(/sort=amount_cents/);
  await keep(page, 'Por revisar', { byDefault: true });
  await expect(page.getByRole('button', { name: 'Filtros guardados: Por revisar' })).toBeVisible();

  // The list opens with it, and without it once it was taken away, also by who comes back.
  await page.goto('/backoffice/creditos');
  await expect(page).toHaveURL('/backoffice/creditos?sort=amount_cents&status=in_review');
  await expect(page.getByRole('columnheader', { name: 'Monto' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expectAccessible(page, 'a list with a saved filter');
  await page.getByRole('button', { name: 'Quitar el filtro Por revisar' }).click();
  await expect(page).toHaveURL('/backoffice/creditos');
  await expect(saved(page)).toBeVisible();
  await rows(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/backoffice\/credito\//);
  await page.goBack();
  await expect(saved(page)).toBeVisible();
  await expect(rows(page).first()).toContainText('SF-');
  await expect(page).toHaveURL('/backoffice/creditos');

  await choose(page, 'Estado', 'Rechazado');
  await keep(page, 'POR REVISAR');
  const dialog = page.getByRole('dialog', { name: 'Guardar filtro' });
  await expect(dialog.getByLabel('Nombre')).toHaveAccessibleDescription(
    'Ya tienes un filtro con ese nombre en esta lista.',
  );
  await dialog.getByLabel('Nombre').fill('Rechazados');
  await dialog.getByRole('button', { name: 'Guardar filtro' }).click();
  await expect(dialog).toBeHidden();

  const chosen = page.getByRole('button', { name: 'Filtros guardados: Rechazados' });
  await chosen.click();
  await entry(page, /Por revisar/).click();
  await expect(page).toHaveURL('/backoffice/creditos?sort=amount_cents&status=in_review');

  await page.getByRole('button', { name: 'Filtros guardados: Por revisar' }).click();
  await entry(page, 'Cambiar o borrar…').click();
  const manage = page.getByRole('dialog', { name: 'Filtros guardados' });
  await expectAccessible(page, 'saved filters');
  await manage.getByRole('button', { name: 'Cambiar Por revisar' }).click();
  const change = page.getByRole('dialog', { name: 'Cambiar filtro guardado' });
  await change.getByLabel('Nombre').fill('En el comité');
  await change.getByRole('button', { name: 'Guardar cambios' }).click();
  await manage.getByRole('button', { name: 'Borrar En el comité' }).click();
  const told = page.getByText('Borraste el filtro “En el comité”.');
  await expect(told).toBeVisible();
  await expect(manage.getByText('En el comité')).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(manage.getByText('En el comité')).toBeVisible();
  await expect(manage.getByText('La lista se abre con este')).toBeVisible();
});

test('the rows of a list stay where they are while the code of saved filters comes, what is searched is asked for once, and filters are kept on a telephone and in the review queue', async ({
  browser,
  baseURL,
}) => {
  const { page } = await newAdministrator(browser, baseURL, 'Iris Lago Paz');
  const arrive = await hold(page, builtFile('src/refine/saved-filters/SavedFilters.tsx'));
  await page.goto('/backoffice/usuarios-y-permisos?q=demo.mx');
  await expect(rows(page).first()).toContainText('demo.mx');
  const place = () => rows(page).first().boundingBox();
  const before = await place();
  await expect(saved(page)).toHaveCount(0);
  arrive();
  await expect(saved(page)).toBeVisible();
  expect(await place()).toEqual(before);

  await test.step('a search is asked for once, though its box is left before the rows are drawn', async () => {
    const box = page.getByRole('searchbox');
    await box.fill('soporte');
    const asked = await box.evaluateHandle((input: HTMLElement) => {
      const count = { changes: 0 };
      const replaceState = history.replaceState.bind(history);
      history.replaceState = (...change) => {
        count.changes += 1;
        replaceState(...change);
        queueMicrotask(() => input.blur());
      };
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      return count;
    });
    await expect(page).toHaveURL('/backoffice/usuarios-y-permisos?q=soporte');
    await expect(page.getByRole('button', { name: 'Quitar filtros' })).toBeVisible();
    await expect(rows(page).first()).toContainText('soporte');
    expect(await asked.evaluate(({ changes }) => changes)).toBe(1);
  });

  await page.setViewportSize(PHONE.viewport);
  await page.goto('/backoffice/correos?status=sent');
  await keep(page, 'Enviados');
  await page.getByRole('button', { name: 'Quitar el filtro Enviados' }).click();
  await expect(page).toHaveURL('/backoffice/correos');
  await saved(page).click();
  await entry(page, /Enviados/).click();
  await expect(page).toHaveURL('/backoffice/correos?status=sent');

  await test.step('the review queue keeps filters, names what was found by typing, and is written to a file as it is filtered', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/backoffice/cola-documentos');
    const kind = page.getByRole('combobox', { name: 'Tipo de documento' });
    await kind.fill('sistema instalado');
    await page.getByTitle('Fotografía del sistema instalado').click();
    await expect(page).toHaveURL(/doc_id=21/);
    await expect(page.getByRole('navigation', { name: 'Documentos de la cola' })).toBeVisible();
    await keep(page, 'Fotografías');
    const chosen = page.getByRole('button', { name: 'Filtros guardados: Fotografías' });
    await chosen.click();
    await expect(entry(page, /Fotografías/)).toBeVisible();
    // A menu is open: its letters are no keys of the review, also before it has the focus.
    await page.evaluate('document.activeElement.blur()');
    await page.keyboard.press('r');
    await expect(page.getByLabel('Motivo de rechazo')).toHaveCount(0);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Quitar el filtro Fotografías' }).click();
    await expect(page).toHaveURL('/backoffice/cola-documentos');
    await saved(page).click();
    await entry(page, /Fotografías/).click();
    await expect(page).toHaveURL('/backoffice/cola-documentos?doc_id=21');

    await expect(chosen).toBeVisible();
    await page.getByRole('button', { name: 'Exportar' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('dialog', { name: 'Exportar a CSV' })
        .getByRole('button', { name: 'Exportar', exact: true })
        .click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^cola-de-documentos-/);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines[0]).toBe(
      'Tipo de documento,Persona,Crédito,Archivo,Se subió,Estado,Espera desde,Antigüedad,Revisó,Motivo de rechazo',
    );
    // As many as the queue has, once it is the filtered one.
    await expect(
      page.getByText(new RegExp(`^\\d+ de ${lines.length - 1}, primero lo más antiguo`)),
    ).toBeVisible();
    for (const line of lines.slice(1)) expect(line).toMatch(/^Fotografía del sistema instalado,/);

    // On a telephone the filters wait behind a button, and what is reviewed is in sight.
    await page.setViewportSize(PHONE.viewport);
    await expect(kind).toBeHidden();
    await page.getByRole('button', { name: 'Filtros (1)' }).click();
    await expect(kind).toBeVisible();
    await expectAccessible(page, 'the queue on a telephone');
  });
});

const rows = (page: Page) => page.locator('tbody tr[data-row-key]');
const saved = (page: Page) => page.getByRole('button', { name: 'Filtros guardados', exact: true });
const entry = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name });

/** Keeps what the list is asked now. */
async function keep(page: Page, name: string, { byDefault = false } = {}) {
  await saved(page).click();
  await entry(page, 'Guardar lo que ves…').click();
  const dialog = page.getByRole('dialog', { name: 'Guardar filtro' });
  await dialog.getByLabel('Nombre').fill(name);
  if (byDefault) await dialog.getByLabel('Abrir la lista con este filtro').check();
  await dialog.getByRole('button', { name: 'Guardar filtro' }).click();
}
