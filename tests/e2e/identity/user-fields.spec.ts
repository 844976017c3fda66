import { expect, type Page, type Route } from '@playwright/test';
import { choose, newApplicant } from '@tests/support/people';
import { signIn } from '@tests/support/portal';
import { test } from '@tests/support/story';

/** Answers who the user is as the server does, with some fields as in a case that the demo has nobody in. */
async function tell(page: Page, fields: object) {
  await page.route('**/users/getRgUserInfo*', async (route: Route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...fields } });
  });
}

test('what the server tells of a user rules the limits of a request, the menu, and what they are led to', async ({
  page,
}) => {
  await tell(page, { loan_limits: { minimum: 500_000, maximum: 1_234_500 } });
  await newApplicant(page, { to: '/solicitante/crear-proyecto/nuevo' });
  const amount = page.getByLabel('Monto', { exact: true });
  await expect(amount).toHaveAccessibleDescription('Hoy puedes pedir de $5,000.00 a $12,345.00.');
  await amount.fill('12,345.01');
  await choose(page, 'Producto', 'Paneles solares');
  await expect(page.locator('form')).toContainText('Paneles solares');
  await page.getByRole('button', { name: 'Revisar antes de enviar' }).click();
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await amount.fill('12,345');
  await expect(amount).not.toHaveAttribute('aria-invalid', 'true');

  await test.step('who is between steps sees a short menu, and who lacks data a way to give it', async () => {
    await page.unroute('**/users/getRgUserInfo*');
    await tell(page, { show_menu_options: false });
    await page.goto('/solicitante/inicio');
    const menu = page.getByRole('navigation', { name: 'Menú' });
    await expect(menu.getByRole('link')).toHaveText([
      'Inicio',
      'Perfil',
      'Seguridad',
      'Preguntas frecuentes',
    ]);
    await page.unroute('**/users/getRgUserInfo*');
    await tell(page, { update_profile_info: true, applicant_onboarding_step: 'pf_6_data_check' });
    await page.reload();
    await expect(menu.getByRole('link', { name: 'Pedir un crédito' })).toBeVisible();
    await page.getByRole('note').getByRole('link', { name: 'Completar mis datos' }).click();
    await expect(page).toHaveURL('/solicitante/perfil');
    await expect(page.getByRole('note')).toBeHidden();
  });
});

test('a program’s name stands beside the role of its people, and who has none yet is told so', async ({
  page,
}) => {
  await signIn(page, 'ejecutivo@demo.mx');
  const menu = page.getByRole('navigation', { name: 'Menú' });
  await expect(menu.getByRole('link', { name: 'Lista de prospectos' })).toBeVisible();
  await page.getByRole('button', { name: /^Cuenta/ }).click();
  await expect(page.getByText(/^Ejecutivo de programa · /)).toBeVisible();

  await tell(page, { need_program_access: true, programInfo: null });
  await page.goto('/programa/inicio');
  await expect(page.getByRole('note')).toContainText('Todavía no perteneces a un programa');
  await expect(menu.getByRole('link')).toHaveText(['Inicio', 'Notificaciones', 'Seguridad']);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});
