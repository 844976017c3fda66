import { expect, type Locator } from '@playwright/test';
import { demoPdf, demoPhoto } from '@server/db/seed/demo-files';
import { expectAccessible } from '@tests/support/accessible';
import { checklistOf, place, record } from '@tests/support/checklist';
import { askForCredit, folioOf, review } from '@tests/support/credit-screens';
import { heic, pdf, png } from '@tests/support/files';
import { type ForeignServer, failures, userInfo } from '@tests/support/foreign-server';
import { only, signIn, test } from '@tests/support/foreign-test';
import { pickedFile, STAFF, seat } from '@tests/support/people';
import { buttonIn, chooserOf, notice, sendFile, slotOf, standsFor } from '@tests/support/slot';

/** One place for one file, in each of its states, by what a server says of it and what a person does. */

const SCREEN = '/proveedor/onboarding/completar-perfil';
const UPLOAD = '/storagev3/documents/upload/user/7';
const WRONG_TYPE = 'El tipo de archivo seleccionado no es válido, intente con otro archivo.';
const photo = pickedFile('foto.PNG', 'image/png', demoPhoto());
/** By one press, which opens the chooser. */
async function chooseOther(slot: Locator, file: ReturnType<typeof pickedFile>) {
  const opened = slot.page().waitForEvent('filechooser');
  await buttonIn(slot, 'Elegir otro archivo').click();
  await (await opened).setFiles(file);
}

