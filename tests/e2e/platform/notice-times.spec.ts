import { expect } from '@playwright/test';
import { newApplicant } from '@tests/support/people';
import { notice, standsFor } from '@tests/support/slot';
import { test } from '@tests/support/story';

/** Notices stand as long as the specification has it (section 9); those of documents are in `document-upload`. */
test('what was saved is said for five seconds, and that nothing changed for four', async ({
  page,
}) => {
  await newApplicant(page, { to: '/solicitante/perfil/notificaciones' });
  const mail = page.getByRole('checkbox', { name: 'Créditos y pagos: Correo', exact: true });
  const save = page.getByRole('button', { name: 'Guardar avisos' });
  await expect(mail).toBeChecked();
  const unchanged = notice(page, 'Sin cambios').filter({ hasText: 'No hay cambios por guardar.' });
  await standsFor(unchanged, 4000, () => save.click());
  await mail.uncheck();
  const done = notice(page, 'Operación exitosa').filter({
    hasText: 'Información actualizada correctamente.',
  });
  await standsFor(done, 5000, () => save.click());
});
