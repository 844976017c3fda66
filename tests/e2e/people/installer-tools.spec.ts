import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { fits, readToEnd } from '@tests/support/hands';
import { confirmIdentity, STAFF, seat } from '@tests/support/people';
import { test } from '@tests/support/story';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const INSTALLER = 'instalador@demo.mx';
const TEXT = 'Constancia de conocimiento: datos de clientes y evidencias';

async function downloaded(page: Page, name: string | RegExp): Promise<string> {
  const arrives = page.waitForEvent('download');
  await page.getByRole('button', { name }).first().click();
  return (await arrives).path();
}

test('an installer signs what it knows, invites by its link, and staff see who signed', async ({
  browser,
  page: visitor,
}) => {
  const installer = await seat(browser, INSTALLER, { to: '/proveedor/inicio' });
  const { page } = installer;
  await page.setViewportSize(PHONE);
  await page.getByRole('link', { name: TEXT }).click();
  const sign = page.getByRole('button', { name: 'Firmar constancia' });
  await expect(sign).toBeDisabled();
  await readToEnd(page);
  await page.getByRole('checkbox', { name: /^Leí el texto completo/ }).check();
  await expectAccessible(page, 'a text to sign');
  await sign.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Firmar constancia' }).click();
  await confirmIdentity(installer);
  await expect(page.getByText('Tu empresa firmó la constancia.')).toBeVisible();
  await page.reload();
  const file = await downloaded(page, /^Descargar PDF de CC-/);
  expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');
  await fits(page);
  await expectAccessible(page, 'a text that was signed');
  await page.goto('/proveedor/mis-contratos/constancia-conocimiento/');
  await expect(page.getByText('Firmada', { exact: true })).toHaveCount(2);
  await expectAccessible(page, 'the texts of an installer');

  await page.goto('/proveedor/mis-herramientas');
  await expect(page.getByRole('img', { name: /^Código QR/ })).toBeVisible();
  await fits(page);
  await page.setViewportSize(DESK);
  await expectAccessible(page, 'tools of an installer');
  expect(await readFile(await downloaded(page, 'Descargar QR (SVG)'), 'utf8')).toMatch(/^<svg/);
  const png = await readFile(await downloaded(page, 'Descargar QR (PNG)'));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  await downloaded(page, /^Descargar Folleto/);
  const link = await page.getByText(/\/r\/[A-Z0-9]{8}$/).innerText();
  const visits = page.getByText('Visitas', { exact: true }).first().locator('..');
  const before = Number((await visits.innerText()).replace(/\D/g, ''));
  const counted = visitor.waitForResponse(/\/visits$/);
  await visitor.goto(new URL(link).pathname);
  await counted;
  // Twice in one browser is once.
  await visitor.reload();
  await expect(visitor.getByText(/te invitó\./)).toBeVisible();
  await page.reload();
  await expect(visits).toContainText(String(before + 1));

  const staff = (
    await seat(browser, STAFF, { to: '/backoffice/constancias-de-conocimiento?q=Soluciones' })
  ).page;
  await staff.setViewportSize(DESK);
  const row = staff.getByRole('row', { name: /Soluciones Solares del Bajío/ });
  await expect(row.getByText('Firmada', { exact: true })).toHaveCount(2);
  await expectAccessible(staff, 'what installers signed');
  await staff.setViewportSize(PHONE);
  await fits(staff);
  await staff.goto('/backoffice/material-de-instaladores');
  await expect(staff.getByText('Formato de visita técnica')).toBeVisible();
  await fits(staff);
  await expectAccessible(staff, 'material for installers');
});
