import { dayInMexicoCity, formatDay } from '@contract/kernel/fields/day';
import { expect, type Page } from '@playwright/test';
import { fits } from '@tests/support/hands';
import { readAnswers } from '@tests/support/hold';
import { choose, newApplicant, STAFF, seat } from '@tests/support/people';
import { searchList } from '@tests/support/portal';
import { slotOf } from '@tests/support/slot';
import { test } from '@tests/support/story';

// It changes what everybody sees.
test.use({ ownWorld: true });

const serial = Date.now();
const name = `Carta de recomendación ${serial}`;

/** Begins a paper of a person that is asked from today on, with their tax data. */
async function describePaper(page: Page, paper: string, key: string) {
  await page.getByRole('link', { name: 'Agregar tipo de documento' }).click();
  await page.getByLabel('Nombre', { exact: true }).fill(paper);
  await page.getByLabel('Explicación').fill('Para la feria.');
  await page.getByLabel('Indicación al subirlo').fill('Con sello.');
  await page.getByLabel('Prefijo de las descargas').fill(key.slice(0, 3));
  await choose(page, 'Clasificación', 'Fiscal');
  await page.getByLabel('Clave', { exact: true }).fill(`${key}_${serial}`);
  await page.getByLabel('Campo del formulario').fill(`${key}_${serial}`);
  await page.getByLabel('De dónde viene').fill('Comité, acta 5');
  const from = page.getByLabel('Rige desde');
  await from.fill(formatDay(dayInMexicoCity(new Date())));
  await from.press('Enter');
}

/** A rule that asks for a mark of staff. */
async function comparesMark(page: Page, mark: string) {
  const row = page.getByRole('group', { name: 'Comparación 1' });
  await choose(row, 'Dato', 'Etiqueta de la persona');
  await row.getByRole('textbox', { name: 'Valor' }).fill(mark);
}

test('staff add a private paper, one that they alone bring, one that waits for something and one with a rule: the preview is what their person sees on a telephone; they change one and end it', async ({
  browser,
}) => {
  const [secret, closed, waiting] = ['Nota interna', 'Dictamen', 'Invitación'].map(
    (what) => `${what} ${serial}`,
  );
  if (!secret || !closed || !waiting) throw new Error('three papers');
  const { page } = await seat(browser, STAFF, { to: '/backoffice/definiciones-de-documentos' });
  const seen = (paper: string) => slotOf(page, paper);
  const save = page.getByRole('button', { name: 'Agregar tipo de documento' });
  const uploaders = page.getByRole('combobox', { name: 'Quién lo sube' });

  await describePaper(page, secret, 'nota');
  await page.getByLabel('Privado: solo lo ve y lo sube el personal').check();
  await expect(page.getByText('A esta persona no se le muestra.')).toBeVisible();
  await expect(seen(secret)).toHaveCount(0);
  await save.click();
  await expect(page.getByText('Un documento privado lo sube solo el personal')).toBeVisible();
  await uploaders.press('Backspace');
  await save.click();

  await describePaper(page, closed, 'dictamen');
  await expect(seen(closed).getByText(/Seleccione o arrastre/)).toBeVisible();
  await expect(seen(closed).getByText('Con sello.')).toBeVisible();
  await uploaders.press('Backspace');
  await page.getByLabel('El personal también puede subirlo').check();
  await expect(seen(closed).getByText('La carga está deshabilitada')).toBeVisible();
  await save.click();

  await describePaper(page, waiting, 'invitacion');
  await page.getByLabel('Tiene asociación').check();
  const rule = page.getByRole('radiogroup', { name: 'Cuándo se puede subir' });
  await rule.getByRole('radio', { name: 'Solo cuando' }).check();
  await comparesMark(page, `boleto ${serial}`);
  await page.getByLabel('Mensaje mientras no se pueda').fill('Primero pide tu boleto.');
  await expect(seen(waiting).getByText('Primero pide tu boleto.')).toBeVisible();
  await save.click();
  await searchList(page, waiting);
  await expect(page.getByRole('link', { name: waiting })).toBeVisible();

  const telephone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 } })
  ).newPage();
  const answers: string[] = [];
  // All but the stream of events, which has no end.
  await readAnswers(telephone, /\/(api|storagev3)\/(?!v1\/events)/, (body) => answers.push(body));
  await newApplicant(telephone, { to: '/solicitante/editar-perfil/perfil-fiscal' });
  const place = (paper: string) => slotOf(telephone, paper);
  await expect(place(closed).getByText('La carga está deshabilitada')).toBeVisible();
  await expect(place(waiting).getByText('Primero pide tu boleto.')).toBeVisible();
  await expect(place(secret)).toHaveCount(0);
  const told = answers.join();
  expect(told).toContain(closed);
  expect(told).not.toContain(secret);
  await fits(telephone);

  await test.step('a rule of rows or a mark shows on an example who is asked; what is added is changed and ended', async () => {
    await page.getByRole('link', { name: 'Agregar tipo de documento' }).click();
    await page.getByLabel('Nombre', { exact: true }).fill(name);
    await page.getByLabel('Explicación').fill('De quien te conoce.');
    await page.getByLabel('Indicación al subirlo').fill('Firmada.');
    await page.getByLabel('Prefijo de las descargas').fill('car');
    await page.getByLabel('Clave', { exact: true }).fill(`carta_${serial}`);
    await page.getByLabel('Campo del formulario').fill(`carta_${serial}`);
    await page.getByLabel('De dónde viene').fill('Comité, acta 3');

    const status = page.getByRole('status').filter({ hasText: 'persona' });
    await expect(status).toHaveText(/A esta persona se le pide/);
    await page.getByRole('radio', { name: 'Solo cuando' }).check();
    await expect(page.getByText(/^Completa la regla/)).toBeVisible();
    const row = page.getByRole('group', { name: 'Comparación 1' });
    await comparesMark(page, 'Feria de Colima');
    await expect(
      page.getByText('Se pide cuando la etiqueta de la persona es Feria de Colima.'),
    ).toBeVisible();
    await expect(status).toHaveText(/no se le muestra/);
    const marks = page.getByRole('combobox', { name: 'Etiqueta de la persona' });
    await marks.fill('feria de colima,');
    await expect(status).toHaveText(/A esta persona se le pide/);
    await marks.press('Tab');

    await choose(row, 'Dato', 'Rol');
    await save.click();
    await expect(row.getByText('Elige un valor de la lista.')).toBeVisible();
    await choose(row, 'Valor', 'Instalador');
    await expect(page.getByText('Se pide cuando el rol es Instalador.')).toBeVisible();
    await expect(status).toHaveText(/no se le muestra/);
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Instalador, Persona moral' }),
    ).toBeVisible();
    await save.click();

    await searchList(page, name);
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await page.getByRole('link', { name: 'Cambiar' }).click();
    await page.getByLabel('Explicación').fill('De quien te conoce bien.');
    await page.getByLabel('De dónde viene').fill('Comité, acta 4');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    const history = page.getByRole('region', { name: 'Lo que ha regido y regirá' });
    await expect(history.getByText(/acta 4/)).toBeVisible();

    await page.getByRole('button', { name: 'Dejar de pedir' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dejar de pedir' });
    await dialog.getByLabel('Motivo').fill('Nadie la usa');
    await expect(dialog.getByLabel('Se deja de pedir el')).toBeVisible();
  });
});
