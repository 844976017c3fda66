import { expect, test } from '@playwright/test';
import { authorise, waits } from '@tests/support/credit-screens';
import { confirmIdentity, register, seat } from '@tests/support/people';
import { signIn } from '@tests/support/portal';

const STAFF = 'backoffice@demo.mx';
const PASSWORD = 'Nopal-Verde-58';

test('staff unblock a person who forgot the password, end a session, and find both acts in the audit trail', async ({
  browser,
}) => {
  const email = `bloqueada-${Date.now()}@ejemplo.mx`;
  const person = await browser.newPage();
  await register(person, { name: 'Nora Lozano Paz', email, password: PASSWORD });
  for (let failure = 1; failure <= 3; failure += 1) {
    await person.goto('/login');
    await person.getByLabel('Correo electrónico').fill(email);
    await person.getByLabel('Contraseña', { exact: true }).fill(`No-es-esta-${failure}`);
    await person.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(person.getByRole('alert')).toContainText('restablece tu contraseña');
  }

  const { page } = await seat(browser, STAFF);
  await page.goto('/backoffice/usuarios-y-permisos');
  await page.getByRole('searchbox').fill(email);
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click();
  await expect(page.getByText(/^Bloqueada por contraseñas equivocadas/)).toBeVisible();
  await page.getByRole('button', { name: 'Desbloquear' }).click();
  const unblock = page.getByRole('dialog', { name: '¿Desbloquear la cuenta de Nora Lozano Paz?' });
  await unblock.getByRole('button', { name: 'Desbloquear' }).click();
  await expect(unblock.getByLabel('Motivo')).toHaveAccessibleDescription(/obligatorio/);
  await unblock.getByLabel('Motivo').fill('Llamó y confirmó sus datos');
  await unblock.getByRole('button', { name: 'Desbloquear' }).click();
  await expect(page.getByText('Sin bloqueo.')).toBeVisible();

  await signIn(person, email, { password: PASSWORD });
  await page.reload();
  await page.getByRole('button', { name: /^Cerrar la sesión en/ }).click();
  const end = page.getByRole('dialog', { name: '¿Cerrar esta sesión?' });
  await end.getByLabel('Motivo').fill('Perdió su teléfono');
  await end.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByText('No tiene sesiones abiertas.')).toBeVisible();
  await person.goto('/solicitante/contratos');
  await expect(person).toHaveURL(/\/login/);

  await page.getByRole('link', { name: 'Ver en Auditoría' }).click();
  const acts = page.getByRole('region', { name: 'Actos' }).getByRole('row');
  await expect(acts.filter({ hasText: 'Llamó y confirmó sus datos' })).toBeVisible();
  await expect(acts.filter({ hasText: 'Perdió su teléfono' })).toBeVisible();
  await page.getByRole('button', { name: 'Comprobar la cadena' }).click();
  await expect(page.getByText(/^La cadena está íntegra/)).toBeVisible();
  await Promise.all([page.close(), person.close()]);
});

