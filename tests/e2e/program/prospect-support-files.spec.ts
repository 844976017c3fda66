import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { pdf } from '@tests/support/files';
import { byKeyboard, byTouch, fits, PHONE } from '@tests/support/hands';
import { leaveDrawer, signIn } from '@tests/support/portal';
import { test } from '@tests/support/story';

// One session a person.
test.describe.configure({ mode: 'serial' });

const title = `Tabulador ${Date.now()}`;
const ADDRESS = `/programa/informacion-de-apoyo?q=${encodeURIComponent(title)}`;

async function enter(browser: Browser, email: string, device = {}): Promise<Page> {
  const page = await (await browser.newContext(device)).newPage();
  await signIn(page, email, { to: ADDRESS });
  return page;
}

const row = (page: Page) => page.getByRole('row', { name: new RegExp(title) });
const chosen = (name: string, text: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: pdf(text),
});

async function downloaded(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await press();
  return readFile(await (await download).path());
}

test('an administrator publishes a file, its people read it, and a newer one is unread again until it is withdrawn', async ({
  browser,
}) => {
  const admin = await enter(browser, 'programa@demo.mx');
  const keys = byKeyboard(admin);
  await keys.press(admin.getByRole('button', { name: 'Publicar archivo' }));
  const form = admin.getByRole('dialog', { name: 'Publicar información de apoyo' });
  await keys.fill(form.getByLabel('Título'), title);
  await keys.press(form.getByRole('button', { name: 'Publicar archivo' }));
  await expect(form.getByText('Elige el archivo que se publica.')).toBeVisible();
  await expectAccessible(admin, 'the form of support material');
  await form.locator('input[type=file]').setInputFiles(chosen('tabulador.pdf', 'uno'));
  await expect(form.getByText('tabulador.pdf')).toBeVisible();
  await keys.press(form.getByRole('button', { name: 'Publicar archivo' }));
  await expect(form).toBeHidden();
  await expect(row(admin)).toContainText('tabulador.pdf');
  await expect(row(admin)).toContainText(/0 de \d+ lo leyeron/);
  await expectAccessible(admin, 'support material of who publishes it');

  const phone = await enter(browser, 'ejecutivo@demo.mx', PHONE);
  const hand = byTouch(phone);
  await expect(phone.getByText('No leído')).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Publicar archivo' })).toBeHidden();
  await hand.press(phone.getByRole('button', { name: /^Avisos/ }));
  await expect(
    phone.getByRole('button', { name: new RegExp(`Información de apoyo: ${title}`) }),
  ).toBeVisible();
  await phone.keyboard.press('Escape');
  const bytes = await downloaded(phone, () =>
    hand.press(phone.getByRole('button', { name: `Descargar ${title}, versión 1` })),
  );
  expect(bytes).toEqual(pdf('uno'));
  await expect(phone.getByText('Leído', { exact: true })).toBeVisible();
  await fits(phone);
  await expectAccessible(phone, 'support material of who reads it');

  await admin.reload();
  await expect(row(admin)).toContainText(/1 de \d+ lo leyeron/);
  await keys.press(admin.getByRole('button', { name: `Editar ${title}` }));
  const words = admin.getByRole('dialog', { name: `Editar ${title}` });
  await keys.fill(words.getByLabel('Descripción'), 'Vale hasta diciembre.');
  await keys.press(words.getByRole('button', { name: 'Guardar cambios' }));
  await expect(words).toBeHidden();
  await expect(row(admin)).toContainText('Vale hasta diciembre.');
  await expect(row(admin)).toContainText(/1 de \d+ lo leyeron/);
  await keys.press(admin.getByRole('button', { name: `Nueva versión de ${title}` }));
  const newer = admin.getByRole('dialog', { name: `Nueva versión de ${title}` });
  await newer.locator('input[type=file]').setInputFiles(chosen('tabulador-2.pdf', 'dos'));
  await keys.press(newer.getByRole('button', { name: 'Nueva versión' }));
  await expect(newer).toBeHidden();
  await expect(row(admin)).toContainText('Versión 2');
  await expect(row(admin)).toContainText(/0 de \d+ lo leyeron/);
  await keys.press(admin.getByRole('link', { name: title, exact: true }));
  const drawer = admin.getByRole('dialog', { name: 'Versiones y lectura' });
  await expect(drawer.getByRole('row', { name: /Daniel Cárdenas Vega/ })).toContainText(
    'Versión 1',
  );
  await expectAccessible(admin, 'versions of support material');
  await leaveDrawer(admin);

  await phone.reload();
  await expect(phone.getByText('No leído')).toBeVisible();
  await hand.press(phone.getByRole('link', { name: title, exact: true }));
  const versions = phone.getByRole('dialog', { name: 'Versiones y lectura' });
  const earlier = await downloaded(phone, () =>
    hand.press(versions.getByRole('button', { name: 'Descargar tabulador.pdf, versión 1' })),
  );
  expect(earlier).toEqual(pdf('uno'));

  await keys.press(admin.getByRole('button', { name: `Retirar ${title}` }));
  const sure = admin.getByRole('dialog', { name: `¿Retirar ${title}?` });
  await keys.press(sure.getByRole('button', { name: 'Retirar', exact: true }));
  await expect(row(admin)).toContainText('Retirado');
  await phone.reload();
  await expect(phone.getByText('Ningún registro coincide con lo que buscas.')).toBeVisible();
});