test('each state has its word, its reason and what can be done about it, and each place its heading, width and order', async ({
  page,
  foreign,
}) => {
  const server = await foreign({ role: 'supplier', documentLinks: 'session' });
  server.answer(/getRgUserInfo$/, { json: userInfo('supplier', { user_person_type: 0 }) });
  const items = [
    place('Falta', { is_required: true }),
    place('Espera', { doc_id: 2, state: 'pending', document: record(2) }),
    place('Bien', {
      doc_id: 3,
      state: 'verificado',
      document: record(3, { is_verified: 'verificado' }),
      can_upload: false,
    }),
    place('Mal', {
      doc_id: 4,
      state: 'rechazado',
      document: record(4, { is_verified: 'rechazado', reject_reason: 'Está borrosa.' }),
    }),
    place('Sin revisión', { doc_id: 5, state: 'loaded', document: record(5) }),
    place('Por escanear', {
      doc_id: 8 + 10,
      state: 'pending',
      document: record(8),
      quarantined: true,
    }),
    place('Cerrado', { doc_id: 6, can_upload: false }),
    place('Todavía no', {
      doc_id: 7 + 10,
      can_upload: false,
      blocked_because: 'Podrás subirlo cuando firmes.',
    }),
  ];
  server.answer(/GET \/api\/v1\/documents\/checklist$/, { json: checklistOf(...items) });
  await signIn(page, server.origin, SCREEN);

  const states = {
    Falta: 'Por subir',
    Espera: 'Pendiente de validación',
    Bien: 'Verificado',
    Mal: 'Rechazado',
    'Sin revisión': 'Cargado',
  };
  for (const [name, state] of Object.entries(states)) {
    await expect(slotOf(page, name).getByText(state, { exact: true })).toBeVisible();
  }
  // What is missing and what was rejected asks for its file; what waits or is fine only when it is to be replaced.
  await expect(page.getByText('Seleccione o arrastre un archivo')).toHaveCount(2);
  await expect(chooserOf(slotOf(page, 'Falta'))).toBeEnabled();
  await expect(chooserOf(slotOf(page, 'Mal'))).toBeEnabled();
  await expect(slotOf(page, 'Mal').getByText('Motivo de rechazo: Está borrosa.')).toBeVisible();
  await expect(buttonIn(slotOf(page, 'Espera'), 'Reemplazar archivo')).toBeVisible();
  await expect(buttonIn(slotOf(page, 'Sin revisión'), 'Reemplazar archivo')).toBeVisible();
  await expect(buttonIn(slotOf(page, 'Bien'), 'Reemplazar archivo')).toHaveCount(0);
  await expect(slotOf(page, 'Cerrado').getByText('La carga está deshabilitada')).toBeVisible();
  await expect(slotOf(page, 'Todavía no').getByText('Podrás subirlo cuando firmes.')).toBeVisible();
  const shut = slotOf(page, 'Por escanear');
  await expect(shut.getByText('En cuarentena: nadie puede abrirlo')).toBeVisible();
  await expect(buttonIn(shut, 'Ver')).toHaveCount(0);
  await expect(buttonIn(shut, 'Descargar')).toHaveCount(0);
  await expect(buttonIn(slotOf(page, 'Espera'), 'Ver')).toBeVisible();
  await expectAccessible(page, 'states');

  await buttonIn(slotOf(page, 'Espera'), 'Reemplazar archivo').click();
  await expect(chooserOf(slotOf(page, 'Espera'))).toBeEnabled();
  await buttonIn(slotOf(page, 'Espera'), 'Conservar el actual').click();
  await expect(chooserOf(slotOf(page, 'Espera'))).toHaveCount(0);

  await test.step('places stand as their definitions have it: heading, width, order and what closes them', async () => {
    const places = [
      place('Mitad', { doc_id: 1, section_id: 'fiscal', clasification_2: 'identity' }),
      place('Otra mitad', { doc_id: 2, section_id: 'fiscal' }),
      place('Tercio', { doc_id: 3, div_class: 'col-12 col-lg-4', section_id: 'legal' }),
      place('Dos tercios', { doc_id: 4, div_class: 'col-12 col-lg-8', section_id: 'legal' }),
      place('Entero', { doc_id: 5, div_class: 'col-12', section_id: 'identity' }),
      // One whose condition does not hold, shown with what it waits for.
      place('Condicionado', {
        doc_id: 6,
        section_id: 'income',
        can_upload: false,
        blocked_because: 'Se pide cuando el rol es Inversionista.',
      }),
    ];
    server.answer(/GET \/api\/v1\/documents\/checklist$/, { json: checklistOf(...places) });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.reload();
    const headings = page.getByRole('region').filter({ has: page.getByRole('article') });
    await expect(headings.getByRole('heading', { level: 2 })).toHaveText([
      'Identidad',
      'Fiscal',
      'Empresa',
      'Ingresos y recursos',
    ]);
    await expect(
      page.getByRole('region', { name: 'Fiscal' }).getByRole('article').getByRole('heading'),
    ).toHaveText(['Mitad', 'Otra mitad']);

    const box = async (name: string) => {
      const found = await slotOf(page, name).boundingBox();
      if (!found) throw new Error(`${name} is not drawn`);
      return found;
    };
    const [whole, half, otherHalf, third, rest] = await Promise.all(
      ['Entero', 'Mitad', 'Otra mitad', 'Tercio', 'Dos tercios'].map(box),
    );
    const near = (width = 0, part = 0) =>
      expect(Math.abs(width / (whole?.width ?? 1) - part)).toBeLessThan(0.02);
    near(half?.width, 1 / 2);
    near(third?.width, 1 / 3);
    near(rest?.width, 2 / 3);
    expect(half?.y).toBe(otherHalf?.y);
    expect(third?.y).toBe(rest?.y);
    await expect(slotOf(page, 'Mitad').getByText('Cómo se sube.')).toBeVisible();
    const closed = slotOf(page, 'Condicionado');
    await expect(closed.getByText('Se pide cuando el rol es Inversionista.')).toBeVisible();
    await expect(closed.getByText('Cómo se sube.')).toHaveCount(0);
    await expect(chooserOf(closed)).toHaveCount(0);

    // In a hand each takes the whole row.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(async () => (await box('Tercio')).width).toBe((await box('Entero')).width);
  });
});

