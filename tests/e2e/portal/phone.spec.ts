import { clabeCheckDigit } from '@contract/kernel/fields/clabe';
import { expect, type Locator } from '@playwright/test';
import { byTouch } from '@tests/support/hands';
import { PASSWORD, register } from '@tests/support/people';
import { codeTo, signIn, visit } from '@tests/support/portal';
import { present } from '@tests/support/present';
import { expectInReach } from '@tests/support/reach';
import { test } from '@tests/support/story';

/* What happens in a hand: a small screen, a network that comes and goes, and fingers that miss. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const newcomer = (name: string) => ({
  name: `${name} Prueba`,
  email: `${name.toLowerCase()}-${Date.now()}@ejemplo.mx`,
  password: PASSWORD,
});

test('what is sent without network is refused at once, in sight, and never sent by itself later', async ({
  page,
  context,
}) => {
  const ana = newcomer('Ofelia');
  await register(page, ana);
  await signIn(page, ana.email, { password: ana.password });
  const { press, fill, choose } = byTouch(page);
  await press(page.getByRole('link', { name: 'Pedir un crédito' }).first());
  await choose(page.getByRole('combobox', { name: 'Producto' }), 'Calentador solar');
  const installer = page.getByRole('combobox', { name: 'Instalador' });
  await choose(installer, 'Soluciones Solares del Bajío');
  for (const [label, value] of [
    ['Monto', '$ 20,000.50'],
    ['Plazo', '12'],
    ['Lo que debes en otras plataformas', '0'],
    ['Destino del crédito', 'Agua caliente para la casa'],
    ['Calle y número', 'Av. Chapultepec 480'],
    ['Código postal', '44160'],
    ['Colonia', 'Obrera'],
    ['Municipio o alcaldía', 'Guadalajara'],
  ] as const) {
    await fill(page.getByLabel(label), value);
  }
  await expect(page.getByLabel('Estado')).toHaveValue('Jalisco');

  const review = page.getByRole('button', { name: 'Revisar antes de enviar' });
  const send = page.getByRole('button', { name: 'Enviar solicitud' });
  await review.tap();
  await expect(send).toBeVisible();
  await context.setOffline(true);
  await send.tap();
  await expect(
    page.getByRole('alert').filter({ hasText: 'No hay conexión con el servidor.' }),
  ).toBeInViewport({ ratio: 1 });

  await send.scrollIntoViewIfNeeded();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await context.setOffline(false);
  await page.goto('/solicitante/inicio');
  await expect(page.getByText('Todavía no tienes solicitudes.')).toBeVisible();
  expect(sent).not.toContain('/api/v1/projects');

  await test.step('an answer that got lost: the outcome is shown, and not done twice', async () => {
    await page.goBack();
    await expect(page.getByLabel('Monto')).toHaveValue('20,000.50');
    // Where they left it: until then the page moves under a finger.
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.route(
      '**/api/v1/projects',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await send.tap();
    await expect(page.getByText('No hay conexión con el servidor.')).toBeVisible();
    await page.getByRole('button', { name: 'Cambiar: Qué necesitas' }).tap();
    await page.getByLabel('Monto').fill('25000');
    await review.tap();
    await send.tap();
    await expect(page.getByText('Lo que enviaste antes sí llegó.')).toBeInViewport();
    await page.goto('/solicitante/inicio');
    const requests = page.getByRole('region', { name: 'Mis solicitudes' });
    await expect(requests.getByRole('listitem')).toHaveText(/\$20,000\.50/);
  });
});

