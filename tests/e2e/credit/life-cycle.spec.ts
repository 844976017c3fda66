import { randomUUID } from 'node:crypto';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { statementColumns } from '@contract/treasury/bank-movements';
import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@server/db/seed/accounts';
import { demoPdf, demoPhoto } from '@server/db/seed/demo-files';
import { sendBankNotice } from '@tests/support/bank-notice';
import {
  describeHeater,
  identified,
  reviewPapers,
  SECOND,
  secondConfirms,
  sentBy,
} from '@tests/support/credit-calls';
import {
  amountAfter,
  askForCredit,
  authorise,
  commit,
  depositLine,
  folioOf,
  openOffer,
  personalClabe,
  prepareOffer,
  rowsIn,
  sign,
  waits,
  waitsInPlace,
  withdraw,
} from '@tests/support/credit-screens';
import { csv } from '@tests/support/csv';
import { fits } from '@tests/support/hands';
import { confirmedSession } from '@tests/support/onboarded';
import { noteOpened } from '@tests/support/opened';
import {
  confirmIdentity,
  PASSWORD,
  pickedFile,
  register,
  STAFF,
  seat,
} from '@tests/support/people';
import { mailTo, signInByHand, visit } from '@tests/support/portal';
import { present } from '@tests/support/present';
import { sendFile } from '@tests/support/slot';
import { test } from '@tests/support/story';

/*
 * The product's main job: one credit from the request to its first repayment, each person at a browser of
 * their own. Every fact goes through the API and the database; what other stories do by hand is called for.
 */
const MARIANA = 'inversionista@demo.mx';
const serial = String(Date.now());
const applicantName = 'Rosa Zúñiga Peña';
const applicantEmail = `rosa-${serial}@ejemplo.mx`;
const today = dayInMexicoCity(new Date());

