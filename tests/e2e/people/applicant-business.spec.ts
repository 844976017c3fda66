import { expect } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { choose, newApplicant } from '@tests/support/people';
import { test } from '@tests/support/story';

test('an applicant says what business they have and what their site pays for light, and corrects both', async ({
  page,
}) => {
  await newApplicant(page, { to: '/solicitante/editar-perfil/sobre-ti' });
  const workers = page.getByLabel('Personas que trabajan en el negocio');
  const sales = page.getByLabel('Ventas del último año');
  await expect(page.getByLabel('Ocupación')).toBeVisible();
  // Without a business nothing of one is asked.
  await expect(workers).toHaveCount(0);
  const save = page.getByRole('button', { name: 'Guardar cambios' });
  await test.step('half of it is refused on its field, and nothing typed is lost', async () => {
    await choose(page, 'Negocio', 'Industria');
    await workers.fill('10');
    await save.click();
    await expect(sales).toHaveAttribute('aria-invalid', 'true');
    await expect(workers).toHaveValue('10');
    await expectAccessible(page, page.url());
    await sales.fill('4,000,000');
    await save.click();
    await expect(page.getByText('Información actualizada correctamente.').first()).toBeVisible();
  });
  await test.step('the profile says its size, which changes with it', async () => {
    const activity = page.getByRole('region', { name: 'Actividad e ingresos' });
    const size = activity.getByRole('definition').last();
    await page.goto('/solicitante/perfil');
    await expect(size).toHaveText('Micro');
    await page.goto('/solicitante/editar-perfil/sobre-ti');
    await workers.fill('11');
    await save.click();
    await expect(page.getByText('Información actualizada correctamente.').first()).toBeVisible();
    await page.goto('/solicitante/perfil');
    await expect(size).toHaveText('Pequeña');
  });
  await test.step('who has none any more saves that, whatever was typed of it before', async () => {
    await page.goto('/solicitante/editar-perfil/sobre-ti');
    await expect(workers).toHaveValue('11');
    await choose(page, 'Negocio', 'No tengo negocio');
    await expect(workers).toHaveCount(0);
    await save.click();
    await expect(page.getByText('Información actualizada correctamente.').first()).toBeVisible();
    await page.goto('/solicitante/perfil');
    const activity = page.getByRole('region', { name: 'Actividad e ingresos' });
    await expect(activity).toContainText('No tengo negocio');
    await expect(activity).not.toContainText('Pequeña');
  });

  await page.route('**/api/v1/postal-codes/44160', (route) =>
    route.fulfill({
      json: {
        state: 'Jalisco',
        municipality: 'Guadalajara',
        municipalities: ['Guadalajara'],
        neighbourhoods: ['Obrera', 'Americana'],
      },
    }),
  );
  await page.goto('/solicitante/crear-proyecto/nuevo');
  await choose(page, 'Producto', 'Calentador solar');
  await choose(page, 'Instalador', 'Soluciones Solares del Bajío');
  for (const [label, value] of [
    ['Monto', '20000'],
    ['Plazo', '12'],
    ['Lo que debes en otras plataformas', '0'],
    ['Destino del crédito', 'Agua caliente para la casa'],
    ['Calle y número', 'Av. Chapultepec 480'],
    ['Código postal', '44160'],
    ['Colonia', 'Obrera'],
    ['Municipio o alcaldía', 'Guadalajara'],
  ] as const) {
    await page.getByLabel(label).fill(value);
  }
  await expect(page.getByLabel('Estado')).toHaveValue('Jalisco');
  await choose(page, 'Tarifa de CFE', 'DAC · Doméstica de alto consumo');
  await test.step('a state that is not that of the postal code is warned of', async () => {
    const warning = page.getByText('El código postal 44160 es de Guadalajara, Jalisco.');
    await page.getByLabel('Estado').fill('Sonora');
    await expect(warning).toBeVisible();
    await page.getByLabel('Estado').fill('Jal.');
    await expect(warning).toBeHidden();
    await page.getByLabel('Estado').fill('Jalisco');
  });

  await test.step('the fee is added to what is asked for, and taken back', async () => {
    const amount = page.getByLabel('Monto', { exact: true });
    await expect(page.getByText('De $20,000.00, el instalador recibe $19,304.00')).toBeVisible();
    const withFee = page.getByRole('checkbox', {
      name: 'para que el instalador reciba $20,000.00',
    });
    await withFee.check();
    await expect(amount).toHaveValue('20,721.09');
    await expect(page.getByText('De $20,721.09, el instalador recibe $20,000.00')).toBeVisible();
    await withFee.uncheck();
    await expect(amount).toHaveValue('20,000.00');
    await withFee.check();
    await expect(page.getByText('De $20,721.09, el instalador recibe $20,000.00')).toBeVisible();
  });

  await test.step('all of it is read before it is sent, over a reload and a correction', async () => {
    const asked = page.getByRole('region', { name: 'Qué necesitas' });
    const place = page.getByRole('region', { name: 'Dónde se instala' });
    await page.getByRole('button', { name: 'Revisar antes de enviar' }).click();
    await expect(page.getByRole('heading', { name: 'Revisa lo que vas a enviar' })).toBeFocused();
    await expectAccessible(page, page.url());
    for (const text of ['Calentador solar', '$20,721.09', '12 meses', '$0.00', 'Agua caliente']) {
      await expect(asked).toContainText(text);
    }
    await page.reload();
    await expect(asked).toContainText('Soluciones Solares del Bajío');
    for (const text of [
      'Av. Chapultepec 480',
      '44160',
      'Obrera',
      'Guadalajara',
      'Jalisco',
      'DAC',
    ]) {
      await expect(place).toContainText(text);
    }
    await place.getByRole('button', { name: 'Cambiar' }).click();
    await expect(page.getByLabel('Calle y número')).toBeFocused();
    await page.getByLabel('Calle y número').fill('Av. Chapultepec 482');
    await page.getByRole('button', { name: 'Revisar antes de enviar' }).click();
    await expect(place).toContainText('Av. Chapultepec 482');
    await page.goBack();
    await expect(page.getByRole('checkbox', { name: 'reciba $20,000.00' })).toBeChecked();
    await page.getByRole('button', { name: 'Revisar antes de enviar' }).click();
  });
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page).toHaveURL(/\/solicitante\/solicitud-de-credito\//);
  const summary = page.getByRole('region', { name: 'Resumen' });
  await expect(summary).toContainText('DAC · Doméstica de alto consumo');

  await summary.getByRole('button', { name: 'Cambiar tarifa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tarifa de luz del sitio' });
  await choose(dialog, 'Tarifa de CFE', 'PDBT · Pequeña demanda en baja tensión');
  await dialog.getByRole('button', { name: 'Guardar tarifa' }).click();
  await expect(dialog).toBeHidden();
  await expect(summary).toContainText('PDBT · Pequeña demanda en baja tensión');
});
