import { expect, type Page } from '@playwright/test';
import type { Hands } from './hands';
import { confirmIdentity, type Seat } from './people';
import { smsCodeTo } from './portal';

/* What a person tells of themselves in the parts that the profile and the onboarding share. */

export const CURP = 'MOTR930411HJCRMN03';

const saved = (page: Page) =>
  expect(page.getByText('Información actualizada correctamente.').first()).toBeVisible();
const box = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

/** Who they are; what a CURP says of them is filled in. */
export async function giveGeneral(page: Page, { press, fill, choose }: Hands) {
  await fill(page.getByLabel('CURP'), CURP.toLowerCase());
  await expect(page.getByRole('status').filter({ hasText: 'Según tu CURP' })).toHaveText(
    'Según tu CURP: naciste el 11/04/1993 en Jalisco, sexo hombre. Revisa que sea correcto.',
  );
  await expect(page.getByLabel('Fecha de nacimiento')).toHaveValue('11/04/1993');
  await choose(box(page, 'Nacionalidad'), 'México');
  await choose(box(page, 'Estado civil y régimen'), 'Soltería');
  await press(page.getByRole('button', { name: 'Guardar cambios' }).first());
  await saved(page);
}

/** A telephone, with the code that it is sent. The first thing that asks who they are. */
export async function givePhone({ page, email }: Seat, hands: Hands) {
  const { press, fill } = hands;
  const digits = `33${String(Date.now()).slice(-8)}`;
  await fill(page.getByLabel('Teléfono nuevo'), digits);
  await press(page.getByRole('button', { name: 'Enviar código' }));
  await confirmIdentity({ page, email }, hands);
  // What is done next has the focus: the button that asked for it is gone.
  await expect(page.getByLabel('Código de 6 dígitos')).toBeFocused();
  await fill(page.getByLabel('Código de 6 dígitos'), await smsCodeTo(`+52${digits}`));
  await press(page.getByRole('button', { name: 'Guardar teléfono' }));
  await expect(page.getByText('Confirmado', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Teléfono', exact: true })).toBeFocused();
}

/** Where they live, in a form that may be in a dialog; the postal code fills in the rest. */
export async function giveAddress(page: Page, { press, fill, choose }: Hands) {
  await fill(page.getByLabel('Código postal', { exact: true }), '11560');
  await expect(page.getByLabel('Estado', { exact: true })).toHaveValue('Ciudad de México');
  await expect(page.getByLabel('Municipio o alcaldía')).toHaveValue('Miguel Hidalgo');
  await choose(box(page, 'Colonia'), 'Polanco V Sección');
  await expect(box(page, 'Colonia')).toHaveValue('Polanco V Sección');
  await fill(page.getByLabel('Calle', { exact: true }), 'Morelos');
  await fill(page.getByLabel('Número exterior'), '214');
  await press(page.getByRole('button', { name: 'Guardar cambios' }).last());
}

/** To whom invoices are made out; an RFC that does not go with the CURP is looked at twice. */
export async function giveTax(page: Page, { press, fill, check, choose }: Hands) {
  await fill(page.getByLabel('RFC', { exact: true }), 'motr930411ab1');
  await fill(page.getByLabel('Código postal fiscal'), '44100');
  await choose(
    box(page, 'Régimen fiscal'),
    '612 Personas Físicas con Actividades Empresariales y Profesionales',
  );
  await choose(box(page, 'Uso del CFDI'), 'G03 Gastos en general');
  await check(page.getByRole('checkbox', { name: /^Confirmo que el RFC/ }));
  await press(page.getByRole('button', { name: 'Guardar cambios' }));
  await saved(page);
}

/** What they do and live on. */
export async function giveOccupation(page: Page, { press, fill, choose }: Hands) {
  await fill(page.getByLabel('Ocupación', { exact: true }), 'Panadera');
  await fill(page.getByLabel('Ingreso mensual'), '18,000');
  await fill(page.getByLabel('Dependientes económicos'), '2');
  await choose(box(page, 'Vivienda'), 'Rentada');
  await choose(box(page, 'Estudios'), 'Licenciatura');
  await press(page.getByRole('button', { name: 'Guardar cambios' }));
  await saved(page);
}

/** That their history at the bureau is looked up. */
export async function giveBureauConsent(page: Page, { press }: Hands) {
  await press(page.getByRole('button', { name: 'Aceptar: Consulta de mi historial crediticio' }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }));
}