test('a credit is asked for, decided, funded, signed, installed, delivered, repaid and withdrawn', async ({
  browser,
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const julio = { email: 'inversionista2@demo.mx', page: await browser.newPage() };
  const person = { name: applicantName, email: applicantEmail, password: PASSWORD };
  const applicant = { email: applicantEmail, page };
  await register(page, person);
  await identified(request, person);
  const { projectId, papers } = await askForCredit(page, { person, papers: ['identity'] });
  const folio = await folioOf(page);
  const applicationAddress = page.url();

  await test.step('one document is rejected with a reason, replaced and verified; the other verified', async () => {
    const slot = (name: string) => page.getByRole('article', { name });
    const upload = (name: string, text: string) =>
      sentBy(page, async () => {
        const file = pickedFile(`${text}.pdf`, 'application/pdf', await demoPdf(name, [text]));
        await sendFile(slot(name), file);
        await expect(slot(name).getByText('Pendiente de validación')).toBeVisible();
      });
    await expect(page.getByText('Para continuar debes')).toBeVisible();
    const blurred = await upload('Recibo de luz', 'recibo borroso');
    // Everything is uploaded: nothing more is asked of the applicant.
    await expect(
      page.getByText('En revisión: Identificación oficial, Recibo de luz.'),
    ).toBeVisible();
    await expect(page.getByText('Para continuar debes')).toHaveCount(0);

    const reason = 'La imagen está borrosa';
    await reviewPapers(request, [...papers, { id: blurred, reject_reason: reason }]);
    await expect(slot('Identificación oficial').getByText('Verificado')).toBeVisible();
    await expect(slot('Recibo de luz').getByText(reason)).toBeVisible();
    await expect(page.getByText('Por corregir y subir de nuevo: Recibo de luz.')).toBeVisible();
    const legible = await upload('Recibo de luz', 'recibo legible');
    await reviewPapers(request, [{ id: legible }]);
    await expect(
      page.getByText(
        'Por ahora no falta ningún documento obligatorio. Más adelante: Fotografía del sistema instalado.',
      ),
    ).toBeVisible();
  });

  const staff =
    await test.step('the committee approves, the applicant accepts beside what was simulated, and it is published', async () => {
      const committee = await confirmedSession(request, { email: STAFF, password: DEMO_PASSWORD });
      const approved = await committee({
        method: 'POST',
        url: `/api/v1/projects/${projectId}/approve` as const,
        body: { annual_rate_bp: 2400, term_months: 12, opening_fee_bp: 300, risk_grade: 'B' },
        headers: { 'idempotency-key': randomUUID() },
      });
      expect(approved.status).toBe(202);
      await secondConfirms(request, 'Aprobar el crédito');
      const compared = applicant.page.getByRole('region', { name: 'Lo que simulaste y lo que' });
      // Simulated at the reference rate of 18.9 %, approved at 24 %.
      await expect(compared.getByRole('row', { name: /Tasa anual fija/ })).toContainText(
        '+5.1 puntos',
      );
      await expect(compared.getByRole('row', { name: /^Monto/ })).toContainText('Igual');
      const accept = async (at: Page) => {
        await at.getByRole('button', { name: 'Aceptar condiciones' }).click();
        const sure = at.getByRole('dialog', { name: '¿Aceptar estas condiciones?' });
        await sure.getByRole('button', { name: 'Aceptar condiciones' }).click();
        await expect(sure).toBeHidden();
      };
      // Another tab, which gets no live updates: it is hidden.
      const late = await applicant.page.context().newPage();
      await late.addInitScript(() => {
        Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
      });
      await late.goto(applicationAddress);
      await expect(late.getByRole('button', { name: 'Aceptar condiciones' })).toBeVisible();
      await accept(applicant.page);
      await accept(late);
      await expect(late.getByText(/esta operación no está disponible/)).toBeVisible();
      await expect(late.getByText('Aceptaste las condiciones')).toBeVisible();
      await late.close();
      const desk = await seat(browser, STAFF, { to: `/backoffice/creditos?q=${folio}` });
      await desk.page.getByRole('link', { name: folio }).click();
      await prepareOffer(desk, applicantName);
      await desk.page.getByRole('button', { name: 'Publicar oportunidad' }).click();
      await desk.page
        .getByRole('dialog', { name: '¿Publicar esta oferta?' })
        .getByRole('button', { name: /^Publicar \$100,000\.00/ })
        .click();
      await confirmIdentity(desk);
      await waits(desk);
      await waitsInPlace(desk, 'Publicar el crédito', 'Publicar oportunidad');
      await secondConfirms(request, 'Publicar el crédito');
      // Who asked reads it without asking again.
      await expect(
        desk.page.getByRole('progressbar', { name: `Fondeo del proyecto ${folio}` }),
      ).toBeVisible();
      return desk;
    });

  await test.step('deposits arrive with the bank statement; two investors complete the goal and no more', async () => {
    await signInByHand(julio.page, julio.email, {
      role: 'Inversionista',
      to: '/inversionista/abonar-fondos',
    });
    // The button that chose the profile is gone, and the focus is not.
    await expect(julio.page.getByRole('main')).toBeFocused();
    const clabe = await personalClabe(julio.page);
    const lender = await confirmedSession(request, { email: MARIANA, password: DEMO_PASSWORD });
    const { json: hers } = await lender({ url: '/api/v1/deposits/instructions' });
    const lines = [
      depositLine(hers.clabe, 'Mariana Ortega Ríos', '60000.00', `ABONOM${serial}`),
      depositLine(clabe, 'Julio César Ibarra Soto', '45000.00', `ABONOJ${serial}`),
    ];
    await visit(staff.page, '/backoffice/tesoreria');
    await staff.page.getByRole('button', { name: 'Importar estado de cuenta' }).click();
    await staff.page
      .getByRole('button', { name: /Archivo CSV/ })
      .setInputFiles(pickedFile('estado.csv', 'text/csv', csv(statementColumns, lines)));
    await expect(staff.page.getByText(/^Quedó en espera/)).toBeVisible();
    await secondConfirms(request, 'Importar el estado de cuenta');

    const { json: offers } = await lender({ url: '/api/v1/opportunities?limit=100' });
    const offer = present(offers.items.find((item) => item.folio === folio));
    const lent = await lender({
      method: 'POST',
      url: '/api/v1/commitments',
      body: { opportunity_id: offer.id, amount_cents: 6_000_000 },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(lent.status, JSON.stringify(lent.json)).toBe(200);
    await openOffer(julio, folio);
    await julio.page.getByLabel('Monto a comprometer').fill('40000.01');
    await julio.page.getByRole('button', { name: 'Comprometer dinero' }).click();
    await expect(julio.page.getByLabel('Monto a comprometer')).toHaveAccessibleDescription(
      /Quedan \$40,000\.00 MXN por fondear\./,
    );
    await expect(julio.page.getByRole('dialog')).toHaveCount(0);
    // A limit above the offer is what remains of the offer.
    await expect(julio.page.getByText('Todo lo que falta por fondear')).toBeVisible();
    await commit(julio, '40000');
    await expect(julio.page.getByText('Esta oportunidad ya no recibe compromisos.')).toBeVisible();
  });

  await describeHeater(request, projectId);
  const installer = await seat(browser, 'instalador@demo.mx', { to: '/proveedor/mis-proyectos' });
  await test.step('applicant and installer sign the same PDF with a code by mail', async () => {
    // The contract comes a moment after the goal; the applicant's page, open since the terms, shows it by itself.
    await expect(applicant.page).toHaveURL(applicationAddress);
    await applicant.page.getByRole('link', { name: 'Firmar contrato' }).click();
    await sign(applicant);
    await expect(applicant.page.getByText(/Falta la firma de/)).toBeVisible();
    await expect(
      applicant.page.getByRole('heading', { level: 1, name: `Contratos del crédito ${folio}` }),
    ).toBeVisible();
    await installer.page.getByRole('link', { name: folio }).click();
    await installer.page.getByRole('link', { name: 'Firmar contrato' }).click();
    await sign(installer);
    await expect(
      installer.page.getByText('El contrato está firmado por todas las partes.'),
    ).toBeVisible();
  });

  await test.step('the installation is proven by a photograph, and the money delivered', async () => {
    await visit(installer.page, '/proveedor/mis-proyectos');
    await installer.page.getByRole('link', { name: folio }).click();
    await installer.page.getByRole('link', { name: 'Subir evidencias' }).click();
    // The project's own page has the same slots, and is shown until this one is there.
    await expect(
      installer.page.getByRole('heading', { name: 'Evidencias', exact: true }),
    ).toBeVisible();
    // The demo has no project that waits for the installer: here these two are seen.
    noteOpened('life-cycle', new Set(['contractWorkflow', 'siteEvidence']));
    const photo = await sentBy(installer.page, () =>
      sendFile(
        installer.page.getByRole('article', { name: /Fotografía del sistema instalado/ }),
        pickedFile('sistema.png', 'image/png', demoPhoto()),
      ),
    );
    await expect(installer.page.getByText('Pendiente de validación')).toBeVisible();
    await reviewPapers(request, [{ id: photo }]);

    await visit(staff.page, '/backoffice/etapas');
    const stage = staff.page.getByRole('row', { name: folio });
    await expect(stage).toContainText('Verificada');
    await expect(stage).toContainText('En espera de aprobación');
    await stage.getByRole('button', { name: 'Aprobar instalación' }).click();
    await staff.page
      .getByRole('dialog')
      .getByRole('button', { name: 'Aprobar instalación' })
      .click();
    await waits(staff);
    await secondConfirms(request, 'Aprobar una instalación y entregar el crédito');
    // Who approved it does not pay it.
    const second = await seat(browser, SECOND.email, { to: '/backoffice/etapas' });
    const payable = second.page.getByRole('row', { name: folio });
    await payable.getByRole('button', { name: 'Registrar pago' }).click();
    // However staff type it, it is kept in capitals, as the bank reports it.
    await second.page.getByLabel('Clave de rastreo').fill(`inst${serial}`);
    await second.page
      .getByRole('dialog')
      .getByRole('button', { name: /^Registrar pago/ })
      .click();
    await confirmIdentity(second);
    await waits(second);
    await second.page.context().close();
    await visit(staff.page, '/backoffice/por-autorizar?outcome=waiting');
    await authorise(staff, 'Pagar una etapa al instalador');
    await visit(staff.page, '/backoffice/etapas');
    await expect(stage.getByText('Pagada')).toBeVisible();
    // Until the bank reports it, bank and ledger disagree about this transfer.
    await sendBankNotice(request, {
      direction: 'out',
      tracking_key: `inst${serial}`,
      occurred_on: today,
      amount_cents: 9_652_000,
      sender_clabe: '646180110400000007',
      sender_name: 'Solfondo',
      receiver_clabe: '072320001122334455',
      concept: 'Instalación',
    });
    await visit(installer.page, '/proveedor/pagos');
    await expect(installer.page.getByRole('row', { name: folio })).toContainText(`INST${serial}`);
  });

  await test.step('the applicant answers the survey behind the mailed link on a telephone, by keyboard, once', async () => {
    const link = /\/encuesta#[\w-]+/.exec(await mailTo(applicantEmail, /encuesta#/))?.[0] ?? '';
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const telephone = await context.newPage();
    await telephone.goto(link);
    await expect(telephone).toHaveURL(/\/encuesta$/);
    await telephone.getByRole('button', { name: 'Empezar' }).press('Enter');
    const send = telephone.getByRole('button', { name: 'Enviar respuestas' });
    await send.press('Enter');
    await expect(telephone.getByLabel('¿Qué tan probable es que nos recomiendes?')).toBeFocused();
    // As a telephone does that dropped the page: the link is used, and the questions are still there.
    await telephone.reload();
    for (const [question, score] of [
      ['¿Qué tan probable es que nos recomiendes?', '9'],
      ['Calidad de la instalación', '5'],
      ['Cumplimiento del tiempo prometido', '4'],
    ] as const) {
      await telephone.getByLabel(question).press(score);
      await expect(telephone.getByLabel(question)).toHaveValue(score);
    }
    await telephone.getByLabel('Comentario').fill(`Todo en orden ${serial}`);
    await fits(telephone);
    await send.press('Enter');
    await expect(telephone.getByRole('heading', { level: 1, name: /Gracias/ })).toBeVisible();
    await telephone.goto('about:blank');
    await telephone.goto(link);
    await telephone.getByRole('button', { name: 'Empezar' }).press('Enter');
    await expect(telephone.getByText('El enlace ya no es válido.', { exact: false })).toBeVisible();
    await context.close();
  });

  await test.step('the first instalment arrives from the bank and is shared out by what each one lent', async () => {
    await visit(applicant.page, '/solicitante/realizar-pagos');
    const clabe = await personalClabe(applicant.page);
    const due = await amountAfter(applicant.page, 'Próxima mensualidad');
    // It comes a month before its day, until which it would wait without this.
    const early = applicant.page.getByRole('region', { name: 'Si pagas de más' });
    await early.getByRole('radio', { name: /^Pago adelantado/ }).check();
    await early.getByRole('checkbox', { name: 'Leí y acepto este texto' }).check();
    await early.getByRole('button', { name: 'Guardar elección' }).click();
    const sure = applicant.page.getByRole('dialog', { name: '¿Guardar esta elección?' });
    await sure.getByRole('button', { name: 'Guardar elección' }).click();
    await expect(early.getByText('adelanta la mensualidad que sigue')).toBeVisible();
    await sendBankNotice(request, {
      direction: 'in',
      tracking_key: `PAGO${serial}`,
      occurred_on: today,
      amount_cents: due,
      sender_clabe: '002180012345678903',
      sender_name: applicantName,
      receiver_clabe: clabe,
      concept: 'Mensualidad',
    });
    await expect(rowsIn(applicant, 'Pagos recibidos', folio)).toHaveCount(1);

    // 60 % and 40 % of $7,322.77 of capital and $2,000.00 of interest.
    const mariana = await seat(browser, MARIANA, { to: '/inversionista/mis-movimientos?limit=25' });
    await visit(julio.page, '/inversionista/mis-movimientos?limit=25');
    for (const [investor, capital, interest] of [
      [mariana, '$4,393.66', '$1,200.00'],
      [julio, '$2,929.11', '$800.00'],
    ] as const) {
      const rows = rowsIn(investor, 'Movimientos', folio);
      const cell = (name: string) => investor.page.getByRole('cell', { name, exact: true });
      await expect(rows.filter({ has: cell('Capital') })).toContainText(capital);
      await expect(rows.filter({ has: cell('Interés') })).toContainText(interest);
      await expect(rows.filter({ has: cell('ISR retenido sobre interés') })).toHaveCount(1);
    }
    await mariana.page.context().close();
  });

  await test.step('an investor withdraws', async () => {
    await julio.page.route('**/api/v1/balances/*', (route) => route.abort());
    await julio.page.goto('/inversionista/retirar-fondos');
    await expect(julio.page.getByText('No pudimos leer tu saldo disponible.')).toBeVisible();
    await expect(julio.page.getByText('—', { exact: true })).toBeVisible();
    await expect(julio.page.getByRole('button', { name: 'Retirar fondos' })).toBeDisabled();
    await julio.page.unroute('**/api/v1/balances/*');
    await visit(julio.page, '/inversionista/mis-movimientos');
    await visit(julio.page, '/inversionista/retirar-fondos');
    await withdraw(julio);
    await visit(staff.page, '/backoffice/tesoreria?withdrawals_limit=25');
    await expect(rowsIn(staff, 'Retiros por enviar', '$1,000.00')).toHaveCount(1);
    await expect(staff.page.getByText('Cuadra', { exact: true })).toBeVisible();
  });
});
