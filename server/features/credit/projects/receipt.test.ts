import { notifications } from '@server/db/schema/platform';
import { type Person, testApi } from '@tests/support/api';
import { creditStory } from '@tests/support/credit';
import { pdfWords } from '@tests/support/pdf-words';
import { and, eq, like } from 'drizzle-orm';
import { expect, it } from 'vitest';

const api = await testApi();
const story = await creditStory(api);
const { applicant, supplier } = story;
const projectId = await story.ask();

const send = (who: Person) =>
  who.call({ method: 'POST', url: `/api/v1/request-receipts/${projectId}/send` });
const file = (who: Person) => who.call({ url: `/api/v1/request-receipts/${projectId}` });

it('is a PDF of what was asked for and who acts next, for the people of the request alone', async () => {
  const { folio, applicant_name: name } = (
    await supplier.call({ url: `/api/v1/projects/${projectId}` })
  ).json;
  for (const who of [supplier, applicant]) {
    const { status, bytes } = await file(who);
    expect(status).toBe(200);
    const words = await pdfWords(bytes);
    for (const said of [folio, name, 'Monto que se pidió', 'Le toca a: Solicitante']) {
      expect(words).toContain(said);
    }
  }
  const stranger = await api.person('client');
  expect((await file(stranger)).status).toBe(404);
  expect((await send(stranger)).status).toBe(404);
});

it('reaches the applicant by their notices, once until they read it', async () => {
  const told = () =>
    api.db
      .select({ title: notifications.title, href: notifications.href })
      .from(notifications)
      .where(
        and(
          eq(notifications.userId, applicant.userId),
          like(notifications.matter, 'request-receipt:%'),
        ),
      );
  expect((await send(supplier)).status).toBe(200);
  expect((await send(supplier)).status).toBe(200);
  expect(await told()).toEqual([
    {
      title: expect.stringContaining('Acuse de tu solicitud'),
      href: `/solicitante/solicitud-de-credito/${projectId}`,
    },
  ]);
});
