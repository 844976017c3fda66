import type { DocumentItem } from '@contract/documents/documents';
import { expect } from '@playwright/test';
import { applicantWithPapers } from '@tests/support/applicant-papers';
import { inLetters } from '@tests/support/in-letters';
import { STAFF } from '@tests/support/people';
import { signIn } from '@tests/support/portal';
import { file, picture, rows } from '@tests/support/review-desk';
import { test } from '@tests/support/story';

test('a review begins with what is neither in quarantine nor verified first by the same person, whose second look keeps nobody else from it', async ({
  page,
  browser,
}) => {
  const name = `Pilar Primera ${inLetters(Date.now())}`;
  const { ids } = await applicantWithPapers(page, name, [picture(1), picture(2), picture(3)]);
  const desk = await (await browser.newContext()).newPage();
  // As after their own first verification, while the sample draws every document.
  await desk.route('**/api/v1/documents?*', async (route) => {
    const answer = await route.fetch();
    const { items, ...list } = await answer.json();
    const first = { full_name: 'Quien mira', own: true };
    await route.fulfill({
      json: {
        ...list,
        items: items.map((item: DocumentItem) => ({
          ...item,
          quarantined: item.id === ids[1],
          review: item.id === ids[0] ? { ...item.review, first } : item.review,
        })),
      },
    });
  });
  const claimed: string[] = [];
  desk.on('request', (request) => {
    if (/document-claims?$/.test(request.url())) claimed.push(request.postData() ?? '');
  });
  await signIn(desk, STAFF, { to: `/backoffice/cola-documentos?q=${encodeURIComponent(name)}` });
  await expect(file(desk, 'CURP')).toBeVisible();
  await expect.poll(() => claimed.join()).toContain(ids[2]);
  await desk.keyboard.press('k');
  const shut = desk.getByRole('region', { name: 'Comprobante de domicilio' });
  await expect(shut.getByText('En cuarentena: nadie puede abrirlo')).toBeVisible();
  await expect(shut.getByRole('button', { name: 'Verificar' })).toBeDisabled();
  await expect(shut.getByRole('button', { name: 'Descargar' })).toHaveCount(0);
  await expect(file(desk, 'Comprobante de domicilio')).toHaveCount(0);
  await desk.keyboard.press('a');
  await expect(rows(desk)).toHaveCount(3);

  await rows(desk).first().getByRole('button', { name: 'Identificación oficial' }).click();
  await expect(desk.getByText('Ya hiciste la primera')).toBeVisible();
  await expect(file(desk, 'Identificación oficial')).toBeVisible();
  expect(claimed.join()).not.toContain(ids[0]);
  // The queue may be read again at this moment.
  await desk.unrouteAll({ behavior: 'ignoreErrors' });
  await desk.close();
});
