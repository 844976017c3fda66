import { expect, type Page } from '@playwright/test';
import { hold } from '@tests/support/hold';
import { giveSections } from '@tests/support/onboarded';
import { CURP } from '@tests/support/own-data';
import { choose, confirmIdentity, newApplicant, PASSWORD, register } from '@tests/support/people';
import { leaveDialog, signIn } from '@tests/support/portal';
import { test } from '@tests/support/story';

/** The pages that share the stream of live events: each holds its lock or waits for it. */
const listeners = (page: Page) =>
  page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return [...held, ...pending].map(({ clientId }) => clientId);
  });

test('of two tabs the older save is compared with the newer one, and either can be kept', async ({
  page,
  context,
}) => {
  await newApplicant(page);
  const [one, other] = [page, await context.newPage()];
  for (const tab of [one, other]) {
    const before = await listeners(one);
    await tab.bringToFront();
    await tab.goto('/solicitante/perfil/editar-general');
    await expect(tab.getByRole('combobox', { name: 'Sexo' })).toBeVisible();
    // One that listens late reads again what it missed, and would know of the other's save.
    const added = async () => (await listeners(one)).filter((id) => !before.includes(id));
    await expect.poll(added).not.toEqual([]);
  }
  const save = { name: 'Guardar cambios' };
  const marital = (tab: typeof page) => tab.getByTitle('Viudez').locator('visible=true');
  await choose(one, 'Estado civil y régimen', 'Divorcio');
  await one.getByRole('button', save).click();
  await expect(one.getByText('Información actualizada correctamente.').first()).toBeVisible();

  await choose(other, 'Estado civil y régimen', 'Viudez');
  await other.getByLabel('CURP').fill(CURP);
  await other.getByRole('button', save).click();
  const comparison = other.getByRole('dialog', { name: 'Esto cambió mientras lo editabas' });
  await expect(
    comparison.getByRole('row', { name: 'Estado civil y régimen Viudez Divorcio' }),
  ).toBeVisible();
  await expect(
    comparison.getByRole('row', { name: `CURP ${CURP} Sin dato`, exact: false }),
  ).toBeVisible();
  await expect(comparison.getByRole('row', { name: 'Nacionalidad', exact: false })).toHaveCount(0);
  // Looked at and left: what was typed is still there.
  await leaveDialog(comparison);
  await expect(other.getByLabel('CURP')).toHaveValue(CURP);
  await other.getByRole('button', save).click();
  // Read before the other tab saves again.
  await choose(one, 'Estado civil y régimen', 'Soltería');
  const send = await hold(other, '**/api/v1/profile', 'PUT');
  await comparison.getByRole('button', { name: 'Guardar lo mío' }).press('Enter');
  // Until it is sent: a second tap meets nothing that lies under it.
  await expect(comparison.getByRole('button', { name: 'Usar lo guardado' })).toBeDisabled();
  send();
  await expect(comparison).toBeHidden();
  await expect(other.getByText('Información actualizada correctamente.').first()).toBeVisible();

  await one.getByRole('button', save).click();
  const second = one.getByRole('dialog', { name: 'Esto cambió mientras lo editabas' });
  await second.getByRole('button', { name: 'Usar lo guardado' }).press('Enter');
  await expect(second).toBeHidden();
  await expect(marital(one)).toBeVisible();
  await expect(one.getByLabel('CURP')).toHaveValue(CURP);
});

interface VersionedForm {
  path: string;
  /** What opens it, where it is in a dialog that closes with each save. */
  open?: string;
  field: string;
  texts: [string, string, string];
}

const versionedForms: VersionedForm[] = [
  {
    path: 'perfil/editar-general',
    field: 'Fecha de nacimiento',
    texts: ['11/04/1993', '12/04/1993', '13/04/1993'],
  },
  {
    path: 'perfil/editar-general',
    open: 'Editar: Domicilio',
    field: 'Calle',
    texts: ['Juárez', 'Hidalgo', 'Allende'],
  },
  {
    path: 'editar-perfil/perfil-fiscal',
    field: 'Nombre o denominación fiscal',
    texts: ['IRENE MARCO', 'IRENE M VEGA', 'IRENE VEGA'],
  },
  {
    path: 'editar-perfil/sobre-ti',
    field: 'Ocupación',
    texts: ['Panadera', 'Pastelera', 'Cocinera'],
  },
  {
    path: 'kycPerson',
    field: 'Destino de los recursos',
    texts: ['Paneles', 'Calentador', 'Focos'],
  },
  { path: 'perfil/notificaciones', field: 'Desde', texts: ['21:00', '22:00', '23:00'] },
  {
    path: 'referencias',
    open: 'Editar a Ana Luna Paz',
    field: 'Relación contigo',
    texts: ['Prima', 'Tía', 'Vecina'],
  },
];

