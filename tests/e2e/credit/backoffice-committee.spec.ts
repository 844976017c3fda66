import { expect, type Page } from '@playwright/test';
import { demoPdf } from '@server/db/seed/demo-files';
import { expectAccessible } from '@tests/support/accessible';
import {
  askForCredit,
  authorise,
  folioOf,
  openCredit,
  review,
  waits,
} from '@tests/support/credit-screens';
import { fits } from '@tests/support/hands';
import { giveSections } from '@tests/support/onboarded';
import {
  choose,
  confirmIdentity,
  PASSWORD,
  pickedFile,
  register,
  type Seat,
  STAFF,
  seat,
} from '@tests/support/people';
import { sendFile } from '@tests/support/slot';
import { test } from '@tests/support/story';

/** A new applicant who said what they earn asks for 100,000 pesos over a year. */
async function asks(page: Page, name: string) {
  const email = `comite-${process.pid}-${Date.now()}@ejemplo.mx`;
  await register(page, { name, email, password: PASSWORD });
  await giveSections(page.request, { email, password: PASSWORD }, ['about_you']);
  const context = page.context().browser();
  if (!context) throw new Error('a page has a browser');
  const applicant = await seat(context, email, { password: PASSWORD });
  const { page: own } = applicant;
  await own.getByRole('link', { name: 'Solicitar crédito' }).first().click();
  await choose(own, 'Producto', 'Calentador solar');
  await choose(own, 'Instalador', 'Soluciones Solares del Bajío');
  await own.getByLabel('Monto').fill('100000');
  await own.getByLabel('Plazo').fill('12');
  await own.getByLabel('Lo que debes en otras plataformas').fill('0');
  await own.getByLabel('Destino del crédito').fill('Agua caliente para el hostal');
  await own.getByLabel('Calle y número').fill('Av. Chapultepec 480');
  await own.getByLabel('Código postal').fill('44160');
  // The catalogue fills it in; sent before, the form would ask for it.
  await expect(own.getByLabel('Estado')).toHaveValue('Jalisco');
  await own.getByLabel('Colonia').fill('Obrera');
  await own.getByLabel('Municipio o alcaldía').fill('Guadalajara');
  await own.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(own).toHaveURL(/\/solicitante\/solicitud-de-credito\//);
  return { applicant, folio: await folioOf(own) };
}

/** Nothing of the page leaves the width of a telephone. */
async function fitsTelephone(page: Page) {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await fits(page);
  if (before) await page.setViewportSize(before);
}

async function bringsPapers({ page }: Seat) {
  for (const name of ['Identificación oficial', 'Recibo de luz']) {
    const slot = page.getByRole('article', { name });
    await sendFile(
      slot,
      pickedFile(`${name}.pdf`, 'application/pdf', await demoPdf(name, [String(Date.now())])),
    );
    await expect(slot.getByText('Pendiente de validación')).toBeVisible();
  }
}

test('the committee reads the ratios, offers other terms on a condition, and the applicant accepts and meets it', async ({
  browser,
  page,
}) => {
  test.setTimeout(240_000);
  const name = 'Olga Comité Rivas';
  const { applicant, folio } = await asks(page, name);
  await bringsPapers(applicant);
  const staff = await seat(browser, STAFF);
  const second = await seat(browser, 'soporte@demo.mx');

  await openCredit(staff, folio);
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
  await review(staff, name, 'Identificación oficial', 'verify');
  await review(staff, name, 'Recibo de luz', 'verify');

  await openCredit(staff, folio);
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
  await applicant.page.reload();
  await expect(applicant.page.getByRole('button', { name: 'Aceptar condiciones' })).toHaveCount(0);
  await second.page.goto('/backoffice/por-autorizar?outcome=waiting');
  await authorise(second, 'Aprobar con otro monto el crédito', () => confirmIdentity(second));

  await applicant.page.reload();
  await expect(applicant.page.getByText('Es una contraoferta')).toBeVisible();
  const compared = applicant.page.getByRole('region', { name: 'Lo que simulaste y lo que' });
  await expect(compared.getByRole('row', { name: /^Monto/ })).toContainText('−$40,000.00');
  const summary = applicant.page.getByRole('region', { name: 'Resumen' });
  await expect(summary).toContainText('Monto que se pidió$100,000.00');
  await expect(summary).toContainText('Plazo que se pidió12 meses');
  const conditions = applicant.page.getByRole('region', { name: 'Condiciones de la aprobación' });
  await expect(conditions).toContainText('Por cumplir');
  await expectAccessible(applicant.page, 'a counter-offer');
  await fitsTelephone(applicant.page);
  await applicant.page.getByRole('button', { name: 'Aceptar condiciones' }).click();
  await applicant.page
    .getByRole('dialog', { name: '¿Aceptar estas condiciones?' })
    .getByRole('button', { name: 'Aceptar condiciones' })
    .click();
  await expect(
    applicant.page.getByText('Falta cumplir: Enviar el recibo de luz más reciente.'),
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
  await applicant.page.reload();
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

  await page.reload();
  const why = page.getByRole('region', { name: 'Por qué no pudimos aprobarla' });
  await expect(why).toContainText('Tu historial en la sociedad de información crediticia');
  await expect(why).toContainText('Un aval podría cambiar la respuesta.');
  await expect(why).toContainText('Reporte de Crédito Especial');
  await expectAccessible(page, 'a rejection');
  await fitsTelephone(page);
});
