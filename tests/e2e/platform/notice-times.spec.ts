import { expect, type Page } from '@playwright/test';
import { newApplicant } from '@tests/support/people';
import { notice } from '@tests/support/slot';
import { test } from '@tests/support/story';

/** Notices stand as long as the specification has it (section 9); those of documents are in `document-upload`. */

/** Still there half a second before its time, and gone half a second after; its own way out takes a moment. */
async function standsFor(page: Page, text: string, milliseconds: number) {
  const told = notice(page, text);
  await expect(told).toBeVisible();
  await page.clock.runFor(milliseconds - 500);
  await expect(told).toBeVisible();
  await page.clock.runFor(1000);
  await expect(told).toHaveCount(0);
}

test('what was saved is said for five seconds, and that nothing changed for four', async ({
  page,
}) => {
  await newApplicant(page, { to: '/solicitante/perfil/notificaciones' });
  const mail = page.getByRole('checkbox', { name: 'Créditos y pagos: Correo', exact: true });
  const save = page.getByRole('button', { name: 'Guardar avisos' });
  await expect(mail).toBeChecked();
  await page.clock.install();
  await save.click();
  await expect(notice(page, 'Sin cambios')).toContainText('No hay cambios por guardar.');
  await standsFor(page, 'Sin cambios', 4000);
  await mail.uncheck();
  await save.click();
  await expect(notice(page, 'Operación exitosa')).toContainText(
    'Información actualizada correctamente.',
  );
  await standsFor(page, 'Operación exitosa', 5000);
});
