import { expect, type Page } from '@playwright/test';
import { askForCredit } from '@tests/support/credit-screens';
import { bothHands } from '@tests/support/hands';
import { readAnswers } from '@tests/support/hold';
import { giveSections } from '@tests/support/onboarded';
import { CURP, giveGeneral } from '@tests/support/own-data';
import { PASSWORD, register } from '@tests/support/people';
import { signIn } from '@tests/support/portal';
import { test } from '@tests/support/story';

const [touch, keyboard] = bothHands;

/** Where one is taken through steps, and what tells the server that one was left. */
interface Way {
  flow: string;
  steps: [string, string];
  call: string;
  /** What is sent of a user whose information was read. */
  body: (user: Record<string, unknown>) => object;
}

async function installer(page: Page): Promise<Way> {
  const email = `llamada-${process.pid}-${Date.now()}@ejemplo.mx`;
  const person = { name: 'Elsa Prado Ruiz', email, password: PASSWORD } as const;
  await register(page, { ...person, kind: 'Persona física' }, 'supplier');
  await giveSections(page.request, person, ['phone', 'address']);
  await signIn(page, email, { password: PASSWORD });
  return {
    flow: '/instalador-onboarding',
    steps: ['Datos generales', 'Situación fiscal'],
    call: '/api/supplier-onboarding/put/update-step',
    body: ({ supplier_id }) => ({ supplier_id, step_identifier: 'pf_mex_1_general_data' }),
  };
}

async function applicantWithProject(page: Page): Promise<Way> {
  await askForCredit(page);
  const project_id = new URL(page.url()).pathname.split('/').at(-1);
  return {
    flow: '/solicitante-onboarding',
    steps: ['Datos personales', 'Contacto'],
    call: '/api/loan-onboarding/put/:client/update-onboarding',
    body: () => ({ project_id }),
  };
}

for (const { who, arrange, device, handsOf } of [
  { who: 'an installer', arrange: installer, ...keyboard },
  { who: 'an applicant who asked for a credit', arrange: applicantWithProject, ...touch },
]) {
  test.describe(who, () => {
    test.use(device);

    test('leaves a step by the call of the specification, is warned while it fails, and loses nothing', async ({
      page,
    }) => {
      const hands = handsOf(page);
      const { flow, steps, call, body } = await arrange(page);
      const [now, next] = steps;
      const step = (name: string) =>
        page.getByRole('heading', { level: 2, name, exact: true }).first();
      const goOn = page.getByRole('button', { name: 'Continuar', exact: true });
      const readAgain = () => page.waitForResponse(/getRgUserInfo/);
      const known: string[] = [];
      await readAnswers(page, /getRgUserInfo/, (answer) => known.push(answer));
      await page.goto(flow);
      await expect(step(now)).toBeFocused();
      await expect.poll(() => known.length).toBeGreaterThan(0);
      const user: Record<string, unknown> = JSON.parse(known[0] ?? '');
      const path = call.replace(':client', String(user.client_id));
      await giveGeneral(page, hands);
      await expect(goOn).toBeEnabled();

      await page.route(`**${path}`, (route) => route.fulfill({ status: 500, json: {} }), {
        times: 1,
      });
      const refreshed = readAgain();
      await hands.press(goOn);
      await expect(page.getByText('El paso no se guardó')).toBeVisible();
      expect((await refreshed).status()).toBe(200);
      await expect(step(now)).toBeVisible();
      await expect(page.getByLabel('CURP')).toHaveValue(CURP);

      const sent = page.waitForResponse(`**${path}`);
      const again = readAgain();
      await hands.press(goOn);
      const answer = await sent;
      expect(answer.status()).toBe(200);
      expect(answer.request().method()).toBe('PUT');
      expect(answer.request().postDataJSON()).toEqual(body(user));
      expect((await again).status()).toBe(200);
      await expect(step(next)).toBeFocused();
    });
  });
}
