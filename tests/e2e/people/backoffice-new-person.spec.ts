import { expect } from '@playwright/test';
import { byKeyboard, byTouch, fits, PHONE } from '@tests/support/hands';
import { inLetters } from '@tests/support/in-letters';
import { confirmIdentity, PASSWORD, STAFF } from '@tests/support/people';
import { mailTo, searchList, signIn } from '@tests/support/portal';
import { test } from '@tests/support/story';

test('staff open an account by keyboard, whose person comes in on a telephone; they find sellers, invite one, correct what is written and take the invitation back', async ({
  browser,
}) => {
  const page = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 } })
  ).newPage();
  const keys = byKeyboard(page);
  await signIn(page, STAFF, { to: '/backoffice/usuarios-y-permisos' });
  await keys.press(page.getByRole('link', { name: 'Abrir cuenta' }));
  const name = `Ximena Luna ${inLetters(Date.now())}`;
  const email = `ximena.${Date.now()}@ejemplo.mx`;
  await keys.press(page.getByRole('button', { name: 'Abrir cuenta' }));
  await expect(page.getByText('El campo es obligatorio').first()).toBeVisible();
  await keys.check(page.getByRole('radio', { name: 'Inversionista' }));
  await keys.fill(page.getByLabel('Nombre completo o razón social'), name);
  await keys.fill(page.getByLabel('Correo', { exact: true }), email);
  await keys.fill(page.getByLabel('Motivo'), 'Lo pidió por teléfono');
  await keys.press(page.getByRole('button', { name: 'Abrir cuenta' }));
  await confirmIdentity({ page, email: STAFF }, keys);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Todavía no ha elegido su contraseña.')).toBeVisible();

  const link =
    /\/activar-cuenta\/[\w-]+/.exec(await mailTo(email, /te abrió una cuenta/))?.[0] ?? '';
  const telephone = await (await browser.newContext(PHONE)).newPage();
  const hand = byTouch(telephone);
  await telephone.goto(link);
  await hand.fill(telephone.getByLabel('Contraseña', { exact: true }), PASSWORD);
  await hand.press(telephone.getByRole('button', { name: 'Activar mi cuenta' }));
  const terms = telephone.getByRole('checkbox');
  await expect(terms).toHaveAttribute('aria-invalid', 'true');
  await fits(telephone);
  await hand.check(terms);
  await hand.press(telephone.getByRole('button', { name: 'Activar mi cuenta' }));
  await expect(telephone.getByRole('heading', { name: 'Tu cuenta está activa' })).toBeVisible();
  await signIn(telephone, email, { password: PASSWORD });
  await expect(telephone).toHaveURL(/\/inversionista/);

  await page.goto('/backoffice/vendedores');
  const seller = page.getByRole('row').filter({ hasText: 'vendedor@demo.mx' });
  await searchList(page, 'Rodrigo Peña');
  await expect(seller.getByRole('link', { name: 'Soluciones Solares del Bajío' })).toBeVisible();
  await keys.press(seller.getByRole('link', { name: 'Rodrigo Peña Luna' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Rodrigo Peña Luna' })).toBeVisible();
  await keys.press(page.getByRole('link', { name: 'Ver expediente' }));
  await expect(page).toHaveURL(/\/backoffice\/expediente\//);

  await page.goto('/backoffice/vendedores');
  await searchList(page, 'Paola Nava');
  await keys.press(page.getByRole('link', { name: 'Paola Nava Solís' }));
  await keys.press(page.getByRole('link', { name: /^SF-/ }).first());
  await expect(page).toHaveURL(/\/backoffice\/credito\//);

  await page.goto('/backoffice/vendedores');
  const invited = `Abel Mora ${inLetters(Date.now())}`;
  const address = `abel.${Date.now()}@ejemplo.mx`;
  await keys.press(page.getByRole('button', { name: 'Invitar vendedor' }));
  const dialog = page.getByRole('dialog', { name: 'Invitar vendedor' });
  const send = dialog.getByRole('button', { name: 'Enviar invitación' });
  await keys.fill(dialog.getByLabel('Nombre completo'), invited);
  await keys.fill(dialog.getByLabel('Correo electrónico'), address);
  await keys.press(send);
  const installer = dialog.getByRole('combobox', { name: 'Instalador' });
  await expect(installer).toHaveAttribute('aria-invalid', 'true');
  await keys.choose(installer, 'Soluciones Solares del Bajío');
  await keys.press(send);
  await expect(page.getByText(`Invitación enviada a ${address}.`)).toBeVisible();
  expect(await mailTo(address, /vendas sus proyectos/)).not.toContain('Soluciones Solares');

  await keys.press(page.getByRole('link', { name: invited }));
  await expect(page.getByRole('heading', { level: 1, name: invited })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Soluciones Solares del Bajío' })).toBeVisible();
  await keys.press(page.getByRole('button', { name: 'Editar datos' }));
  const data = page.getByRole('dialog', { name: 'Editar datos' });
  await keys.fill(data.getByLabel('Nombre completo'), `${invited} Gil`);
  await keys.press(data.getByRole('button', { name: 'Guardar datos' }));
  await expect(page.getByRole('heading', { level: 1, name: `${invited} Gil` })).toBeVisible();
  await keys.press(page.getByRole('button', { name: 'Retirar invitación' }));
  const question = page.getByRole('dialog', { name: `¿Retirar la invitación de ${invited} Gil?` });
  await keys.press(question.getByRole('button', { name: 'Retirar invitación' }));
  await expect(page).toHaveURL(/\/backoffice\/vendedores$/);
  await expect(page.getByText('Invitación retirada.')).toBeVisible();
});
