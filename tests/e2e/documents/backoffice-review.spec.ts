import type { DocumentItem } from '@contract/documents/documents';
import { recovery } from '@contract/locales/es-MX/kernel/outcomes';
import { expect } from '@playwright/test';
import { demoPdf } from '@server/db/seed/demo-files';
import { t } from '@server/i18n';
import { applicantWithPapers } from '@tests/support/applicant-papers';
import { hold } from '@tests/support/hold';
import { inLetters } from '@tests/support/in-letters';
import { STAFF, seat } from '@tests/support/people';
import { expectFocusIn, signIn } from '@tests/support/portal';
import { file, picture, queueOf, rows, told } from '@tests/support/review-desk';
import { test } from '@tests/support/story';

const SUPPORT = 'soporte@demo.mx';

test('a reviewer clears the queue by keyboard: verify, reject by a template, look closer, take back', async ({
  page,
  browser,
}) => {
  const name = `Teresa Teclas ${inLetters(Date.now())}`;
  const person = await applicantWithPapers(page, name, [
    picture(1),
    picture(2),
    { docId: 4, name: 'fiscal.pdf', type: 'application/pdf', bytes: await demoPdf('CSF', [name]) },
  ]);
  const desk = await (await browser.newContext()).newPage();
  // A browser with a viewer of its own, which would keep the keys to itself.
  await desk.addInitScript(() =>
    Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => true }),
  );
  const asked: string[] = [];
  desk.on('request', (request) => {
    const id = /view_document_file\/([\w-]+)/.exec(request.url())?.[1];
    if (id) asked.push(id);
  });
  const comparisons = '**/api/v1/document-comparisons';
  await desk.route(comparisons, (route) => route.abort());
  await signIn(desk, STAFF, { to: queueOf(name) });
  await expect(rows(desk)).toHaveCount(3);
  await expect(rows(desk).first()).toContainText('A tiempo');
  await expect(file(desk, 'Identificación oficial')).toBeVisible();
  const data = desk.getByRole('region', { name: 'Datos para comparar' });
  // What did not arrive is not as if there were nothing to compare with.
  await expect(data.getByRole('alert')).toBeVisible();
  await desk.unroute(comparisons);
  await data.getByRole('button', { name: t(recovery.reload) }).click();
  await expect(data).toContainText(name);
  await expect(data).toContainText('Fecha de nacimiento');
  // The next files are here before they are looked at.
  await expect.poll(() => asked.toSorted()).toEqual(person.ids.toSorted());

  await desk.keyboard.press('?');
  const help = desk.getByRole('dialog', { name: 'Teclas de la revisión' });
  await expect(help).toContainText('Verificar y pasar al siguiente');
  // Not while a dialog is open.
  await desk.keyboard.press('a');
  await expectFocusIn(help);
  // The keys are the review's again as soon as it is closed.
  await desk.keyboard.press('Escape');
  // What a key cannot do here it says.
  await desk.keyboard.press('v');
  await expect(help).toBeHidden();
  await expect(rows(desk)).toHaveCount(3);
  await expect(desk.getByText('Es la primera versión')).toBeVisible();
  await desk.keyboard.press('v');
  await expect(desk.getByText('Es la primera versión')).toHaveCount(0);
  await desk.keyboard.press('x');
  await expect(told(desk, 'se verifica uno por uno')).toBeVisible();

  const shown = file(desk, 'Identificación oficial');
  const width = async () => (await shown.boundingBox())?.width ?? 0;
  const fitted = await width();
  await desk.keyboard.press('z');
  await expect.poll(width).toBeGreaterThan(fitted * 1.9);
  await desk.keyboard.press('z');
  await expect.poll(width).toBeCloseTo(fitted, 0);
  await desk.keyboard.press(']');
  await expect
    .poll(async () => ((await shown.boundingBox())?.height ?? 0) > (await width()))
    .toBe(true);
  await desk.keyboard.press('[');
  await expect.poll(width).toBeCloseTo(fitted, 0);
  // Where brackets take AltGr, which browsers tell as Control and Alt; with those alone they are no key of the review.
  const bracket = (key: string, modifierAltGraph: boolean) =>
    desk.evaluate((init) => window.dispatchEvent(new KeyboardEvent('keydown', init)), {
      key,
      ctrlKey: true,
      altKey: true,
      modifierAltGraph,
    });
  await bracket(']', true);
  await expect.poll(width).toBeLessThan(fitted);
  await bracket('[', false);
  await bracket(']', true);
  // Twice to the right, and not back.
  await expect(shown).toHaveAttribute('style', /rotate\(180deg\)/);
  await bracket('[', true);
  await bracket('[', true);
  await expect.poll(width).toBeCloseTo(fitted, 0);

  // One key, and the next is there.
  await desk.keyboard.press('a');
  await expect(told(desk, 'Documento verificado correctamente')).toBeVisible();
  await expect(file(desk, 'Comprobante de domicilio')).toBeVisible();
  await expect(rows(desk)).toHaveCount(2);
  // Two keys.
  await desk.keyboard.press('r');
  await expect(desk.getByLabel('Motivo de rechazo')).toBeFocused();
  await expect(desk.getByRole('button', { name: /^3\. / })).toBeVisible();
  await desk.keyboard.press('3');
  await expect(told(desk, 'Documento rechazado correctamente')).toBeVisible();
  await expect(rows(desk)).toHaveCount(1);
  await expect(desk.getByRole('region', { name: 'Constancia de situación fiscal' })).toBeVisible();
  // Taken back: by the key, and what was verified by its button.
  await desk.keyboard.press('u');
  await expect(told(desk, 'Estado del documento actualizado correctamente')).toBeVisible();
  await expect(file(desk, 'Comprobante de domicilio')).toBeVisible();
  await expect(rows(desk)).toHaveCount(2);
  await desk.keyboard.press('r');
  await desk.keyboard.press('a');
  await expect(desk.getByLabel('Motivo de rechazo'), 'letters are typed, not obeyed').toHaveValue(
    'a',
  );
  await expect(desk.getByRole('button', { name: 'Rechazar' })).toBeDisabled();
  const reasons = await desk.getByRole('button', { name: /^\d\. / }).count();
  await expect(desk.getByLabel('Motivo de rechazo')).toHaveAccessibleDescription(
    `Con el campo vacío, 1 a ${reasons} rechazan con ese motivo. Enter rechaza con lo escrito, Esc cancela.`,
  );
  await desk.keyboard.press('Escape');
  await expect(desk.getByLabel('Motivo de rechazo')).toHaveCount(0);
  // What was typed of it waits there.
  await desk.keyboard.press('r');
  await expect(desk.getByLabel('Motivo de rechazo')).toHaveValue('a');
  await desk.getByLabel('Motivo de rechazo').fill('');
  await desk.keyboard.press('Escape');
  await desk.keyboard.press('a');
  await told(desk, 'Documento verificado correctamente')
    .getByRole('button', { name: 'Deshacer (U)' })
    .click();
  await expect(rows(desk)).toHaveCount(2);
  const taken = desk.getByRole('region', { name: 'Comprobante de domicilio' });
  const acts = taken.getByRole('list', { name: /^Historial de/ }).getByRole('listitem');
  await expect(acts).toHaveCount(5);
  await expect(acts.first()).toContainText('Revocó la revisión de papel-2.png');
  await expect(acts.last()).toContainText(`Subió papel-2.png · ${name}`);
  // What was taken back at once waited all along: it is where it was.
  await desk.keyboard.press('j');
  await expect(desk.getByRole('region', { name: 'Constancia de situación fiscal' })).toBeVisible();
  // Drawn by the portal, so that the keys turn it too.
  const sheet = desk.getByRole('img', { name: /^Página 1 de 1/ });
  await expect(sheet).toHaveAttribute('data-drawn', 'true');
  const isWide = async () => {
    const { width: across = 0, height: down = 0 } = (await sheet.boundingBox()) ?? {};
    return across > down;
  };
  expect(await isWide()).toBe(false);
  await desk.keyboard.press(']');
  await expect.poll(isWide).toBe(true);
  await desk.keyboard.press('k');
  await expect(desk.getByRole('region', { name: 'Comprobante de domicilio' })).toBeVisible();
  await desk.close();
});

