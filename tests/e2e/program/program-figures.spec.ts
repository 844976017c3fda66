import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { byKeyboard, byTouch, PHONE } from '@tests/support/hands';
import { bySemicolons, signIn } from '@tests/support/portal';
import { test } from '@tests/support/story';

// One session a person.
test.describe.configure({ mode: 'serial' });

const EFFECTIVENESS = '/programa/efectividad';

test('figures of prospects are narrowed, taken to other screens, opened as lists, and taken along', async ({
  page,
}) => {
  const keys = byKeyboard(page);
  await signIn(page, 'programa@demo.mx', { to: EFFECTIVENESS, preferences: bySemicolons });
  await expect(page.getByText(/^Actualizado a las \d\d:\d\d$/)).toBeVisible();
  const funnel = page.getByRole('region', { name: 'Del prospecto a la instalación' });
  const all = await funnel.getByRole('link').first().textContent();

  // Each says how it is computed.
  await keys.press(funnel.getByRole('button', { name: 'Cómo se calcula: Contactados' }));
  await expect(page.getByRole('tooltip')).toContainText('más los perdidos que llegaron ahí');

  await page.getByRole('combobox', { name: 'Zona' }).click();
  await page.getByTitle('Monterrey').click();
  await expect(page).toHaveURL(/zone_id=/);
  await expect(funnel.getByRole('link').first()).not.toHaveText(all ?? '');
  const narrowed = (await funnel.getByRole('link').first().textContent()) ?? '';
  const bySource = page.getByRole('region', { name: 'Por origen' });
  const bar = bySource.getByRole('link', { name: /^Carga de archivo: Prospectos / });
  await expect(bar).toBeVisible();

  // The same in figures.
  await keys.press(bySource.getByRole('button', { name: 'Ver tabla' }));
  const row = bySource.getByRole('row', { name: /^Carga de archivo/ });
  await expect(row).toBeVisible();
  const cells = await row.getByRole('link').allTextContents();
  // Each leads to its own rows, in the table as in the chart.
  await expect(row.getByRole('link').nth(1)).toHaveAttribute(
    'href',
    /source=upload&reached=contacted$/,
  );
  await keys.press(bySource.getByRole('button', { name: 'Ver gráfica' }));

  await keys.press(
    bySource.getByRole('link', {
      name: /^Carga de archivo: Contactados \d+, [\d.]+% del paso anterior$/,
    }),
  );
  await expect(page).toHaveURL(/zone_id=.*source=upload&reached=contacted$/);
  await expect(page.getByText(new RegExp(`^${cells[1]} registros?$`))).toBeVisible();
  // The way back up is narrowed as well.
  const up = page.getByRole('navigation', { name: 'Ruta' }).getByRole('link');
  await expect(up.first()).toHaveAttribute('href', /^\/programa\/inicio\?zone_id=[\da-f-]+$/);
  await page.goBack();
  await expect(bar).toBeVisible();

  // A picture is of light paper in the dark as well, and says of what it is.
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await notesLetters(page);
  for (const [what, start] of [
    ['Datos (CSV)', '\uFEFF'],
    ['Imagen (PNG)', '\u0089PNG'],
  ] as const) {
    await bySource.getByRole('button', { name: 'Exportar' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: what }).click();
    const bytes = await readFile(await (await download).path());
    const text = bytes.toString(what.includes('CSV') ? 'utf8' : 'latin1');
    expect(text.startsWith(start)).toBe(true);
    if (what.includes('CSV')) expect(text).toMatch(/Carga de archivo;\d+;\d+;\d+;\d+;\d+;\d+/);
    else expect(await coloursOf(page, bytes)).toEqual({ corner: '255,255,255,255', bars: true });
  }
  expect(await page.evaluate(() => String(Reflect.get(window, 'letters')))).toMatch(
    /^Por origen Zona: Monterrey Frío Eficiente · Cifras calculadas el \d/,
  );

  // Another screen of figures is narrowed the same.
  const screens = page.getByRole('navigation', { name: 'Pantallas de métricas' });
  await screens.getByRole('link', { name: 'Inicio' }).click();
  await expect(page).toHaveURL(/\/programa\/inicio\?.*zone_id=/);
  await expect(funnel.getByRole('link').first()).toHaveText(narrowed);

  const standing = page.getByRole('region', { name: 'Prospectos por estado' });
  await expect(standing.getByRole('link').first()).toHaveAttribute('href', /zone_id=.*status=new/);

  // And the list behind a figure has as many.
  await funnel.getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/lista-de-prospectos\?zone_id=/);
  await expect(page.getByText(new RegExp(`^${narrowed} registros?$`))).toBeVisible();
});

