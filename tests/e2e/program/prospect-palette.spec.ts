import { formatPhone } from '@contract/kernel/fields/phone';
import { expect, type Page } from '@playwright/test';
import { demoProspect } from '@server/db/seed/demo-prospects';
import { seat } from '@tests/support/people';
import { leaveDialog, signIn } from '@tests/support/portal';
import { addProspects } from '@tests/support/send-prospects';
import { test } from '@tests/support/story';

const option = (page: Page, name: RegExp) => page.getByRole('option', { name });

async function look(page: Page, typed: string) {
  const palette = page.getByRole('combobox', { name: 'Buscar o ir a…' });
  // One that is still closing would take what is typed along.
  await expect(palette).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+k');
  await palette.fill(typed);
}

test('the palette begins from anywhere what a program’s people do, and finds them and what is more than it shows', async ({
  page,
  request,
}) => {
  const email = 'programa@demo.mx';
  const twins = `Gemelas ${Date.now()}`;
  const names = [twins, twins];
  const [first, second] = await addProspects(request, email, { names, from: 860 });
  await signIn(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible();
  await look(page, 'subir prospectos');
  await expect(page.getByRole('option').first()).toContainText('Subir prospectos');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/programa/carga-de-prospectos');

  await look(page, 'exportar proyectos');
  await option(page, /^Exportar proyectos en proceso/).click();
  const exporting = page.getByRole('dialog', { name: /^Exportar/ });
  await leaveDialog(exporting);
  await expect(page).toHaveURL('/programa/proyectos-en-proceso');

  // Another page's act of the same words waits for its own page.
  await look(page, 'exportar prospectos');
  await option(page, /^Exportar prospectos/).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lista de prospectos' })).toBeVisible();
  await leaveDialog(exporting);

  await look(page, 'asignar');
  await option(page, /^Asignar prospectos/).click();
  await expect(page).toHaveURL('/programa/lista-de-prospectos?owner=nobody');

  await look(page, 'importar zonas');
  await option(page, /^Importar zonas/).click();
  await leaveDialog(page.getByRole('dialog', { name: 'Importar CSV' }));
  await expect(page).toHaveURL('/programa/catalogo-zonas-y-regiones');

  const template = page.waitForEvent('download');
  await look(page, 'plantilla');
  await option(page, /^Descargar plantilla de prospectos/).click();
  expect((await template).suggestedFilename()).toMatch(/\.csv$/);

  // Of several charts each is taken along by its own name.
  await page.goto('/programa/efectividad');
  await expect(
    page.getByRole('region', { name: 'Por zona' }).getByRole('link').first(),
  ).toBeVisible();
  await look(page, 'exportar');
  const here = page.getByRole('group', { name: 'En esta página' }).getByRole('option');
  await expect(here).toHaveText([
    /^Exportar\s*Por origen$/,
    /^Exportar\s*Por responsable$/,
    /^Exportar\s*Por zona$/,
    /^Exportar\s*Causas de la pérdida$/,
  ]);
  await page.getByRole('combobox', { name: 'Buscar o ir a…' }).fill('exportar por zona');
  await option(page, /^Exportar\s*Por zona$/).click();
  const figuresFile = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Datos (CSV)' }).click();
  expect((await figuresFile).suggestedFilename()).toMatch(/por-zona/i);

  // Also a folio that is no longer on its way.
  await page.goto('/programa/performance/solicitudes?course=delivered');
  const delivered = page.getByRole('cell', { name: /^SF-/ }).first();
  const folio = (await delivered.innerText()).trim();
  await look(page, folio);
  await option(page, new RegExp(`^${folio}\\s*Solicitudes`)).click();
  await expect(page).toHaveURL(`/programa/performance/solicitudes?q=${folio}`);
  await expect(page.getByRole('cell', { name: /^SF-/ })).toHaveText([folio]);

  await look(page, 'mini');
  await expect(option(page, / · \d{2,3} \d{3,4} \d{4}/).first()).toBeVisible();
  // Also who does not see them hears that they came.
  const told = page.getByRole('dialog', { name: 'Buscar o ir a…' }).getByRole('status');
  await expect(async () => {
    expect(await told.textContent()).toBe(`Resultados: ${await page.getByRole('option').count()}`);
  }).toPass();
  await option(page, /^Ver todos \(.+\).*Lista de prospectos/).click();
  await expect(page).toHaveURL('/programa/lista-de-prospectos?q=mini');

  // What is to be done with one of them is begun where it is.
  await look(page, 'cambiar estado mini');
  const mini = option(page, /^Cambiar estado: /).first();
  const business = (await mini.innerText()).replace('Cambiar estado: ', '').split(' · ')[0] ?? '';
  await mini.click();
  await expect(
    page.getByRole('heading', { level: 1, name: `Prospecto ${business}` }),
  ).toBeVisible();
  await leaveDialog(page.getByRole('dialog', { name: new RegExp(business) }));
  await expect(page).toHaveURL(/lista-de-prospectos\/[\da-f-]{36}$/);

  await test.step('what is begun with a prospect is begun with that one, also from the page of another of the same name', async () => {
    await page.goto(`/programa/lista-de-prospectos/${first}`);
    const heading = page.getByRole('heading', { level: 1, name: `Prospecto ${twins}` });
    await expect(heading).toBeVisible();
    await expect(page.getByRole('button', { name: 'Dar seguimiento' })).toBeVisible();
    await look(page, `cambiar estado ${twins}`);
    const other = option(page, /^Cambiar estado: /);
    await other.filter({ hasText: formatPhone(demoProspect(861).phone) }).click();
    await expect(page).toHaveURL(new RegExp(`${second}$`));
    await expect(heading).toBeVisible();
    await leaveDialog(page.getByRole('dialog', { name: new RegExp(twins) }));
  });

  await look(page, 'león');
  await option(page, /^León · .*zonas/).click();
  await expect(page).toHaveURL(/catalogo-zonas-y-regiones\?q=Le%C3%B3n$/);
  await expect(page.getByRole('cell', { name: /^León/ }).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: /^Monterrey/ })).toHaveCount(0);

  await look(page, 'daniel cárdenas');
  await option(page, /^Daniel Cárdenas Vega.*Usuarios/).click();
  await expect(page).toHaveURL(/\/programa\/usuarios\?q=Daniel/);

  // A zone for who works all of them leaves prospects behind, which is said first.
  await page.getByRole('button', { name: 'Editar el acceso de Daniel Cárdenas Vega' }).click();
  const access = page.getByRole('dialog', { name: /Daniel Cárdenas Vega/ });
  await expect(access.getByRole('alert')).toHaveCount(0);
  await access.getByRole('combobox', { name: 'Zona' }).click();
  await page.locator('.ant-select-item-option').first().click();
  await expect(access.getByText(/[\d,]+ prospectos? se quedan? sin responsable\./)).toBeVisible();
});

test('the palette begins what staff and installers do on other screens', async ({
  page,
  browser,
}) => {
  await signIn(page, 'backoffice@demo.mx');
  await look(page, 'importar estado');
  await option(page, /^Importar estado de cuenta/).click();
  await expect(page).toHaveURL('/backoffice/tesoreria');
  await expect(page.getByRole('dialog', { name: 'Importar estado de cuenta' })).toBeVisible();

  const installer = await seat(browser, 'instalador@demo.mx');
  await look(installer.page, 'invitar vend');
  await option(installer.page, /^Invitar vendedor/).click();
  await expect(installer.page.getByRole('dialog', { name: 'Invitar vendedor' })).toBeVisible();
  await installer.page.close();
});
