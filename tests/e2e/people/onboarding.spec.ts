import { onboardingSteps } from '@contract/people/onboarding';
import { expect, type Page } from '@playwright/test';
import { demoPdf } from '@server/db/seed/demo-files';
import type { Caller } from '@tests/support/api';
import { review } from '@tests/support/credit-screens';
import { byKeyboard, byTouch, type Hands, PHONE } from '@tests/support/hands';
import { hold } from '@tests/support/hold';
import { giveSections } from '@tests/support/onboarded';
import { giveAddress } from '@tests/support/own-data';
import {
  confirmIdentity,
  PASSWORD,
  pickedFile,
  register,
  STAFF,
  seat,
} from '@tests/support/people';
import { signIn } from '@tests/support/portal';
import { sendFile } from '@tests/support/slot';
import { test } from '@tests/support/story';

/** The step's own; a part in it may be called the same. */
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true }).first();
const goOn = (page: Page) => page.getByRole('button', { name: 'Continuar', exact: true });

/** Once nothing is lacking. */
async function leaveStep(page: Page, { press }: Hands) {
  await expect(goOn(page)).toBeEnabled();
  await press(goOn(page));
}

/** The first steps of a company that invests, whose data is there. */
async function finishSteps(call: Caller, count: number) {
  for (const step of onboardingSteps.investor.legal_entity.slice(0, count)) {
    const done = await call({ method: 'PUT', url: '/api/v1/onboarding/step', body: { step } });
    expect([step, done.status]).toEqual([step, 200]);
  }
}

test('an investor leaves the onboarding in the middle by touch, and goes on elsewhere', async ({
  browser,
}) => {
  const telephone = async () => (await browser.newContext(PHONE)).newPage();
  const page = await telephone();
  const hands = byTouch(page);
  const { press, fill, choose } = hands;
  const person = {
    name: 'Elvira Campos Lara',
    email: `alta-${process.pid}-${Date.now()}@ejemplo.mx`,
    password: PASSWORD,
  };
  await register(page, person, 'investor');
  await signIn(page, person.email, { password: PASSWORD });

  await test.step('its home says what is missing and leads to it', async () => {
    await expect(page.getByText('Tu alta no está completa')).toBeVisible();
    await press(page.getByRole('link', { name: 'Empezar' }));
    await expect(heading(page, 'Bienvenida')).toBeFocused();
    await leaveStep(page, hands);
    await expect(heading(page, 'Datos generales')).toBeFocused();
  });

  await test.step('a step is left once its data is there', async () => {
    await expect(
      page.getByText(/^En este paso falta: tus datos\. Te falta guardar: .*CURP/),
    ).toBeVisible();
    await expect(goOn(page)).toBeDisabled();
    await press(page.getByRole('button', { name: 'Guardar cambios' }));
    await expect(page.getByText('El campo es obligatorio')).toHaveCount(5);
    await expect(page.getByText('Sin cambios')).toHaveCount(0);
    await fill(page.getByLabel('CURP'), 'MOTR930411HJCRMN03');
    await expect(page.getByText('El campo es obligatorio')).toHaveCount(2);
    await expect(page.getByLabel('Fecha de nacimiento')).toHaveValue('11/04/1993');
    await choose(page.getByRole('combobox', { name: 'Nacionalidad' }), 'México');
    await choose(page.getByRole('combobox', { name: 'Estado civil y régimen' }), 'Soltería');
    await press(page.getByRole('button', { name: 'Guardar cambios' }));
    await expect(page.getByText('En este paso falta', { exact: false })).toHaveCount(0);
  });

  await test.step('a refusal is a warning, the step stays, and the user is read again', async () => {
    await page.route(
      '**/api/v1/onboarding/step',
      (route) =>
        route.fulfill({
          status: 409,
          json: { message: 'Espera un momento.', code: 'conflict', request_id: 'prueba' },
        }),
      { times: 1 },
    );
    const again = page.waitForResponse(/getRgUserInfo/);
    await leaveStep(page, hands);
    await expect(page.getByText('El paso no se guardó')).toBeVisible();
    await expect(page.getByText('Espera un momento.')).toBeVisible();
    expect((await again).ok()).toBe(true);
    await expect(heading(page, 'Datos generales')).toBeVisible();
    await leaveStep(page, hands);
    await expect(heading(page, 'CURP y RFC')).toBeFocused();
  });

  const other = await telephone();
  const there = byTouch(other);
  await test.step('on another device it goes on at the same step', async () => {
    await signIn(other, person.email, { password: PASSWORD });
    await expect(other.getByText('Paso 3 de 13 · CURP y RFC')).toBeVisible();
    await there.press(other.getByRole('link', { name: 'Continuar mi alta' }));
    await expect(heading(other, 'CURP y RFC')).toBeVisible();
    await other.goto('/inversionista-onboarding?paso=12');
    await expect(heading(other, 'CURP y RFC')).toBeVisible();
  });
});

