import { expect } from '@playwright/test';
import { applicantWithPapers } from '@tests/support/applicant-papers';
import { hold } from '@tests/support/hold';
import { inLetters } from '@tests/support/in-letters';
import { choose, STAFF, seat } from '@tests/support/people';
import { file, openQueue, picture, rows, told } from '@tests/support/review-desk';
import { test } from '@tests/support/story';

test('U takes back what was just done while the notice offers it', async ({ page, browser }) => {
  const name = `Ursula Undo ${inLetters(Date.now())}`;
  const { ids } = await applicantWithPapers(page, name, [picture(1), picture(2)]);
  const staff = await seat(browser, STAFF);
  const { page: desk } = staff;
  // A fast reviewer, however slow the machine: the notice's seconds do not pass by themselves.
  await desk.clock.setFixedTime(Date.now());
  await openQueue(staff, name);
  await expect(file(desk, 'Identificación oficial')).toBeVisible();
  await desk.keyboard.press('a');
  await expect(file(desk, 'Comprobante de domicilio')).toBeVisible();
  // The first may be answered later than the next is shown.
  const second = desk.waitForResponse(
    (answer) =>
      answer.url().endsWith('/documents/verify') && answer.request().postDataJSON().id === ids[1],
  );
  await desk.keyboard.press('a');
  await expect(desk.getByText('No hay documentos con estos filtros.')).toBeVisible();
  expect((await second).ok()).toBe(true);
  await expect(told(desk, 'Documento verificado correctamente')).toBeVisible();
  await choose(desk, 'Estado', 'Verificados');
  await expect(rows(desk)).toHaveCount(2);
  await expect(file(desk, 'Identificación oficial')).toBeVisible();
  await desk.keyboard.press('u');
  // Not the one that is open, which nobody was offered.
  await expect(rows(desk)).toHaveCount(1);
  await expect(rows(desk).first()).toContainText('Identificación oficial');
  // Once it is taken back, the key is again for what is open.
  await desk.keyboard.press('u');
  await expect(rows(desk)).toHaveCount(0);
  await desk.close();
});

test('a key decides on nothing that was not seen: not before the file is drawn, nor where it cannot be, until it is saved', async ({
  page,
  browser,
}) => {
  const name = `Nora Nada ${inLetters(Date.now())}`;
  const { ids } = await applicantWithPapers(page, name, [picture(1), picture(2), picture(3)]);
  const staff = await seat(browser, STAFF);
  const { page: desk } = staff;
  const viewOf = (id: string | undefined) => `**/storagev3/documents/view_document_file/${id}/*`;
  const notSeen = told(desk, 'Aún no se ve el archivo');
  // The second takes its time, and the third is not to be had.
  const arrive = await hold(desk, viewOf(ids[1]));
  await desk.route(viewOf(ids[2]), (route) => route.abort());
  await openQueue(staff, name);
  await expect(file(desk, 'Identificación oficial')).toBeVisible();
  await desk.keyboard.press('a');
  const second = desk.getByRole('region', { name: 'Comprobante de domicilio' });
  await expect(second).toBeVisible();
  await desk.keyboard.press('a');
  await expect(notSeen).toBeVisible();
  await expect(rows(desk)).toHaveCount(2);
  await second.getByRole('button', { name: 'Verificar' }).click();
  await expect(rows(desk)).toHaveCount(2);
  const looked = desk.waitForRequest(/document-looks$/);
  arrive();
  await expect(file(desk, 'Comprobante de domicilio')).toBeVisible();
  await desk.keyboard.press('a');
  const third = desk.getByRole('region', { name: 'CURP', exact: true });
  await expect(third.getByRole('button', { name: 'Volver a cargar' })).toBeVisible();
  await third.getByRole('button', { name: 'Verificar' }).click();
  await expect(rows(desk)).toHaveCount(1);
  const saved = desk.waitForEvent('download');
  await third.getByRole('button', { name: 'Descargar' }).click();
  // Under the name that its definition begins.
  expect((await saved).suggestedFilename()).toBe('CURP-papel-3.png');
  await third.getByRole('button', { name: 'Verificar' }).click();
  await expect(desk.getByText('No hay documentos con estos filtros.')).toBeVisible();
  await looked;
  await desk.unrouteAll({ behavior: 'ignoreErrors' });
  await desk.close();
});

test('a state that there is none of shows what waits, on a telephone the file that is touched comes into sight, and a reason that was called off gives way to the key of another', async ({
  page,
  browser,
}) => {
  const name = `Rita Razones ${inLetters(Date.now())}`;
  await applicantWithPapers(page, name, [picture(1), picture(2)]);
  const { page: desk } = await seat(browser, STAFF, {
    to: `/backoffice/cola-documentos?status=rejected&q=${encodeURIComponent(name)}`,
  });
  await desk.setViewportSize({ width: 390, height: 844 });
  await expect(rows(desk)).toHaveCount(2);
  await expect(desk.getByText('rejected')).toHaveCount(0);
  await rows(desk).last().getByRole('button').last().click();
  await expect(file(desk, 'Comprobante de domicilio')).toBeInViewport();

  await desk.setViewportSize({ width: 1280, height: 720 });
  await desk.keyboard.press('r');
  const reason = desk.getByRole('textbox', { name: 'Motivo de rechazo' });
  await expect(reason).toBeFocused();
  await desk.keyboard.type('abcde');
  await desk.keyboard.press('Escape');
  await expect(reason).toBeHidden();
  await desk.keyboard.press('r');
  await expect(reason).toHaveValue('abcde');
  await desk.keyboard.press('1');
  await expect(told(desk, 'Documento rechazado correctamente')).toBeVisible();
  await expect(rows(desk)).toHaveCount(1);
  await desk.close();
});