test('a filter that figures do not know is told there, and holds again on the next screen', async ({
  page,
}) => {
  const keys = byKeyboard(page);
  await signIn(page, 'programa@demo.mx', {
    to: '/programa/performance?owner=nobody&region=Bajío&technology=1',
  });
  const screens = page.getByRole('navigation', { name: 'Pantallas de métricas' });
  const untold = page.getByText(/^Sin efecto en estas cifras/);
  await expect(page.getByText('Responsable: Nadie')).toBeAttached();
  await expect(untold).toHaveCount(0);
  await keys.press(screens.getByRole('link', { name: 'Avance' }));
  await expect(untold).toHaveText(/^Sin efecto en estas cifras: Tecnología: [^:]+\.$/);
  await expect(page.getByText(/solicitudes y pronóstico son lo suyo de hoy/)).toBeVisible();
  await keys.press(screens.getByRole('link', { name: 'Cobranza' }));
  await expect(page).toHaveURL(/cobranza\?.*technology=1/);
  await expect(untold).toHaveCount(0);
  await keys.press(page.getByRole('button', { name: 'Quitar filtros' }));
  await expect(page).not.toHaveURL(/owner=/);

  // At home each part says what it makes of months in which nothing came.
  await page.goto('/programa/inicio?from=2020-01&to=2020-01');
  const waiting = page.getByRole('region', { name: 'Qué espera' });
  await expect(waiting).toContainText('Nada espera entre los prospectos de estos filtros.');
  await keys.press(waiting.getByRole('button', { name: 'Cómo se calcula: Qué espera' }));
  await expect(page.getByRole('tooltip')).toContainText('los dados de alta antes de este mes');
  await expect(page.getByRole('region', { name: 'Meta y avance' })).toContainText(
    /Actualizado a las \d\d:\d\d\. Los meses acotan/,
  );
  await expect(page.getByRole('region', { name: 'Prospectos por estado' })).toContainText(
    /Sin efecto en estas cifras: Desde: [^:]+ · Hasta: [^:]+\./,
  );
  await expect(page.getByRole('region', { name: 'Los más recientes' })).toContainText(
    'No hay prospectos con estos filtros.',
  );
});

/** Keeps what is written onto pictures. */
const notesLetters = (page: Page) =>
  page.evaluate(() => {
    const write = CanvasRenderingContext2D.prototype.fillText;
    const letters: string[] = [];
    CanvasRenderingContext2D.prototype.fillText = function (...args) {
      letters.push(args[0]);
      Reflect.set(window, 'letters', letters.join(' '));
      write.apply(this, args);
    };
  });