test('two reviewers: each sees what the other has open, cannot decide on it, and sees at once what became of it', async ({
  page,
  browser,
}) => {
  const name = `Dora Doble ${inLetters(Date.now())}`;
  const person = await applicantWithPapers(page, name, [picture(1), picture(2), picture(3)]);
  const one = await seat(browser, STAFF, { to: queueOf(name) });
  await expect(file(one.page, 'Identificación oficial')).toBeVisible();
  const two = await seat(browser, SUPPORT, { to: queueOf(name) });
  // The first is taken: the second reviewer begins with the next.
  await expect(file(two.page, 'Comprobante de domicilio')).toBeVisible();
  await expect(rows(two.page).first()).toContainText('Lo revisa');
  await expect(rows(one.page).nth(1)).toContainText('Lo revisa');

  await two.page.keyboard.press('k');
  const held = two.page.getByRole('region', { name: 'Identificación oficial' });
  await expect(held.getByText(/^Lo revisa .* en este momento/)).toBeVisible();
  await expect(held.getByRole('button', { name: 'Verificar' })).toBeDisabled();

  // What they had open before is free again.
  await expect(rows(one.page).nth(1)).not.toContainText('Lo revisa');

  await one.page.keyboard.press('a');
  await expect(file(one.page, 'Comprobante de domicilio')).toBeVisible();
  // No reload: it left the other's list, and they are told.
  await expect(told(two.page, 'Otra persona decidió o reemplazó')).toBeVisible();
  await expect(rows(two.page)).toHaveCount(2);
  // And go on with what the first reviewer does not have open by now.
  await expect(file(two.page, 'CURP')).toBeVisible();

  // Its owner brings another file: what the reviewer looked at cannot be verified any more.
  await expect(rows(one.page)).toHaveCount(2);
  await person.replace(picture(2, 120));
  await expect(told(one.page, 'Otra persona decidió o reemplazó')).toBeVisible();
  await expect(rows(one.page)).toHaveCount(2);
  await rows(one.page).filter({ hasText: 'Comprobante de domicilio' }).getByRole('button').click();
  await one.page.keyboard.press('v');
  await expect(one.page.getByText('Versión anterior', { exact: true })).toBeVisible();
  const earlier = file(one.page, 'Comprobante de domicilio, Versión anterior');
  await expect(earlier).toBeVisible();
  // Side by side on a screen of usual width, and in its upper half.
  await one.page.setViewportSize({ width: 1440, height: 900 });
  const figures = one.page.getByRole('figure');
  await expect(figures).toHaveCount(2);
  await expect
    .poll(async () => {
      const [left, right] = await Promise.all([0, 1].map((at) => figures.nth(at).boundingBox()));
      if (!left || !right) return null;
      const beside = right.x >= left.x + left.width && right.y === left.y;
      return { beside, high: left.y < 450, wide: left.width > 400 };
    })
    .toEqual({ beside: true, high: true, wide: true });
  await Promise.all([one.page.close(), two.page.close()]);
});