test('a company that invests declares by touch who it is, and in the next step who controls it, as a company is asked', async ({
  browser,
}) => {
  const page = await (await browser.newContext(PHONE)).newPage();
  const hands = byTouch(page);
  const { press, fill, check, choose } = hands;
  const person = {
    name: 'Brisa del Valle SA de CV',
    email: `declara-${process.pid}-${Date.now()}@ejemplo.mx`,
    password: PASSWORD,
    kind: 'Persona moral',
  } as const;
  await register(page, person, 'investor');
  await finishSteps(
    await giveSections(page.request, person, [
      'profile',
      'deed',
      'power_of_attorney',
      'phone',
      'address',
      'about_you',
      'identity_photos',
    ]),
    6,
  );
  await signIn(page, person.email, { password: PASSWORD });
  await press(page.getByRole('link', { name: 'Continuar mi alta' }));

  await test.step('what it declares is asked of the company and of who represents it', async () => {
    await expect(heading(page, 'Conoce a tu cliente')).toBeFocused();
    await expect(
      page.getByText('En este paso falta: las preguntas sobre la empresa', { exact: false }),
    ).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Fotografías del representante legal' }),
    ).toBeVisible();
    const form = page.getByRole('region', { name: 'Datos de la empresa' });
    await expect(form.getByText('Quién controla la empresa')).toHaveCount(0);
    // What it does is asked here, and nowhere else in the step.
    await expect(page.getByLabel('Giro o actividad')).toHaveCount(0);
    await fill(form.getByLabel('Actividad de la empresa'), 'Comercio');
    const answer = (question: string, name: string) =>
      check(form.getByRole('radiogroup', { name: question }).getByRole('radio', { name }));
    await answer('¿La empresa actúa por cuenta propia?', 'Sí');
    await choose(form.getByRole('combobox', { name: /^¿El representante legal, un socio/ }), 'No');
    await choose(form.getByRole('combobox', { name: 'Origen de los recursos' }), 'Inversiones');
    await fill(form.getByLabel('Destino de los recursos'), 'Invertir sus ahorros');
    await fill(form.getByLabel('Monto mensual que la empresa espera mover'), '50,000');
    await answer('¿La empresa paga impuestos en otro país?', 'No');
    await press(form.getByRole('button', { name: 'Guardar', exact: true }));
    await confirmIdentity({ page, email: person.email });
    await expect(page.getByText('Información actualizada correctamente.').first()).toBeVisible();
    // Changed again without the code in between: what it does is kept elsewhere too.
    for (const activity of ['Comercio al mayoreo', 'Comercio al menudeo']) {
      const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
      const read = page.waitForResponse(/about-you/);
      await fill(form.getByLabel('Actividad de la empresa'), activity);
      await press(form.getByRole('button', { name: 'Guardar', exact: true }));
      expect((await saved).status()).toBe(200);
      await read;
      await expect(form.getByLabel('Actividad de la empresa')).toHaveValue(activity);
      await expect(page.getByText('Recuperamos lo que habías escrito')).toHaveCount(0);
    }
    await leaveStep(page, hands);
  });

  await test.step('who controls it is asked alone, in the next step', async () => {
    await expect(heading(page, 'Beneficiario controlador')).toBeFocused();
    await expect(page.getByText('En este paso falta: quién controla la empresa.')).toBeVisible();
    await expect(page.getByLabel('Destino de los recursos')).toHaveCount(0);
    await fill(page.getByLabel('Nombre completo'), 'Rosa Mora Téllez');
    await choose(page.getByRole('combobox', { name: 'Cómo la controla' }), 'La administra');
    await press(page.getByRole('button', { name: 'Guardar', exact: true }));
    await leaveStep(page, hands);
  });
  await expect(heading(page, 'Perfil fiscal')).toBeFocused();
});

