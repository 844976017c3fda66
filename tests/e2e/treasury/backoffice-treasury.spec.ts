import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { authorise, waits } from '@tests/support/credit-screens';
import { fits } from '@tests/support/hands';
import { confirmIdentity, pickedFile, STAFF, seat } from '@tests/support/people';
import { signIn } from '@tests/support/portal';
import { test } from '@tests/support/story';

test('dialogs of treasury say whose money it is, that an act waits for a second person, and nothing of the import before', async ({
  page,
}) => {
  await page.route('**/api/v1/payouts/sources', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ json: { ...(await reply.json()), contribution_cents: 50_000 } });
  });
  await signIn(page, STAFF, { to: '/backoffice/tesoreria?withdrawals_limit=25&q=DEMO0099' });

  await test.step('before money is told to have moved, whose it is and how much is said again', async () => {
    const dialog = page.getByRole('dialog');
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
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('a payment out that takes two people says that it waits, not that it failed', async () => {
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
    await page.getByRole('button', { name: 'Ordenar pago' }).last().click();
    const pay = page.getByRole('dialog').getByRole('button', { name: 'Ordenar pago: $500.00' });
    await pay.click();
    await waits({ email: STAFF, page });
    await expect(page.getByText('Error en guardado')).toHaveCount(0);
    await expect(pay).toBeHidden();
  });

  await test.step('another import begins without what was said of the one before, however soon', async () => {
    // The drawer takes a moment to close, in which it may be opened again.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.route('**/api/v1/bank-movements/import', (route) =>
      route.fulfill({
        status: 422,
        json: { error: 'validation', message: 'El archivo tiene errores.', fields: {} },
      }),
    );
    const open = page.getByRole('button', { name: 'Importar estado de cuenta' });
    await open.click();
    const drawer = page.getByRole('dialog', { name: 'Importar estado de cuenta' });
    await drawer
      .getByLabel('Archivo CSV')
      .first()
      .setInputFiles(pickedFile('x.csv', 'text/csv', 'a'));
    const problem = drawer.getByText('El archivo tiene errores.');
    await expect(problem).toBeVisible();
    await page.keyboard.press('Escape');
    await open.dispatchEvent('click');
    await expect(drawer).toBeVisible();
    await expect(problem).toHaveCount(0);
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the file for the bank says how many transfers it carries and for how much, before and after, is saved again, and lists nothing twice without another person', async ({
  page,
}) => {
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
    also_of: [],
  };
  await page.route('**/api/v1/withdrawals/reveal', (route) =>
    route.fulfill({ json: { items: [account], left_out: [] } }),
  );
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/reveal')) asked.push(request.url());
  });
  await signIn(page, STAFF, { to: '/backoffice/tesoreria' });
  await page.getByRole('button', { name: 'Archivo para el banco' }).click();
  const question = page.getByRole('dialog', { name: 'Archivo para el banco' });
  await expect(question).toContainText(/Retiros de inversionistas[1-9]\d* · \$/);
  await expect(question).toContainText(/Total, como máximo\$[\d,.]+/);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(question).toBeHidden();
  expect(asked, 'nothing is listed before it is confirmed').toEqual([]);
  await page.getByRole('button', { name: 'Archivo para el banco' }).click();
  const saved = page.waitForEvent('download');
  await question.getByRole('button', { name: 'Hacer el archivo' }).click();
  const first = await readFile(await (await saved).path(), 'utf8');
  expect(first).toContain('032180000118359719,MARIANA ORTEGA RIOS,1500.00');
  await expect(
    page.getByText(/El archivo lleva 1 transferencia por \$1,500\.00 MXN/),
  ).toBeVisible();
  const calls = asked.length;
  const again = page.waitForEvent('download');
  await page
    .getByRole('button', { name: 'Descargar otra vez el mismo archivo (1, $1,500.00)' })
    .click();
  expect(await readFile(await (await again).path(), 'utf8')).toBe(first);
  expect(asked).toHaveLength(calls);
  await page.setViewportSize({ width: 360, height: 780 });
  await fits(page);

  await test.step('what was in a file is not counted for the next, and listing it again is asked of another person', async () => {
    const id = '01900000-0000-7000-8000-000000000005';
    /** What waits to leave, as this story needs it, however many others ask for at the same time. */
    const listed = (noun: string, change: (items: object[]) => object[]) =>
      page.route(`**/api/v1/${noun}?*`, async (route) => {
        const { items, ...list } = await (await route.fetch()).json();
        await route.fulfill({ json: { ...list, items: change(items), next_cursor: null } });
      });
    let stages = 0;
    await listed('withdrawals', (items) => items.slice(0, 1));
    await listed('payouts', () => []);
    await listed('stages', (items) => {
      stages = items.length;
      return items.map((item) => ({ ...item, listed_at: '2026-01-05T18:00:00.000Z' }));
    });
    await page.route('**/api/v1/*/reveal', (route) =>
      route.fulfill({ json: { items: [], left_out: [] } }),
    );
    const reason = 'Ya salió en un archivo del 05/01/2026.';
    await page.route('**/api/v1/stages/reveal', (route) =>
      route.fulfill({
        json: { items: [], left_out: [{ id, concept: 'Etapa 1 SF-1', reason, listed: true }] },
      }),
    );
    let waiting: object[] = [];
    await page.route('**/api/v1/approvals?*', (route) =>
      route.fulfill({
        json: {
          items: waiting,
          next_cursor: null,
          total: waiting.length,
          total_is_capped: false,
        },
      }),
    );
    await page.route(`**/api/v1/stages/${id}/relist`, async (route) => {
      waiting = [
        {
          id: '01900000-0000-7000-8000-000000000006',
          title: 'Volver a listar una etapa para el banco',
          object_id: id,
          is_party: false,
          duty: 'treasury',
          details: [],
          lines_total: 0,
          amount_cents: 8_200_000,
          requested_by: 'Quien mira',
          requested_by_id: '01900000-0000-7000-8000-000000000007',
          requested_at: new Date().toISOString(),
          expires_at: new Date(Date.now() + 3_600_000).toISOString(),
          outcome: 'waiting',
          decided_by: null,
          decided_by_id: null,
          decided_at: null,
          decline_reason: null,
          payload_hash: '0'.repeat(64),
          transfer: null,
          mine: true,
          may_confirm: false,
          others: 1,
        },
      ];
      await route.fulfill({
        status: 202,
        json: {
          code: 'second_person',
          message: 'Quedó en espera: otra persona del backoffice tiene que autorizarlo.',
          approval_id: '01900000-0000-7000-8000-000000000006',
        },
      });
    });
    await page.goto('/backoffice/tesoreria');
    await page.getByRole('button', { name: 'Archivo para el banco' }).click();
    await expect(question).toContainText(
      /Retiros de inversionistas1 · \$[\d,.]+Total, como máximo/,
    );
    expect(stages).toBeGreaterThan(0);
    await question.getByRole('button', { name: 'Hacer el archivo' }).click();
    await expect(page.getByText(reason)).toBeVisible();
    await page.getByRole('button', { name: 'Volver a listar: Etapa 1 SF-1' }).click();
    const asking = page.getByRole('dialog', { name: 'Volver a listar' });
    await expect(asking).toContainText('en cuanto otra persona lo autorice');
    await asking.getByLabel('Motivo').fill('El archivo no se subió al banco');
    await asking.getByRole('button', { name: 'Volver a listar' }).click();
    await waits({ email: STAFF, page });
    await expect(page.getByRole('link', { name: 'Espera a otra persona' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Volver a listar/ })).toHaveCount(0);
    await expect(page.getByText(reason)).toBeVisible();
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the home of staff leads to deposits without an owner and to what custody lacks, and a reload of Tesorería stays where one was', async ({
  page,
}) => {
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
  await signIn(page, STAFF, { to: '/backoffice/inicio' });
  await page.getByRole('link', { name: /Movimientos del banco sin identificar/ }).click();
  await expect(page).toHaveURL(/\/backoffice\/tesoreria/);
  await expect(page.getByRole('row').filter({ hasText: 'Sin identificar' }).first()).toBeVisible();
  await page.goBack();

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
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await test.step('reloaded it stays where one was; opened anew by its address it begins at its top', async () => {
    await page.setViewportSize({ width: 1440, height: 600 });
    const scrolled = () => page.evaluate(() => Math.round(scrollY));
    await expect(page.getByRole('row').nth(3)).toBeAttached();
    await page.evaluate(() => scrollTo(0, 300));
    await page.reload();
    await expect.poll(scrolled).toBe(300);
    await page.goto('/backoffice/correos');
    await expect(page.getByRole('heading', { level: 1, name: 'Correos' })).toBeVisible();
    await page.goto('/backoffice/tesoreria');
    await expect(page.getByRole('row').nth(3)).toBeAttached();
    expect(await scrolled()).toBe(0);
  });
});

