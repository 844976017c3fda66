import type { DocumentItem } from '@contract/documents/documents';
import { expect } from '@playwright/test';
import { applicantWithPapers } from '@tests/support/applicant-papers';
import { png } from '@tests/support/files';
import { STAFF, seat } from '@tests/support/people';
import { test } from '@tests/support/story';

const picture = (docId: number) => ({
  docId,
  name: `papel-${docId}.png`,
  type: 'image/png',
  bytes: png(320, 20),
});

test('who verified a document first begins with another one, and looking at it again keeps nobody from the second', async ({
  page,
  browser,
}) => {
  const name = `Pilar Primera ${Date.now()}`;
  const { ids } = await applicantWithPapers(page, name, [picture(1), picture(2)]);
  const { page: desk } = await seat(browser, STAFF);
  // As after their own first verification, while the sample draws every document.
  await desk.route('**/api/v1/documents?*', async (route) => {
    const answer = await route.fetch();
    const { items, ...list } = await answer.json();
    const first = { full_name: 'Quien mira', own: true };
    await route.fulfill({
      json: {
        ...list,
        items: items.map((item: DocumentItem) =>
          item.id === ids[0] ? { ...item, review: { ...item.review, first } } : item,
        ),
      },
    });
  });
  const claimed: string[] = [];
  desk.on('request', (request) => {
    if (/document-claims?$/.test(request.url())) claimed.push(request.postData() ?? '');
  });
  await desk.goto(`/backoffice/cola-documentos?q=${encodeURIComponent(name)}`);
  await expect(desk.getByRole('region', { name: 'Comprobante de domicilio' })).toBeVisible();
  await expect.poll(() => claimed.join()).toContain(ids[1]);
  await desk
    .getByRole('navigation', { name: 'Documentos de la cola' })
    .getByRole('button', { name: 'Identificación oficial' })
    .click();
  await expect(desk.getByText('Ya hiciste la primera')).toBeVisible();
  await expect(desk.getByRole('img', { name: /Identificación oficial/ })).toBeVisible();
  expect(claimed.join()).not.toContain(ids[0]);
  // The queue may be read again at this moment.
  await desk.unrouteAll({ behavior: 'ignoreErrors' });
  await desk.close();
});
