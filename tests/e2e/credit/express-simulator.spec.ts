import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { fits } from '@tests/support/hands';
import { aPerson, choose, seat } from '@tests/support/people';
import { signIn } from '@tests/support/portal';
import { test } from '@tests/support/story';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const INSTALLER = 'instalador@demo.mx';

test('an installer estimates on a visit and shares it, and a client asks for its credit', async ({
  browser,
  page: client,
}) => {
  const { page } = await seat(browser, INSTALLER, { to: '/proveedor/mis-herramientas' });
  await page.setViewportSize(PHONE);
  await page.getByRole('link', { name: 'Abrir el simulador exprés' }).click();
  const result = page.getByRole('region', { name: 'Lo que verá tu cliente' });
  await expect(result.getByText('Con el consumo, la tarifa y el lugar')).toBeVisible();

  await test.step('what is missing is told on its field', async () => {
    await page.getByRole('button', { name: 'Compartir estimación' }).click();
    await expect(page.getByText('Escribe los kWh o el importe del recibo.')).toBeVisible();
  });

  await test.step('payment and saving follow what is typed', async () => {
    await page.getByLabel('kWh al bimestre').fill('800');
    await page.getByLabel('Importe al bimestre').fill('3200');
    await choose(page, 'Tarifa de CFE', '1C · Doméstica, verano desde 30 °C');
    await page.getByRole('combobox', { name: 'Estado' }).fill('Nuevo');
    await page.getByRole('combobox', { name: 'Estado' }).press('Enter');
    // Computed apart, as in the test of the API.
    await expect(result.getByText('$2,492.01')).toBeVisible();
    await expect(result.getByText('$1,401.12').first()).toBeVisible();
    await expect(result.getByText('Pagas $1,090.89 más al mes que hoy')).toBeVisible();
    await expect(result.getByText('CAT 22.7% sin IVA')).toBeVisible();
    await fits(page);
    await expectAccessible(page, 'a visit');
  });

  const address = await test.step('it is shared, and stays in the list', async () => {
    await page.getByLabel('Nota para ti').fill('Visita de la historia');
    await page.getByRole('button', { name: 'Compartir estimación' }).click();
    const shared = page.getByRole('region', { name: 'Ya puedes enviarla' });
    const link = await shared.getByText(/\/estimacion\/[\w-]{43}$/).innerText();
    const whatsApp = shared.getByRole('link', { name: /^Enviar por WhatsApp/ });
    const sent = new URL(String(await whatsApp.getAttribute('href')));
    expect(sent.origin).toBe('https://wa.me');
    for (const words of [link, '$2,492.01', 'CAT 22.7%', 'Es una estimación']) {
      expect(sent.searchParams.get('text')).toContain(words);
    }
    const saving = page.waitForEvent('download');
    await shared.getByRole('button', { name: /^Descargar PDF/ }).click();
    const file = await readFile(await (await saving).path());
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    await page.reload();
    await expect(page.getByText(/^Visita de la historia/)).toBeVisible();
    await fits(page);
    await page.setViewportSize(DESK);
    await expect(page.getByRole('row', { name: /^Visita de la historia/ })).toBeVisible();
    await fits(page);
    await expectAccessible(page, 'estimates that were shared');
    return new URL(link).pathname;
  });

  await test.step('whoever has the link sees it without an account', async () => {
    await client.setViewportSize(PHONE);
    await client.goto(address);
    await expect(client.getByRole('heading', { level: 1 })).toContainText('Estimación de');
    await expect(client.getByText('$2,492.01')).toBeVisible();
    await expect(client.getByText('6 paneles, 3.3 kWp')).toBeVisible();
    await expect(
      client.getByText('Es una estimación: el ahorro no está garantizado'),
    ).toBeVisible();
    await expect(client.getByText('Visita de la historia')).toBeHidden();
    await fits(client);
    await expectAccessible(client, 'a shared estimate');
    await client.setViewportSize(DESK);
    await fits(client);
    await client.getByRole('link', { name: 'Pedir este crédito' }).click();
    await expect(client).toHaveURL(/\/registro\/client\?invitacion=[A-Z0-9]{8}$/);
  });

  await test.step('a client carries it into a request', async () => {
    const { email, password } = await aPerson(client);
    await signIn(client, email, { password, to: '/solicitante/inicio' });
    await client.goto(address);
    await client.getByRole('link', { name: 'Pedir este crédito' }).click();
    await expect(client).toHaveURL('/solicitante/crear-proyecto/nuevo');
    await expect(client.getByLabel('Monto', { exact: true })).toHaveValue(/79,?200/);
    await expect(client.getByLabel('Plazo')).toHaveValue('48');
    await expect(client.getByText('Soluciones Solares del Bajío')).toBeVisible();
  });

  await test.step('an address that nobody has says so', async () => {
    await client.goto(`/estimacion/${'x'.repeat(43)}`);
    await expect(client.getByRole('heading', { name: 'Esta estimación no existe' })).toBeVisible();
  });
});
