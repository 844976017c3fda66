import { writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { csv } from '@tests/support/csv';
import { signIn } from '@tests/support/portal';
import { PROSPECT_HEADINGS } from '@tests/support/send-prospects';

const ROWS = 100_000;
/** A person notices a page that does not answer for longer. */
const LONGEST_MS = 100;

test('a file of a hundred thousand prospects is previewed while the page goes on answering', async ({
  page,
}, testInfo) => {
  const file = testInfo.outputPath('prospectos.csv');
  const rows = Array.from({ length: ROWS }, (_, n) => [
    `Tienda ${n}`,
    'Ana Ruiz Peña',
    `33${String(10_000_000 + n)}`,
    `tienda${n}@ejemplo.mx`,
    'Zapopan',
    'Jalisco',
    'Centro',
    '',
    '',
  ]);
  await writeFile(file, csv(PROSPECT_HEADINGS, rows));
  await signIn(page, 'programa@demo.mx');
  await page.goto('/programa/carga-de-prospectos?carga=nueva');
  const chosen = page.getByRole('button', { name: /Archivo de prospectos/ });
  await expect(chosen).toBeEnabled();
  await page.waitForLoadState('networkidle');
  await watchTasks(page);
  await chosen.setInputFiles(file);
  await expect(page.getByRole('status').filter({ hasText: /100,00\d/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Primeras filas del archivo' })).toBeVisible();
  expect((await longTasks(page)).filter((ms) => ms > LONGEST_MS)).toEqual([]);
});

const watchTasks = (page: Page) =>
  page.evaluate(() => {
    const tasks: number[] = [];
    const note = (entries: readonly PerformanceEntry[]) =>
      tasks.push(...entries.map(({ duration }) => duration));
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'longtask' });
    Reflect.set(window, 'longTasks', () => {
      note(observer.takeRecords());
      return tasks;
    });
  });

const longTasks = (page: Page): Promise<number[]> =>
  page.evaluate(() => Reflect.get(window, 'longTasks')());