test('a paper of an earlier step that is rejected meanwhile takes nothing from who is typing, who is led to where another is given', async ({
  page,
  browser,
}) => {
  const hands = byKeyboard(page);
  const person = {
    name: `Molino del Norte ${Date.now()} SA de CV`,
    email: `molino-${process.pid}-${Date.now()}@ejemplo.mx`,
    password: PASSWORD,
    kind: 'Persona moral',
  } as const;
  await register(page, person, 'investor');
  const call = await giveSections(page.request, person, [
    'profile',
    'deed',
    'power_of_attorney',
    'phone',
  ]);
  await finishSteps(call, 5);
  await signIn(page, person.email, { password: PASSWORD, to: '/inversionista-onboarding' });
  await expect(heading(page, 'Domicilio')).toBeFocused();
  await hands.fill(page.getByLabel('Calle', { exact: true }), 'Insurgentes');

  await review(await seat(browser, STAFF), person.name, 'Acta constitutiva', 'reject');
  await expect(
    page.getByText('Un paso anterior quedó incompleto: Acta constitutiva.'),
  ).toBeVisible();
  await expect(page.getByLabel('Calle', { exact: true })).toHaveValue('Insurgentes');
  await giveAddress(page, hands);
  await expect(page.getByText('En este paso falta', { exact: false })).toHaveCount(0);
  await expect(goOn(page)).toBeDisabled();
  await hands.press(page.getByRole('button', { name: 'Ver: Acta constitutiva' }));
  await expect(heading(page, 'Acta constitutiva')).toBeFocused();

  await test.step('their home leads there too, and from there on', async () => {
    await page.goto('/inversionista/inicio');
    await expect(page.getByText('Paso 3 de 13 · Acta constitutiva')).toBeVisible();
    await expect(page.getByText('En este paso falta: el acta constitutiva.')).toBeVisible();
    await hands.press(page.getByRole('link', { name: 'Continuar mi alta' }));
    await expect(heading(page, 'Acta constitutiva')).toBeFocused();
    await expect(goOn(page)).toBeDisabled();
    const deed = await demoPdf('Acta constitutiva', [person.name]);
    await sendFile(page, pickedFile('acta.pdf', 'application/pdf', deed));
    await expect(heading(page, 'Domicilio')).toBeFocused();
  });
});

test('a step that was finished in another tab is only left', async ({ page, context }) => {
  const person = {
    name: 'Dora Pestaña Ruiz',
    email: `pestanas-${process.pid}-${Date.now()}@ejemplo.mx`,
    password: PASSWORD,
  };
  await register(page, person);
  await giveSections(page.request, person, ['profile', 'phone', 'address']);
  // Nothing tells this tab of the other: told of anything, it would read its steps again and go on by itself.
  const tell = await hold(page, /\/api\/v1\/events/);
  await signIn(page, person.email, { password: PASSWORD, to: '/solicitante-onboarding' });
  await expect(heading(page, 'Datos personales')).toBeFocused();
  await expect(goOn(page)).toBeEnabled();

  const other = await context.newPage();
  await other.goto('/solicitante-onboarding');
  for (const next of ['Contacto', 'Domicilio']) {
    await leaveStep(other, byKeyboard(other));
    await expect(heading(other, next)).toBeFocused();
  }
  await expect(heading(page, 'Datos personales')).toBeVisible();
  await leaveStep(page, byKeyboard(page));
  await expect(heading(page, 'Contacto')).toBeFocused();
  tell();
  await page.goto('/solicitante-onboarding');
  await expect(heading(page, 'Domicilio')).toBeFocused();
});