const fieldOf = (tab: Page, { field }: VersionedForm) => tab.getByLabel(field).last();

async function show(tab: Page, { open }: VersionedForm) {
  if (open) await tab.getByRole('button', { name: open }).first().press('Enter');
}

/** How the next save is answered. */
const saved = async (tab: Page) =>
  (await tab.waitForResponse((answer) => answer.request().method() === 'PUT')).status();

async function save(tab: Page, form: VersionedForm) {
  const answered = saved(tab);
  const holder = tab.locator('form').filter({ has: fieldOf(tab, form) });
  await holder.locator('button[type="submit"]').press('Enter');
  const status = await answered;
  // What is pressed until the page has read the record again is a second press.
  await expect(tab.locator('form[aria-busy="true"]')).toHaveCount(0);
  return status;
}

test('every form of a person saves twice in a row, and in an older tab compares what it would write over', async ({
  page,
  context,
}) => {
  const email = `dos-${process.pid}-${Date.now()}@ejemplo.mx`;
  const person = { name: 'Irene Marco Vega', email, password: PASSWORD };
  await register(page, person);
  await giveSections(page.request, person, [
    'address',
    'tax_profile',
    'about_you',
    'identity_check',
    'references',
  ]);
  await signIn(page, email, { password: PASSWORD, to: '/solicitante/kycPerson' });
  const older = await context.newPage();
  await older.setViewportSize({ width: 390, height: 844 });
  await older.goto('/solicitante/inicio');
  await page.getByLabel('Destino de los recursos').fill('Mi local');
  await page.getByLabel('Destino de los recursos').press('Enter');
  await confirmIdentity({ page, email });
  await expect(page.getByText('Información actualizada correctamente.').first()).toBeVisible();
  await page.goto('/solicitante/perfil/notificaciones');
  await page.getByLabel('Desde').fill('20:00');
  await page.getByLabel('Hasta').fill('07:00');
  const quiet = saved(page);
  await page.getByRole('button', { name: 'Guardar avisos' }).press('Enter');
  expect(await quiet).toBe(200);
  const comparison = older.getByRole('dialog', { name: 'Esto cambió mientras lo editabas' });
  await test.step('the account that money goes to is compared before a code is asked for', async () => {
    for (const [tab, clabe] of [
      [older, '032180000118359719'],
      [page, '012180001234567899'],
    ] as const) {
      await tab.goto('/solicitante/perfil/cuenta');
      await tab.getByLabel('CLABE').fill(clabe);
      await tab.getByLabel('Titular').fill(person.name);
    }
    const registered = saved(page);
    await page.getByRole('button', { name: 'Guardar cuenta' }).press('Enter');
    expect(await registered).toBe(200);
    await expect(page.getByText('•••• 7899')).toBeVisible();
    const row = comparison.getByRole('row').filter({ hasText: 'CLABE' });
    await older.getByRole('button', { name: 'Guardar cuenta' }).press('Enter');
    await expect(row).toContainText('9719');
    await expect(row).toContainText('•••• 7899');
    await expect(comparison.getByRole('row').filter({ hasText: 'Titular' })).toHaveCount(0);
    // What was saved is there still, and of what was typed nothing is left to be sent by mistake.
    await comparison.getByRole('button', { name: 'Usar lo guardado' }).press('Enter');
    await expect(comparison).toBeHidden();
    await expect(older.getByLabel('CLABE')).toHaveValue('');
    await older.reload();
    await expect(older.getByText('•••• 7899')).toBeVisible();
  });
  for (const form of versionedForms) {
    await test.step(`${form.path}: ${form.field}`, async () => {
      const [first, second, third] = form.texts;
      for (const tab of [page, older]) {
        await tab.goto(`/solicitante/${form.path}`);
        await show(tab, form);
      }
      // In a form that was touched; another follows what is saved elsewhere.
      await fieldOf(older, form).fill(third);
      for (const text of [first, second]) {
        if (text === second) await show(page, form);
        await fieldOf(page, form).fill(text);
        expect(await save(page, form)).toBe(200);
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      expect(await save(older, form)).toBe(409);
      await expect(comparison.getByRole('row').filter({ hasText: second })).toContainText(third);
      // The name of the field has the line for itself: in a third of it its words would break.
      const named = await comparison.getByRole('rowheader').first().boundingBox();
      expect(named?.width).toBeGreaterThan(240);
      const kept = saved(older);
      await comparison.getByRole('button', { name: 'Guardar lo mío' }).press('Enter');
      expect(await kept).toBe(200);
      await expect(comparison).toBeHidden();
    });
  }
});

test('what is typed while a save is under way stays, and is saved by the next one', async ({
  page,
}) => {
  await newApplicant(page, { to: '/solicitante/editar-perfil/sobre-ti' });
  const occupation = page.getByLabel('Ocupación');
  const income = page.getByLabel('Ingreso mensual');
  const answer = await hold(page, '**/profile/about-you', 'PUT');
  await occupation.fill('Panadera');
  const first = saved(page);
  await occupation.press('Enter');
  await income.fill('20000');
  answer();
  expect(await first).toBe(200);
  await expect(page.getByText('Información actualizada correctamente.').first()).toBeVisible();
  await expect(income).toHaveValue('20000');
  const second = saved(page);
  await page.getByRole('button', { name: 'Guardar cambios' }).press('Enter');
  expect(await second).toBe(200);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

const GENERAL = '/solicitante/perfil/editar-general';

/** The form of the address, in its dialog. */
async function openAddress(page: Page) {
  await page.getByRole('button', { name: 'Editar: Domicilio' }).press('Enter');
  return page.getByRole('dialog', { name: 'Editar: Domicilio' });
}

test('what the postal code fills in after the form was sent is no longer said to be missing, and goes with another postal code', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await newApplicant(page, { to: GENERAL });
  const answer = await hold(page, '**/postal-codes/11560');
  const dialog = await openAddress(page);
  const code = dialog.getByLabel('Código postal');
  const state = dialog.getByLabel('Estado');
  const municipality = dialog.getByLabel('Municipio o alcaldía');
  await code.fill('11560');
  await code.press('Enter');
  await expect(state).toHaveAccessibleDescription('El campo es obligatorio');
  answer();
  await expect(state).toHaveValue('Ciudad de México');
  await expect(state).toHaveAccessibleDescription('');
  await expect(municipality).toHaveAccessibleDescription('');
  // What is still empty stays marked.
  await expect(dialog.getByLabel('Calle')).toHaveAccessibleDescription('El campo es obligatorio');

  await test.step('another postal code takes along nothing of the place before, but what was typed for it', async () => {
    const colonia = dialog.getByRole('combobox', { name: 'Colonia' });
    await expect(municipality).toHaveValue('Miguel Hidalgo');
    await colonia.fill('Polanco V Sección');
    // Of these the catalogue knows the state alone.
    await code.fill('99999');
    await expect(state).toHaveValue('Zacatecas');
    await expect(municipality).toHaveValue('');
    await expect(colonia).toHaveValue('');
    await municipality.fill('Jerez');
    await code.fill('9999');
    await municipality.fill('Río Grande');
    await code.fill('98400');
    await expect(dialog.getByLabel('Colonia')).toHaveValue('');
    await expect(municipality).toHaveValue('Río Grande');
  });
});

test('a telephone that drops the page keeps what was typed of a person, but no CURP, and signing out keeps nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await newApplicant(page, { to: GENERAL });
  const restored = page.getByText('Recuperamos lo que habías escrito y no guardaste.');
  const drafts = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  const dialog = await openAddress(page);
  await dialog.getByLabel('Código postal').fill('11560');
  await expect(dialog.getByLabel('Estado')).toHaveValue('Ciudad de México');
  await dialog.getByLabel('Municipio o alcaldía').fill('Otro municipio');
  await dialog.getByLabel('Calle').fill('Morelos');
  // As a telephone does that dropped the page.
  await page.goto(GENERAL);
  await openAddress(page);
  await expect(restored).toBeVisible();
  await expect(dialog.getByLabel('Calle')).toHaveValue('Morelos');
  await dialog.getByRole('combobox', { name: 'Colonia' }).press('ArrowDown');
  await expect(page.getByText('Polanco V Sección')).toBeVisible();
  // The catalogue came again, and does not write over it.
  await expect(dialog.getByLabel('Municipio o alcaldía')).toHaveValue('Otro municipio');

  await page.goto(GENERAL);
  const curp = page.getByLabel('CURP');
  await expect(curp).toHaveAttribute('autocapitalize', 'characters');
  await expect(curp).toHaveAttribute('autocorrect', 'off');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await choose(page, 'Nacionalidad', 'México');
  await curp.fill(CURP);
  await expect(page.getByLabel('Fecha de nacimiento')).toHaveValue('11/04/1993');
  expect(await drafts()).toContain('1993-04-11');
  expect(await drafts()).not.toContain(CURP);
  // What no draft keeps is asked for.
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(restored).toBeVisible();
  await expect(page.getByLabel('Fecha de nacimiento')).toHaveValue('11/04/1993');
  await expect(curp).toHaveValue('');
  await expect(page.getByText('escríbelo de nuevo: CURP.')).toBeVisible();
  // And nothing that was not typed.
  await choose(page, 'Estado civil y régimen', 'Viudez');
  await page.reload();
  await expect(restored).toBeVisible();
  await expect(page.getByText('escríbelo de nuevo')).toHaveCount(0);

  await page.goto('/logout');
  await page.getByRole('button', { name: 'Cerrar sesión' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  expect(await drafts()).not.toContain('1993-04-11');
});
