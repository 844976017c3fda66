import { expect } from '@playwright/test';
import { png } from '@tests/support/files';
import { pickedFile } from '@tests/support/people';
import { signIn } from '@tests/support/portal';
import { sendFile } from '@tests/support/slot';
import { test } from '@tests/support/story';

test('a seller finds their own papers with their data, and brings one', async ({ page }) => {
  await signIn(page, 'vendedor@demo.mx', { to: '/proveedor/perfil/informacion' });
  await expect(page.getByRole('article', { name: 'Comprobante de domicilio' })).toBeVisible();
  // Several of a kind: there is always a free place.
  const slot = page.getByRole('article', { name: /^Certificado de competencia/ }).last();
  await sendFile(slot, pickedFile('certificado.png', 'image/png', png(320, 20)));
  await expect(page.getByText('certificado.png')).toBeVisible();
});