test('fingers that miss lose neither the act nor what was typed', async ({ page }) => {
  const eva = newcomer('Eva');
  await register(page, eva, 'investor');
  await signIn(page, eva.email, {
    password: eva.password,
    to: '/inversionista/editar-perfil/banco',
  });

  await test.step('every theme of the account menu is on the screen', async () => {
    await page.getByRole('button', { name: /^Cuenta/ }).tap();
    for (const theme of ['Claro', 'Sol y verde, menú oscuro']) {
      await expect(page.getByRole('menuitem', { name: theme, exact: true })).toBeInViewport({
        ratio: 1,
      });
    }
    await page.keyboard.press('Escape');
  });

  const clabe = page.getByLabel('CLABE');
  await test.step('an empty form marks its fields, and a CLABE keeps its digits however they are grouped', async () => {
    await page.getByRole('button', { name: 'Guardar cuenta' }).tap();
    await expect(clabe).toHaveAccessibleDescription(/El campo es obligatorio/);
    const first = '01218000118359713';
    const digits = `${first}${clabeCheckDigit(first)}`;
    const typed = digits.replace(/(\d{2})(?=\d)/g, '$1 ');
    await clabe.pressSequentially(typed);
    await expect(clabe).toHaveValue(typed);
    await page.getByLabel('Titular').fill(eva.name);
    await page.getByRole('button', { name: 'Guardar cuenta' }).tap();
  });

  const dialog = page.getByRole('dialog', { name: 'Confirma que eres tú' });
  await test.step('another code starts afresh, and a touch beside the question does not give the act up', async () => {
    const code = dialog.getByLabel('Código de 6 dígitos');
    const button = dialog.getByRole('button', { name: 'Confirmar' });
    await expect(dialog).toContainText('Confirma tu identidad para guardar tu cuenta bancaria.');
    await codeTo(eva.email);
    await code.fill('12');
    await button.tap();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByRole('button', { name: 'Enviar otro código' }).tap();
    await expect(dialog.getByText('Te enviamos otro código')).toBeVisible();
    await expect(dialog.getByRole('alert')).toBeHidden();
    await expect(code).toHaveValue('');
    await page.touchscreen.tap(195, 820);
    const [one = '', two = ''] = (await codeTo(eva.email)).match(/\d{3}/g) ?? [];
    await code.pressSequentially(`${one} ${two}`);
    await button.tap();
    await expect(dialog).toBeHidden();
  });
  const current = page.getByRole('region', { name: 'Cuenta', exact: true });
  await expect(current).toContainText(eva.name);
  await expect(clabe).toHaveValue('');

  await test.step('a question is not left open over the screen that one goes on to', async () => {
    const { press } = byTouch(page);
    await visit(page, '/inversionista/consentimientos');
    const way = page.getByRole('navigation', { name: 'Ruta' });
    await press(way.getByRole('link', { name: 'Perfil' }));
    await expect(page).toHaveURL(/perfil$/);
    await page.goBack();
    await press(page.getByRole('button', { name: /^Aceptar: / }).first());
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('button', { name: /^Aceptar: / }).first()).toBeEnabled();
  });

  await test.step('what an alert offers does not narrow its words', async () => {
    await visit(page, '/inversionista/inicio');
    const alert = page.getByRole('alert').filter({ hasText: 'Tu alta no está completa' });
    await expect(async () => {
      const words = present(await alert.getByText('Tu alta no está completa').boundingBox());
      const way = present(await alert.getByRole('link').boundingBox());
      expect(way.y).toBeGreaterThanOrEqual(words.y + words.height);
    }).toPass();
  });
});

test('a screen that was never opened is not reached without network, and is once it is back', async ({
  page,
  context,
}) => {
  await signIn(page, 'solicitante@demo.mx');
  const open = async () => {
    await page.getByRole('button', { name: 'Abrir menú' }).tap();
    await page.getByRole('menuitem', { name: 'Movimientos' }).tap();
  };
  // Beside it the frame says that the user could not be read again.
  const failure = page.getByRole('alert').filter({ hasText: 'No pudimos abrir esta pantalla' });
  await context.setOffline(true);
  await open();
  await expect(failure).toBeVisible();
  await expect(page.getByRole('button', { name: 'Abrir menú' })).toBeInViewport();
  await open();
  await expect(failure).toBeVisible();
  await context.setOffline(false);
  await failure.getByRole('button', { name: 'Volver a cargar' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Movimientos' })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();

  await test.step('what a finger presses is high enough, and the count of notices covers no other tool', async () => {
    const boxOf = async (locator: Locator) => present(await locator.boundingBox());
    const next = await boxOf(page.getByRole('button', { name: 'Siguiente' }));
    expect(next.height).toBeGreaterThanOrEqual(44);
    const count = await boxOf(page.getByRole('banner').locator('.ant-badge-count'));
    const account = await boxOf(
      page
        .getByRole('button', { name: /^Cuenta/ })
        .locator('.anticon')
        .first(),
    );
    expect(count.x + count.width).toBeLessThanOrEqual(account.x);
    await expectInReach(page);
    await visit(page, '/solicitante/perfil/cuenta');
    const theme = page.getByRole('region', { name: 'Tema' }).locator('label');
    await expect(theme).not.toHaveCount(0);
    for (const what of [page.getByLabel('CLABE'), theme.first()]) {
      expect((await boxOf(what)).height).toBeGreaterThanOrEqual(44);
    }
    const crumb = await boxOf(page.getByRole('link', { name: 'Perfil', exact: true }));
    const below = [crumb.x + crumb.width / 2, crumb.y + crumb.height / 2 + 20] as const;
    const hit = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest('a')?.textContent,
      below,
    );
    expect(hit).toBe('Perfil');
    await expect(page.getByRole('region', { name: 'Teléfono', exact: true })).toBeVisible();
    await expectInReach(page);
    await visit(page, '/solicitante/inicio');
    await expect(page.getByRole('link', { name: 'Ver crédito' }).first()).toBeVisible();
    await expectInReach(page);
  });
});