test('a parameter gets a value from a day to come, with its source and a second factor, and loses it again', async ({
  browser,
}) => {
  const staff = await seat(browser, STAFF);
  const { page } = staff;
  await page.goto('/backoffice/parametros');
  await page
    .getByRole('button', { name: 'Fijar valor: Días hábiles en que llega un retiro' })
    .click();
  const form = page.getByRole('dialog', {
    name: 'Fijar valor: Días hábiles en que llega un retiro',
  });
  await form.getByLabel('Valor nuevo').fill('treinta');
  await form.getByLabel('Fuente').fill('Decisión de producto, acta 14');
  await form.getByRole('button', { name: 'Fijar valor' }).click();
  await confirmIdentity(staff);
  await expect(form.getByLabel('Valor nuevo')).toHaveAccessibleDescription(/número entero/i);
  await form.getByLabel('Valor nuevo').fill('4');
  await form.getByRole('button', { name: 'Fijar valor' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText(/4\sdías desde el/)).toBeVisible();

  await page
    .getByRole('button', { name: 'Historial: Días hábiles en que llega un retiro' })
    .click();
  const history = page.getByRole('dialog', {
    name: 'Historial: Días hábiles en que llega un retiro',
  });
  await history.getByRole('button', { name: /^Quitar el valor del/ }).click();
  const question = page.getByRole('dialog', { name: '¿Quitar este valor?' });
  await expect(question).toContainText(/4\sdías/);
  await question.getByRole('button', { name: 'Quitar valor' }).press('Enter');
  await expect(history.getByRole('row').filter({ hasText: 'Por comenzar' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(/4\sdías desde el/)).toBeHidden();
  await page.close();
});

test('days of the UDI wait for a second person, whose menu counts them and who reads each value', async ({
  browser,
}) => {
  const [staff, second] = [await seat(browser, STAFF), await seat(browser, 'soporte@demo.mx')];
  const entry = second.page
    .getByRole('navigation', { name: 'Menú' })
    .getByRole('link', { name: /^Por autorizar/ });
  const counted = async () => Number(/\d+/.exec((await entry.textContent()) ?? '')?.[0] ?? 0);
  // Not the answer that the screen before this one was waiting for.
  await second.page.goto('/backoffice/inicio', { waitUntil: 'commit' });
  const answered = second.page.waitForResponse(/\/approvals\/waiting$/);
  const { confirmable: before }: { confirmable: number } = await (await answered).json();
  await expect.poll(counted).toBe(before);

  await staff.page.goto('/backoffice/parametros');
  await staff.page.getByRole('button', { name: 'Pegar días de UDI' }).click();
  const form = staff.page.getByRole('dialog', { name: 'Pegar días de UDI' });
  await form.getByLabel('Días y valores').fill('01/12/2037; 12.345678\n02/12/2037; 12.345999');
  await form.getByLabel('Fuente').fill('Banxico, SIE');
  await form.getByRole('button', { name: 'Guardar 2 días' }).click();
  await confirmIdentity(staff);
  await expect(staff.page.getByText('En espera de otra persona', { exact: true })).toBeVisible();
  // No reload: the menu updates live.
  await expect.poll(counted).toBe(before + 1);

  await entry.click();
  await second.page
    .getByRole('button', { name: 'Autorizar: Fijar la UDI de varios días' })
    .first()
    .click();
  const dialog = second.page.getByRole('dialog', { name: '¿Autorizar lo que pidió otra persona?' });
  const lines = dialog.getByRole('region', { name: 'Renglones de lo que se pide' });
  await expect(lines.getByRole('listitem')).toHaveText([
    /01\/12\/2037\s*12\.345678/,
    /02\/12\/2037\s*12\.345999/,
  ]);
  await dialog.getByRole('button', { name: 'Autorizar: Fijar la UDI de varios días' }).click();
  await confirmIdentity(second);
  await expect(dialog).toBeHidden();
  await expect.poll(counted).toBe(before);
  await Promise.all([staff.page.close(), second.page.close()]);
});

test('what is no date stays in its box and is reported there, on leaving and with Enter', async ({
  browser,
}) => {
  const { page } = await seat(browser, STAFF);
  await page.goto('/backoffice/parametros');
  await page.getByRole('button', { name: 'Fijar valor: Días máximos de fondeo' }).click();
  const form = page.getByRole('dialog', { name: 'Fijar valor: Días máximos de fondeo' });
  const date = form.getByLabel('Rige desde');
  for (const [typed, key] of [
    ['mañana', 'Enter'],
    ['31/02/2027', 'Tab'],
  ] as const) {
    await date.fill(typed);
    await date.press(key);
    await expect(date).toHaveValue(typed);
    await expect(date).toHaveAccessibleDescription('Escribe una fecha válida.');
  }
  await form.getByLabel('Valor nuevo').fill('45');
  await form.getByLabel('Fuente').fill('Decisión de producto, acta 14');
  await form.getByRole('button', { name: 'Fijar valor' }).click();
  await expect(date).toHaveValue('31/02/2027');
  await expect(date).toHaveAccessibleDescription('Escribe una fecha válida.');
  await date.fill('5/3/2027');
  await date.press('Tab');
  await expect(date).toHaveValue('05/03/2027');
  await expect(date).toHaveAccessibleDescription('');
  await date.click();
  await page.getByTitle('2027-03-09').click();
  await expect(date).toHaveValue('09/03/2027');
  await date.hover();
  await form.getByRole('button', { name: 'Borrar fecha' }).click();
  await expect(date).toHaveValue('');
  await date.fill('');
  await date.press('Tab');
  await expect(date).toHaveValue('');
  await page.close();
});

test('before money is marked as moved, its owner and amount are repeated', async ({ browser }) => {
  const { page } = await seat(browser, STAFF);
  const dialog = page.getByRole('dialog');
  await page.goto('/backoffice/tesoreria?withdrawals_limit=25');
  const withdrawal = page.getByRole('row', { name: /Mariana Ortega Ríos.*\$1,500\.00/ }).first();
  for (const [act, last] of [
    ['Registrar envío', 'Registrar envío: $1,500.00'],
    ['Rechazar', 'Rechazar retiro'],
  ] as const) {
    await withdrawal.getByRole('button', { name: act }).click();
    await expect(dialog).toContainText('Mariana Ortega Ríos');
    await expect(dialog).toContainText('•••• 9719');
    await expect(dialog.getByRole('definition').filter({ hasText: '$1,500.00' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: last })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(dialog).toBeHidden();
  }
  await page.getByRole('button', { name: 'Asignar' }).first().click();
  await expect(dialog).toContainText('Remitente sin identificar');
  await expect(dialog.getByRole('definition').filter({ hasText: '$2,500.00' })).toBeVisible();
  await page.close();
});

test('what was typed in a drawer is not thrown away without a question', async ({ browser }) => {
  const { page } = await seat(browser, STAFF);
  const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
  const english = page.getByRole('button', { name: 'Close', exact: true });
  await page.goto('/backoffice/tesoreria');
  const register = page.getByRole('button', { name: 'Registrar movimiento' });
  const drawer = page.getByRole('dialog', { name: 'Registrar movimiento' });
  const concept = drawer.getByLabel(/^Concepto/);

  await register.first().click();
  await concept.fill('Depósito de octubre');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(question).toBeHidden();
  await expect(concept).toHaveValue('Depósito de octubre');

  // A reload keeps the draft and asks nothing; leaving it unsaved forgets it.
  await page.reload();
  await register.first().click();
  await expect(concept).toHaveValue('Depósito de octubre');
  await expect(english).toHaveCount(0);
  await drawer.getByRole('button', { name: 'Cerrar' }).click();
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(drawer).toBeHidden();
  await register.first().click();
  await expect(concept).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  for (const name of ['Registrar movimiento', 'Registrar saldo']) {
    await page.getByRole('button', { name }).first().click();
    const form = page.getByRole('dialog', { name });
    await form.getByRole('button', { name: 'Cancelar' }).click();
    await expect(form).toBeHidden();
  }
  await page.close();
});

test('a payment out that takes two people is shown as waiting, not as failed', async ({
  browser,
}) => {
  const { page } = await seat(browser, STAFF);
  await page.route('**/api/v1/payouts/sources', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ json: { ...(await reply.json()), contribution_cents: 50_000 } });
  });
  await page.route('**/api/v1/payouts', (route) =>
    route.fulfill({
      status: 202,
      json: {
        code: 'second_person',
        message: 'Quedó en espera: otra persona del backoffice tiene que autorizarlo.',
        approval_id: '01900000-0000-7000-8000-000000000003',
      },
    }),
  );
  await page.goto('/backoffice/tesoreria');
  await page.getByRole('button', { name: 'Ordenar pago' }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ordenar pago: $500.00' }).click();
  await waits({ email: STAFF, page });
  await expect(page.getByText('Error en guardado')).toHaveCount(0);
  await page.close();
});

test('the file for the bank shows how many transfers it carries and for how much', async ({
  browser,
}) => {
  const { page } = await seat(browser, STAFF);
  await page.route('**/api/v1/*/reveal', (route) =>
    route.fulfill({ json: { items: [], left_out: [] } }),
  );
  const account = {
    id: '01900000-0000-7000-8000-000000000004',
    holder: 'Mariana Ortega Ríos',
    clabe: '032180000118359719',
    amount_cents: 150_000,
    concept: 'RETIRO',
    reference: '100001',
    registered_at: null,
    told_since: null,
  };
  await page.route('**/api/v1/withdrawals/reveal', (route) =>
    route.fulfill({ json: { items: [account], left_out: [] } }),
  );
  await page.goto('/backoffice/tesoreria');
  await page.getByRole('button', { name: 'Archivo para el banco' }).click();
  await expect(
    page.getByText(/El archivo lleva 1 transferencia por \$1,500\.00 MXN/),
  ).toBeVisible();
  await page.close();
});

test('staff read in a credit what its applicant reads of the debt', async ({ browser }) => {
  const { page } = await seat(browser, STAFF);
  await page.goto('/backoffice/creditos?status=repaying');
  await page
    .getByRole('link', { name: /SF-\d+/ })
    .first()
    .click();
  const owed = page.getByRole('region', { name: 'Lo que debe hoy' });
  for (const label of [
    'Vencido hoy',
    'Próxima mensualidad',
    'Saldo insoluto',
    'Saldo para liquidar hoy',
  ]) {
    await expect(owed.getByText(label)).toBeVisible();
  }
  await page.close();
});

test('what custody lacks is on the home and leads to Tesorería', async ({ browser }) => {
  const { page } = await seat(browser, STAFF);
  await page.route('**/api/v1/backoffice-summary', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ json: { ...(await reply.json()), shortfall_cents: 1 } });
  });
  const lacking = { kind: 'shortfall', tracking_key: null, day: null, bank_cents: -1 };
  await page.route('**/api/v1/bank-movements/reconciliation', async (route) => {
    const reply = await route.fetch();
    const differences = [{ ...lacking, ledger_cents: null }];
    const json = { ...(await reply.json()), sound: false, shortfall_cents: 1, differences };
    await route.fulfill({ json });
  });
  await page.goto('/backoffice/inicio');
  const card = page.getByRole('link', { name: 'Faltante de custodia: $0.01' });
  await expect(card).toBeVisible();
  await card.click();
  await expect(page).toHaveURL(/\/backoffice\/tesoreria$/);
  await expect(page.getByText('centavos de redondeo por un aviso tardío del banco')).toContainText(
    'transfiere exactamente $0.01',
  );
  const differences = page.getByRole('list', { name: 'Diferencias entre banco y libro' });
  await expect(differences.getByRole('listitem')).toContainText(
    'Faltan $0.01: los repone un depósito de la empresa por ese monto',
  );
  await page.close();
});