test('the close of a day of the bank shows what the ledger holds, and its row says that it waits', async ({
  browser,
}) => {
  const staff = await seat(browser, STAFF, { to: '/backoffice/tesoreria' });
  await staff.page.getByRole('button', { name: 'Registrar saldo' }).click();
  const form = staff.page.getByRole('dialog', { name: 'Registrar saldo' });
  await form.getByLabel('Día').fill('02/01/2020');
  await form.getByLabel('Saldo inicial').fill('0');
  await form.getByLabel('Saldo final').fill('0');
  await form.getByRole('button', { name: 'Registrar saldo' }).click();
  await confirmIdentity(staff);
  await waits(staff);
  const second = await seat(browser, 'soporte@demo.mx', {
    to: '/backoffice/por-autorizar?outcome=waiting',
  });
  await authorise(second, 'Registrar a mano el saldo del banco', () => confirmIdentity(second));

  const row = staff.page.getByRole('row', { name: /02\/01\/2020/ });
  // Of one that is not over it says until when it waits.
  const days = '**/api/v1/bank-days?*';
  await staff.page.route(days, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('2020-01-02', '2099-01-02');
    await route.fulfill({ response, body });
  });
  await staff.page.goto('/backoffice/tesoreria?days_state=open');
  await expect(staff.page.getByRole('row', { name: /02\/01\/2099/ })).toContainText(
    'Se cierra cuando termine el día',
  );
  await staff.page.unroute(days);
  await staff.page.reload();
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
