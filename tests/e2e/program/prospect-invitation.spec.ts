import { expect } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { byTouch, fits, PHONE } from '@tests/support/hands';
import { PASSWORD } from '@tests/support/people';
import { mailTo, signIn } from '@tests/support/portal';
import { addProspects, numberNames } from '@tests/support/send-prospects';
import { test } from '@tests/support/story';

const serial = String(Date.now());
const LIST = '/programa/lista-de-prospectos';

test('an executive invites a prospect on a telephone, who opens an account, and the page of the prospect says how far it is', async ({
  browser,
  request,
}) => {
  const names = numberNames(`Nevería ${serial}`, 2);
  await addProspects(request, 'programa@demo.mx', { names, from: 770 });
  const email = `prospecta-${process.pid}-${serial}@ejemplo.mx`;
  const page = await (await browser.newContext(PHONE)).newPage();
  const hand = byTouch(page);
  await signIn(page, 'ejecutivo@demo.mx', { to: `${LIST}?q=Never%C3%ADa+${serial}` });
  await hand.press(page.getByRole('link', { name: `Nevería ${serial} 1` }));
  await hand.press(
    page.getByRole('dialog', { name: 'Prospecto' }).getByRole('link', { name: 'Ver en página' }),
  );
  // The drawer that is left has such a section too.
  await expect(page.getByRole('heading', { level: 1, name: /^Prospecto/ })).toBeVisible();
  const section = page.getByRole('region', { name: 'Como solicitante' });
  await expect(section.getByText('Sin invitar')).toBeVisible();
  await hand.press(section.getByRole('button', { name: 'Convertir a solicitante' }));
  const dialog = page.getByRole('dialog', { name: `Convertir a Nevería ${serial} 1` });
  await hand.press(dialog.getByRole('button', { name: 'Enviar invitación' }));
  await expect(dialog.getByText('El campo es obligatorio')).toBeVisible();
  await hand.fill(dialog.getByLabel('Correo electrónico'), email);
  await expectAccessible(page, 'the invitation of a prospect');
  await hand.press(dialog.getByRole('button', { name: 'Enviar invitación' }));
  await expect(dialog).toBeHidden();
  await expect(section.getByText('Invitado', { exact: true })).toBeVisible();
  await expect(section.getByText(email)).toBeVisible();
  await fits(page);

  const guest = await (await browser.newContext(PHONE)).newPage();
  const link = /\/solicitante\/crear\/[\w-]+/.exec(await mailTo(email, /solicitante\/crear/))?.[0];
  await guest.goto(link ?? '/');
  await guest.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await guest.getByRole('checkbox').check();
  await guest.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await expect(guest.getByText('Frío Eficiente te invitó.', { exact: false })).toBeVisible();

  await page.reload();
  await expect(section.getByText('Cuenta creada', { exact: true })).toBeVisible();
  await expect(section.getByRole('button')).toHaveCount(0);
  const story = page.getByRole('listitem');
  await expect(story.filter({ hasText: 'Creó su cuenta de solicitante' })).toBeVisible();
  await expect(story.filter({ hasText: 'Invitado a crear su cuenta' })).toBeVisible();
});
