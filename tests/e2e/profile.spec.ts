import { expect, test } from '@playwright/test';
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
