import { expect, type Page } from '@playwright/test';
import { byTouch, fits, type Hands, PHONE } from '@tests/support/hands';
import { confirmIdentity, newApplicant } from '@tests/support/people';
import { visit } from '@tests/support/portal';
import { test } from '@tests/support/story';

const list = (page: Page, name: string) => page.getByRole('combobox', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true });
const saved = (page: Page) =>
  expect(page.getByText('Información actualizada correctamente.').first()).toBeVisible();

/** Who else is behind an account. */
async function declareOther(page: Page, { press, fill, choose }: Hands, name: string) {
  await choose(list(page, 'Tipo de persona'), 'Persona física');
  for (const [label, value] of [
    ['Nombre completo o razón social', name],
    ['RFC', 'PEGR8603121A1'],
    ['CURP', 'PEGR860312MYNXLS07'],
    ['Calle y número', 'Calle 60 120'],
    ['Colonia', 'Centro'],
    ['Municipio o alcaldía', 'Mérida'],
    ['Código postal', '97000'],
    ['Número de la identificación', 'IDMEX1234567'],
  ] as const) {
    await fill(page.getByLabel(label, { exact: true }), value);
  }
  await choose(list(page, 'Relación contigo'), 'Familiar');
  const relative = page.locator('.ant-select-selection-item').getByText('Familiar');
  await expect(relative).toBeVisible();
  // A company is nobody's family: what was chosen of a person is not offered of it.
  await choose(list(page, 'Tipo de persona'), 'Persona moral');
  await expect(relative).toBeHidden();
  await choose(list(page, 'Tipo de persona'), 'Persona física');
  await choose(list(page, 'Relación contigo'), 'Familiar');
  await choose(list(page, 'Origen de los recursos'), 'Ahorro');
  await choose(page.getByRole('combobox', { name: 'Identificación', exact: true }), 'INE');
  await fits(page);
  await press(save(page));
  await saved(page);
}

// By keyboard alone these fields are filled in in `onboarding-hands`.
test.use(PHONE);

test('an applicant declares who they are, for whom they act and whose money it is', async ({
  page,
}) => {
  const hands = byTouch(page);
  const { press, fill, check, choose } = hands;
  const email = await newApplicant(page, { to: '/solicitante/kycPropietario' });
  await expect(
    page.getByText('solo a quien no actúa por cuenta propia', { exact: false }),
  ).toBeVisible();
  await press(page.getByRole('link', { name: 'Cambiar tus datos' }));

  const answer = (question: string, words: string) =>
    check(page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: words }));
  await answer('¿Actúas por cuenta propia?', 'No');
  await fill(page.getByLabel('Ocupación o actividad'), 'Comerciante');
  await choose(
    list(page, '¿Tú o un familiar tienen un cargo público importante?'),
    'Sí, un familiar cercano',
  );
  await fill(page.getByLabel('Cargo, y de quién'), 'Mi hermana es regidora');
  await choose(list(page, 'Origen de los recursos'), 'Ingresos del negocio');
  await fill(page.getByLabel('Destino de los recursos'), 'Pagar los paneles de mi local');
  await fill(page.getByLabel('Monto mensual que esperas mover'), '5,000');
  await press(save(page));
  await expect(page.getByText('El campo es obligatorio')).toBeVisible();
  await answer('¿Pagas impuestos en otro país?', 'No');
  await fits(page);
  await press(save(page));
  await confirmIdentity({ page, email }, hands);
  await saved(page);

  await visit(page, '/solicitante/kyc');
  await expect(page.getByText('Faltan los datos del propietario real.')).toBeVisible();
  await press(page.getByRole('link', { name: 'Completar: Propietario real' }));
  await expect(page.getByRole('heading', { name: 'Propietario real' })).toHaveCount(1);
  const own = page.getByRole('region', { name: 'Sus datos' });
  await expect(own.getByText('Falta', { exact: true })).toBeVisible();
  await declareOther(page, hands, 'Delia Marco Vega');
  await expect(own.getByText('Completo', { exact: true })).toBeVisible();
  await visit(page, '/solicitante/kyc');
  await press(page.getByRole('link', { name: 'Completar: Proveedor de recursos' }));
  await declareOther(page, hands, 'Raúl Peña Gil');
  await visit(page, '/solicitante/kyc');
  for (const subject of ['Tus datos', 'Propietario real', 'Proveedor de recursos']) {
    await expect(page.getByRole('link', { name: `Revisar: ${subject}` })).toBeVisible();
  }
  await fits(page);
});
