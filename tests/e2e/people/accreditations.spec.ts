import { expect, type Page } from '@playwright/test';
import { demoPdf } from '@server/db/seed/demo-files';
import { expectAccessible } from '@tests/support/accessible';
import { fits } from '@tests/support/hands';
import { choose, pickedFile, STAFF, seat } from '@tests/support/people';
import { test } from '@tests/support/story';

const model = `Tiger ${Date.now()}`;
const name = `Jinko ${model}`;

const bring = async (page: Page, label: string, fileName: string) => {
  const file = pickedFile(fileName, 'application/pdf', await demoPdf(label, [name]));
  await page.getByLabel(new RegExp(`^Subir ${label}`)).setInputFiles(file);
  await expect(page.getByText(new RegExp(`^${fileName}, del`))).toBeVisible();
};

test('an installer asks for an accreditation with its files, and sells once staff have accepted it', async ({
  browser,
}) => {
  const { page } = await seat(browser, 'instalador@demo.mx', { to: '/proveedor/acreditaciones' });
  await page.setViewportSize({ width: 390, height: 844 });
  const near = page.getByRole('row', { name: /Canadian Solar HiKu6 455/ });
  await expect(near).toContainText('Por vencer');
  await expectAccessible(page, 'accreditations');
  await fits(page);

  await page.getByRole('button', { name: 'Pedir acreditación' }).click();
  const form = page.getByRole('dialog', { name: 'Pedir la acreditación de un equipo' });
  await choose(form, 'Tecnología', 'Paneles solares');
  await form.getByLabel('Marca').fill('Jinko');
  await form.getByLabel('Modelo').fill(model);
  await form.getByRole('button', { name: 'Pedir acreditación' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const send = page.getByRole('button', { name: 'Enviar a revisión' });
  await expect(send).toBeDisabled();
  await bring(page, 'Ficha técnica', 'ficha.pdf');
  await bring(page, 'Certificado', 'certificado.pdf');
  await page.reload();
  await expectAccessible(page, 'a requested accreditation');
  await fits(page);
  await send.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar a revisión' }).click();
  await expect(page.getByText(/^La estamos revisando/)).toBeVisible();
  const address = page.url();

  const staff = await seat(browser, STAFF, { to: '/backoffice/acreditaciones?state=in_review' });
  await staff.page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessible(staff.page, 'the queue of accreditations');
  await staff.page.getByRole('link', { name, exact: true }).click();
  await expect(staff.page.getByRole('region', { name: 'Ficha técnica' })).toBeVisible();
  const accept = staff.page.getByRole('button', { name: 'Acreditar' });
  await expect(accept).toBeEnabled();
  await expectAccessible(staff.page, 'the review of an accreditation');
  await accept.click();
  const dialog = staff.page.getByRole('dialog', { name: `Acreditar ${name}` });
  await dialog.getByRole('button', { name: 'Acreditar' }).click();
  await expect(staff.page.getByText('Acreditada', { exact: true })).toBeVisible();
  await staff.page.setViewportSize({ width: 390, height: 844 });
  await fits(staff.page);

  // The page that was open follows, and so does the one inside of the profile.
  await expect(page.getByText(/^Puedes vender este equipo hasta el/)).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address.replace('/proveedor/', '/proveedor/perfil/'));
  await expect(page.getByRole('button', { name: 'Pedir renovación' })).toBeVisible();
  await expectAccessible(page, 'an accreditation within the profile');
  await page.goto('/proveedor/acreditaciones');
  await expect(page.getByRole('row', { name: new RegExp(model) })).toContainText('Acreditada');
});
