import { expect } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { applicantWithPapers } from '@tests/support/applicant-papers';
import { png } from '@tests/support/files';
import { inLetters } from '@tests/support/in-letters';
import { choose, STAFF } from '@tests/support/people';
import { signIn, visit } from '@tests/support/portal';
import { drawnIn } from '@tests/support/slot';
import { test } from '@tests/support/story';

// It changes what everybody sees.
test.use({ ownWorld: true });

const CURP = { docId: 3, name: 'curp.png', type: 'image/png', bytes: png(320, 20) };

test('staff keep the reasons for a kind of document, which a reviewer rejects with, and the questions that visitors read', async ({
  page,
  browser,
}) => {
  const serial = Date.now();
  const first = `El código QR no se lee, ${serial}.`;
  const second = `La constancia es de otra persona, ${serial}.`;
  const name = `Rita Razones ${inLetters(serial)}`;
  await applicantWithPapers(page, name, [CURP]);

  const desk = await (await browser.newContext()).newPage();
  const refused: string[] = [];
  desk.on('response', (reply) => {
    if (reply.status() >= 400) refused.push(reply.url());
  });
  await signIn(desk, STAFF, { to: '/backoffice/catalogos' });
  const room = desk.getByRole('region', { name: 'Motivos de rechazo' });
  // Groups and kinds are more than the open list draws at once.
  await room.getByRole('combobox', { name: 'Se ofrecen para' }).fill('CURP');
  await choose(room, 'Se ofrecen para', 'CURP');
  await expect(room.getByText('Aún no hay motivos en esta lista.')).toBeVisible();
  for (const text of [first, second]) {
    await room.getByRole('button', { name: 'Agregar motivo' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Agregar motivo' });
    // What is typed at once is the reason.
    await expect(dialog.getByLabel('Motivo')).toBeFocused();
    await desk.keyboard.type(text);
    await dialog.getByRole('button', { name: 'Agregar motivo' }).click();
    await expect(dialog).toBeHidden();
    await expect(room.getByRole('listitem').filter({ hasText: text })).toBeVisible();
  }
  await expect(room.getByRole('button', { name: `Subir “${first}”` })).toBeDisabled();
  await room.getByRole('button', { name: `Subir “${second}”` }).click();
  await expect(room.getByRole('listitem').first()).toContainText(`1. ${second}`);
  expect(refused).toEqual([]);

  const queue = `/backoffice/cola-documentos?q=${encodeURIComponent(name)}`;
  const offered = '**/api/v1/rejection-reasons/offered';
  // A server that keeps none: the texts that the portal came with.
  await desk.route(offered, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
  await visit(desk, queue);
  await expect(desk.getByRole('region', { name: 'CURP' })).toBeVisible();
  await desk.keyboard.press('r');
  await expect(
    desk.getByRole('button', { name: '1. La imagen está borrosa o no se alcanza a leer.' }),
  ).toBeVisible();
  await desk.unroute(offered);

  await desk.goto(queue);
  await expect(desk.getByRole('region', { name: 'CURP' })).toBeVisible();
  await desk.keyboard.press('r');
  await expect(desk.getByRole('button', { name: `1. ${second}` })).toBeVisible();
  await expect(desk.getByRole('button', { name: `2. ${first}` })).toBeVisible();
  // Then those of its group.
  await expect(
    desk.getByRole('button', { name: '3. La imagen está borrosa o no se alcanza a leer.' }),
  ).toBeVisible();
  await expect(drawnIn(desk.getByRole('region', { name: 'CURP' }))).toBeVisible();
  const rejected = desk.waitForRequest(/storagev3\/documents\/reject/);
  await desk.keyboard.press('1');
  expect((await rejected).postDataJSON()).toMatchObject({ reject_reason: second });
  await expect(desk.getByText('Documento rechazado correctamente')).toBeVisible();

  await visit(desk, '/backoffice/catalogos?lista=3');
  await room.getByRole('button', { name: `Cambiar “${first}”` }).click();
  const dialog = desk.getByRole('dialog', { name: 'Cambiar motivo' });
  await dialog.getByLabel('Motivo').fill(`Sin QR, ${serial}.`);
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(dialog).toBeHidden();
  for (const text of [`Sin QR, ${serial}.`, second]) {
    await room.getByRole('button', { name: `Retirar “${text}”` }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click();
    await expect(room.getByRole('listitem').filter({ hasText: text })).toBeHidden();
  }
  await expect(room.getByText('Aún no hay motivos en esta lista.')).toBeVisible();

  await test.step('visitors read the portal’s own questions or why there are none, and what staff ask from its day on, in order and reworded under its link', async () => {
    const question = `¿Se puede financiar la batería ${serial}?`;
    const reworded = `¿Se financian baterías, folio ${serial}?`;
    const slug = `se-puede-financiar-la-bateria-${serial}`;

    await test.step('the server keeps none, or does not answer', async () => {
      const published = '**/api/v1/faqs/published';
      await page.route(published, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
      await page.goto('/faqs#garantia');
      await expect(page.locator('#garantia').getByText('Es estimado y depende')).toBeInViewport();
      await page.unroute(published);

      await page.route(published, (route) => route.abort());
      await page.reload();
      await expect(page.getByText('mientras se obtenían los datos')).toBeVisible();
      await expect(page.getByText('¿Mi rendimiento está garantizado?')).toBeHidden();
      await page.unroute(published);
      await page.getByRole('button', { name: 'Volver a cargar' }).click();
      await expect(page.getByText('¿Mi rendimiento está garantizado?')).toBeVisible();
    });

    await desk.getByText('Preguntas frecuentes', { exact: true }).click();
    const faqs = desk.getByRole('region', { name: 'Preguntas frecuentes' });
    await choose(faqs, 'Tema', 'Impuestos');
    await faqs.getByRole('button', { name: 'Agregar pregunta' }).click();
    const adding = desk.getByRole('dialog', { name: 'Agregar pregunta' });
    await adding.getByLabel('Pregunta').fill(question);
    await adding.getByLabel('Respuesta').fill('Sí, con los paneles.\n<b>Sola, no.</b>');
    await adding.getByRole('button', { name: 'Agregar pregunta' }).click();
    await expect(adding.getByText('El campo es obligatorio').first()).toBeVisible();
    const readers = adding.getByRole('combobox', { name: 'La leen' });
    await readers.fill('Instaladores');
    await readers.press('Enter');
    await readers.press('Tab');
    await adding.getByRole('button', { name: 'Agregar pregunta' }).click();
    await expect(adding).toBeHidden();
    const row = faqs.getByRole('listitem').filter({ hasText: question });
    await expect(row).toContainText('Instaladores');
    await expectAccessible(desk, 'questions');

    // Another part of a page that is open would not be loaded anew.
    await page.goto('about:blank');
    await page.goto(`/faqs#${slug}`);
    const asked = page.locator(`[id="${slug}"]`);
    await expect(asked.getByText('Sí, con los paneles.')).toBeInViewport();
    await expect(asked.getByText('<b>Sola, no.</b>'), 'text, whatever it looks like').toBeVisible();
    await page.getByLabel('Para quién').selectOption('Inversionistas');
    await expect(asked).toBeHidden();

    const above = faqs
      .getByRole('listitem')
      .filter({ hasText: '¿Por qué mi mensualidad lleva IVA?' });
    await faqs.getByRole('button', { name: `Subir “${question}”` }).click();
    await expect(above).toContainText('3. ');
    await expect(row).toContainText('2. ');

    await row.getByRole('button', { name: `Cambiar “${question}”` }).click();
    const changing = desk.getByRole('dialog', { name: 'Cambiar pregunta' });
    await changing.getByLabel('Pregunta').fill(reworded);
    await changing.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(changing).toBeHidden();
    await page.reload();
    await expect(asked.getByText(reworded)).toBeInViewport();

    const renamed = faqs.getByRole('listitem').filter({ hasText: reworded });
    await renamed.getByRole('button', { name: `Cambiar “${reworded}”` }).click();
    await changing.getByLabel('Se publica desde').fill('31/12/2099');
    await changing.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(changing).toBeHidden();
    await expect(renamed.getByText('Se publica el 31')).toBeVisible();
    await page.reload();
    await expect(page.getByText('¿Por qué mi mensualidad lleva IVA?')).toBeVisible();
    await expect(asked).toBeHidden();

    await renamed.getByRole('button', { name: `Retirar “${reworded}”` }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click();
    await expect(renamed).toBeHidden();
  });
});
