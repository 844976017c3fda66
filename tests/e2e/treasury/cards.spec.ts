import { expect } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { seat } from '@tests/support/people';
import { codeTo, consoleErrorsOf } from '@tests/support/portal';
import { test } from '@tests/support/story';

const HOLDER = 'solicitante@demo.mx';

test('a holder opens their cards by a code, and types one into the gateway’s field that nobody else reads', async ({
  browser,
  page: visitor,
}) => {
  const { page } = await seat(browser, HOLDER, { to: '/solicitante/realizar-pagos' });
  await page.getByRole('button', { name: 'Abrir mis tarjetas' }).click();
  await expect(page).toHaveURL(/\/tarjetas\/[\w-]{43}$/);
  const address = page.url();

  const consoleErrors = consoleErrorsOf(visitor);
  const sent: string[] = [];
  visitor.on('request', (request) => {
    sent.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`);
  });
  await visitor.setViewportSize({ width: 390, height: 844 });
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Tarjetas para pagar');
  await expect(visitor.getByText('4444')).toHaveCount(0);
  await expectAccessible(visitor, 'code of the cards');
  await visitor.getByLabel('¿Cómo quieres recibir el código?').selectOption('Correo registrado');
  await visitor.getByRole('button', { name: 'Enviar código' }).click();
  const code = await codeTo(HOLDER);
  await visitor.getByLabel('Código de seis dígitos').fill(code);
  await visitor.getByRole('button', { name: 'Ver mis tarjetas' }).click();
  await expect(visitor.getByRole('heading', { name: 'Mastercard •••• 4444' })).toBeVisible();
  await expect(visitor.getByText(/^Venció .*registra otra o quítala/)).toBeVisible();
  await expectAccessible(visitor, 'cards');

  await visitor.getByRole('button', { name: 'Registrar una tarjeta' }).click();
  const field = visitor.frameLocator('iframe');
  await expect(field.getByText('Página de prueba.', { exact: true })).toBeVisible();
  await field.getByLabel('Número de tarjeta de prueba').fill('4111 1111 1111 1111');
  await field.getByLabel('Vencimiento (MM/AA)').fill('12/39');
  await field.getByRole('button', { name: 'Registrar esta tarjeta' }).click();
  await expect(field.getByText(/uno de los números de prueba de la lista/)).toBeVisible();
  await field.getByLabel('Número de tarjeta de prueba').fill('4242 4242 4242 4242');
  await field.getByLabel('Vencimiento (MM/AA)').fill('01/20');
  await field.getByRole('button', { name: 'Registrar esta tarjeta' }).click();
  await expect(visitor.getByText('La tarjeta ya venció. Registra otra.')).toBeInViewport();
  await field.getByLabel('Vencimiento (MM/AA)').fill('12/39');
  await field.getByLabel('Número de tarjeta de prueba').fill('4000 0000 0000 0002');
  await field.getByRole('button', { name: 'Registrar esta tarjeta' }).click();
  await expect(visitor.getByText('La tarjeta quedó registrada.')).toBeVisible();
  for (const request of sent) expect(request).not.toMatch(/4000[ ]?0000[ ]?0000[ ]?0002/);
  const secret = new URL(address).pathname;
  for (const request of sent) expect(request).not.toContain(`"referer":"${address}`);
  expect(sent.some((request) => request.includes(secret))).toBe(true);

  await visitor.setViewportSize({ width: 1440, height: 900 });
  await visitor.reload();
  const added = visitor.getByRole('listitem').filter({ hasText: '•••• 0002' });
  await expect(added).toContainText('Vence 12/2039');
  await added.getByRole('button', { name: 'Quitar Visa •••• 0002' }).click();
  await added.getByRole('button', { name: 'Sí, quitarla' }).click();
  await expect(visitor.getByText('La tarjeta quedó quitada.')).toBeVisible();
  await expect(added).toHaveCount(0);
  await expectAccessible(visitor, 'cards at 1440 px');
  expect(consoleErrors).toEqual([]);
});
