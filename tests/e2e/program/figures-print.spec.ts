import { expect, type Page } from '@playwright/test';
import { signIn } from '@tests/support/portal';
import { test } from '@tests/support/story';

const SCREENS = [
  ['inicio', 'Todo el programa, sin filtros'],
  ['performance?technology=1', 'Tecnología: '],
  ['avance', 'Todo el programa, sin filtros'],
  ['demografico', 'Todo el programa, sin filtros'],
  ['cobranza', 'Todo el programa, sin filtros'],
  ['efectividad?owner=nobody', 'Responsable: Nadie'],
] as const;

/** Letters of the width that a sheet leaves for them. */
const SHEET = { width: 718, height: 1016 };

test('each screen of figures goes onto paper with a head that says of what it is, and without menus, or one chart alone', async ({
  page,
}) => {
  for (const [index, [path, narrowed]] of SCREENS.entries()) {
    await page.setViewportSize({ width: 1280, height: 900 });
    if (index === 0) await signIn(page, 'programa@demo.mx', { to: `/programa/${path}` });
    else await page.goto(`/programa/${path}`);
    const print = page.getByRole('button', { name: 'Imprimir o guardar en PDF' });
    const head = page.getByText(/Frío Eficiente · Cifras calculadas el /);
    await expect(print).toBeEnabled();
    await expect(head).toBeHidden();
    await countsPrints(page);
    await print.click();
    expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toBe(1);

    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(SHEET);
    await expect(head).toBeVisible();
    await expect(page.getByText(narrowed)).toBeVisible();
    for (const shown of [
      print,
      page.getByRole('search', { name: 'Filtros' }),
      page.getByRole('navigation', { name: 'Pantallas de métricas' }),
      page.getByRole('banner'),
    ]) {
      await expect(shown).toBeHidden();
    }
    const acts = /^(Cómo se calcula|Exportar|Ver tabla|Cargar prospectos)/;
    await expect(page.getByRole('button', { name: acts })).toHaveCount(0);
    await expect(page.getByRole('link', { name: acts })).toHaveCount(0);
    // Nothing reaches past the edge of the sheet, and no box hides a part of what it holds.
    await expect.poll(() => cutOff(page)).toEqual([]);
    const pdf = await page.pdf({ format: 'Letter' });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    await page.emulateMedia({ media: 'screen' });
  }

  // One chart goes onto paper alone, under the same head.
  await page.setViewportSize({ width: 1280, height: 900 });
  const chart = page.getByRole('region', { name: 'Por zona' });
  await countsPrints(page);
  await chart.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('menuitem', { name: 'Imprimir o PDF' }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toBe(1);
  await page.emulateMedia({ media: 'print' });
  const other = page.getByRole('region', { name: 'Por origen' });
  await expect(chart).toBeVisible();
  await expect(other).toBeHidden();
  await expect(page.getByText(/Frío Eficiente · Cifras calculadas el /)).toBeVisible();
  await expect(page.getByText('Responsable: Nadie')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(other).toBeVisible();
});

test('a list goes onto paper with the names that open its rows, and without its acts', async ({
  page,
}) => {
  await signIn(page, 'programa@demo.mx', { to: '/programa/lista-de-prospectos' });
  const row = page.getByRole('row').nth(1);
  const name = row.getByRole('link').first();
  await expect(name).toHaveText(/\S/);
  const add = page.getByRole('button', { name: 'Nuevo prospecto' });
  await expect(add).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(SHEET);
  await expect(name).toBeVisible();
  await expect(add).toBeHidden();
});

const countsPrints = (page: Page) =>
  page.evaluate(() => {
    Reflect.set(window, 'printed', 0);
    window.print = () => Reflect.set(window, 'printed', Reflect.get(window, 'printed') + 1);
  });

const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main figure svg, main table, main table td')].flatMap((one) => {
      const { right, left } = one.getBoundingClientRect();
      const isOut = right > document.documentElement.clientWidth + 1 || left < -1;
      return isOut ? [`${one.tagName} ${one.textContent?.slice(0, 40)}: ${left}–${right}`] : [];
    }),
  );
