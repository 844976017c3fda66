import { expect } from '@playwright/test';
import { DEMO_PASSWORD } from '@server/db/seed/accounts';
import { bothHands, byTouch, fits, PHONE } from '@tests/support/hands';
import { noteOpened } from '@tests/support/opened';
import { STAFF } from '@tests/support/people';
import { signIn } from '@tests/support/portal';
import { test } from '@tests/support/story';

/** Applicants of the demo whose systems are installed. */
const applicants = ['itzel.flores.reyes@demo.mx', 'veronica.dominguez.gomez@demo.mx'];

// One session a person: staff's is the same.
test.describe.configure({ mode: 'serial' });

for (const [index, { way, device, handsOf }] of bothHands.entries()) {
  test.describe(way, () => {
    test.use(device);

    test('an applicant says once how the installation went, without their name, and staff read it among the averages', async ({
      page,
      request,
      browser,
    }) => {
      const email = applicants[index] ?? '';
      const login = await request.post('/api/auth/login', {
        data: { email, password: DEMO_PASSWORD },
      });
      const { access_token: token } = await login.json();
      const headers = { authorization: `Bearer ${token}` };
      const list = await request.get('/api/v1/projects?status=repaying', { headers });
      const [{ id }] = (await list.json()).items;

      await signIn(page, email, {
        to: '/solicitante/encuesta/00000000-0000-7000-8000-000000000000',
      });
      const hands = handsOf(page);
      await hands.press(page.getByRole('link', { name: 'Ir a inicio' }));
      await expect(page).toHaveURL(/\/solicitante\/inicio$/);
      await page.goto(`/solicitante/encuesta/${id}`);
      await hands.press(page.getByRole('button', { name: 'Enviar respuestas' }));
      await expect(page.getByText('El campo es obligatorio').first()).toBeVisible();
      noteOpened('survey', new Set(['projectSurvey']));
      const score = (question: string, value: string) =>
        hands.check(
          page
            .getByRole('radiogroup', { name: question })
            .getByRole('radio', { name: value, exact: true }),
        );
      await score('¿Qué tan probable es que nos recomiendes?', '10');
      await score('Calidad de la instalación', '5');
      await score('Cumplimiento del tiempo prometido', '4');
      const comment = `Quedó muy bien ${Date.now()}`;
      await hands.fill(page.getByLabel('Comentario'), comment);
      await hands.check(page.getByLabel(/Contestar sin mi nombre/));
      await fits(page);
      await page.reload();
      await expect(page.getByText('Recuperamos lo que habías escrito')).toBeVisible();
      await expect(page.getByLabel('Comentario')).toHaveValue(comment);

      await hands.press(page.getByRole('button', { name: 'Enviar respuestas' }));
      await expect(page.getByText('Ya contestaste esta encuesta. Gracias.')).toBeVisible();

      const staff = await (await browser.newContext()).newPage();
      await signIn(staff, STAFF, { to: '/backoffice/encuestas' });
      await expect(staff.getByText('Índice de recomendación')).toBeVisible();
      const row = staff.getByRole('row').filter({ hasText: comment });
      await expect(row).toContainText('Anónima');
    });
  });
}

test('a survey or a return without its link says so kindly, whatever its address carries', async ({
  browser,
}) => {
  const page = await (await browser.newContext(PHONE)).newPage();
  const hand = byTouch(page);
  await page.goto('/encuesta');
  await expect(page.getByRole('heading', { name: 'Abre de nuevo el enlace' })).toBeVisible();
  await page.goto(`/encuesta#${'x'.repeat(43)}`);
  await expect(page).toHaveURL(/\/encuesta$/);
  await hand.press(page.getByRole('button', { name: 'Empezar' }));
  await expect(page.getByText('El enlace ya no es válido.', { exact: false })).toBeVisible();
  // No further try makes it good.
  await expect(page.getByRole('button', { name: 'Empezar' })).toHaveCount(0);
  await hand.fill(page.getByLabel('Correo electrónico'), 'nadie@ejemplo.mx');
  await hand.press(page.getByRole('button', { name: 'Enviar otro enlace' }));
  await expect(page.getByText('Si hay una encuesta por contestar con ese correo')).toBeVisible();
  for (const query of [
    '?redirect=https://malo.example',
    '?state=javascript:alert(1)',
    '?state=%3Cscript%3E&href=//malo.example',
  ]) {
    await page.goto(`/res-auth${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/res-auth$/);
  }
  await page.goto(`/proveedor/res-auth?state=${'x'.repeat(43)}`);
  await hand.press(page.getByRole('button', { name: 'Continuar' }));
  await expect(
    page.getByRole('heading', { name: 'Este paso ya no está disponible' }),
  ).toBeVisible();
});
