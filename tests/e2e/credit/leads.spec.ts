import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { fits, PHONE } from '@tests/support/hands';
import { seat } from '@tests/support/people';
import { test } from '@tests/support/story';

const serial = String(Date.now()).slice(-7);
const name = 'Nora Villegas Prueba';

const column = (page: Page, status: string) =>
  page.getByRole('region', { name: new RegExp(`^${status} \\d`) });
const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: title });

test('an installer writes a lead, follows it on the board, imports others and asks for a credit', async ({
  browser,
}) => {
  const { page } = await seat(browser, 'instalador@demo.mx', { to: '/proveedor/inicio' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'Prospectos atrasados' }).click();
  await expect(page).toHaveURL(/mis-prospectos\?next=overdue/);
  await expect(page.getByRole('row').filter({ hasText: 'Contactado' }).first()).toBeVisible();
  await page.goto('/proveedor/mis-prospectos');

  await page.getByRole('button', { name: 'Nuevo prospecto' }).click();
  const form = dialog(page, 'Nuevo prospecto');
  await form.getByLabel('Nombre').fill(name);
  await form.getByLabel('Teléfono').fill('123');
  await form.getByRole('button', { name: 'Agregar' }).click();
  await expect(form.getByText(/10 dígitos/)).toBeVisible();
  await form.getByLabel('Teléfono').fill(`333${serial}`);
  await form.getByLabel('Correo').fill(`nora.${serial}@ejemplo.mx`);
  await expectAccessible(page, 'new lead');
  await form.getByRole('button', { name: 'Agregar' }).click();
  await expect(form).toBeHidden();
  await expectAccessible(page, 'leads');

  await page.getByRole('link', { name }).click();
  const beside = dialog(page, 'Prospecto');
  await expect(
    beside.getByRole('link', { name: `Escribir a ${name} por WhatsApp` }),
  ).toHaveAttribute('href', `https://wa.me/52333${serial}`);
  await beside.getByRole('button', { name: 'Anotar' }).click();
  const note = dialog(page, `Nota de ${name}`);
  await note.getByLabel('Nota').fill('Tiene techo de lámina');
  await note.getByRole('button', { name: 'Anotar' }).click();
  await expect(beside.getByText('Tiene techo de lámina')).toBeVisible();
  await expectAccessible(page, 'lead');
  await beside.getByRole('button', { name: 'Cerrar' }).click();

  await page.getByText('Tablero', { exact: true }).click();
  await column(page, 'Nuevo')
    .getByRole('button', { name: `Mover ${name}` })
    .click();
  await page.getByRole('menuitem', { name: 'Perdido' }).click();
  const why = dialog(page, `Por qué se pierde ${name}`);
  await why.getByRole('combobox', { name: 'Causa de la pérdida' }).click();
  await page.getByTitle('Precio o plazo').click();
  await why.getByLabel('Qué pasó').fill('Le pareció caro');
  await why.getByRole('button', { name: 'Guardar' }).click();
  await expect(column(page, 'Perdido').getByText(name)).toBeVisible();
  await expectAccessible(page, 'board of leads');
  await page.reload();
  await column(page, 'Perdido')
    .getByRole('button', { name: `Mover ${name}` })
    .click();
  await page.getByRole('menuitem', { name: 'Cotizado' }).click();
  await expect(column(page, 'Cotizado').getByText(name)).toBeVisible();

  await page.getByRole('button', { name: 'Importar' }).click();
  const taking = dialog(page, 'Importar prospectos');
  const content = `nombre,telefono\nImportada Uno,334${serial}\nRepetida Dos,333${serial}\n`;
  const file = { name: 'lista.csv', mimeType: 'text/csv', buffer: Buffer.from(content) };
  await taking.locator('input[type=file]').setInputFiles(file);
  await expect(taking.getByText('Una fila se deja fuera: ya está esa persona.')).toBeVisible();
  await expectAccessible(page, 'import of leads');
  await taking.getByRole('button', { name: 'Agregar un prospecto' }).click();
  await expect(taking).toBeHidden();
  await expect(column(page, 'Nuevo').getByText('Importada Uno')).toBeVisible();

  await page.setViewportSize(PHONE.viewport);
  await page.goto('/proveedor/mis-prospectos');
  await expect(page.getByText('Importada Uno')).toBeVisible();
  await fits(page);
  await page.getByRole('link', { name }).click();
  await expect(beside.getByText('Le pareció caro')).toBeVisible();
  await expectAccessible(page, 'lead on a telephone');
  await beside.getByRole('link', { name: 'Pedir un crédito' }).click();
  await expect(page.getByText(`Llenamos la solicitud con los datos de ${name}.`)).toBeVisible();
  await expect(page.getByLabel('Correo')).toHaveValue(`nora.${serial}@ejemplo.mx`);
  await expectAccessible(page, 'request of a lead');
});
