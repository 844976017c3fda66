import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { identified, reviewPapers, secondConfirms } from '@tests/support/credit-calls';
import { askForCredit, folioOf, waits } from '@tests/support/credit-screens';
import { fits } from '@tests/support/hands';
import { giveSections } from '@tests/support/onboarded';
import { aPerson, choose, confirmIdentity, STAFF, seat } from '@tests/support/people';
import { test } from '@tests/support/story';

/** Nothing of the page leaves the width of a telephone. */
async function fitsTelephone(page: Page) {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await fits(page);
  if (before) await page.setViewportSize(before);
}

test('the committee reads the ratios, offers other terms on a condition, and the applicant accepts and meets it', async ({
  browser,
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const person = await aPerson(page);
  await giveSections(request, person, ['about_you']);
  await identified(request, person);
  const { papers } = await askForCredit(page, { person, papers: ['identity', 'bill'] });
  const folio = await folioOf(page);
  const staff = await seat(browser, STAFF, { to: `/backoffice/creditos?q=${folio}` });
  await staff.page.getByRole('link', { name: folio }).click();
  const checks = staff.page.getByRole('region', { name: 'Evaluación' });
  const check = (of: string) => checks.getByRole('listitem').filter({ hasText: of });
  await expect(check('Pago a ingreso')).toContainText('del ingreso declarado');
  await expect(check('Pago a ingreso')).toContainText('Máximo 40%');
  await expect(check('Pago a ingreso')).toContainText('Decisión de producto, desde el');
  await expect(check('Documentos obligatorios')).toContainText('Atención');
  await expect(check('Documentos obligatorios')).toContainText('Recibo de luz');
  const first = 'Se aprueba cuando estén verificados: Identificación oficial, Recibo de luz.';
  await expect(staff.page.getByText(first)).toBeVisible();
  await expect(staff.page.getByRole('button', { name: 'Aprobar crédito' })).toHaveCount(0);
  // On paper goes what is known, without what could be done.
  const reject = staff.page.getByRole('button', { name: 'Rechazar', exact: true });
  await expect(reject).toBeVisible();
  await staff.page.emulateMedia({ media: 'print' });
  await expect(staff.page.getByRole('main').getByRole('button')).toHaveCount(0);
  await staff.page.emulateMedia({ media: 'screen' });
  await reviewPapers(request, papers);

  await staff.page.reload();
  await expect(check('Documentos obligatorios')).toContainText('Cumple');
  const ofTerms = staff.page
    .getByRole('region', { name: 'Con estas condiciones' })
    .getByRole('listitem');
  await expect(ofTerms.filter({ hasText: 'Deuda total' })).toContainText('$100,000.00');
  const asked = await ofTerms.first().textContent();
  expect(asked).toMatch(/^Pago a ingreso[\d.]+%/);
  await staff.page.getByLabel('Monto que se otorga').fill('60000');
  await staff.page.getByLabel('Plazo').fill('24');
  await expect(ofTerms.filter({ hasText: 'Deuda total' })).toContainText('$60,000.00');
  await expect(ofTerms.first()).not.toHaveText(String(asked));
  await choose(staff.page, 'Calificación de riesgo', 'B, moderado');
  await staff.page
    .getByRole('button', { name: 'Agregar: Enviar el recibo de luz más reciente' })
    .click();
  await staff.page
    .getByLabel('Por qué se aprueba aunque algo no cumpla')
    .fill('Paga puntual su renta desde hace seis años');
  await expectAccessible(staff.page, 'the decision');
  await fitsTelephone(staff.page);
  await staff.page.getByRole('button', { name: 'Aprobar crédito' }).click();
  const sure = staff.page.getByRole('dialog', { name: '¿Ofrecer otras condiciones?' });
  await expect(sure).toContainText('Enviar el recibo de luz más reciente');
  await sure.getByRole('button', { name: 'Ofrecer $60,000.00' }).click();
  await confirmIdentity(staff);
  await waits(staff);
  // Nothing is the applicant's to decide before a second person has confirmed it.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Aceptar condiciones' })).toHaveCount(0);
  await secondConfirms(request, 'Aprobar con otro monto el crédito');

  await expect(page.getByText('Es una contraoferta')).toBeVisible();
  const compared = page.getByRole('region', { name: 'Lo que simulaste y lo que' });
  await expect(compared.getByRole('row', { name: /^Monto/ })).toContainText('−$40,000.00');
  const summary = page.getByRole('region', { name: 'Resumen' });
  await expect(summary).toContainText('Monto que se pidió$100,000.00');
  await expect(summary).toContainText('Plazo que se pidió12 meses');
  const conditions = page.getByRole('region', { name: 'Condiciones de la aprobación' });
  await expect(conditions).toContainText('Por cumplir');
  await expectAccessible(page, 'a counter-offer');
  await fitsTelephone(page);
  await page.getByRole('button', { name: 'Aceptar condiciones' }).click();
  await page
    .getByRole('dialog', { name: '¿Aceptar estas condiciones?' })
    .getByRole('button', { name: 'Aceptar condiciones' })
    .click();
  await expect(
    page.getByText('Falta cumplir: Enviar el recibo de luz más reciente.'),
  ).toBeVisible();

  await staff.page.reload();
  await expect(staff.page.getByRole('region', { name: 'Decisiones' })).toContainText(
    'Contraoferta',
  );
  const publish = staff.page.getByRole('button', { name: 'Publicar oportunidad' });
  await expect(publish).toBeDisabled();
  const lacking = staff.page.getByText('Faltan condiciones por cumplir: Enviar el recibo de luz');
  await expect(lacking).toBeVisible();
  await staff.page
    .getByRole('button', { name: 'Marcar cumplida: Enviar el recibo de luz más reciente' })
    .click();
  await expect(
    staff.page.getByRole('button', { name: 'Dejar por cumplir: Enviar el recibo' }),
  ).toBeVisible();
  await expect(lacking).toBeHidden();
  await expect(publish).toBeDisabled();
  await expect(staff.page.getByText('Completa los datos que faltan y guarda')).toBeVisible();
  await page.reload();
  await expect(conditions).toContainText('Cumplida el');
});

test('a request is rejected by reasons of the list, which its applicant reads with their rights', async ({
  browser,
  page,
}) => {
  await askForCredit(page);
  const folio = await folioOf(page);
  const staff = await seat(browser, STAFF, { to: `/backoffice/creditos?q=${folio}` });
  await staff.page.getByRole('link', { name: folio }).click();
  await staff.page.getByRole('button', { name: 'Rechazar', exact: true }).click();
  const dialog = staff.page.getByRole('dialog', { name: '¿Rechazar la solicitud?' });
  await dialog.getByRole('button', { name: 'Rechazar', exact: true }).click();
  await expect(dialog.getByLabel('Motivos')).toHaveAccessibleDescription(
    /Elige al menos un motivo/,
  );
  await choose(dialog, 'Motivos', 'Historial crediticio');
  await dialog.getByLabel('Nota para el solicitante').fill('Un aval podría cambiar la respuesta.');
  await dialog.getByRole('button', { name: 'Rechazar', exact: true }).click();
  await confirmIdentity(staff);
  await expect(dialog).toBeHidden();
  await expect(staff.page.getByRole('region', { name: 'Decisiones' })).toContainText('Rechazado');

  const why = page.getByRole('region', { name: 'Por qué no pudimos aprobarla' });
  await expect(why).toContainText('Tu historial en la sociedad de información crediticia');
  await expect(why).toContainText('Un aval podría cambiar la respuesta.');
  await expect(why).toContainText('Reporte de Crédito Especial');
  await expectAccessible(page, 'a rejection');
  await fitsTelephone(page);
});
