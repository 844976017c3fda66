import { expect } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { seat } from '@tests/support/people';
import { test } from '@tests/support/story';

const LIST = `codigo,nombre,precio
CBL-6,Cable solar de 6 mm,38.50
CBL-4,Cable solar de 4 mm,1.234
`;

test('an installer fills its catalogue by hand and by a file, and quotes a request by it', async ({
  browser,
}) => {
  const { page } = await seat(browser, 'instalador@demo.mx', { to: '/proveedor/catalogo' });
  await page.setViewportSize({ width: 1440, height: 900 });
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  const find = (text: string) => page.getByRole('searchbox').fill(text);
  await find('monocristalino');
  await expect(row('Módulo monocristalino de 550 W')).toContainText('$2,790.00');
  await expect(row('Módulo monocristalino de 450 W')).toContainText('Inactivo');
  await expectAccessible(page, 'catalogue');

  await page.getByRole('button', { name: 'Agregar artículo' }).click();
  const form = page.getByRole('dialog', { name: 'Nuevo artículo' });
  await form.getByLabel('Código').fill('VIS-1');
  await form.getByLabel('Nombre').fill('Visita técnica');
  // What was typed outlives the page.
  await page.reload();
  await page.getByRole('button', { name: 'Agregar artículo' }).click();
  await expect(form.getByLabel('Nombre')).toHaveValue('Visita técnica');
  await expect(form.getByLabel('Código')).toHaveValue('VIS-1');
  await form.getByLabel('Precio sin IVA').fill('1,000');
  await form.getByLabel('Costo').fill('400');
  await expect(form.getByText('$1,160.00 MXN con IVA; ganas 60% del precio.')).toBeVisible();
  await expectAccessible(page, 'new item');
  await form.getByRole('button', { name: 'Agregar al catálogo' }).click();
  await expect(form).toBeHidden();
  await find('visita');
  await expect(row('Visita técnica')).toBeVisible();
  await page.reload();
  await expect(row('Visita técnica')).toContainText('60%');
  await page.getByRole('button', { name: 'Desactivar Visita técnica' }).click();
  await expect(row('Visita técnica')).toContainText('Inactivo');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(row('Visita técnica')).toContainText('Activo');

  await find('550');
  await page.getByRole('link', { name: 'Módulo monocristalino de 550 W' }).click();
  const beside = page.getByRole('dialog', { name: 'Artículo del catálogo' });
  await expect(beside.getByText('Versión 2')).toBeVisible();
  await expect(beside.getByText('Versión 1')).toBeVisible();
  await expectAccessible(page, 'item');
  await beside.getByRole('button', { name: 'Cerrar' }).click();

  await page.getByRole('button', { name: 'Importar' }).click();
  const file = { name: 'cables.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) };
  const drawer = page.getByRole('dialog', { name: 'Importar lista de precios' });
  await drawer.locator('input[type=file]').setInputFiles(file);
  const wrong = drawer.getByRole('listitem', { name: 'Fila 3: Cable solar de 4 mm' });
  await expect(wrong.getByText(/No se sabe si “1\.234” son miles o centavos/)).toBeVisible();
  await expectAccessible(page, 'import');
  // What is under way is in the address.
  await page.reload();
  await wrong.getByLabel('Precio sin IVA').fill('28.90');
  await wrong.getByRole('button', { name: 'Guardar fila' }).click();
  await drawer.getByRole('button', { name: 'Pasar 2 artículos al catálogo' }).click();
  await expect(drawer.getByText('2 artículos pasaron a tu catálogo.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Cerrar' }).click();
  await find('cable solar');
  await expect(row('Cable solar de 6 mm')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('Cable solar de 6 mm')).toBeVisible();
  await page.goto('/proveedor/crear-proyecto/nuevo');
  const choose = page.getByRole('combobox', { name: /^Agregar del catálogo/ });
  await choose.click();
  await choose.fill('calentador solar de 20');
  await page.getByText(/^CAL-20 · /).click();
  await page.getByLabel('Cantidad').fill('2');
  await page.getByLabel('Descuento').fill('10');
  // 2 × 10,900.00 less 10 %, and VAT: 19,620.00 + 3,139.20
  await expect(page.getByRole('textbox', { name: /^Monto/ })).toHaveValue('22,759.20');
  await expectAccessible(page, 'quoted request');
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Monto/ })).toHaveValue('22,759.20');
  await expect(page.getByRole('listitem', { name: /^Calentador solar de 20 tubos/ })).toBeVisible();
});
