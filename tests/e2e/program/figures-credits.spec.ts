import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { byKeyboard, byTouch, PHONE } from '@tests/support/hands';
import { bySemicolons, signIn } from '@tests/support/portal';
import { test } from '@tests/support/story';

test('how long each stage takes is narrowed, explained, taken along, and leads to the projects that stand there', async ({
  page,
}) => {
  const keys = byKeyboard(page);
  await signIn(page, 'programa@demo.mx', {
    to: '/programa/performance',
    preferences: bySemicolons,
  });
  await expect(page.getByText(/^Actualizado a las \d\d:\d\d\./)).toBeVisible();
  const summary = page.getByRole('region', { name: 'De la solicitud a la instalación' });
  await expect(summary).toContainText(/[1-9]\d*\s*% de las solicitudes/);

  await keys.press(summary.getByRole('button', { name: 'Cómo se calcula: A tiempo' }));
  await expect(page.getByRole('tooltip')).toContainText('÷ todas las etapas que terminaron');

  // Where some stand now.
  const stages = page.getByRole('region', { name: 'Por etapa' });
  const published = stages.getByRole('link', { name: /^En fondeo: [1-9]\d* hoy en la etapa$/ });
  const count = await published.textContent();
  const all = await summary.textContent();

  // Days are of those that left the stage, which stand behind them.
  const times = page.getByRole('region', { name: 'Días por etapa' });
  await expect(times.getByRole('link', { name: /^En revisión: / })).toHaveAttribute(
    'href',
    /performance\/solicitudes\?left=in_review$/,
  );
  await keys.press(times.getByRole('button', { name: 'Ver tabla' }));
  await expect(times.getByRole('table')).toContainText('En revisión');
  await keys.press(times.getByRole('button', { name: 'Ver gráfica' }));
  for (const [what, start] of [
    ['Datos (CSV)', '\uFEFF'],
    ['Imagen (PNG)', '\u0089PNG'],
  ] as const) {
    await times.getByRole('button', { name: 'Exportar' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: what }).click();
    const bytes = await readFile(await (await download).path());
    const text = bytes.toString(what.includes('CSV') ? 'utf8' : 'latin1');
    expect(text.startsWith(start)).toBe(true);
    if (what.includes('CSV')) expect(text).toMatch(/En revisión;\d+;\d+;[\d.]+;[\d.]+;/);
  }

  await published.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/proyectos-en-proceso\?status=published/);
  await expect(page.getByText(new RegExp(`^${count} registros?$`))).toBeVisible();
  await page.goBack();
  // The list filters by technology as well: its own is gone before this page's is opened.
  await expect(summary).toHaveText(all ?? '');

  // By what is financed, too: the list has as many.
  await page.getByRole('combobox', { name: 'Tecnología' }).click();
  await page.getByTitle('Refrigeración comercial').click();
  await expect(page).toHaveURL(/technology=2/);
  await expect(summary).not.toHaveText(all ?? '');
  const open = summary.getByRole('link', { name: /^\d+$/ }).nth(3);
  const narrowed = await open.textContent();
  await open.click();
  await expect(page).toHaveURL(/proyectos-en-proceso\?technology=2/);
  await expect(page.getByText(new RegExp(`^${narrowed} registros?$`))).toBeVisible();
  await page.goBack();

  // What came of them is a list too, narrowed the same.
  const installed = summary.getByRole('link', { name: /^\d+$/ }).nth(2);
  const delivered = await installed.textContent();
  await installed.click();
  await expect(page).toHaveURL(/performance\/solicitudes\?technology=2&course=delivered/);
  await expect(page.getByText(new RegExp(`^${delivered} registros?$`))).toBeVisible();
  await expectAccessible(page, page.url());
  await page.goBack();
  // Stages are counted there, not requests: those of all rows together are the figure.
  const onTime = summary.getByRole('link', { name: /%$/ });
  const share = Number.parseFloat((await onTime.textContent()) ?? '');
  await onTime.click();
  await expect(page).toHaveURL(/performance\/solicitudes\?technology=2&left=any$/);
  await page.goto(`${page.url()}&limit=100`);
  const rows = page.getByRole('row').filter({ hasText: /En revisión: [\d.]+ de \d+ días/ });
  await expect(rows.first()).toBeVisible();
  const counts = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('td')].slice(-2).map((cell) => cell.textContent)),
  );
  const sum = (at: number) => counts.reduce((all, cells) => all + Number(cells[at]), 0);
  expect(sum(0), 'more stages than requests').toBeGreaterThan(counts.length);
  expect((100 * sum(1)) / sum(0)).toBeCloseTo(share, 1);
  await expectAccessible(page, page.url());
  // Of those, what was late is asked for there.
  await expect(page.getByRole('combobox', { name: 'Tiempo' })).toBeVisible();
});

