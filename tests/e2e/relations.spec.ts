import { expect, type Page, test } from '@playwright/test';
import { choose, confirmIdentity, newApplicant, PASSWORD, register } from '@tests/support/people';
import { signIn } from '@tests/support/portal';
import { answerRisks } from '@tests/support/risks';

test.use({ viewport: { width: 390, height: 844 } });

/** A new investor on a telephone. */
async function newInvestor(page: Page, name: string): Promise<string> {
  const email = `gana-${process.pid}-${Date.now()}@ejemplo.mx`;
  await register(page, { name, email, password: PASSWORD }, 'investor');
  await signIn(page, email, { password: PASSWORD });
  return email;
}

test('an investor is led from an offer to the risks and the contract, and may commit money only after both', async ({
  page,
}) => {
  const email = await newInvestor(page, 'Gabriela Nava Ruiz');
  await page.goto('/inversionista/oportunidades');
  await page.getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page.getByText('Antes de invertir falta un paso.')).toBeVisible();
  await expect(page.getByLabel('Monto a comprometer')).toHaveCount(0);
  const offer = page.url();
  await page.getByRole('link', { name: 'Ir a contratos' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Contratos' })).toBeVisible();
  await page.getByRole('link', { name: 'Abrir' }).first().press('Enter');

  await expect(page.getByText('Puedes perder parte o todo el dinero')).toBeVisible();
  await page.getByRole('button', { name: 'Ya las leí, contestar' }).press('Enter');
  await page.getByRole('button', { name: 'Enviar respuestas' }).press('Enter');
  await expect(page.getByText('El campo es obligatorio').first()).toBeVisible();
  await answerRisks(page, { wrongly: true });
  await confirmIdentity({ page, email });
  await expect(page.getByText('Alguna respuesta no es correcta.', { exact: false })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Advertencias' })).toBeVisible();
  await page.getByRole('button', { name: 'Ya las leí, contestar' }).press('Enter');
  await answerRisks(page);
  await expect(page.getByRole('heading', { name: 'Tus respuestas' })).toBeVisible();

  await page.getByRole('link', { name: 'Ir al contrato' }).press('Enter');
  const sign = page.getByRole('button', { name: 'Firmar contrato' });
  await expect(sign).toBeDisabled();
  await page.getByRole('checkbox', { name: /Leí el contrato completo/ }).press('Space');
  await sign.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Firmar contrato' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Evidencia' })).toBeVisible();
  await expect(page.getByText('Sello interno', { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar PDF' }).press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^Contrato de comisión.*\.pdf$/);

  await page.goto(offer);
  await expect(page.getByText('No puedes comprometer más en esta oportunidad.')).toBeVisible();
  await expect(page.getByText('Antes de invertir falta un paso.')).toHaveCount(0);
});

test('beneficiaries are added one by one, and the percentages of all add up to exactly 100', async ({
  page,
}) => {
  const email = await newInvestor(page, 'Hilda Mena Paz');
  const add = async (name: string, born: string) => {
    await page.getByRole('link', { name: 'Agregar beneficiario' }).press('Enter');
    await page.getByLabel('Nombre completo').fill(name);
    await page.getByLabel('Qué es de ti').fill('Hija');
    await page.getByLabel('Fecha de nacimiento').fill(born);
  };
  const save = () => page.getByRole('button', { name: 'Guardar beneficiario' }).press('Enter');
  await page.goto('/inversionista/editar-perfil/beneficiarios');
  await expect(page.getByText('Aún no tienes beneficiarios.', { exact: false })).toBeVisible();
  await add('Rosa Mena Gil', '04/05/2001');
  await save();
  await confirmIdentity({ page, email });
  await expect(page.getByText('Rosa Mena Gil · 100 %')).toBeVisible();

  await add('Julia Mena Gil', '09/08/2004');
  await expect(page.getByText('Suman 100 % de 100 %.')).toBeVisible();
  await page.getByLabel('Porcentaje de la nueva persona').fill('30');
  await expect(page.getByText('Suman 80 % de 100 %.')).toBeVisible();
  await save();
  await expect(page.getByText('Los porcentajes suman 80 %.', { exact: false })).toBeVisible();
  await page.getByLabel('Porcentaje de Rosa Mena Gil').fill('70');
  await save();
  await expect(page.getByText('Rosa Mena Gil · 70 %')).toBeVisible();
  await expect(page.getByText('Julia Mena Gil · 30 %')).toBeVisible();

  await page.getByRole('button', { name: 'Quitar a Rosa Mena Gil' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Quitar a Rosa Mena Gil' });
  await expect(dialog.getByLabel('Porcentaje de Julia Mena Gil')).toHaveValue('100');
  await dialog.getByRole('button', { name: 'Quitar beneficiario' }).press('Enter');
  await expect(page.getByText('Julia Mena Gil · 100 %')).toBeVisible();
  await expect(page.getByText('Rosa Mena Gil', { exact: false })).toHaveCount(0);
});

test('an applicant gives two references, and one telephone is no two of them', async ({ page }) => {
  await newApplicant(page);
  await page.goto('/solicitante/referencias');
  const add = async (name: string, phone: string) => {
    await page.getByRole('button', { name: 'Agregar referencia' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Agregar referencia' });
    await choose(dialog, 'Tipo', 'Personal');
    await dialog.getByLabel('Nombre completo').fill(name);
    await dialog.getByLabel('Teléfono').fill(phone);
    await dialog.getByLabel('Relación contigo').fill('Vecina');
    await dialog.getByLabel('Años de conocerte').fill('8');
    await dialog.getByRole('button', { name: 'Guardar referencia' }).press('Enter');
    return dialog;
  };
  await expect(await add('Olga Paz Rey', '55 1234 5678')).toBeHidden();
  await expect(page.getByText('Falta una referencia.')).toBeVisible();
  const dialog = await add('Irma Paz Rey', '+52 55 1234 5678');
  await expect(dialog.getByText('Ya tienes una referencia con este teléfono.')).toBeVisible();
  await dialog.getByLabel('Teléfono').fill('55 1234 5679');
  await dialog.getByRole('button', { name: 'Guardar referencia' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Falta una referencia.')).toBeHidden();
  await expect(page.getByText('Personal · Vecina · 8 años')).toHaveCount(2);
});

test('an investor reads what they agreed to, agrees to one more and takes it back', async ({
  page,
}) => {
  const email = await newInvestor(page, 'Norma Ríos Cruz');
  await page.goto('/inversionista/consentimientos');
  await expect(page.getByText(/Versión 1, aceptada el/)).toHaveCount(2);
  const name = 'Estados de cuenta electrónicos';
  await page.getByRole('button', { name: `Aceptar: ${name}` }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).press('Enter');
  await confirmIdentity({ page, email });
  await page.getByRole('button', { name: `Revocar: ${name}` }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Revocar' }).press('Enter');
  await expect(page.getByText(/Revocado el/)).toBeVisible();
  await expect(page.getByRole('button', { name: `Aceptar: ${name}` })).toBeVisible();
});