/** Sends what was chosen: the list has it while it is on its way, not before, where it would be taken for another's. */
async function replaces(
  server: ForeignServer,
  slot: Locator,
  button: string,
  others: ReturnType<typeof place>[] = [],
) {
  server.gather(/POST \/storagev3\//, 2);
  await buttonIn(slot, button).press('Enter');
  await expect(slot.getByRole('progressbar')).toBeVisible();
  const after = checklistOf(place('Papel', { state: 'pending', document: record(6) }), ...others);
  server.answer(/GET \/api\/v1\/documents\/checklist$/, { json: after });
  server.release();
}

test('a file is looked at before it is sent, given up on its way, and sent again without choosing it', async ({
  page,
  foreign,
}) => {
  const server = await foreign({ role: 'supplier', documentLinks: 'session' });
  const before = checklistOf(place('Papel', { state: 'rechazado', document: record(4) }));
  server.answer(/GET \/api\/v1\/documents\/checklist$/, { json: before });
  await signIn(page, server.origin, SCREEN);
  const slot = slotOf(page, 'Papel');
  const update = `${UPLOAD}/update/1`;

  await test.step('what the place does not take is refused here, and nothing is sent', async () => {
    // A computer's chooser shows the photographs of a telephone too.
    await expect(chooserOf(slot)).toHaveAttribute('accept', /\.jpg.*\.heic/);
    await chooserOf(slot).setInputFiles(pickedFile('hoja.xlsx', 'image/png', 'x'));
    await expect(slot.getByRole('alert')).toHaveText(WRONG_TYPE);
    await chooserOf(slot).setInputFiles(
      pickedFile('grande.png', 'image/png', Buffer.alloc(10 * 1024 * 1024 + 1)),
    );
    await expect(slot.getByRole('alert')).toContainText('El máximo es de 10 MB.');
    await slot.getByText('Seleccione o arrastre').evaluate((drop) => {
      const dataTransfer = new DataTransfer();
      for (const name of ['a.png', 'b.png']) dataTransfer.items.add(new File(['x'], name));
      drop.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
    });
    await expect(slot.getByRole('alert')).toHaveText('Elige un solo archivo.');
    expect(server.to('POST', update)).toEqual([]);
  });

  await test.step('a picture and a PDF are seen, turned and enlarged before they are sent', async () => {
    await chooserOf(slot).setInputFiles(
      pickedFile('papel.Pdf', '', await demoPdf('Papel', ['Dos'])),
    );
    await expect(slot.getByRole('img', { name: /^Página 1 de 1/ })).toHaveAttribute(
      'data-drawn',
      'true',
    );
    const again = page.waitForEvent('filechooser');
    await buttonIn(slot, 'Elegir otro archivo').press('Enter');
    const chooser = await again;
    await expect(chooserOf(slot)).toBeFocused();
    await chooser.setFiles(pickedFile('roto.pdf', '', pdf().subarray(0, 100)));
    await expect(slot.getByText(/El PDF está dañado o incompleto/)).toBeVisible();
    await chooseOther(slot, pickedFile('chica.png', 'image/png', png(12, 9)));
    await expect(slot.getByRole('status')).toContainText('mide 12 × 9 puntos');
    await chooseOther(slot, photo);
    await expect(slot.getByRole('status')).toHaveCount(0);
    const picture = slot.getByRole('img', { name: 'Vista previa de foto.PNG' });
    await expect(picture).toBeVisible();
    await expect(buttonIn(slot, 'Enviar archivo')).toBeFocused();
    await buttonIn(slot, 'Girar a la derecha').click();
    await expect(picture).toHaveCSS('transform', /matrix\(0, 1, -1, 0/);
    await buttonIn(slot, 'Acercar').click();
    await expect(buttonIn(slot, 'Alejar')).toBeEnabled();
    await expect(buttonIn(slot, 'Pantalla completa')).toBeVisible();
    await expectAccessible(page, 'chosen');
    expect(server.to('POST', update)).toEqual([]);
  });

  await test.step('given up on its way, it is still here', async () => {
    // Nobody answers: there is never a second one.
    server.gather(/POST \/storagev3\//, 2);
    await buttonIn(slot, 'Enviar archivo').click();
    await expect(slot.getByRole('progressbar')).toBeVisible();
    await buttonIn(slot, 'Cancelar carga').click();
    await expect(slot.getByRole('alert')).toHaveText(
      'Cancelaste la carga. El archivo sigue aquí: puedes enviarlo de nuevo. El archivo cargado previamente seguirá activo.',
    );
    await expect(slot.getByText('foto.PNG', { exact: false }).first()).toBeVisible();
    server.release();
  });

  await test.step('a failure says what the specification has, and the file is sent again as it is', async () => {
    const refusal = { message: 'No', fields: { file: 'El archivo está dañado.' } };
    server.answer(/POST \/storagev3\//, { status: 422, json: refusal });
    await buttonIn(slot, 'Reintentar').click();
    await expect(slot.getByRole('alert')).toHaveText(
      'Ha ocurrido un error con la carga. El archivo está dañado. El archivo cargado previamente seguirá activo.',
    );
    // Sent again it would be refused again.
    await expect(buttonIn(slot, 'Reintentar')).toHaveCount(0);
    await chooseOther(slot, photo);
    server.answer(/POST \/storagev3\//, failures.hangUp);
    await buttonIn(slot, 'Enviar archivo').click();
    await expect(slot.getByRole('alert')).toContainText('el archivo no se envió: reinténtalo');
    server.answer(/POST \/storagev3\//, { json: record(6) });
    await replaces(server, slot, 'Reintentar');
    const done =
      'El archivo ha sido cargado correctamente y será validado por el equipo de Marca Ajena.';
    await expect(notice(page, done)).toBeVisible();
    await expect(slot.getByText('Pendiente de validación')).toBeVisible();
    await expect(slot.getByRole('heading', { name: 'Papel' })).toBeFocused();
    const sent = server.to('POST', update);
    expect(sent.length).toBeGreaterThanOrEqual(3);
    for (const { text } of sent.slice(1)) expect(text).toContain('filename="foto.PNG"');
  });
});

test('an upload shows what came of it: refused, arrived although its answer was lost, or told for eight seconds', async ({
  page,
  foreign,
}) => {
  const server = await foreign({ role: 'supplier' });
  const factura = { doc_id: 2, verification_requiered: false, file_type: ['xml'] };
  const others = [place('Factura', factura), place('Foto', { doc_id: 3 })];
  const before = place('Papel', { state: 'rechazado', document: record(4) });
  server.answer(/GET \/api\/v1\/documents\/checklist$/, { json: checklistOf(before, ...others) });
  await signIn(page, server.origin, SCREEN);

  await test.step('a server that takes no iPhone photograph refuses it in the words of the specification', async () => {
    const refusal = { message: WRONG_TYPE, fields: { file: WRONG_TYPE } };
    server.answer(/POST \/storagev3\//, { status: 422, json: refusal });
    const slot = slotOf(page, 'Foto');
    await sendFile(slot, pickedFile('IMG_0042.HEIC', 'image/heic', heic()));
    await expect(slot.getByRole('alert')).toHaveText(
      `Ha ocurrido un error con la carga. ${WRONG_TYPE}`,
    );
    expect(only(server.to('POST', UPLOAD)).text).toContain('filename="IMG_0042.HEIC"');
  });

  await test.step('what arrived although its answer was lost is shown as what is there, not as failed', async () => {
    const slot = slotOf(page, 'Papel');
    await chooserOf(slot).setInputFiles(photo);
    await expect(buttonIn(slot, 'Enviar archivo')).toBeFocused();
    server.answer(/POST \/storagev3\//, failures.hangUp);
    await replaces(server, slot, 'Enviar archivo', others);
    await expect(slot.getByText('Pendiente de validación')).toBeVisible();
    await expect(slot.getByRole('alert')).toHaveCount(0);
    await expect(buttonIn(slot, 'Reintentar')).toHaveCount(0);
  });

  await test.step('what needs no verification says no more than that it is there, for eight seconds', async () => {
    server.answer(/POST \/storagev3\//, { json: record(9) });
    const slot = slotOf(page, 'Factura');
    await chooserOf(slot).setInputFiles(pickedFile('cfdi.XML', '', '<?xml version="1.0"?><a/>'));
    await expect(buttonIn(slot, 'Enviar archivo')).toBeFocused();
    const told = notice(page, 'El archivo ha sido cargado correctamente');
    await standsFor(told.filter({ hasNotText: 'validado' }), 8000, () =>
      buttonIn(slot, 'Enviar archivo').press('Enter'),
    );
  });
});

test('an iPhone photograph is brought in any browser, seen as the JPEG that the server makes of it, and reviewed', async ({
  page,
  browser,
}) => {
  await askForCredit(page);
  const slot = slotOf(page, 'Recibo de luz');
  await chooserOf(slot).setInputFiles(pickedFile('IMG_0042.HEIC', 'image/heic', heic()));
  await expect(
    slot.getByText('este navegador no la muestra: la verás aquí en cuanto se cargue', {
      exact: false,
    }),
  ).toBeVisible();
  await buttonIn(slot, 'Enviar archivo').press('Enter');
  await expect(slot.getByText('Pendiente de validación')).toBeVisible();
  await expect(slot.getByText('IMG_0042.jpg')).toBeVisible();
  await buttonIn(slot, 'Ver').press('Enter');
  const ofBill = { name: 'Vista previa de Recibo de luz' };
  const picture = page.getByRole('dialog').getByRole('img', ofBill);
  // Upright, as its file says and no browser has to.
  await expect(picture).toHaveJSProperty('naturalWidth', 48);
  await expect(picture).toHaveJSProperty('naturalHeight', 64);
  await page.keyboard.press('Escape');
  const staff = await seat(browser, STAFF, {
    to: `/backoffice/cola-documentos?q=${await folioOf(page)}`,
  });
  const shown = staff.page.getByRole('img', ofBill);
  await expect(shown).toHaveJSProperty('naturalWidth', 48);
  await review(staff, await folioOf(page), 'Recibo de luz', 'verify');
  await expect(slot.getByText('Verificado')).toBeVisible();
  await staff.page.close();
});
