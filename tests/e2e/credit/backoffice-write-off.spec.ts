import { expect } from '@playwright/test';
import { searchText } from '@server/db/search-text';
import { waits } from '@tests/support/credit-screens';
import { choose, confirmIdentity, STAFF, seat } from '@tests/support/people';
import { test } from '@tests/support/story';

/** Of somebody of the demo's town. */
const addressOf = (name: string) =>
  `${searchText(name).replaceAll('ñ', 'n').replaceAll(/\W+/g, '.')}@demo.mx`;

test('two of staff write off a credit, and who lent it reads when, how much and what comes back', async ({
  browser,
}) => {
  test.slow();
  const staff = await seat(browser, STAFF, {
    to: '/backoffice/cobranza?bucket=over-90&write_off=none',
  });
  const { page } = staff;
  const row = page.getByRole('link', { name: /^SF-/ }).first();
  const folio = (await row.textContent()) ?? '';
  await row.click();
  await expect(page.getByRole('heading', { name: folio })).toBeVisible();
  const panel = page.getByRole('region', { name: 'Castigo', exact: true });
  await expect(panel).toContainText('Puede castigarse');
  await panel.getByRole('button', { name: 'Castigar el crédito' }).click();
  const form = page.getByRole('dialog', { name: 'Castigar el crédito' });
  await expect(form.getByRole('definition').filter({ hasText: folio })).toBeVisible();
  await form.getByLabel('Motivo').fill('Sin pago desde hace meses');
  await form.getByLabel('Sustento').fill('Visitas y llamadas sin respuesta, en la bitácora.');
  await form.getByRole('button', { name: 'Castigar el crédito' }).click();
  await confirmIdentity(staff);
  await waits(staff);
  // Said once on the page, on which a restructure waits for the same decision.
  const notice = page.getByRole('status').filter({ hasText: `Castigar el crédito ${folio}` });
  await expect(notice).toHaveCount(1);
  await expect(notice).toContainText('Lo pediste tú');
  await expect(panel.getByRole('button')).toHaveCount(0);

  const second = await seat(browser, 'soporte@demo.mx', {
    to: '/backoffice/por-autorizar?outcome=waiting',
  });
  await expect(second.page.getByText('Visitas y llamadas sin respuesta')).toBeVisible();
  const act = `Autorizar: Castigar el crédito ${folio}`;
  await second.page.getByRole('button', { name: act }).click();
  const dialog = second.page.getByRole('dialog', {
    name: '¿Autorizar lo que pidió otra persona?',
  });
  // Each investor's part is on a line of its own.
  const line = dialog.getByRole('listitem').first();
  await expect(line).toContainText(/\$[\d,]+\.\d\d/);
  const lender = (await line.getByRole('strong').textContent()) ?? '';
  await dialog.getByRole('button', { name: act }).click();
  await confirmIdentity(second);
  await expect(dialog).toBeHidden();

  await expect(panel).toContainText('Castigado');
  await expect(panel).toContainText('Elena Guzmán Treviño; Héctor Salinas Bravo');
  await expect(panel).toContainText('Sin pago desde hace meses');
  await expect(panel.getByRole('button', { name: 'Deshacer el castigo' })).toBeVisible();
  await page.getByRole('link', { name: 'Cobranza', exact: true }).first().click();
  const late = page.getByRole('row').filter({ hasText: folio });
  await expect(late).toContainText('Castigado');

  const investor = await seat(browser, addressOf(lender), { to: '/inversionista/mis-proyectos' });
  await choose(investor.page, 'Estado', 'Castigado');
  await investor.page.getByRole('link', { name: folio }).click();
  const part = investor.page.getByRole('region', { name: /^Castigado el / });
  await expect(part).toContainText('Capital castigado');
  await expect(part).toContainText('Recuperado desde el castigo');
  const log = investor.page.getByRole('region', { name: 'Bitácora de cobranza' });
  await expect(log).toContainText('El crédito se castigó');
  await investor.page.goto('/inversionista/inicio');
  await expect(investor.page.getByText('Castigado por recuperar')).toBeVisible();
  await investor.page.close();
  await second.page.close();
  await page.close();
});
