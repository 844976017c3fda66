import { expect, type Page, test } from '@playwright/test';
import { choose, newApplicant } from '@tests/support/people';

const CURP = 'MOTR930411HJCRMN03';

test('on a telephone and by keyboard a person fills in who they are and where they live', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await newApplicant(page);
  await page.goto('/solicitante/perfil');
  await expect(page.getByText('Te falta completar')).toBeVisible();
  await page.getByRole('link', { name: 'Editar: Datos generales' }).press('Enter');

  await page.getByLabel('CURP').focus();
  await page.keyboard.type(CURP.toLowerCase());
  await expect(page.getByRole('status').filter({ hasText: 'Según tu CURP' })).toHaveText(
    'Según tu CURP: naciste el 11/04/1993 en Jalisco, sexo hombre. Revisa que sea correcto.',
  );
  await expect(page.getByLabel('Fecha de nacimiento')).toHaveValue('11/04/1993');
  await choose(page, 'Nacionalidad', 'México');
  await page.getByLabel('CURP').press('Enter');
  await expect(page.getByText('Información actualizada correctamente.').first()).toBeVisible();

  await page.getByRole('button', { name: 'Editar: Domicilio' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Editar: Domicilio' });
  await dialog.getByLabel('Código postal').focus();
  await page.keyboard.type('11560');
  await expect(dialog.getByLabel('Estado')).toHaveValue('Ciudad de México');
  await expect(dialog.getByLabel('Municipio o alcaldía')).toHaveValue('Miguel Hidalgo');
  const neighbourhood = dialog.getByRole('combobox', { name: 'Colonia' });
  await neighbourhood.focus();
  await page.keyboard.type('polanco v');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(neighbourhood).toHaveValue('Polanco V Sección');
  await neighbourhood.fill('Una que no está en la lista');
  await dialog.getByLabel('Calle').fill('Morelos');
  await dialog.getByLabel('Número exterior').fill('214');
  await dialog.getByLabel('Número exterior').press('Enter');
  await expect(dialog).toBeHidden();

  await page.goto('/solicitante/perfil');
  await expect(page.getByText('Una que no está en la lista')).toBeVisible();
  await expect(page.getByText(CURP)).toBeVisible();
});

test('of two tabs the older save is compared with the newer one, and either can be kept', async ({
  page,
  context,
}) => {
  await newApplicant(page);
  const [one, other] = [page, await context.newPage()];
  for (const tab of [one, other]) {
    await tab.goto('/solicitante/perfil/editar-general');
    await expect(tab.getByRole('combobox', { name: 'Sexo' })).toBeVisible();
  }
  const save = { name: 'Guardar cambios' };
  const marital = (tab: typeof page) => tab.getByTitle('Viudez').locator('visible=true');
  await choose(one, 'Estado civil y régimen', 'Divorcio');
  await one.getByRole('button', save).click();
  await expect(one.getByText('Información actualizada correctamente.').first()).toBeVisible();

  await choose(other, 'Estado civil y régimen', 'Viudez');
  await other.getByLabel('CURP').fill(CURP);
  await other.getByRole('button', save).click();
  const comparison = other.getByRole('dialog', { name: 'Esto cambió mientras lo editabas' });
  await expect(
    comparison.getByRole('row', { name: 'Estado civil y régimen Viudez Divorcio' }),
  ).toBeVisible();
  await expect(
    comparison.getByRole('row', { name: `CURP ${CURP} Sin dato`, exact: false }),
  ).toBeVisible();
  await expect(comparison.getByRole('row', { name: 'Nacionalidad', exact: false })).toHaveCount(0);
  // Looked at and left: what was typed is still there.
  await other.keyboard.press('Escape');
  await expect(comparison).toBeHidden();
  await expect(other.getByLabel('CURP')).toHaveValue(CURP);
  await other.getByRole('button', save).click();
  // Read before the other tab saves again.
  await choose(one, 'Estado civil y régimen', 'Soltería');
  await comparison.getByRole('button', { name: 'Guardar lo mío' }).press('Enter');
  await expect(comparison).toBeHidden();
  await expect(other.getByText('Información actualizada correctamente.').first()).toBeVisible();

  await one.getByRole('button', save).click();
  const second = one.getByRole('dialog', { name: 'Esto cambió mientras lo editabas' });
  await second.getByRole('button', { name: 'Usar lo guardado' }).press('Enter');
  await expect(second).toBeHidden();
  await expect(marital(one)).toBeVisible();
  await expect(one.getByLabel('CURP')).toHaveValue(CURP);
});

/** The page anew, as a telephone does that dropped it, and its form. */
async function openAddress(page: Page) {
  await page.goto('/solicitante/perfil/editar-general');
  await page.getByRole('button', { name: 'Editar: Domicilio' }).press('Enter');
  return page.getByRole('dialog', { name: 'Editar: Domicilio' });
}

test('what the postal code fills in after the form was sent is no longer said to be missing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await newApplicant(page);
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/postal-codes/11560', async (route) => {
    await asked;
    await route.continue();
  });
  const dialog = await openAddress(page);
  await dialog.getByLabel('Código postal').fill('11560');
  await dialog.getByLabel('Código postal').press('Enter');
  const state = dialog.getByLabel('Estado');
  await expect(state).toHaveAccessibleDescription('El campo es obligatorio');
  answer();
  await expect(state).toHaveValue('Ciudad de México');
  await expect(state).toHaveAccessibleDescription('');
  await expect(dialog.getByLabel('Municipio o alcaldía')).toHaveAccessibleDescription('');
  // What is still empty stays marked.
  await expect(dialog.getByLabel('Calle')).toHaveAccessibleDescription('El campo es obligatorio');
});

test('a telephone that drops the page keeps what was typed of a person, but no CURP, and signing out keeps nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await newApplicant(page);
  const restored = page.getByText('Recuperamos lo que habías escrito y no guardaste.');
  const drafts = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  const dialog = await openAddress(page);
  await dialog.getByLabel('Código postal').fill('11560');
  await expect(dialog.getByLabel('Estado')).toHaveValue('Ciudad de México');
  await dialog.getByLabel('Municipio o alcaldía').fill('Otro municipio');
  await dialog.getByLabel('Calle').fill('Morelos');
  await openAddress(page);
  await expect(restored).toBeVisible();
  await expect(dialog.getByLabel('Calle')).toHaveValue('Morelos');
  await dialog.getByRole('combobox', { name: 'Colonia' }).press('ArrowDown');
  await expect(page.getByText('Polanco V Sección')).toBeVisible();
  // The catalogue came again, and does not write over it.
  await expect(dialog.getByLabel('Municipio o alcaldía')).toHaveValue('Otro municipio');

  await page.goto('/solicitante/perfil/editar-general');
  const curp = page.getByLabel('CURP');
  await expect(curp).toHaveAttribute('autocapitalize', 'characters');
  await expect(curp).toHaveAttribute('autocorrect', 'off');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await choose(page, 'Nacionalidad', 'México');
  await curp.fill(CURP);
  await expect(page.getByLabel('Fecha de nacimiento')).toHaveValue('11/04/1993');
  expect(await drafts()).toContain('1993-04-11');
  expect(await drafts()).not.toContain(CURP);
  // What no draft keeps is asked for.
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(restored).toBeVisible();
  await expect(page.getByLabel('Fecha de nacimiento')).toHaveValue('11/04/1993');
  await expect(curp).toHaveValue('');

  await page.goto('/logout');
  await page.getByRole('button', { name: 'Cerrar sesión' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  expect(await drafts()).not.toContain('1993-04-11');
});
