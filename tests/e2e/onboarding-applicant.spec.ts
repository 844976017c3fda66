import { expect, type Page } from '@playwright/test';
import { byKeyboard } from '@tests/support/hands';
import { giveGeneral } from '@tests/support/own-data';
import { newApplicant } from '@tests/support/people';
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