test('what a reviewer left open is free for others once its time runs out, without a reload', async ({
  page,
  browser,
}) => {
  const name = `Lina Libre ${inLetters(Date.now())}`;
  await applicantWithPapers(page, name, [picture(1), picture(2), picture(3)]);
  const two = await (await browser.newContext()).newPage();
  // As long as a claim lasts no story waits: the server's first answer says that it ends in a second.
  await two.route(
    /\/api\/v1\/documents\?/,
    async (route) => {
      const answer = await route.fetch();
      const list = await answer.json();
      const until = new Date(Date.now() + 1000).toISOString();
      list.items[0].review.held_by = { full_name: 'Otra Persona', until };
      await route.fulfill({ response: answer, json: list });
    },
    { times: 1 },
  );
  await signIn(two, SUPPORT, { to: queueOf(name) });
  await expect(rows(two).first()).toContainText('Lo revisa Otra Persona');
  await expect(rows(two).first()).not.toContainText('Lo revisa');
  await two.keyboard.press('k');
  await expect(
    two
      .getByRole('region', { name: 'Identificación oficial' })
      .getByRole('button', { name: 'Verificar' }),
  ).toBeEnabled();
});

test('photographs are verified several at once, and what needs a second person says so', async ({
  page,
  browser,
}) => {
  const desk = await (await browser.newContext()).newPage();
  // A kind in the address is not said as its number while its name is awaited.
  const nameIt = await hold(desk, '**/api/v1/document-definitions/21');
  await signIn(desk, STAFF, { to: '/backoffice/cola-documentos?doc_id=21&age=late' });
  await expect(
    desk.getByRole('region', { name: 'Fotografía del sistema instalado' }),
  ).toBeVisible();
  const kind = desk.locator('.ant-select').filter({ has: desk.getByLabel('Tipo de documento') });
  await expect(kind).toHaveText('Cargando…');
  nameIt();
  await expect(kind).toHaveText('Fotografía del sistema instalado');
  const waiting = await rows(desk).count();
  const folio = /SF-\d+/.exec(await rows(desk).first().innerText())?.[0];
  const verifyFirst = async () => {
    await desk.keyboard.press('x');
    await expect(rows(desk).first().getByRole('checkbox')).toBeChecked();
    await desk.getByRole('button', { name: 'Verificar 1 elegido' }).click();
    const question = desk.getByRole('dialog', { name: '¿Verificar 1 documento?' });
    await expect(question).toContainText('Fotografía del sistema instalado');
    await question.getByRole('button', { name: 'Verificar 1 elegido' }).click();
    await expect(told(desk, 'Se verificó 1 documento.')).toBeVisible();
    await expect(rows(desk)).toHaveCount(waiting - 1);
  };
  for (const takeBack of [
    () =>
      told(desk, 'Se verificó 1 documento.').getByRole('button', { name: 'Deshacer (U)' }).click(),
    () => desk.keyboard.press('u'),
  ]) {
    await verifyFirst();
    await takeBack();
    await expect(told(desk, 'Se verificó 1 documento.')).toHaveCount(0);
    await expect(rows(desk)).toHaveCount(waiting);
    await expect(rows(desk).first()).toContainText(folio ?? '');
  }
  await verifyFirst();
  // It was open, and this person's own act.
  await expect(told(desk, 'Otra persona decidió o reemplazó')).toHaveCount(0);
  // Back to how it was, by its key in the list of what is verified.
  await desk.goto(`/backoffice/cola-documentos?doc_id=21&status=verificado&q=${folio}`);
  await expect(desk.getByRole('button', { name: 'Revocar' })).toBeVisible();
  await desk.keyboard.press('u');
  await expect(told(desk, 'Estado del documento actualizado correctamente')).toBeVisible();

  const name = `Sara Segunda ${inLetters(Date.now())}`;
  await applicantWithPapers(page, name, [picture(1)]);
  await desk.route('**/storagev3/documents/verify', (route) =>
    route.fulfill({
      json: { is_verified: null, reject_reason: null, verified_by: null, updated_at: new Date() },
    }),
  );
  await desk.route('**/api/v1/documents?*', async (route) => {
    const answer = await route.fetch();
    const { items, ...list } = await answer.json();
    const first = { full_name: 'Otra Revisora', own: false };
    await route.fulfill({
      json: {
        ...list,
        items: items.map((item: DocumentItem) => ({ ...item, review: { ...item.review, first } })),
      },
    });
  });
  await desk.goto(queueOf(name));
  await expect(rows(desk).first()).toContainText('Falta la segunda validación');
  await expect(desk.getByText('Otra Revisora hizo la primera')).toBeVisible();
  await expect(file(desk, 'Identificación oficial')).toBeVisible();
  await desk.keyboard.press('a');
  await expect(told(desk, 'hasta que otra persona haga la segunda')).toBeVisible();
  // The queue may be read again at this moment.
  await desk.unrouteAll({ behavior: 'ignoreErrors' });
  await desk.close();
});
