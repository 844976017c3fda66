import { expect, type Page } from '@playwright/test';
import { confirmIdentity, newApplicant, type Seat, STAFF, seat } from '@tests/support/people';
import { test } from '@tests/support/story';

// It changes what everybody sees.
test.use({ ownWorld: true });

async function openPerson(page: Page, typed: string, email: string) {
  await page.goto(`/backoffice/usuarios-y-permisos?q=${typed}`);
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click();
}

/** Sets how far the open person's account is held back. */
async function restrict({ page }: Seat, level: string, reason: string) {
  await page.getByRole('button', { name: 'Restringir o etiquetar' }).click();
  const dialog = page.getByRole('dialog', { name: /^Restricción de/ });
  await dialog.getByRole('radio', { name: level }).check();
  await dialog.getByLabel('Motivo, que la persona lee').fill(reason);
  await dialog.getByRole('button', { name: 'Guardar restricción' }).click();
  return dialog;
}

test('staff hold an account back and let it go, and its person is told on the screen what they may not do', async ({
  browser,
}) => {
  const person = await browser.newPage();
  const email = await newApplicant(person);
  const ask = person.getByRole('menuitem', { name: 'Pedir un crédito' });
  // The frame's own comes before those of the forms.
  const notice = person.getByRole('note').first();
  await expect(ask).toBeVisible();

  const staff = await seat(browser, STAFF);
  const { page } = staff;
  await openPerson(page, email, email);
  const access = page.getByRole('region', { name: 'Acceso' });
  await expect(access.getByText('Sin restricciones.')).toBeVisible();
  await page.getByRole('button', { name: 'Restringir o etiquetar' }).click();
  const tags = page.getByRole('combobox', { name: 'Etiquetas' });
  await tags.fill(`vigilar-${process.pid},`);
  await page.getByRole('radio', { name: 'Sin solicitudes ni compromisos nuevos' }).check();
  await page.getByRole('button', { name: 'Guardar restricción' }).click();
  const reason = page.getByLabel('Motivo, que la persona lee');
  await expect(reason).toHaveAccessibleDescription(/obligatorio/);
  await reason.fill('Falta un comprobante de domicilio.');
  await page.getByRole('button', { name: 'Guardar restricción' }).click();
  await confirmIdentity(staff);
  await expect(access.getByText(/^Sin solicitudes ni compromisos nuevos\. La puso/)).toBeVisible();
  await expect(page.getByText(`Etiquetas: vigilar-${process.pid}`, { exact: true })).toBeVisible();
  // What staff read of why they may not is what the person meets.
  const act = page.getByRole('combobox', { name: 'Qué quiere hacer' });
  await act.fill('Proyectos: crear');
  await expect(page.getByTitle('Proyectos: crear', { exact: true })).toBeVisible();
  await act.press('Enter');
  await expect(page.getByText('No puede', { exact: true })).toBeVisible();
  await expect(
    page.getByText(
      'Su perfil Solicitante lo permite, pero la restricción de su cuenta lo detiene.',
    ),
  ).toBeVisible();

  // The person's open screen learns of it by itself; what is held back is neither offered nor reached by address.
  await expect(notice).toContainText('Por ahora no puedes pedir otro crédito');
  await expect(notice).toContainText('Falta un comprobante de domicilio.');
  await expect(notice).toContainText('¿Algo no es correcto?');
  await expect(ask).toBeHidden();
  await expect(person.getByRole('link', { name: 'Pedir un crédito' })).toBeHidden();
  await person.goto('/solicitante/crear-proyecto/nuevo');
  await expect(person).toHaveURL('/solicitante/inicio');
  await expect(notice).toBeVisible();

  await openPerson(page, `vigilar-${process.pid}`, email);
  await restrict(staff, 'Solo consulta', 'Alguien más usó la cuenta.');
  await expect(access.getByText(/^Solo consulta\. La puso/)).toBeVisible();
  await person.goto('/solicitante/perfil/cuenta');
  await expect(notice).toContainText('Tu cuenta es solo de consulta');
  const held = person.getByText('Tu cuenta es solo de consulta: por ahora no puedes enviar esto.');
  await expect(held.first()).toBeVisible();
  // Acts outside a form are gone or out of use, and one's own data can still be asked for.
  await expect(person.getByRole('button', { name: 'Quiero cerrar mi cuenta' })).toHaveCount(0);
  await expect(person.getByRole('button', { name: 'Pedir mis datos' })).toBeEnabled();
  await person.goto('/solicitante/perfil');
  await expect(person.getByRole('heading', { name: 'Domicilio' })).toBeVisible();
  await expect(person.getByRole('link', { name: /^Editar/ })).toHaveCount(0);
  await person.goto('/solicitante/kyc');
  await expect(person.getByRole('button', { name: 'Obtener enlace' })).toBeDisabled();
  // Protecting the account stays open.
  await person.goto('/solicitante/perfil/seguridad/contrasena');
  await expect(person.getByRole('button', { name: 'Cambiar contraseña' })).toBeEnabled();

  await restrict(staff, 'Sin restricción', 'Todo quedó aclarado.');
  await expect(access.getByText(/^Sin restricciones desde el/)).toBeVisible();
  await expect(notice).toBeHidden();
  await expect(ask).toBeVisible();
  await Promise.all([page.close(), person.close()]);
});
