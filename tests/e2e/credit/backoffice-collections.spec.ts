import { expect, type Page } from '@playwright/test';
import { choose, STAFF, seat } from '@tests/support/people';
import { test } from '@tests/support/story';

const dayBefore = (days: number) => {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(
    new Date(Date.now() - days * 86_400_000),
  );
  return day.split('-').reverse().join('/');
};

async function contact(page: Page, { at, result }: { at: string; result: string }) {
  await page.getByRole('button', { name: 'Registrar contacto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Registrar contacto' });
  await choose(dialog, 'Medio', 'Teléfono');
  await choose(dialog, 'Resultado', result);
  await dialog.getByLabel('Día').fill(dayBefore(1));
  await dialog.getByLabel('Hora, Ciudad de México').fill(at);
  await dialog.getByLabel('Nota').fill('Contestó su hija; no se le dijo de qué se trata.');
  await dialog.getByRole('button', { name: 'Registrar contacto' }).click();
  await expect(dialog).toBeHidden();
}

test('staff take a late credit, write contacts down and correct one, and keep one promise at a time', async ({
  browser,
}) => {
  const { page } = await seat(browser, STAFF, { to: '/backoffice' });
  await page.getByRole('link', { name: /Créditos atrasados/ }).click();
  await expect(page.getByText(/^\d+ días?$/).first()).toBeVisible();

  await page.goto('/backoffice/cobranza?assignee=nobody&promise=none');
  const folio = page.getByRole('link', { name: /^SF-/ }).first();
  const name = (await folio.textContent()) ?? '';
  await folio.click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText('Nunca a familiares, referencias o terceros')).toBeVisible();
  await page.getByRole('button', { name: 'Tomarlo' }).click();
  await expect(page.getByRole('button', { name: 'Tomarlo' })).toBeHidden();

  await contact(page, { at: '05:30', result: 'No contestó' });
  const log = page.getByRole('region', { name: 'Bitácora', exact: true });
  const row = log.getByRole('row').filter({ hasText: 'No contestó' });
  await expect(row).toContainText('Fuera de horario');
  await row.getByRole('button', { name: 'Corregir' }).click();
  const fix = page.getByRole('dialog', { name: 'Corregir un contacto' });
  await fix.getByLabel('Hora, Ciudad de México').fill('15:30');
  await fix.getByRole('button', { name: 'Corregir' }).click();
  await expect(fix).toBeHidden();
  await expect(log.getByRole('row').filter({ hasText: 'Corrección' })).not.toContainText('Fuera');
  await expect(log.getByRole('row').filter({ hasText: 'Corregido' })).toHaveCount(1);

  await page.getByRole('button', { name: 'Registrar promesa' }).click();
  const promise = page.getByRole('dialog', { name: 'Registrar promesa' });
  await promise.getByLabel('Fecha prometida').fill(dayBefore(-3));
  await promise.getByRole('button', { name: 'Registrar promesa' }).click();
  await expect(promise).toBeHidden();
  await expect(page.getByRole('button', { name: 'Registrar promesa' })).toBeHidden();
  await page.getByRole('button', { name: 'Dejar sin efecto' }).click();
  const withdraw = page.getByRole('dialog', { name: 'Dejar sin efecto la promesa' });
  await withdraw.getByLabel('Motivo').fill('Se escribió mal la fecha');
  await withdraw.getByRole('button', { name: 'Dejar sin efecto' }).click();
  await expect(page.getByRole('button', { name: 'Registrar promesa' })).toBeVisible();
  await expect(log.getByText('Se escribió mal la fecha')).toBeVisible();

  await page.goto('/backoffice/cobranza?assignee=mine&sort=-overdue_cents');
  await expect(page.getByRole('link', { name })).toBeVisible();
});