test('how credits are paid is seen on a telephone, with the filters of the other figures', async ({
  browser,
}) => {
  const phone = await browser.newContext(PHONE);
  const page = await phone.newPage();
  const hand = byTouch(page);
  await signIn(page, 'comercial@demo.mx', { to: '/programa/performance?technology=1' });
  const screens = page.getByRole('navigation', { name: 'Pantallas de métricas' });
  await hand.press(screens.getByRole('link', { name: 'Cobranza' }));
  await expect(page).toHaveURL(/\/programa\/cobranza\?technology=1/);
  const today = page.getByRole('region', { name: 'Cartera de hoy' });
  await expect(today).toContainText(/\$\s?[\d,]+\.\d\d/);
  const owed = await today.textContent();
  await page.getByRole('button', { name: 'Quitar filtros' }).tap();
  await expect(page).not.toHaveURL(/technology/);
  await expect(today).not.toHaveText(owed ?? '');

  const delays = page.getByRole('region', { name: 'Atraso de la cartera' });
  await hand.press(delays.getByRole('button', { name: 'Ver tabla' }));
  await expect(delays.getByRole('table')).toContainText('Al corriente');
  await expect(delays.getByRole('table')).toContainText(/\$\s?[\d,]+\.\d\d/);
  const moved = /^Movimiento entre tramos de atraso, del \d+ de [a-z]+ de \d{4} al /;
  await expect(page.getByRole('region', { name: moved })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Por mes de entrega' })).toContainText(
    /[a-z]+ de \d{4}: Créditos \d+/,
  );
  await expect(page.getByRole('region', { name: 'Recuperado' })).toContainText('1 a 30 días');
  await expectAccessible(page, page.url());

  // A delay leads to the credits that have it.
  await hand.press(delays.getByRole('button', { name: 'Ver gráfica' }));
  const bar = delays.getByRole('link', { name: /^1 a 30 días \(\d+\)/ });
  const count = /\((\d+)\)/.exec((await bar.getAttribute('aria-label')) ?? '')?.[1];
  await hand.press(bar);
  await expect(page).toHaveURL(/cobranza\/creditos\?bucket=1-30/);
  await expect(page.getByText(new RegExp(`^${count} registros?$`))).toBeVisible();
  await expectAccessible(page, page.url());

  // Of a month, those that were late lead to themselves.
  await page.goBack();
  const vintages = page.getByRole('region', { name: 'Por mes de entrega' });
  const fell = vintages.getByRole('link', { name: /: Más de 30 días [1-9]\d*$/ }).first();
  const late = /(\d+)$/.exec((await fell.getAttribute('aria-label')) ?? '')?.[1];
  await hand.press(fell);
  await expect(page).toHaveURL(/cobranza\/creditos\?delivered=[\d-]+&fell=yes$/);
  await expect(page.getByText(new RegExp(`^${late} registros?$`))).toBeVisible();

  // What was recovered leads to what was paid late, a line each beside its credit.
  await page.goBack();
  const paid = page.getByRole('region', { name: 'Recuperado' }).getByRole('link').first();
  const name = (await paid.getAttribute('aria-label')) ?? '';
  await hand.press(paid);
  await expect(page).toHaveURL(/cobranza\/creditos\?recovered=/);
  const instalments = page.getByText(/^Del \d\d\/\d\d\/\d{4}, pagada el \d\d\/\d\d\/\d{4}: \$/);
  await expect(instalments).toHaveCount(Number(/\((\d+)\)/.exec(name)?.[1]));

  // What is counted of a row stands one under another.
  await page.goto('/programa/performance/solicitudes?left=any&course=delivered');
  const review = page.getByText(/^En revisión: \d/).first();
  const next = page.getByText(/^Por aceptar: \d/).first();
  await expect(review).toBeVisible();
  const [upper, lower] = [await review.boundingBox(), await next.boundingBox()];
  expect((upper?.y ?? 0) + (upper?.height ?? 0)).toBeLessThanOrEqual(lower?.y ?? 0);
  await phone.close();
});

