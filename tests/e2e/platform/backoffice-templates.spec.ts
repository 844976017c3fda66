import { expect } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { register, seat } from '@tests/support/people';
import { leaveDialog, mailTo } from '@tests/support/portal';
import { test } from '@tests/support/story';

// It changes what everybody sees.
test.use({ ownWorld: true });

const SUPPORT = 'soporte@demo.mx';
const NAME = 'Nora Plantilla Ruiz';

test('staff give a mail other words: tried, put in force, mailed, compared, and taken back by a version of its own', async ({
  page,
  browser,
}) => {
  const serial = Date.now();
  const subject = `Revisa quién escribió, ${serial}`;
  const email = `nora-${serial}@ejemplo.mx`;
  await register(page, { name: NAME, email, password: 'Nopal-Verde-58' });

  const { page: desk } = await seat(browser, SUPPORT, { to: '/backoffice/plantillas' });
  const search = desk.getByRole('searchbox', {
    name: 'Buscar: contratos, textos legales y correos',
  });
  await search.fill('ya tienes cuenta');
  const row = desk.getByRole('row').filter({ hasText: 'Alguien' }).first();
  await expect(row).toContainText('Texto del producto');
  await row.getByRole('link').click();

  await desk.getByRole('button', { name: 'Escribir una versión' }).click();
  const draft = desk.getByRole('region', { name: 'Borrador de la versión 1' });
  const preview = desk.getByRole('region', { name: 'Así se lee' });
  await expect(preview.getByText('Hola, Ana López Ruiz:')).toBeVisible();
  await draft.getByLabel('Asunto').fill(subject);
  const body = draft.getByLabel('Texto', { exact: true });
  await body.fill('Entra por {{monto}}.\n<img src=x onerror=alert(1)>');
  await expect(preview.getByText('Este texto no tiene {{monto}}.')).toBeVisible();
  await draft.getByRole('button', { name: 'Guardar borrador' }).click();
  await expectAccessible(desk, 'the draft of a mail');
  await expect(body).toHaveAccessibleDescription(/Este texto no tiene {{monto}}/);
  await expect(draft.getByRole('button', { name: 'Poner en vigor' })).toBeDisabled();

  await body.fill('Entra por {{portal}}{{página_de_entrada}}.\n<img src=x onerror=alert(1)>');
  await expect(preview.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await expect(preview.locator('img')).toHaveCount(0);
  await preview.getByText('Teléfono', { exact: true }).click();
  await expect
    .poll(async () => (await preview.getByRole('article').boundingBox())?.width)
    .toBe(360);
  await draft.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(desk.getByText('Guarda el borrador para probarlo')).toBeHidden();

  await draft.getByRole('button', { name: 'Enviarme una prueba' }).click();
  await expect(desk.getByText(`Enviamos la prueba a ${SUPPORT}.`)).toBeVisible();
  expect(await mailTo(SUPPORT, new RegExp(`Prueba.*${serial}`, 's'))).toContain('/login');

  await draft.getByRole('button', { name: 'Poner en vigor' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Poner en vigor la versión 1' });
  await dialog.getByRole('button', { name: 'Poner en vigor' }).click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByRole('heading', { level: 1 })).toContainText(subject);

  await page.goto('/registro/client');
  await page.getByLabel('Nombre completo o razón social').fill(NAME);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel(/Acepto los términos/).check();
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible();
  const mailed = await mailTo(email, /<img src=x/);
  expect(mailed).toContain(`Hola, ${NAME}:`);
  expect(mailed).toContain('<img src=x onerror=alert(1)>');

  await desk.getByRole('button', { name: 'Comparar la versión 1 con la anterior' }).click();
  const changes = desk.getByRole('dialog', { name: /Qué cambió/ });
  await expect(changes.locator('ins').filter({ hasText: subject })).toBeVisible();
  await expect(changes.locator('del').first()).toBeVisible();
  await expectAccessible(desk, 'what changed');
  await leaveDialog(changes);

  await desk
    .getByRole('button', { name: 'Hacer un borrador con el texto de la versión 0' })
    .click();
  const back = desk.getByRole('region', { name: 'Borrador de la versión 2' });
  await back.getByRole('button', { name: 'Poner en vigor' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Poner en vigor' }).click();
  await expect(desk.getByRole('dialog')).toBeHidden();
  await expect(desk.getByRole('heading', { level: 1 })).not.toContainText(subject);
  const versions = desk.getByRole('region', { name: 'Versiones' });
  await expect(versions.getByRole('row').filter({ hasText: 'Versión 1' })).toContainText(
    'Anterior',
  );
});
