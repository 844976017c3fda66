import { expect } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { choose, seat } from '@tests/support/people';
import { test } from '@tests/support/story';

const serial = String(Date.now());

test('the people of a program find what waits longest among their projects, give it to an executive and comment it', async ({
  browser,
}) => {
  const { page } = await seat(browser, 'comercial@demo.mx', {
    to: '/programa/proyectos-en-proceso',
  });
  await expect(page.getByRole('row').nth(1)).toContainText(/\d+ días?/);
  await page.goto('/programa/proyectos-en-proceso?status=published');
  await expect(page.getByRole('row').nth(1)).toContainText('En fondeo');
  await expect(page.getByRole('cell', { name: 'En revisión', exact: true })).toHaveCount(0);
  await page.goto('/programa/proyectos-en-proceso?sort=-created_at&limit=25');
  const first = page.getByRole('row').nth(1).getByRole('link', { name: /^SF-/ });
  const folio = (await first.textContent()) ?? '';
  await first.click();
  const drawer = page.getByRole('dialog', { name: folio });
  await expect(drawer).toBeVisible();
  // It has an address, which opens it anew.
  await page.reload();
  await choose(drawer, 'Responsable', 'Daniel Cárdenas Vega');
  await drawer.getByRole('button', { name: 'Asignar' }).click();
  await expect(page.getByText('Se guardó el responsable.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Comentar' }).click();
  await expect(drawer.getByText('El campo es obligatorio')).toBeVisible();
  const said = `Falta el recibo de luz ${serial}`;
  await drawer.getByLabel('Qué pasa con este proyecto').fill(said);
  await drawer.getByRole('button', { name: 'Comentar' }).click();
  await expect(drawer.getByRole('listitem').filter({ hasText: said })).toContainText(
    'Verónica Mejía Solís',
  );
  await expectAccessible(page, 'a project in process');
  await drawer.getByRole('button', { name: 'Cerrar' }).click();
  const row = page.getByRole('row').filter({ hasText: folio });
  await expect(row).toContainText(said);
  await expect(row).toContainText('Daniel Cárdenas Vega');
  // And is taken from them again, by key.
  await row.getByRole('link', { name: folio }).click();
  await drawer.getByRole('combobox', { name: 'Responsable' }).press('Delete');
  await drawer.getByRole('button', { name: 'Asignar' }).click();
  await expect(row).toContainText('Sin responsable');
  await drawer.getByRole('button', { name: 'Cerrar' }).click();

  // The palette knows it by its folio.
  await page.goto('/programa/inicio');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Buscar o ir a…' }).fill(folio.toLowerCase());
  await page.getByRole('option', { name: new RegExp(folio) }).click();
  await expect(page).toHaveURL(`/programa/proyectos-en-proceso?q=${folio}`);
  await expect(page.getByText(/^1 registro$/)).toBeVisible();

  await page.goto('/programa/proyectos-en-proceso?owner=mine');
  await expect(page.getByText('Ningún registro coincide con lo que buscas.')).toBeVisible();
});
