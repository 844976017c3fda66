import { identityPhotos } from '@contract/documents/identity-photos';
import { testApi } from '@tests/support/api';
import { creditStory } from '@tests/support/credit';
import { jpg } from '@tests/support/files';
import { multipart } from '@tests/support/multipart';
import { firstOf, present } from '@tests/support/present';
import { expect, it } from 'vitest';

const api = await testApi();
const story = await creditStory(api);
const { staff, applicant } = story;

const judge = (act: 'verify' | 'unverify' | 'reject', body: object) =>
  staff.call({ method: 'POST', url: `/storagev3/documents/${act}` as const, body });

async function frontPhoto() {
  const { items } = (await applicant.call({ url: '/api/v1/documents/checklist' })).json;
  const front = items.find(({ doc_id: docId }) => docId === identityPhotos.front);
  return String(present(present(front).document).id);
}

it('money is not delivered nor an offer published of whom staff no longer know to be who they are', async () => {
  const installing = await story.installing();
  const { sites, stages } = await story.show(installing.projectId);
  await story.verified(story.supplier, firstOf(sites).id, 21, true);
  const accepted = await story.ask();
  await story.approve(accepted);
  await story.accept(accepted);
  await story.prepare(accepted);
  const deliver = () => story.act(staff, `stages/${firstOf(stages).id}/approve`);
  const closesAt = new Date(api.clock.now.getTime() + 20 * 86_400_000).toISOString();
  const publish = () => story.act(staff, `projects/${accepted}/publish`, { closes_at: closesAt });
  const refusedBy = async (lacks: string) => {
    const until = `cuando la identidad de quien pide esté completa y verificada. Falta: ${lacks}.`;
    for (const [act, said] of [
      [deliver, 'Se entrega el dinero'],
      [publish, 'Se publica'],
    ] as const) {
      expect(await act()).toMatchObject({ status: 422, json: { message: `${said} ${until}` } });
    }
  };
  const id = await frontPhoto();
  expect((await judge('unverify', { id })).status).toBe(200);
  await refusedBy('verificar su identificación por el frente');
  expect((await judge('reject', { id, reject_reason: 'Es de otra persona' })).status).toBe(200);
  await refusedBy('que envíe su identificación por el frente');
  expect(await story.show(installing.projectId)).toMatchObject({ status: 'installing' });
  expect(await story.show(accepted)).toMatchObject({ status: 'accepted' });

  const sent = await applicant.call({
    method: 'POST',
    url: `/storagev3/documents/upload/user/${applicant.userId}/update/${identityPhotos.front}`,
    ...multipart(
      { file_type: String(identityPhotos.front) },
      { name: 'file', fileName: 'frente.jpg', content: jpg() },
    ),
  });
  expect(sent.status).toBe(200);
  expect((await judge('verify', { id: await frontPhoto() })).status).toBe(200);
  expect((await deliver()).status).toBe(200);
  expect((await publish()).status).toBe(200);
  expect(await story.show(installing.projectId)).toMatchObject({ status: 'repaying' });
});
