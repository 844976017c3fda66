import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { expect } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { CUSTODY_CLABE } from '@tests/support/bank';
import { sendBankNotice } from '@tests/support/bank-notice';
import { authorise, rowsIn, waits } from '@tests/support/credit-screens';
import { confirmIdentity, STAFF, seat } from '@tests/support/people';
import { test } from '@tests/support/story';

const SENDER = '012180026050783858';
const REASON = 'Nadie lo reconoce y su banco lo pide de vuelta';

test('a deposit that nobody owns goes back to who sent it: ordered, sent by two people, and confirmed by the bank', async ({
  browser,
  request,
}) => {
  const serial = String(Date.now());
  const [came, left] = [`LLEGA${serial}`, `SALE${serial}`];
  const line = { amount_cents: 123_456, occurred_on: dayInMexicoCity(new Date()) };
  await sendBankNotice(request, {
    ...line,
    direction: 'in',
    tracking_key: came,
    sender_clabe: SENDER,
    sender_name: 'PEDRO AJENO VIL',
    receiver_clabe: CUSTODY_CLABE,
    concept: 'Sin referencia',
  });
  const staff = await seat(browser, STAFF, { to: `/backoffice/tesoreria?q=${came}` });
  const { page } = staff;
  const deposit = rowsIn(staff, 'Movimientos del banco', came);
  await expect(deposit).toContainText('Sin identificar');
  await deposit.getByRole('button', { name: 'Devolver' }).click();
  const dialog = page.getByRole('dialog', { name: 'Devolver depósito' });
  await expect(dialog).toContainText('PEDRO AJENO VIL');
  await expect(dialog).toContainText('•••• 3858');
  await expectAccessible(page, 'the return of a deposit');
  const give = dialog.getByRole('button', { name: 'Devolver: $1,234.56' });
  await give.click();
  const reason = dialog.getByLabel('Qué revisaste');
  await expect(reason).toHaveAccessibleDescription(/El campo es obligatorio/);
  await reason.fill(REASON);
  await give.click();
  await confirmIdentity(staff);
  await expect(dialog).toBeHidden();
  await expect(deposit).toContainText('Por devolver');

  await page.goto('/backoffice/tesoreria?payouts_status=ordered&payouts_limit=25');
  const order = rowsIn(staff, 'Comisiones, impuestos y devoluciones', 'PEDRO AJENO VIL');
  await expect(order).toContainText('Devolución de un depósito');
  await order.getByRole('button', { name: 'Registrar envío' }).click();
  const sending = page.getByRole('dialog', { name: 'Registrar envío' });
  await sending.getByLabel('Clave de rastreo').fill(left);
  await sending.getByRole('button', { name: 'Registrar envío: $1,234.56' }).click();
  await waits(staff);
  const second = await seat(browser, 'soporte@demo.mx', {
    to: '/backoffice/por-autorizar?outcome=waiting',
  });
  await authorise(second, 'Registrar el envío · Devolución de un depósito', () =>
    confirmIdentity(second),
  );
  await sendBankNotice(request, {
    ...line,
    direction: 'out',
    tracking_key: left,
    sender_clabe: CUSTODY_CLABE,
    sender_name: 'SOLFONDO',
    receiver_clabe: SENDER,
    concept: 'Devolución',
  });
  await page.goto(`/backoffice/tesoreria?q=${came}&payouts_limit=25`);
  await expect(deposit).toContainText('Devuelto');
  await expect(deposit.getByRole('button')).toHaveCount(0);
  await expect(order.filter({ hasText: left })).toContainText('Confirmado por el banco');
  await Promise.all([page.close(), second.page.close()]);
});
