import { expect, type Page } from '@playwright/test';
import { byKeyboard, byTouch, PHONE, readToEnd } from '@tests/support/hands';
import { confirmIdentity, newApplicant, PASSWORD, register } from '@tests/support/people';
import { signIn } from '@tests/support/portal';
import { answerRisks } from '@tests/support/risks';
import { test } from '@tests/support/story';

test.use(PHONE);

const BENEFICIARIES = '/inversionista/editar-perfil/beneficiarios';

/** A new investor, who enters at `to`. */
async function newInvestor(page: Page, name: string, to: string): Promise<string> {
  const email = `gana-${process.pid}-${Date.now()}@ejemplo.mx`;
  await register(page, { name, email, password: PASSWORD }, 'investor');
  await signIn(page, email, { password: PASSWORD, to });
  return email;
}

test('an investor is led from an offer to the risks and the contract, and may commit money only after both', async ({
  page,
}) => {
  const { press, check } = byTouch(page);
  const email = await newInvestor(page, 'Gabriela Nava Ruiz', '/inversionista/oportunidades');
  await page.getByRole('heading', { level: 2 }).getByRole('link').first().tap();
  await expect(page.getByText('Antes de invertir falta un paso.')).toBeVisible();
  await expect(page.getByLabel('Monto a comprometer')).toHaveCount(0);
  const offer = page.url();
  await press(page.getByRole('link', { name: 'Ir a contratos' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Contratos' })).toBeVisible();
  await press(page.getByRole('link', { name: 'Abrir' }).first());

  await expect(page.getByText('Puedes perder parte o todo el dinero')).toBeVisible();
  await readToEnd(page);
  await press(page.getByRole('button', { name: 'Ya las leí, contestar' }));
  await press(page.getByRole('button', { name: 'Enviar respuestas' }));
  await expect(page.getByText('El campo es obligatorio').first()).toBeVisible();
  await answerRisks(page, { check, press }, { wrongly: true });
  await confirmIdentity({ page, email });
  await expect(page.getByText('Alguna respuesta no es correcta.', { exact: false })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Advertencias' })).toBeVisible();
  await readToEnd(page);
  await press(page.getByRole('button', { name: 'Ya las leí, contestar' }));
  await answerRisks(page, { check, press });
  await expect(page.getByRole('heading', { name: 'Tus respuestas' })).toBeVisible();

  await press(page.getByRole('link', { name: 'Ir al contrato' }));
  const sign = page.getByRole('button', { name: 'Firmar contrato' });
  await expect(sign).toBeDisabled();
  const consent = page.getByRole('checkbox', { name: /Leí el contrato completo/ });
  await expect(consent).toBeDisabled();
  await readToEnd(page);
  await check(consent);
  await press(sign);
  await press(page.getByRole('dialog').getByRole('button', { name: 'Firmar contrato' }));
  await expect(page.getByRole('heading', { name: 'Evidencia' })).toBeVisible();
  await expect(page.getByText('Sello interno', { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'Descargar PDF' }));
  expect((await download).suggestedFilename()).toMatch(/^Contrato de comisión.*\.pdf$/);

  await page.goto(offer);
  await expect(page.getByText('No tienes saldo disponible suficiente.')).toBeVisible();
  await expect(page.getByText('Antes de invertir falta un paso.')).toHaveCount(0);
});

test('beneficiaries are added one by one, and the percentages of all add up to exactly 100', async ({
  page,
}) => {
  const { press, fill } = byKeyboard(page);
  const email = await newInvestor(page, 'Hilda Mena Paz', BENEFICIARIES);
  const add = async (name: string, born: string) => {
    await press(page.getByRole('link', { name: 'Agregar beneficiario' }));
    await fill(page.getByLabel('Nombre completo'), name);
    await fill(page.getByLabel('Qué es de ti'), 'Hija');
    await fill(page.getByLabel('Fecha de nacimiento'), born);
  };
  const save = () => press(page.getByRole('button', { name: 'Guardar beneficiario' }));
  await expect(page.getByText('Aún no tienes beneficiarios.', { exact: false })).toBeVisible();
  await add('Rosa Mena Gil', '04/05/2001');
  await save();
  await confirmIdentity({ page, email });
  await expect(page.getByText('Rosa Mena Gil · 100 %')).toBeVisible();

  await add('Julia Mena Gil', '09/08/2004');
  await expect(page.getByText('Suman 100 % de 100 %.')).toBeVisible();
  // As decimals are added by hand.
  await fill(page.getByLabel('Porcentaje de la nueva persona'), '2.2');
  await fill(page.getByLabel('Porcentaje de Rosa Mena Gil'), '1.1');
  await expect(page.getByText('Suman 3.3 % de 100 %.')).toBeVisible();
  await fill(page.getByLabel('Porcentaje de Rosa Mena Gil'), '50');
  await fill(page.getByLabel('Porcentaje de la nueva persona'), '30');
  await expect(page.getByText('Suman 80 % de 100 %.')).toBeVisible();
  await save();
  await expect(page.getByText('Los porcentajes suman 80 %.', { exact: false })).toBeVisible();
  await fill(page.getByLabel('Porcentaje de Rosa Mena Gil'), '70');
  await save();
  await expect(page.getByText('Rosa Mena Gil · 70 %')).toBeVisible();
  await expect(page.getByText('Julia Mena Gil · 30 %')).toBeVisible();

  await press(page.getByRole('button', { name: 'Cambiar porcentajes' }));
  const shares = page.getByRole('dialog', { name: 'Cambiar porcentajes' });
  await fill(shares.getByLabel('Porcentaje de Rosa Mena Gil'), '55');
  await press(shares.getByRole('button', { name: 'Guardar porcentajes' }));
  await expect(shares.getByText('Los porcentajes suman 85 %.', { exact: false })).toBeVisible();
  await expect(shares.getByText('completa todos los campos', { exact: false })).toHaveCount(0);
  await fill(shares.getByLabel('Porcentaje de Julia Mena Gil'), '45');
  await press(shares.getByRole('button', { name: 'Guardar porcentajes' }));
  await expect(page.getByText('Rosa Mena Gil · 55 %')).toBeVisible();

  await press(page.getByRole('button', { name: 'Quitar a Rosa Mena Gil' }));
  const dialog = page.getByRole('dialog', { name: 'Quitar a Rosa Mena Gil' });
  await expect(dialog.getByLabel('Porcentaje de Julia Mena Gil')).toHaveValue('100');
  await press(dialog.getByRole('button', { name: 'Quitar beneficiario' }));
  await expect(page.getByText('Julia Mena Gil · 100 %')).toBeVisible();
  await expect(page.getByText('Rosa Mena Gil', { exact: false })).toHaveCount(0);
});

test('an applicant gives two references, and one telephone is no two of them', async ({ page }) => {
  const { press, fill, choose } = byTouch(page);
  await newApplicant(page, { to: '/solicitante/referencias' });
  const add = async (name: string, phone: string) => {
    await press(page.getByRole('button', { name: 'Agregar referencia' }));
    const dialog = page.getByRole('dialog', { name: 'Agregar referencia' });
    await choose(dialog.getByRole('combobox', { name: 'Tipo' }), 'Personal');
    await fill(dialog.getByLabel('Nombre completo'), name);
    await fill(dialog.getByLabel('Teléfono'), phone);
    await fill(dialog.getByLabel('Relación contigo'), 'Vecina');
    await fill(dialog.getByLabel('Años de conocerte'), '8');
    await press(dialog.getByRole('button', { name: 'Guardar referencia' }));
    return dialog;
  };
  await expect(await add('Olga Paz Rey', '55 1234 5678')).toBeHidden();
  await expect(page.getByText('Falta una referencia.')).toBeVisible();
  const dialog = await add('Irma Paz Rey', '+52 55 1234 5678');
  await expect(dialog.getByText('Ya tienes una referencia con este teléfono.')).toBeVisible();
  await fill(dialog.getByLabel('Teléfono'), '55 1234 5679');
  await press(dialog.getByRole('button', { name: 'Guardar referencia' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Falta una referencia.')).toBeHidden();
  await expect(page.getByText('Personal · Vecina · 8 años')).toHaveCount(2);
});

test('an investor reads what they agreed to, agrees to one more and takes it back, and registers an account, which rests', async ({
  page,
}) => {
  const { press, fill } = byKeyboard(page);
  const email = await newInvestor(page, 'Norma Ríos Cruz', '/inversionista/consentimientos');
  await expect(page.getByText(/Versión 1, aceptada el/)).toHaveCount(2);
  const name = 'Estados de cuenta electrónicos';
  await press(page.getByRole('button', { name: `Aceptar: ${name}` }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }));
  await confirmIdentity({ page, email });
  await press(page.getByRole('button', { name: `Revocar: ${name}` }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Revocar' }));
  await expect(page.getByText(/Revocado el/)).toBeVisible();
  await expect(page.getByRole('button', { name: `Aceptar: ${name}` })).toBeVisible();

  // An account that was just registered rests, and until then nothing is withdrawn to it.
  await page.goto('/inversionista/retirar-fondos');
  await fill(page.getByLabel('CLABE'), '032180000118359719');
  await fill(page.getByLabel('Titular'), 'Norma Ríos Cruz');
  await press(page.getByRole('button', { name: 'Guardar cuenta' }));
  await expect(page.getByText('una cuenta nueva descansa', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retirar fondos' })).toHaveCount(0);
});
