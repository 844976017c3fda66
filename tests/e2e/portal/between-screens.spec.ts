import type { ScreenKey } from '@contract/kernel/screens';
import { expect } from '@playwright/test';
import { sessionOf } from '@tests/support/onboarded';
import { aPerson, choose, newApplicant } from '@tests/support/people';
import { consoleErrorsOf, signIn } from '@tests/support/portal';
import { test } from '@tests/support/story';

test('starred pages are kept with the person, ten at most', async ({ page, browser }) => {
  const person = await aPerson(page);
  const call = await sessionOf(page.request, person);
  for (const star of [
    'applicantHome',
    'applicantProjectCreate',
    'makePayment',
    'applicantMovements',
    'applicantContracts',
    'applicantProfile',
    'applicantSecurity',
    'applicantSecondFactor',
    'applicantPassword',
  ] as const satisfies readonly ScreenKey[]) {
    const kept = await call({ method: 'PUT', url: '/api/v1/preferences', body: { star } });
    expect(kept.status).toBe(200);
  }
  const { email, password } = person;
  await signIn(page, email, { password, to: '/solicitante/estados-cuenta' });
  await page.getByRole('button', { name: 'Agregar a favoritos' }).click();
  await expect(page.getByRole('button', { name: 'Quitar de favoritos' })).toBeVisible();
  await page.goto('/solicitante/referencias');
  await page.getByRole('button', { name: 'Agregar a favoritos' }).click();
  const notice = page.getByText('Puedes tener hasta 10 páginas favoritas.');
  await expect(notice).toBeVisible();
  // Over the header, which goes down for it: its tools stay in reach.
  const isApart = async () => {
    const [told, header] = [
      await notice.boundingBox(),
      await page.getByRole('banner').boundingBox(),
    ];
    return told !== null && header !== null && told.y + told.height <= header.y;
  };
  await expect.poll(isApart).toBe(true);

  const elsewhere = await browser.newPage();
  await signIn(elsewhere, email, { password });
  await elsewhere.getByRole('button', { name: 'Favoritos', exact: true }).click();
  const starred = elsewhere.getByRole('menu').last();
  await expect(starred.getByRole('menuitem')).toHaveCount(10);
  await starred.getByRole('menuitem', { name: 'Movimientos' }).press('Enter');
  await expect(elsewhere).toHaveURL('/solicitante/movimientos');
  await elsewhere.close();
});

test('what was typed outlives a reload, and leaving asks first', async ({ page }) => {
  const complaints = consoleErrorsOf(page);
  await newApplicant(page, { to: '/solicitante/crear-proyecto/nuevo' });
  await choose(page, 'Producto', 'Iluminación');
  const installer = page.getByRole('combobox', { name: 'Instalador' });
  await installer.fill('nadie se llama así');
  await expect(page.getByText('Sin registros', { exact: true }).last()).toBeVisible();
  await installer.fill('bajio');
  await page.getByTitle('Soluciones Solares del Bajío').click();
  await page.getByLabel('Monto').fill('25000');
  await page.getByLabel('Calle y número').fill('Av. Juárez 14');

  // Among many installers the chosen one is not on the first page.
  await page.route(/suppliers\/directory\?limit=25$/, (route) =>
    route.fulfill({ json: { items: [], next_cursor: null, total: 0, total_is_capped: false } }),
  );
  await page.reload();
  await expect(page.getByText('Recuperamos lo que habías escrito y no guardaste.')).toBeVisible();
  await expect(page.getByLabel('Calle y número')).toHaveValue('Av. Juárez 14');
  await expect(page.getByLabel('Monto')).toHaveValue(/25,?000/);
  await expect(page.getByTitle('Soluciones Solares del Bajío')).toBeVisible();

  await page.getByRole('navigation', { name: 'Menú' }).getByText('Movimientos').click();
  const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
  await question.getByRole('button', { name: 'Seguir editando' }).press('Enter');
  await expect(page).toHaveURL('/solicitante/crear-proyecto/nuevo');
  await expect(page.getByLabel('Calle y número')).toHaveValue('Av. Juárez 14');

  await page.getByRole('navigation', { name: 'Menú' }).getByText('Movimientos').click();
  await question.getByRole('button', { name: 'Salir sin guardar' }).press('Enter');
  await expect(page).toHaveURL('/solicitante/movimientos');
  await page.goto('/solicitante/crear-proyecto/nuevo');
  await expect(page.getByLabel('Calle y número')).toHaveValue('');
  expect(complaints, 'the policy allows what a dialog does').toEqual([]);
});