/** The colour in the corner of a picture, and whether it has that of bars on light paper. */
const coloursOf = (page: Page, bytes: Buffer) =>
  page.evaluate(async (base64) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${base64}`;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.naturalWidth;
    canvas.height = picture.naturalHeight;
    const paper = canvas.getContext('2d');
    paper?.drawImage(picture, 0, 0);
    const dots = paper?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    let bars = false;
    for (let at = 0; at < dots.length && !bars; at += 4) {
      bars = dots[at] === 0x1f && dots[at + 1] === 0x6f && dots[at + 2] === 0x54;
    }
    return { corner: String([...dots.slice(0, 4)]), bars };
  }, bytes.toString('base64'));

test('an administrator sets the target of a zone; who works the program sees how far it is, on a map and by day', async ({
  page,
  browser,
}) => {
  const keys = byKeyboard(page);
  await signIn(page, 'programa@demo.mx', { to: '/programa/avance', preferences: bySemicolons });
  await keys.press(page.getByRole('button', { name: 'Fijar meta: León' }));
  const dialog = page.getByRole('dialog', { name: 'Meta de León' });
  await keys.fill(dialog.getByLabel('Meta'), '40');
  await keys.fill(dialog.getByLabel('Empieza'), '01/01/2026');
  await keys.fill(dialog.getByLabel('Termina'), '31/12/2030');
  await keys.press(dialog.getByRole('button', { name: 'Fijar meta' }));
  await expect(dialog).toHaveCount(0);
  const zones = page.getByRole('region', { name: 'Avance por zona' });
  const row = zones.getByRole('row', { name: /^León/ }).first();
  await expect(row).toContainText('01/01/2026 a 31/12/2030');
  await keys.press(zones.getByRole('button', { name: 'Cómo se calcula: Avance' }));
  await expect(page.getByRole('tooltip')).toContainText('Hacia la meta ÷ meta.');
  await keys.press(zones.getByRole('button', { name: 'Exportar' }));
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Datos (CSV)' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toMatch(
    /León;40;01\/01\/2026 a 31\/12\/2030;\d+;[\d.]+;\d+;\d+%/,
  );
  await expect(page.getByText(/^Guanajuato: León\. \d+ de 40$/).first()).toBeAttached();
  await expectAccessible(page, page.url());

  // The curve of this zone, among others that have targets, is read point by point.
  await keys.press(page.getByRole('combobox', { name: 'Zona' }));
  await page.getByTitle('León', { exact: true }).click();
  await expect(page).toHaveURL(/zone_id=/);
  // What came of the target is the list that it leads to, also of some months.
  await expect(zones.getByRole('row', { name: /^Monterrey/ })).toHaveCount(0);
  const targets = page.getByRole('region', { name: 'Meta y avance' });
  const ofTarget = targets.getByRole('link', { name: /^Hacia la meta: / });
  const came = (await ofTarget.textContent()) ?? '';
  await keys.press(ofTarget);
  await expect(page).toHaveURL(/lista-de-prospectos\?zone_id=.*toward=target/);
  await expect(page.getByText(new RegExp(`^${came} registros?$`))).toBeVisible();
  await page.goBack();
  // What is planned leads to the targets, and what came by a day to those who came.
  await page.getByRole('link', { name: 'Ver esos prospectos' }).press('Enter');
  await expect(page).toHaveURL(/applied_to=\d{4}-\d\d-\d\d&toward=target/);
  await expect(page.getByText(new RegExp(`^${came} registros?$`))).toBeVisible();
  await page.goBack();
  const slider = page.getByRole('slider', { name: 'Día de la curva' });
  await slider.focus();
  await page.keyboard.press('End');
  await expect(page.getByText('31/12/2030: plan 40', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Ver las metas' }).press('Enter');
  await expect(page).toHaveURL(/zone_id=.*#zonas$/);
  await page.goBack();
  await keys.press(targets.getByRole('link', { name: /^Pronóstico: / }));
  await expect(page).toHaveURL(/zone_id=.*#zonas$/);
  await page.goBack();
  // A state names its zones, and each leads to what it counts.
  const map = page.getByRole('region', { name: 'Mapa de estados y zonas' });
  await map.getByRole('button', { name: `Guanajuato: León. ${came} de 40` }).press('Enter');
  await expect(map.getByRole('link', { name: `León: ${came} de 40` })).toHaveAttribute(
    'href',
    /lista-de-prospectos\?zone_id=.*toward=target/,
  );
  // And a zone is picked by its own mark.
  const mark = map.getByRole('button', { name: `León: ${came} de 40 (Guanajuato)` });
  await expect(mark).toHaveAttribute('aria-pressed', 'false');
  await mark.press('Enter');
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await expect(map.getByRole('link')).toHaveText([`León: ${came} de 40`]);
  await keys.press(map.getByRole('button', { name: 'Ver tabla' }));
  await expect(map.getByRole('row', { name: /Guanajuato/ })).toContainText('León');

  const phone = await browser.newContext(PHONE);
  const other = await phone.newPage();
  await signIn(other, 'comercial@demo.mx', { to: '/programa/inicio' });
  const ofAll = other.getByRole('region', { name: 'Meta y avance' });
  await expect(ofAll.getByText(/^León va por debajo del plan: \d+ de [\d.]+$/)).toBeVisible();
  await ofAll.getByRole('link', { name: 'Ver avance por zona' }).tap();
  await expect(other).toHaveURL(/\/programa\/avance/);
  await expect(other.getByRole('button', { name: /meta: León$/ })).toHaveCount(0);
  // However narrow, its zones are marks within a state, and a finger has each beside it.
  const small = other.getByRole('region', { name: 'Mapa de estados y zonas' });
  await expect(async () => {
    const tile = await small.getByRole('button', { name: /^Guanajuato: León\./ }).boundingBox();
    const zone = await small
      .getByRole('button', { name: /^León: .*\(Guanajuato\)$/ })
      .boundingBox();
    expect(zone?.width).toBeGreaterThan(8);
    expect(zone?.height).toBeGreaterThan(8);
    expect((zone?.y ?? 0) + (zone?.height ?? 0)).toBeLessThanOrEqual(
      (tile?.y ?? 0) + (tile?.height ?? 0) + 1,
    );
  }).toPass();

  await test.step('a bar leads to the prospects that it counts', async () => {
    const hand = byTouch(other);
    await other.goto(EFFECTIVENESS);
    const losses = other.getByRole('region', { name: 'Causas de la pérdida' });
    const bar = losses.getByRole('link', { name: /^Ya compró con otro: Perdidos \d+$/ });
    const count = /(\d+)$/.exec((await bar.getAttribute('aria-label')) ?? '')?.[1];
    await hand.press(bar);
    await expect(other).toHaveURL(/lost_cause=other_provider/);
    await expect(other.getByText(new RegExp(`^${count} registros?$`))).toBeVisible();
  });

  await keys.press(page.getByRole('button', { name: 'Quitar meta: León' }));
  await keys.press(page.getByRole('dialog').getByRole('button', { name: 'Quitar meta' }));
  await expect(row).toContainText('Sin meta');
});
