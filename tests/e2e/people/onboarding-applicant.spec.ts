import { onboardingSteps, sectionsOfStep } from '@contract/people/onboarding';
import { expect, type Page } from '@playwright/test';
import { review } from '@tests/support/credit-screens';
import { byKeyboard, fits, PHONE } from '@tests/support/hands';
import { inLetters } from '@tests/support/in-letters';
import { giveSections } from '@tests/support/onboarded';
import { giveGeneral } from '@tests/support/own-data';
import { newApplicant, PASSWORD, register, STAFF, seat } from '@tests/support/people';
import { signIn } from '@tests/support/portal';
import { test } from '@tests/support/story';

const arrive = (page: Page, step: string) =>
  expect(page.getByRole('heading', { level: 2, name: step, exact: true }).first()).toBeFocused();

test('the home says what an onboarding lacks, with the way to it, and follows it', async ({
  page,
}) => {
  const hands = byKeyboard(page);
  await newApplicant(page, { to: '/solicitante/inicio' });
  await expect(page.getByText('Tu alta no está completa')).toBeVisible();
  await expect(page.getByText('Paso 1 de 6 · Datos personales')).toBeVisible();
  await hands.press(page.getByRole('link', { name: 'Empezar', exact: true }));
  await arrive(page, 'Datos personales');
  await giveGeneral(page, hands);
  await hands.press(page.getByRole('button', { name: 'Continuar', exact: true }));
  await arrive(page, 'Contacto');
  await page.goto('/solicitante/inicio');
  await expect(page.getByText('Paso 2 de 6 · Contacto')).toBeVisible();
  await expect(page.getByText('En este paso falta: confirmar tu teléfono.')).toBeVisible();
  await hands.press(page.getByRole('link', { name: 'Continuar mi alta' }));
  await arrive(page, 'Contacto');
});

test('once an onboarding is finished, the home asks nothing more of the identity, until a photograph is rejected', async ({
  page,
  browser,
}) => {
  const letters = inLetters(Date.now());
  const email = `rocio-${letters}@ejemplo.mx`;
  const person = { name: `Rocío Q${letters} Vega`, email, password: PASSWORD };
  await register(page, person);
  const steps = onboardingSteps.client.individual;
  const sections = new Set(steps.flatMap((step) => sectionsOfStep[step]));
  const call = await giveSections(page.request, person, [...sections]);
  for (const step of steps) {
    const body = { step };
    const { status } = await call({ method: 'PUT', url: '/api/v1/onboarding/step', body });
    expect([step, status]).toEqual([step, 200]);
  }
  const hands = byKeyboard(page);
  await signIn(page, email, { password: PASSWORD, to: '/solicitante/inicio' });
  const lacks = page
    .getByRole('alert')
    .filter({ hasText: 'Completa la verificación de tu identidad' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(lacks).toHaveCount(0);
  await page.goto('/solicitante-onboarding');
  await expect(page.getByText('Tu alta está completa')).toBeVisible();
  await page.goto('/solicitante/kyc');
  await expect(
    page.getByText('Tus fotografías están en revisión.', { exact: false }),
  ).toBeVisible();

  await review(await seat(browser, STAFF), person.name, 'Fotografía del rostro', 'reject');
  await page.setViewportSize(PHONE.viewport);
  await page.goto('/solicitante/inicio');
  await expect(lacks).toContainText('No aceptamos “Fotografía del rostro”: ');
  await expect(lacks).not.toContainText('Falta:');
  await fits(page);
  await hands.press(lacks.getByRole('link', { name: 'Completar' }));
  await expect(page).toHaveURL('/solicitante/kyc');
});
