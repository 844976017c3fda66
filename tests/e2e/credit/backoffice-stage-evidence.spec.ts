import type { Place } from '@contract/credit/geo';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { newAdministrator } from '@tests/support/new-administrator';
import { noteOpened } from '@tests/support/opened';
import { pickedFile, seat } from '@tests/support/people';
import { placedPhoto } from '@tests/support/placed-photo';
import { sendFile } from '@tests/support/slot';
import { test } from '@tests/support/story';

test('staff see on a plan how far from its site each photograph was taken, and open it from there', async ({
  browser,
  baseURL,
}) => {
  const installer = await seat(browser, 'instalador@demo.mx');
  // Of solar panels: no other product has a meter to photograph.
  await installer.page.goto('/proveedor/mis-proyectos?status=repaying&product_id=1');
  const project = installer.page.locator('tbody').getByRole('link').first();
  const folio = (await project.textContent()) ?? '';
  await project.click();
  await installer.page.getByText(/^Opcionales o para más adelante/).click();
  await bring(installer.page, 'Fotografía del sitio antes de instalar', {
    latitude: 20.6739,
    longitude: -103.344,
  });
  await bring(installer.page, 'Fotografía del medidor', { latitude: 20.6736, longitude: -103.34 });

  const { page: desk } = await newAdministrator(browser, baseURL, 'Rita Mapa Sol');
  await desk.goto('/backoffice/etapas?limit=50');
  await desk
    .getByRole('row')
    .filter({ hasText: folio })
    .getByRole('link', { name: 'Ver evidencia' })
    .click();
  await expect(desk.getByRole('heading', { level: 1, name: new RegExp(folio) })).toBeVisible();
  await expect(desk.getByText('Falta la posición del sitio', { exact: false })).toBeVisible();
  await expect(desk.getByRole('group', { name: /^Plano del sitio/ })).toHaveCount(0);

  await desk.getByRole('button', { name: 'Escribir posición' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Posición del sitio' });
  await dialog.getByLabel('Latitud y longitud').fill('48.85, 2.35');
  await dialog.getByRole('button', { name: 'Guardar posición' }).click();
  await expect(
    dialog.getByText('Escribe latitud y longitud en México', { exact: false }),
  ).toBeVisible();
  await dialog.getByLabel('Latitud y longitud').fill('20.6736, -103.3440');
  await dialog.getByRole('button', { name: 'Guardar posición' }).click();
  await expect(dialog).toBeHidden();

  const plan = desk.getByRole('group', { name: /^Plano del sitio/ });
  const near = plan.getByRole('button', { name: /Fotografía del sitio antes.*, a 33 m del sitio/ });
  const far = plan.getByRole('button', { name: /Fotografía del medidor, lejos: a 416 m/ });
  await expect(near).toBeVisible();
  const table = desk.getByRole('region', { name: /^Fotografías de/ });
  await expect(table.getByText('Lejos: 416 m')).toBeVisible();
  await expect(table.getByText('33 m', { exact: true })).toBeVisible();
  // What the demo brought says nothing of where it was.
  await expect(table.getByText('Sin posición').first()).toBeVisible();
  await expect(desk.getByText('1 fotografía se tomó a más de 200 m del sitio.')).toBeVisible();
  await expectAccessible(desk, 'the evidence of a stage');
  noteOpened('stage-evidence', new Set(['stageEvidence']));

  await far.press('Enter');
  const shown = desk.getByRole('dialog', { name: 'Fotografía del medidor' });
  await expect(shown.getByRole('img').first()).toBeVisible();
  await shown.getByRole('button', { name: 'Cerrar' }).first().click();
  await expect(shown).toBeHidden();
});

async function bring(page: Page, name: string, place: Place) {
  const slot = page.getByRole('article', { name, exact: true });
  await sendFile(slot, pickedFile('foto.jpg', 'image/jpeg', await placedPhoto(place)));
  await expect(slot.getByText('foto.jpg')).toBeVisible();
}
