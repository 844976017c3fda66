import { addDays, dayInMexicoCity, formatDay } from '@contract/kernel/fields/day';
import { expect } from '@playwright/test';
import { authorise, sign, waits } from '@tests/support/credit-screens';
import { fits, PHONE } from '@tests/support/hands';
import { confirmIdentity, STAFF, seat } from '@tests/support/people';
import { signIn } from '@tests/support/portal';
import { test } from '@tests/support/story';

test('a late credit gets a new calendar: staff propose, another confirms, its applicant signs on a telephone', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  // The one that is over ninety days late is the story of the write-off's.
  const staff = await seat(browser, STAFF, { to: '/backoffice/cobranza?bucket=61-90' });
  const { page } = staff;
  await page.getByRole('link', { name: /^SF-/ }).first().click();
  const part = page.getByRole('region', { name: 'Reestructura', exact: true });
  await expect(part).toContainText('No se le ha propuesto nada');
  await page.getByRole('button', { name: 'Ver datos completos' }).click();
  const email = (await page.locator('a[href^="mailto:"]').first().textContent()) ?? '';
  const address = page.url();
  const loan = `/solicitante/credito/${address.split('/').at(-1)}`;

  await test.step('what it would come to is shown beside what is owed', async () => {
    await part.getByRole('button', { name: 'Proponer reestructura' }).click();
    const dialog = page.getByRole('dialog', { name: 'Proponer reestructura' });
    // The form is as wide as its dialog.
    const form = await dialog.locator('form').boundingBox();
    expect(form?.width).toBeGreaterThan(680);
    await dialog.getByLabel('Mensualidades nuevas').fill('24');
    const firstDue = addDays(dayInMexicoCity(new Date()), 20);
    await dialog.getByLabel('Vence la primera').fill(formatDay(firstDue));
    await dialog.getByLabel('Tasa anual').fill('12');
    const compared = dialog.getByRole('region', { name: 'Lo que debe hoy y cómo quedaría' });
    await expect(compared.getByRole('row', { name: /^Mensualidades/ })).toContainText('24');
    await expect(compared.getByRole('row', { name: /^Tasa anual/ })).toContainText('12%');
    await dialog.getByLabel('Motivo').fill('Perdió su local y abre otro el mes que viene');
    await dialog.getByRole('button', { name: 'Proponer reestructura' }).click();
    await confirmIdentity(staff);
    await waits(staff);
  });

  await test.step('another of staff confirms it', async () => {
    const second = await seat(browser, 'soporte@demo.mx', {
      to: '/backoffice/por-autorizar?outcome=waiting',
    });
    await authorise(second, 'Proponer una reestructura', () => confirmIdentity(second));
    await second.page.context().close();
  });

  const phone = await browser.newContext(PHONE);
  const applicant = { email, page: await phone.newPage() };
  await test.step('the applicant reads it and signs', async () => {
    await signIn(applicant.page, email, { to: loan });
    const offer = applicant.page.getByRole('region', {
      name: 'Te proponemos reestructurar tu crédito',
    });
    await expect(offer).toContainText('24');
    await offer.getByRole('link', { name: 'Leer y firmar' }).tap();
    await expect(
      applicant.page.getByRole('heading', { name: /^Convenio modificatorio/ }),
    ).toBeVisible();
    await sign(applicant);
  });

  await test.step('both see the new calendar', async () => {
    await applicant.page.goto(loan);
    await expect(applicant.page.getByText('Tu crédito está reestructurado')).toBeVisible();
    await expect(applicant.page.getByText(/^Reestructurada el/).first()).toBeVisible();
    // What it cost when it was signed is said as that.
    await expect(applicant.page.getByText('CAT (sin IVA) del contrato original')).toBeVisible();
    await expect(applicant.page.getByText('Monto del contrato original')).toBeVisible();
    await expect(applicant.page.getByText('Plazo desde la reestructura')).toBeVisible();
    await fits(applicant.page);
    await page.goto(address);
    await expect(part).toContainText('Firmada');
    await expect(part).toContainText('Se reestructuró el');
    await expect(page.getByText('Reestructura firmada').first()).toBeVisible();
    await part.getByText('Ver la tabla nueva').click();
    await expect(part.getByRole('row')).toHaveCount(26);
  });
});
