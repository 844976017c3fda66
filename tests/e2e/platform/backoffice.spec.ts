import { expect, type Locator } from '@playwright/test';
import { fits } from '@tests/support/hands';
import { readAnswers } from '@tests/support/hold';
import { confirmIdentity, PASSWORD, register, STAFF, seat } from '@tests/support/people';
import { signIn, visit } from '@tests/support/portal';
import { test } from '@tests/support/story';

test('staff unblock a person who forgot the password, end a session, and find both acts in the audit trail', async ({
  browser,
}) => {
  const email = `bloqueada-${Date.now()}@ejemplo.mx`;
  const person = await browser.newPage();
  await register(person, { name: 'Nora Lozano Paz', email, password: PASSWORD });
  for (const password of ['No-es-esta-1', 'No-es-esta-2']) {
    const wrong = await person.request.post('/api/auth/login', { data: { email, password } });
    expect(wrong.status()).toBe(400);
  }
  await person.goto('/login');
  await person.getByLabel('Correo electrónico').fill(email);
  await person.getByLabel('Contraseña', { exact: true }).fill('No-es-esta-3');
  await person.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(person.getByRole('alert')).toContainText('restablece tu contraseña');

  const staff = await seat(browser, STAFF, { to: `/backoffice/usuarios-y-permisos?q=${email}` });
  const { page } = staff;
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click();
  await expect(page.getByText(/^Bloqueada por contraseñas equivocadas/)).toBeVisible();
  await page.getByRole('button', { name: 'Desbloquear' }).click();
  const unblock = page.getByRole('dialog', { name: '¿Desbloquear la cuenta de Nora Lozano Paz?' });
  await unblock.getByRole('button', { name: 'Desbloquear' }).click();
  await expect(unblock.getByLabel('Motivo')).toHaveAccessibleDescription(/obligatorio/);
  await unblock.getByLabel('Motivo').fill('Llamó y confirmó sus datos');
  await unblock.getByRole('button', { name: 'Desbloquear' }).click();
  await confirmIdentity(staff);
  await expect(page.getByText('Sin bloqueo.')).toBeVisible();
  // The record's own history is read again too.
  const history = page.getByRole('region', { name: 'Qué ha pasado' });
  await expect(history.getByRole('listitem').first()).toContainText('Llamó y confirmó sus datos');

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
  await expect(acts.filter({ hasText: 'Usuario: Nora Lozano Paz' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Comprobar la cadena' }).click();
  await expect(page.getByText(/^La cadena está íntegra/)).toBeVisible();
  await page.getByRole('button', { name: 'Comprobar el libro diario' }).click();
  await expect(page.getByText(/^El libro diario está íntegro/)).toBeVisible();
  await Promise.all([page.close(), person.close()]);
});

test('a parameter gets a value from a day to come and loses it again, and what is no date stays in its box', async ({
  browser,
}) => {
  const staff = await seat(browser, STAFF, { to: '/backoffice/parametros' });
  const { page } = staff;
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

  await test.step('what is no date is said in its box, on leaving and with Enter', async () => {
    await page.getByRole('button', { name: 'Fijar valor: Días máximos de fondeo' }).click();
    const form = page.getByRole('dialog', { name: 'Fijar valor: Días máximos de fondeo' });
    const date = form.getByLabel('Rige desde');
    for (const [typed, key] of [
      ['mañana', 'Enter'],
      ['31/02/2037', 'Tab'],
    ] as const) {
      await date.fill(typed);
      await date.press(key);
      await expect(date).toHaveValue(typed);
      await expect(date).toHaveAccessibleDescription('Escribe una fecha válida.');
    }
    await form.getByLabel('Valor nuevo').fill('45');
    await form.getByLabel('Fuente').fill('Decisión de producto, acta 14');
    await form.getByRole('button', { name: 'Fijar valor' }).click();
    await expect(date).toHaveValue('31/02/2037');
    await expect(date).toHaveAccessibleDescription('Escribe una fecha válida.');
    await date.fill('5/3/2037');
    await date.press('Tab');
    await expect(date).toHaveValue('05/03/2037');
    await expect(date).toHaveAccessibleDescription('');
    await date.click();
    await page.getByTitle('2037-03-09').click();
    await expect(date).toHaveValue('09/03/2037');
    await date.hover();
    await form.getByRole('button', { name: 'Borrar fecha' }).click();
    await expect(date).toHaveValue('');
    await date.fill('');
    await date.press('Tab');
    await expect(date).toHaveValue('');
  });
  await page.close();
});

test('days of the UDI wait for a second person, whose menu counts them and who reads each value', async ({
  browser,
}) => {
  const staff = await seat(browser, STAFF, { to: '/backoffice/parametros' });
  const email = 'soporte@demo.mx';
  const second = { email, page: await (await browser.newContext()).newPage() };
  const entry = second.page
    .getByRole('navigation', { name: 'Menú' })
    .getByRole('link', { name: /^Por autorizar/ });
  let before: number | undefined;
  await readAnswers(second.page, '**/api/v1/approvals/waiting', (body) => {
    before ??= JSON.parse(body).confirmable;
  });
  await signIn(second.page, email);
  await expect.poll(() => before).toBeDefined();
  const more = async () =>
    Number(/\d+/.exec((await entry.textContent()) ?? '')?.[0] ?? 0) - Number(before);
  await expect.poll(more).toBe(0);

  await staff.page.getByRole('button', { name: 'Pegar días de UDI' }).click();
  const form = staff.page.getByRole('dialog', { name: 'Pegar días de UDI' });
  await form.getByLabel('Días y valores').fill('01/12/2037; 12.345678\n02/12/2037; 12.345999');
  await form.getByLabel('Fuente').fill('Banxico, SIE');
  await form.getByRole('button', { name: 'Guardar 2 días' }).click();
  await confirmIdentity(staff);
  await expect(staff.page.getByText('En espera de otra persona', { exact: true })).toBeVisible();
  // No reload: the menu updates live.
  await expect.poll(more).toBe(1);

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
  await expect.poll(more).toBe(0);
  // The menu may be read again at this moment.
  await second.page.unrouteAll({ behavior: 'ignoreErrors' });
  await Promise.all([staff.page.close(), second.page.close()]);
});

test('staff read in a credit who must act and what its applicant owes, and each instalment once it is paid off', async ({
  browser,
}) => {
  const { page } = await seat(browser, STAFF, { to: '/backoffice/creditos?status=repaying' });
  await page
    .getByRole('link', { name: /SF-\d+/ })
    .first()
    .click();
  await expect(page.locator('header', { has: page.locator('h1') }).locator('p')).toHaveText(
    'El crédito está en pagos.',
  );
  const owed = page.getByRole('region', { name: 'Lo que debe hoy' });
  for (const label of [
    'Vencido hoy',
    'Próxima mensualidad',
    'Saldo insoluto',
    'Saldo para liquidar hoy',
  ]) {
    await expect(owed.getByText(label)).toBeVisible();
  }
  const table = page.getByRole('region', { name: 'Tabla de amortización' });
  await expect(table.getByRole('row').nth(3)).toBeVisible();

  await test.step('its index leads to each section, by keyboard and on a telephone, and the address keeps where', async () => {
    const index = page.getByRole('navigation', { name: 'En esta página' });
    await index.getByRole('link', { name: 'Tabla de amortización' }).press('Enter');
    await expect(page).toHaveURL(/#tabla-de-amortizacion$/);
    await expect(table).toBeInViewport();
    await expect(index.getByRole('link', { name: 'Tabla de amortización' })).toHaveAttribute(
      'aria-current',
      'location',
    );
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(table).toBeInViewport();
    await index.getByText('En esta página').click();
    await index.getByRole('link', { name: 'Lo que debe hoy' }).click();
    await expect(owed).toBeInViewport();
    await expect(index.getByRole('link', { name: 'Lo que debe hoy' })).toBeHidden();
    await fits(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  await owed.getByRole('link', { name: 'Ver en cobranza' }).click();
  await expect(page).toHaveURL(/\/backoffice\/cobranza\/[\w-]+$/);

  await visit(page, '/backoffice/creditos?status=settled');
  await page.getByRole('link', { name: /^SF-/ }).first().click();
  await expect(table.getByRole('row').filter({ hasText: 'Pagado el' }).first()).toBeVisible();
  await page.close();
});

test('on a screen of usual width the menu shows where one is, a count of three digits has room, and lists show all columns; on a telephone nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.route(/\/notifications\?.*unread=1/, (route) =>
    route.fulfill({ json: { items: [], next_cursor: null, total: 250, total_is_capped: false } }),
  );
  await signIn(page, STAFF, { to: '/backoffice/salud' });
  const entry = page.getByRole('navigation', { name: 'Menú' }).getByRole('link', { name: 'Salud' });
  await expect(entry).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => {
      const [at, fold] = await Promise.all([
        entry.boundingBox(),
        page.getByRole('button', { name: 'Contraer menú' }).boundingBox(),
      ]);
      return at && fold && at.y + at.height <= fold.y;
    })
    .toBe(true);
  const count = page.getByRole('button', { name: /^Avisos: / }).getByText('99+');
  const person = page
    .getByRole('button', { name: /^Cuenta/ })
    .getByRole('img')
    .first();
  await expect(count).toBeVisible();
  await expect(async () => {
    const [badge, icon] = await Promise.all([count.boundingBox(), person.boundingBox()]);
    expect((badge?.x ?? 0) + (badge?.width ?? 0)).toBeLessThanOrEqual(icon?.x ?? 0);
  }).toPass();

  await page.setViewportSize({ width: 1440, height: 900 });
  const overflow = (frame: Locator) =>
    frame.evaluate((node) => node.scrollWidth - node.clientWidth);
  for (const [path, label] of [
    ['auditoria', 'Actos'],
    ['correos', 'Correos'],
  ] as const) {
    await visit(page, `/backoffice/${path}?limit=50`);
    const frame = page.getByRole('region', { name: label });
    await expect(frame.getByRole('row').nth(40)).toBeAttached();
    await expect.poll(() => overflow(frame), path).toBe(0);
  }
  await visit(page, '/backoffice/usuarios-y-permisos/permisos');
  const permissions = page.getByRole('group', { name: 'Permisos por perfil' });
  await expect(permissions.getByRole('row').nth(5)).toBeVisible();
  await expect.poll(() => overflow(permissions)).toBe(0);

  await test.step('on a telephone what staff need is read without scrolling sideways', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['por-autorizar', 'cola-documentos', 'tesoreria', 'etapas', 'creditos']) {
      await visit(page, `/backoffice/${path}`);
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      const hidden = await page
        .locator('main section[tabindex="0"]')
        .evaluateAll((frames) => frames.filter((f) => f.scrollWidth > f.clientWidth + 1).length);
      expect([path, hidden]).toEqual([path, 0]);
    }
    // What staff do with a list stands on one line.
    const topOf = async (name: string) =>
      (await page.getByRole('button', { name, exact: true }).boundingBox())?.y;
    await expect
      .poll(
        async () =>
          new Set(await Promise.all(['Filtros guardados', 'Columnas', 'Exportar'].map(topOf))).size,
      )
      .toBe(1);
  });
});
