import { expect } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { authorise, waits } from '@tests/support/credit-screens';
import { PHONE } from '@tests/support/hands';
import { confirmIdentity, PASSWORD, register, STAFF, seat } from '@tests/support/people';
import { test } from '@tests/support/story';

// It changes what everybody sees.
test.use({ ownWorld: true });

const ACT = 'Cambiar el texto de “Términos y condiciones”';
const LINE = 'Guardas los comprobantes de tus pagos.';

test('staff write other terms, everyone reads them from their day on, and who agreed to the ones before agrees again', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const visitor = await (await browser.newContext(PHONE)).newPage();
  const email = `terminos-${process.pid}-${Date.now()}@ejemplo.mx`;
  await register(visitor, { name: 'Irene Marco Vega', email, password: PASSWORD }, 'investor');
  await visitor.goto('/terminos');
  // The demo has it since before its first day.
  const first = await visitor.getByText(/^Versión 1, del \d{1,2} de \p{L}+ de \d{4}$/u).innerText();

  const writer = await seat(browser, STAFF, { to: '/backoffice/plantillas' });
  const { page: desk } = writer;
  const texts = desk.getByRole('region', { name: 'Textos legales que se aceptan' });
  await texts.getByRole('link', { name: 'Términos y condiciones' }).click();
  await desk.getByRole('button', { name: 'Escribir una versión' }).click();
  const draft = desk.getByRole('region', { name: 'Borrador de la versión 2' });
  const body = draft.getByLabel('Texto', { exact: true });
  await body.fill(`${await body.inputValue()}\n# Tus comprobantes\n${LINE}`);
  const preview = desk.getByRole('region', { name: 'Así se lee' });
  await expect(preview.getByRole('heading', { name: 'Qué es Solfondo' })).toBeVisible();
  await expect(preview.getByText(LINE)).toBeVisible();
  await draft.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(desk.getByText('Guarda el borrador para ver su PDF')).toBeHidden();
  await expectAccessible(desk, 'the draft of the terms');
  await draft.getByRole('button', { name: 'Poner en vigor' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Poner en vigor la versión 2' });
  const today = new Intl.DateTimeFormat('es-MX', {
    timeZone: 'America/Mexico_City',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(new Date());
  const from = dialog.getByLabel('Rige desde');
  await from.fill(today);
  await from.press('Enter');
  await dialog.getByLabel('Qué cambia y por qué').fill('Comprobantes, lo pidió el área jurídica.');
  await dialog.getByRole('button', { name: 'Poner en vigor' }).click();
  await confirmIdentity(writer);
  await waits(writer);
  await visitor.reload();
  await expect(visitor.getByText(first, { exact: true })).toBeVisible();

  const second = await seat(browser, 'soporte@demo.mx', {
    to: '/backoffice/por-autorizar?outcome=waiting',
  });
  await authorise(second, ACT, () => confirmIdentity(second));

  await visitor.reload();
  await expect(visitor.getByText(/^Versión 2, del /)).toBeVisible();
  await expect(visitor.getByText(LINE)).toBeVisible();
  await expect(visitor.getByRole('heading', { name: 'Tus comprobantes' })).toBeVisible();
  await visitor.goto('/terminos?version=1');
  await expect(visitor.getByText(first, { exact: true })).toBeVisible();
  await expect(visitor.getByText(LINE)).toHaveCount(0);

  const person = await seat(browser, email, {
    password: PASSWORD,
    to: '/inversionista/consentimientos',
  });
  const { page } = person;
  const required = page.getByRole('region', { name: 'Necesarios para tu cuenta' });
  const terms = required.getByRole('listitem').filter({ hasText: 'términos y condiciones' });
  await expect(terms).toContainText('rige la versión 2');
  await expect(terms.getByRole('link', { name: /Leer la versión 1/ })).toHaveAttribute(
    'href',
    '/terminos?version=1',
  );
  await expectAccessible(page, 'consents with a newer version');
  await terms.getByRole('button', { name: 'Aceptar: términos y condiciones' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click();
  await confirmIdentity(person);
  await expect(terms).toContainText('Versión 2, aceptada el');
  await expect(terms.getByRole('button')).toHaveCount(0);
});
