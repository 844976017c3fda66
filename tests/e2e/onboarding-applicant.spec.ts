import { expect, type Page } from '@playwright/test';
import { demoPdf } from '@server/db/seed/demo-files';
import { byKeyboard, byTouch, fits, type Hands, PHONE } from '@tests/support/hands';
import {
  CURP,
  giveAddress,
  giveBureauConsent,
  giveGeneral,
  giveOccupation,
  givePhone,
} from '@tests/support/own-data';
import { newApplicant, PASSWORD, pickedFile, register } from '@tests/support/people';
import { photographed, sendPhotos } from '@tests/support/photographs';
import { signIn } from '@tests/support/portal';
import { sendFile } from '@tests/support/slot';
import { test } from '@tests/support/story';

const arrive = (page: Page, step: string) =>
  expect(page.getByRole('heading', { level: 2, name: step, exact: true }).first()).toBeFocused();

/** Once nothing is lacking. */
async function leave(page: Page, { press }: Hands, name = 'Continuar') {
  const on = page.getByRole('button', { name, exact: true });
  await expect(on).toBeEnabled();
  await fits(page);
  await press(on);
}

/** Each step's data in the last one, under the step's name. */
async function readsWhatWasGiven(page: Page) {
  const group = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(group('Datos personales')).toContainText(CURP);
  await expect(group('Contacto')).toContainText('Teléfono');
  await expect(group('Domicilio')).toContainText('Polanco V Sección');
  await expect(group('Ocupación e ingresos')).toContainText('$18,000.00');
  await expect(group('Autorización de consulta')).toContainText('aceptada el');
}

test.describe('on a telephone', () => {
  test.use(PHONE);

  test('an applicant goes by touch from the first step to the last', async ({ page }) => {
    const hands = byTouch(page);
    const email = await newApplicant(page);
    await page.goto('/solicitante-onboarding');
    await arrive(page, 'Datos personales');
    await expect(page.getByRole('button', { name: 'Continuar', exact: true })).toBeDisabled();
    await giveGeneral(page, hands);
    await leave(page, hands);
    await arrive(page, 'Contacto');
    await givePhone({ page, email }, hands);
    await leave(page, hands);
    await arrive(page, 'Domicilio');
    await giveAddress(page, hands);
    await leave(page, hands);
    await arrive(page, 'Ocupación e ingresos');
    await giveOccupation(page, hands);
    await leave(page, hands);
    await arrive(page, 'Autorización de consulta');
    await giveBureauConsent(page, hands);
    await leave(page, hands);
    await arrive(page, 'Revisión de datos');
    await readsWhatWasGiven(page);
    await hands.press(page.getByRole('button', { name: 'Corregir: Ocupación e ingresos' }));
    await arrive(page, 'Ocupación e ingresos');
    await expect(page).toHaveURL(/paso=4$/);
    await page.goto('/solicitante-onboarding');
    await arrive(page, 'Revisión de datos');
    await sendPhotos(page, hands, await photographed());
    await leave(page, hands, 'Terminar');
    await expect(page.getByText('Tu alta está completa')).toBeVisible();

    // What is voluntary is taken back where the account is, also once no step asks for it any more.
    const consent = 'Consulta de mi historial crediticio';
    await page.goto('/solicitante/perfil/cuenta');
    await hands.press(page.getByRole('button', { name: `Revocar: ${consent}` }));
    await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Revocar' }));
    await expect(page.getByText(/^Revocado el/)).toBeVisible();
    await expect(page.getByRole('button', { name: `Aceptar: ${consent}` })).toBeVisible();
    await fits(page);
  });
});

test('a company that asks for credit goes by keyboard from the first step to the last', async ({
  page,
}) => {
  const hands = byKeyboard(page);
  const { press, fill, check, choose } = hands;
  const person = {
    name: 'Panificadora del Sur SA de CV',
    email: `panes-${process.pid}-${Date.now()}@ejemplo.mx`,
    password: PASSWORD,
    kind: 'Persona moral',
  } as const;
  await register(page, person);
  await signIn(page, person.email, { password: PASSWORD, hands });
  await page.goto('/solicitante-onboarding');
  await arrive(page, 'Datos de la empresa');
  await fill(page.getByLabel('Fecha de constitución'), '02/03/2015');
  await fill(page.getByLabel('Representante legal'), 'Rosa Mora Téllez');
  await fill(page.getByLabel('Cargo del representante'), 'Administradora única');
  await fill(page.getByLabel('CURP del representante'), CURP);
  const keep = page.getByRole('button', { name: 'Guardar cambios' });
  await press(keep.first());
  await expect(
    page.getByText('En este paso falta: los ingresos y demás datos económicos de la empresa.'),
  ).toBeVisible();
  await fill(page.getByLabel('Giro o actividad'), 'Panadería');
  await fill(page.getByLabel('Ingreso mensual'), '180,000');
  await press(keep.last());
  await leave(page, hands);
  await arrive(page, 'Contacto');
  await givePhone({ page, email: person.email }, hands);
  await leave(page, hands);
  await arrive(page, 'Domicilio');
  await giveAddress(page, hands);
  await leave(page, hands);
  await arrive(page, 'Autorización de consulta');
  await giveBureauConsent(page, hands);
  await leave(page, hands);
  await arrive(page, 'Constancia del SAT');
  await fill(page.getByLabel('RFC', { exact: true }), 'PSU150302AB1');
  await fill(page.getByLabel('Código postal fiscal'), '11560');
  await choose(
    page.getByRole('combobox', { name: 'Régimen fiscal' }),
    '601 General de Ley Personas Morales',
  );
  await choose(page.getByRole('combobox', { name: 'Uso del CFDI' }), 'G03 Gastos en general');
  await check(page.getByRole('checkbox', { name: /^Confirmo que el RFC/ }));
  await press(keep);
  const paper = await demoPdf('Constancia de situación fiscal', [person.name]);
  await sendFile(page, pickedFile('sat.pdf', 'application/pdf', paper), press);
  await expect(page.getByText('Pendiente de validación')).toBeVisible();
  await leave(page, hands, 'Terminar');
  await expect(page.getByText('Tu alta está completa')).toBeVisible();
  await press(page.getByRole('link', { name: 'Ir a inicio' }));
  await expect(page).toHaveURL(/\/solicitante\/inicio$/);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByText('Faltan datos en tu perfil.')).toHaveCount(0);
});

test('the home says what an onboarding lacks, with the way to it, and follows it', async ({
  page,
}) => {
  const hands = byKeyboard(page);
  await newApplicant(page);
  await page.goto('/solicitante/inicio');
  await expect(page.getByText('Tu alta no está completa')).toBeVisible();
  await expect(page.getByText('Paso 1 de 6 · Datos personales')).toBeVisible();
  await hands.press(page.getByRole('link', { name: 'Empezar', exact: true }));
  await arrive(page, 'Datos personales');
  await giveGeneral(page, hands);
  await leave(page, hands);
  await arrive(page, 'Contacto');
  await page.goto('/solicitante/inicio');
  await expect(page.getByText('Paso 2 de 6 · Contacto')).toBeVisible();
  await expect(page.getByText('En este paso falta: confirmar tu teléfono.')).toBeVisible();
  await hands.press(page.getByRole('link', { name: 'Continuar mi alta' }));
  await arrive(page, 'Contacto');
});