test('a dialog that keeps no draft asks before it is closed, and the browser before a reload', async ({
  browser,
}) => {
  const { page } = await seat(browser, 'soporte@demo.mx');
  const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
  await page.goto('/backoffice/usuarios-y-permisos?q=solicitante2');
  await page.getByRole('button', { name: 'Entrar como usuario' }).click();
  const dialog = page.getByRole('dialog', { name: /^Entrar como/ });
  await dialog.getByLabel('Motivo del acceso').fill('Revisar su expediente');
  await expect(dialog.getByRole('button', { name: 'Cerrar' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toHaveCount(0);
  const unload = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const asked = await unload;
  expect(asked.type()).toBe('beforeunload');
  await asked.dismiss();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await question.getByRole('button', { name: 'Seguir editando' }).click();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(dialog).toBeHidden();
  await page.close();
});

test('the first screen of staff shows what waits, and leads there', async ({ browser }) => {
  const { page } = await seat(browser, STAFF);
  await page.goto('/backoffice/inicio');
  await page.getByRole('link', { name: /Movimientos del banco sin identificar/ }).click();
  await expect(page).toHaveURL(/\/backoffice\/tesoreria/);
  await expect(page.getByRole('row').filter({ hasText: 'Sin identificar' }).first()).toBeVisible();
  await page.close();
});

test('installer and staff read who must act, and nothing of what the applicant owes', async ({
  browser,
}) => {
  for (const [who, list] of [
    ['instalador@demo.mx', '/proveedor/mis-proyectos'],
    ['backoffice@demo.mx', '/backoffice/creditos'],
  ] as const) {
    const { page } = await seat(browser, who);
    await page.goto(`${list}?status=repaying`);
    await page
      .getByRole('link', { name: /SF-\d+/ })
      .first()
      .click();
    await expect(page.locator('header', { has: page.locator('h1') }).locator('p')).toHaveText(
      'El solicitante está pagando el crédito.',
    );
  }
});

test('a day of the audit trail that is none stays in its box with what is wrong, and filters nothing', async ({
  browser,
}) => {
  const { page } = await seat(browser, STAFF);
  await page.goto('/backoffice/auditoria');
  const from = page.getByRole('textbox', { name: 'Desde' });
  for (const [typed, key] of [
    ['mañana', 'Tab'],
    ['31/02/2026', 'Enter'],
  ] as const) {
    await from.fill(typed);
    await from.press(key);
    await expect(from).toHaveValue(typed);
    await expect(from).toHaveAccessibleDescription('Escribe una fecha válida.');
    await expect(page).not.toHaveURL(/from=/);
  }
  await from.fill('5/3/2026');
  await from.press('Tab');
  await expect(from).toHaveValue('05/03/2026');
  await expect(from).toHaveAccessibleDescription('');
  await expect(page).toHaveURL(/from=2026-03-05/);
  const to = page.getByRole('textbox', { name: 'Hasta' });
  await to.fill('04/03/2026');
  await to.press('Tab');
  await expect(to).toHaveValue('04/03/2026');
  await expect(to).toHaveAccessibleDescription('Elige un día a partir del 05/03/2026.');
  await page.close();
});

test('the close of a day of the bank shows what the ledger holds, and its row shows that it waits', async ({
  browser,
}) => {
  const staff = await seat(browser, STAFF);
  const second = await seat(browser, 'soporte@demo.mx');
  await staff.page.goto('/backoffice/tesoreria');
  await staff.page.getByRole('button', { name: 'Registrar saldo' }).click();
  const form = staff.page.getByRole('dialog', { name: 'Registrar saldo' });
  await form.getByLabel('Día').fill('02/01/2020');
  await form.getByLabel('Saldo inicial').fill('0');
  await form.getByLabel('Saldo final').fill('0');
  await form.getByRole('button', { name: 'Registrar saldo' }).click();
  await confirmIdentity(staff);
  await waits(staff);
  await second.page.goto('/backoffice/por-autorizar?outcome=waiting');
  await authorise(second, 'Registrar a mano el saldo del banco', () => confirmIdentity(second));

  await staff.page.goto('/backoffice/tesoreria?days_state=open');
  const row = staff.page.getByRole('row', { name: /02\/01\/2020/ });
  await row.getByRole('button', { name: 'Cerrar día' }).click();
  const question = staff.page.getByRole('dialog', { name: '¿Cerrar el 02/01/2020?' });
  await expect(question).toContainText('Según el libro$0.00');
  await expect(question).toContainText('Diferencia$0.00');
  await question.getByRole('button', { name: 'Cerrar día' }).click();
  await waits(staff);
  await expect(row.getByRole('link', { name: 'Espera a otra persona' })).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(0);
  // Who asked has nothing to authorise; the other has.
  const home = (page: typeof staff.page) =>
    page.getByRole('link', { name: /^Actos por autorizar/ });
  await second.page.goto('/backoffice/inicio');
  await expect(home(second.page)).toBeVisible();
  await second.page.goto('/backoffice/por-autorizar?outcome=waiting');
  await authorise(second, 'Cerrar un día contra el banco');
  await second.page.goto('/backoffice/auditoria');
  const entry = second.page.getByRole('row', { name: /Autorización: Cerrar un día/ }).first();
  await expect(entry).toBeVisible();
  await expect(entry).not.toContainText('/api/');
  await Promise.all([staff.page.close(), second.page.close()]);
});

test('what staff need on a telephone is read without scrolling sideways', async ({ browser }) => {
  const { page } = await seat(browser, STAFF);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['por-autorizar', 'cola-documentos', 'tesoreria', 'etapas', 'creditos']) {
    await page.goto(`/backoffice/${path}`);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const hidden = await page
      .locator('main section[tabindex="0"]')
      .evaluateAll((frames) => frames.filter((f) => f.scrollWidth > f.clientWidth + 1).length);
    expect([path, hidden]).toEqual([path, 0]);
  }
  await page.close();
});
