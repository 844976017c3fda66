import { identityPhotos } from '@contract/documents/identity-photos';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@server/db/seed/accounts';
import { confirmedSession, giveSections, sessionOf } from './onboarded';
import { firstOf, present } from './present';

/** What staff do about a credit by the product's calls, for stories that are about something else. */

/** Another of staff, who confirms what the first asked for; each call ends the session that they have. */
export const SECOND = { email: 'soporte@demo.mx', password: DEMO_PASSWORD };

/** Confirms the one act of a title that waits, as another of staff. */
export async function secondConfirms(request: APIRequestContext, title: string) {
  const call = await confirmedSession(request, SECOND);
  const { json } = await call({ url: '/api/v1/approvals?outcome=waiting&limit=100' });
  const waiting = json.items.filter((item) => item.title.includes(title));
  expect(waiting).toHaveLength(1);
  const { id, payload_hash } = present(waiting[0]);
  const url = `/api/v1/approvals/${id}/confirm` as const;
  const done = await call({ method: 'POST', url, body: { payload_hash } });
  expect(done.status, JSON.stringify(done.json)).toBe(200);
}

/** Verifies documents, or rejects those with a reason, as another of staff. */
export async function reviewPapers(
  request: APIRequestContext,
  papers: readonly { id: string; reject_reason?: string }[],
) {
  const call = await sessionOf(request, SECOND);
  for (const body of papers) {
    const act = body.reject_reason ? 'reject' : 'verify';
    const url = `/storagev3/documents/${act}` as const;
    const done = await call({ method: 'POST', url, body });
    expect(done.status, JSON.stringify(done.json)).toBe(200);
  }
}

/** Says as the demo's installer what it puts up at the first site of a heater's project; its session ends another. */
export async function describeHeater(request: APIRequestContext, projectId: string) {
  const call = await sessionOf(request, { email: 'instalador@demo.mx', password: DEMO_PASSWORD });
  const { json: project } = await call({ url: `/api/v1/projects/${projectId}` });
  const url = `/api/v1/sites/${firstOf(project.sites).id}` as const;
  const { accredited, version } = (await call({ url })).json;
  const body = {
    ...{ equipment_id: firstOf(accredited).id, equipment_count: 1, capacity: 150, version },
    ...{ efficiency_hundredths: 6500, baseline: 300, equipment_serials: [`CAL-${Date.now()}`] },
  };
  const saved = await call({ method: 'PUT', url: `${url}/device`, body });
  expect(saved.status, JSON.stringify(saved.json)).toBe(200);
}

/** An applicant declares who they are and sends their photographs, and another of staff verifies these. */
export async function identified(
  request: APIRequestContext,
  person: { email: string; password: string },
) {
  const call = await giveSections(request, person, ['identity_check', 'identity_photos']);
  const { items } = (await call({ url: '/api/v1/documents/checklist' })).json;
  const photos: readonly number[] = Object.values(identityPhotos);
  const sent = items.filter(({ doc_id: docId }) => photos.includes(docId));
  await reviewPapers(
    request,
    sent.map(({ document }) => ({ id: String(present(document).id) })),
  );
}

/** The id of the document that a page sends meanwhile. */
export async function sentBy(page: Page, send: () => Promise<unknown>): Promise<string> {
  const answered = page.waitForResponse(/\/storagev3\/documents\/upload\//);
  await send();
  const { id }: { id: string } = await (await answered).json();
  return id;
}
