import { uploadColumns } from '@contract/program/prospects';
import { expect, test } from '@playwright/test';
import { demoProspect } from '@server/db/seed/demo-prospects';
import { csv } from '@tests/support/csv';
import { pickedFile, seat } from '@tests/support/people';

const serial = String(Date.now());

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
    .getByRole('button', { name: /Archivo CSV/ })
    .setInputFiles(pickedFile('prospectos.csv', 'text/csv', csv(Object.keys(uploadColumns), rows)));
  await administrator.page.getByRole('button', { name: 'Agregar 10 prospectos' }).click();
  await expect(administrator.page.getByText('Se agregaron 10 prospectos.')).toBeVisible();
  await administrator.page.goto(`/programa/lista-de-prospectos?q=Tiendita+${serial}&limit=25`);
  await expect(administrator.page.getByRole('row', { name: `Tiendita ${serial}` })).toHaveCount(10);

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
