import { expect } from '@playwright/test';
import { demoPdf, demoPhoto } from '@server/db/seed/demo-files';
import { expectAccessible } from '@tests/support/accessible';
import { builtFile } from '@tests/support/built-file';
import { checklistOf, place, record } from '@tests/support/checklist';
import { signIn, test } from '@tests/support/foreign-test';
import { hold } from '@tests/support/hold';
import { newApplicant, pickedFile } from '@tests/support/people';
import { buttonIn, chooserOf, notice, sendFile, slotOf } from '@tests/support/slot';

/** The same place in a hand, by keyboard alone, and without its checklist. */

const SCREEN = '/proveedor/onboarding/completar-perfil';

test.describe('in a hand', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the camera of the telephone is offered where photographs are taken', async ({
    page,
    foreign,
  }) => {
    const server = await foreign({ role: 'supplier' });
    const items = [place('Papel'), place('Solo PDF', { doc_id: 2, file_type: ['pdf'] })];
    server.answer(/GET \/api\/v1\/documents\/checklist$/, { json: checklistOf(...items) });
    server.answer(/POST \/storagev3\//, { json: record(9) });
    await signIn(page, server.origin);
    await page.goto(server.origin + SCREEN);
    const slot = slotOf(page, 'Papel');
    const camera = slot.getByLabel(/Tomar fotografía/);
    await expect(camera).toHaveAttribute('capture', 'environment');
    await expect(camera).toHaveAttribute('accept', 'image/jpeg');
    await expect(slotOf(page, 'Solo PDF').getByLabel(/Tomar fotografía/)).toHaveCount(0);
    const shown = slot.locator('label').filter({ hasText: 'Tomar fotografía' });
    await expect(shown).toBeVisible();
    await expect.poll(async () => (await shown.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const chooser = page.waitForEvent('filechooser');
    await shown.tap();
    await (await chooser).setFiles(pickedFile('foto.jpg', 'image/jpeg', demoPhoto()));
    const another = page.waitForEvent('filechooser');
    await buttonIn(slot, 'Elegir otro archivo').tap();
    await (await another).setFiles(pickedFile('otra.jpg', 'image/jpeg', demoPhoto()));
    await expect(slot.getByText('otra.jpg', { exact: false }).first()).toBeVisible();
    await buttonIn(slot, 'Enviar archivo').tap();
    await expect(notice(page, 'El archivo ha sido cargado correctamente')).toBeVisible();
    await expectAccessible(page, 'in a hand');
  });

  test('what is chosen has its place before it is drawn, so that no button moves under a finger, and each page its own', async ({
    page,
  }) => {
    const draw = await hold(page, builtFile('src/ui/paper/PdfPages.tsx'));
    await newApplicant(page, { to: '/solicitante/editar-perfil/perfil-fiscal' });
    const slot = slotOf(page, 'Constancia de situación fiscal');
    const send = buttonIn(slot, 'Enviar archivo');
    const fromTop = async () => {
      const [button, place] = [await send.boundingBox(), await slot.boundingBox()];
      return button && place && button.y - place.y;
    };
    const paper = await demoPdf('Constancia', ['Uno']);
    await chooserOf(slot).setInputFiles(pickedFile('uno.pdf', 'application/pdf', paper));
    await expect(send).toBeFocused();
    const before = await fromTop();
    draw();
    const drawn = slot.getByRole('img', { name: /^Página 1 de 1/ });
    await expect(drawn).toHaveAttribute('data-drawn', 'true');
    expect(await fromTop()).toBe(before);

    // Of a file of several pages none lies upon another, also enlarged.
    const lines = Array.from({ length: 100 }, (_, at) => `Renglón ${at + 1}`);
    const long = await demoPdf('Constancia', lines);
    const other = page.waitForEvent('filechooser');
    await buttonIn(slot, 'Elegir otro archivo').tap();
    await (await other).setFiles(pickedFile('larga.pdf', 'application/pdf', long));
    const pages = slot.getByRole('img', { name: /^Página \d de 3/ });
    await expect(pages).toHaveCount(3);
    for (const zoom of ['fitted', 'enlarged']) {
      if (zoom === 'enlarged') await slot.getByRole('button', { name: 'Acercar' }).tap();
      for (const sheet of await pages.all()) {
        await sheet.scrollIntoViewIfNeeded();
        await expect(sheet).toHaveAttribute('data-drawn', 'true');
      }
      const seen = await pages.evaluateAll((sheets) =>
        sheets
          .map((sheet) => sheet.getBoundingClientRect())
          .map(({ top, bottom }) => [top, bottom]),
      );
      const ends = seen.map(([, bottom]) => bottom);
      for (const [at, [top]] of seen.entries()) {
        if (at > 0) expect(top, zoom).toBeGreaterThan(ends[at - 1] ?? 0);
      }
    }
  });
});

test('by keyboard alone: chosen, sent, looked at, and what was before it with its reason, also without a checklist', async ({
  page,
}) => {
  await newApplicant(page, { to: '/solicitante/editar-perfil/perfil-fiscal' });
  const slot = slotOf(page, 'Constancia de situación fiscal');
  await expect(slot).toBeVisible();
  // A part of a form asks for what its field names, and nothing else.
  await expect(page.getByRole('article')).toHaveCount(1);
  const paper = async (name: string) =>
    pickedFile(name, 'application/pdf', await demoPdf('Constancia', [name]));
  const chooser = page.waitForEvent('filechooser');
  await chooserOf(slot).press('Space');
  await (await chooser).setFiles(await paper('primera.pdf'));
  await expect(buttonIn(slot, 'Enviar archivo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(slot.getByText('Pendiente de validación')).toBeVisible();
  await expect(slot.getByText(/versi[oó]n(es)? anterior/)).toHaveCount(0);
  await buttonIn(slot, 'Reemplazar archivo').press('Enter');
  await sendFile(slot, await paper('segunda.pdf'));
  const history = slot.getByRole('button', { name: '1 versión anterior' });
  await expect(history).toBeVisible();
  await history.press('Enter');
  const earlier = slot.getByRole('list', { name: /^Versiones anteriores de/ });
  await expect(earlier.getByRole('listitem')).toHaveCount(1);
  await expect(earlier).toContainText('primera.pdf');
  await expect(earlier).toContainText('Reemplazada sin revisar');

  await earlier.getByRole('button', { name: 'Ver primera.pdf' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: /^Página 1 de 1/ })).toHaveAttribute(
    'data-drawn',
    'true',
  );
  for (const tool of [
    'Acercar',
    'Girar a la izquierda',
    'Girar a la derecha',
    'Pantalla completa',
  ]) {
    await expect(dialog.getByRole('button', { name: tool })).toBeEnabled();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await buttonIn(slot, 'Historial').press('Enter');
  const acts = slot.getByRole('list', { name: /^Historial de/ }).getByRole('listitem');
  await expect(acts).toHaveCount(2);
  await expect(acts.first()).toContainText('Subió segunda.pdf');
  await expect(acts.last()).toContainText('Subió primera.pdf');

  // Without its checklist our own server has the same places by the lists of section 7.
  await page.route('**/api/v1/documents/checklist*', (route) =>
    route.fulfill({ status: 404, json: { error: 'Not Found' } }),
  );
  const listed = page.waitForResponse(/\/storagev3\/documents\/files\/4\/user\//);
  await page.reload();
  expect((await listed).ok()).toBe(true);
  await expect(slot.getByText('Pendiente de validación')).toBeVisible();
  await expect(slot.getByText('segunda.pdf')).toBeVisible();
});
