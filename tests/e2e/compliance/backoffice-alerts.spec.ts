import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { expect } from '@playwright/test';
import { expectAccessible } from '@tests/support/accessible';
import { sendBankNotice } from '@tests/support/bank-notice';
import { personalClabe } from '@tests/support/credit-screens';
import { inLetters } from '@tests/support/in-letters';
import { noteOpened } from '@tests/support/opened';
import { choose, PASSWORD, register, STAFF, seat } from '@tests/support/people';
import { test } from '@tests/support/story';

test('a large deposit waits in the queue of alerts; one of staff takes it and escalates it, another reports it, each with their reasons', async ({
  page,
  browser,
  request,
}) => {
  const serial = String(Date.now());
  const name = `Olga Montes ${inLetters(Number(serial))}`;
  const email = `olga-${serial}@ejemplo.mx`;
  await register(page, { name, email, password: PASSWORD }, 'investor');
  const investor = await seat(browser, email, {
    password: PASSWORD,
    to: '/inversionista/abonar-fondos',
  });
  const clabe = await personalClabe(investor.page);
  const trackingKey = `ALERTA${serial}`;
  await sendBankNotice(request, {
    direction: 'in',
    tracking_key: trackingKey,
    occurred_on: dayInMexicoCity(new Date()),
    amount_cents: 31_000_000,
    sender_clabe: '012180026050783858',
    sender_name: name,
    receiver_clabe: clabe,
    concept: 'Abono',
  });

  const { page: desk } = await seat(browser, STAFF, { to: '/backoffice/trabajos' });
  await desk
    .getByRole('button', { name: 'Ejecutar ahora: Buscar operaciones que abren una alerta' })
    .click();
  await expect(desk.getByText('Quedó en espera de ejecutarse.')).toBeVisible();
  const queue = `/backoffice/alertas-pld?q=${encodeURIComponent(name)}`;
  await desk.goto(queue);
  // It appears when the job is done, without reading the page again.
  await desk.getByRole('link', { name: 'Depósito de monto alto' }).click();
  await expect(desk.getByRole('heading', { name: 'Depósito de monto alto' })).toBeVisible();
  await expect(desk.getByText(trackingKey)).toBeVisible();
  await expect(desk.getByText('Nadie la ha atendido.')).toBeVisible();
  await expectAccessible(desk, 'an alert');
  noteOpened('alerts', new Set(['alertShow']));

  await desk.getByRole('button', { name: 'Tomar' }).click();
  await expect(desk.getByText('Asignada a Elena Guzmán Treviño')).toBeVisible();
  await desk.getByRole('button', { name: 'Escalar como inusual' }).click();
  const escalating = desk.getByRole('dialog', { name: 'Escalar como inusual' });
  await choose(escalating, 'Motivo', 'El origen del dinero no se explica');
  await escalating.getByLabel('Análisis').fill('Muy corto.');
  await escalating.getByRole('button', { name: 'Escalar como inusual' }).click();
  await expect(escalating.getByText(/al menos 20 caracteres/)).toBeVisible();
  const analysis = 'Su ingreso declarado no alcanza y no explicó la venta que dijo.';
  await escalating.getByLabel('Análisis').fill(analysis);
  await escalating.getByRole('button', { name: 'Escalar como inusual' }).click();
  await expect(escalating).toBeHidden();
  await expect(desk.getByText(analysis)).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Escalar como inusual' })).toBeHidden();

  // Who escalated it does not decide it, and reads why.
  await expect(desk.getByText('La escalaste tú: la decide otra persona del equipo.')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Marcar como reportada' })).toBeDisabled();
  await expect(desk.getByRole('button', { name: 'Descartar' })).toBeDisabled();
  await expect(desk.getByRole('button', { name: 'Tomar' })).toBeHidden();
  const { page: other } = await seat(browser, 'soporte@demo.mx', {
    to: new URL(desk.url()).pathname,
  });
  await other.getByRole('button', { name: 'Tomar' }).click();
  await other.getByRole('button', { name: 'Marcar como reportada' }).click();
  const reporting = other.getByRole('dialog', { name: 'Marcar como reportada' });
  await expect(reporting.getByText(/se presenta fuera del portal/)).toBeVisible();
  await choose(reporting, 'Motivo', 'Operación inusual');
  await reporting.getByLabel('Análisis').fill('Se presentó el aviso con el acuse 2026-118.');
  await reporting.getByRole('button', { name: 'Marcar como reportada' }).click();
  await expect(reporting).toBeHidden();
  // It is shown to both, to the first without reading the page again.
  await expect(other.getByText('acuse 2026-118')).toBeVisible();
  await expect(desk.getByText('acuse 2026-118')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Asignar' })).toBeHidden();
  await desk.goto(queue);
  await expect(desk.getByText('Ningún registro coincide con lo que buscas.')).toBeVisible();

  await investor.page.goto('/inversionista/inicio');
  await expect(investor.page.getByText(/alerta/i)).toHaveCount(0);
});