test('demographics tell the size of businesses and their tariff, explained, as a table and as a file', async ({
  page,
}) => {
  await signIn(page, 'programa@demo.mx', {
    to: '/programa/demografico',
    preferences: bySemicolons,
  });
  const sizes = page.getByRole('region', { name: 'Tamaño de negocio' });
  await expect(sizes).toContainText(/Microempresas\s*\d+/);
  await sizes.getByRole('button', { name: 'Cómo se calcula: Tamaño de negocio' }).focus();
  await expect(page.getByRole('tooltip')).toContainText('Diario Oficial, 30 de junio de 2009');
  // What people are leads to no list; where they are does.
  await expect(page.getByRole('tooltip')).toContainText('No lleva a una lista');
  await page.keyboard.press('Escape');
  await expect(sizes.getByRole('link')).toHaveCount(0);

  const tariffs = page.getByRole('region', { name: 'Tarifa de luz' });
  await tariffs.getByRole('button', { name: 'Ver tabla' }).click();
  const row = tariffs.getByRole('row', { name: /^Pequeña demanda \(PDBT\) (\d+|Oculto)$/ });
  await expect(row).toBeVisible();
  const [, people] = /\) (\S+)$/.exec((await row.textContent())?.replace(')', ') ') ?? '') ?? [];
  await tariffs.getByRole('button', { name: 'Exportar' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Datos (CSV)' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain(`Pequeña demanda (PDBT);${people}`);

  const all = page.getByRole('region', { name: 'Solicitantes' }).getByRole('link');
  await all.press('Enter');
  await expect(page).toHaveURL('/programa/performance/solicitudes');
  await expect(page.getByText(/^\d+ registros?$/)).toBeVisible();
});

test('demographics say on a telephone that they take one filter, and which may stay', async ({
  browser,
}) => {
  const phone = await browser.newContext(PHONE);
  const page = await phone.newPage();
  const hand = byTouch(page);
  await signIn(page, 'programa@demo.mx', {
    to: '/programa/demografico?technology=1&from=2026-01&to=2026-06',
  });
  await expect(
    page.getByText(/aquí se usa un filtro a la vez\. Elige cuál se queda/),
  ).toBeVisible();
  await expectAccessible(page, page.url());
  await hand.press(page.getByRole('button', { name: 'Dejar solo Tecnología' }));
  await expect(page).toHaveURL('/programa/demografico?technology=1');
  await expect(page.getByText(/Elige cuál se queda/)).toHaveCount(0);

  // What an address asks for and nobody may choose has no name, and is not shown as a key.
  const nobody = '0197a2b0-0000-7000-8000-00000000beef';
  await page.goto(`/programa/efectividad?owner=${nobody}`);
  await expect(page.getByTitle('No está en la lista')).toBeVisible();
  await expect(page.getByText(nobody)).toHaveCount(0);
  await page.goto(`/programa/lista-de-prospectos?owner=${nobody}`);
  await expect(page.getByText('Ningún registro coincide con lo que buscas.')).toBeVisible();
  await hand.press(page.getByRole('button', { name: 'Filtros (1)' }));
  await expect(page.getByTitle('No está en la lista')).toBeVisible();
  await phone.close();
});