test('tabs are one: who signs out in one is out in all, and nothing stays on the screen', async ({
  page,
  context,
}) => {
  await newApplicant(page);
  const opening = context.waitForEvent('page');
  await page.evaluate(() => window.open('/solicitante/contratos'));
  const opened = await opening;
  await expect(opened.getByRole('heading', { level: 1, name: 'Contratos' })).toBeVisible();
  await opened.getByRole('navigation', { name: 'Menú' }).getByText('Movimientos').click();
  await expect(opened).toHaveURL('/solicitante/movimientos');

  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Buscar o ir a…' }).fill('cerrar sesión');
  await expect(page.getByRole('option')).toHaveText(['Cerrar sesión']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(opened).toHaveURL(/\/login/);
  await opened.goBack();
  await expect(opened).toHaveURL(/\/login/);
  await expect(opened.getByLabel('Correo electrónico')).toBeVisible();
});

test('the next screen begins at its top, and going back returns to where one was', async ({
  page,
}) => {
  const complaints = consoleErrorsOf(page);
  await newApplicant(page);
  await page.setViewportSize({ width: 1200, height: 500 });
  await page.goto('/solicitante/faqs');
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await expect(page.locator('details').last()).toBeAttached();
  await page.evaluate(() => scrollTo(0, 600));
  const before = await scrolled();
  expect(before).toBeGreaterThan(200);
  const under = () =>
    page.evaluate(
      () => document.elementFromPoint(8, innerHeight - 8)?.closest('aside, main')?.tagName,
    );
  expect(await under(), 'the menu goes down to the edge of the window').toBe('ASIDE');

  await page.getByRole('navigation', { name: 'Menú' }).getByText('Contratos').click();
  await expect(page).toHaveURL('/solicitante/contratos');
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/solicitante/faqs');
  await expect.poll(scrolled).toBe(before);

  const last = page.locator('details').last();
  const id = await last.getAttribute('id');
  await page.goto('/solicitante/contratos');
  await page.goto(`/solicitante/faqs#${id}`);
  await expect(last, 'an address may ask for a part of the page').toBeInViewport();
  expect(await scrolled()).toBeGreaterThan(200);
  expect(complaints, 'nothing of it needs a script that the policy refuses').toEqual([]);
});

test('whichever of the forms of a screen has changes, leaving asks once', async ({ page }) => {
  const complaints = consoleErrorsOf(page);
  await signIn(page, 'inversionista@demo.mx', { to: '/inversionista/perfil/seguridad' });
  const menu = page.getByRole('navigation', { name: 'Menú' });
  const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
  const request = page.getByLabel('Explica tu solicitud');
  const password = page.getByLabel('Contraseña actual', { exact: true });
  for (const typed of [[request], [request, password], [password]]) {
    for (const field of [request, password]) await field.fill('');
    for (const field of typed) await field.fill('algo que se perdería');
    await menu.getByText('Movimientos').click();
    await question.getByRole('button', { name: 'Seguir editando' }).press('Enter');
    await expect(question).toBeHidden();
    await expect(page).toHaveURL('/inversionista/perfil/seguridad');
  }
  await menu.getByText('Movimientos').click();
  await question.getByRole('button', { name: 'Salir sin guardar' }).press('Enter');
  await expect(page).toHaveURL('/inversionista/mis-movimientos');
  await expect(question).toBeHidden();
  expect(complaints).toEqual([]);
});

test('a record that is not there, or is another user’s, keeps its title and says so; the way to correct one’s name leads to its form, far down its page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await newApplicant(page, { to: '/solicitante/credito/01a1fd14-c1a4-7703-b4c6-50b9f5cd83c5' });
  await expect(page.getByRole('heading', { level: 1, name: 'Crédito' })).toBeVisible();
  await expect(page.getByText('No encontramos lo que buscas.')).toBeVisible();

  await page.goto('/solicitante/perfil/editar-general');
  await page.getByRole('link', { name: 'Pedir que se corrija mi nombre' }).click();
  await expect(page).toHaveURL('/solicitante/perfil/cuenta#derechos');
  const rights = page.getByRole('heading', { name: 'Derechos sobre tus datos (ARCO)' });
  await expect(rights).toBeInViewport();
});
