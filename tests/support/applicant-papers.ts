import { expect, type Page } from '@playwright/test';
import { PASSWORD, register } from './people';

/** A file that somebody brings: its kind, its name and its bytes. */
interface Paper {
  docId: number;
  name: string;
  type: string;
  bytes: Buffer;
}

/** Opens an applicant's account as a newcomer does, and brings papers by the calls of section 7. */
export async function applicantWithPapers(page: Page, name: string, papers: readonly Paper[]) {
  const email = `papeles-${process.pid}-${Date.now()}@ejemplo.mx`;
  await register(page, { name, email, password: PASSWORD });
  const entered = await page.request.post('/api/auth/login', {
    data: { email, password: PASSWORD, device_id: crypto.randomUUID() },
  });
  const { access_token }: { access_token: string } = await entered.json();
  const headers = { authorization: `Bearer ${access_token}` };
  const info = await page.request.get('/api/v1/users/getRgUserInfo', { headers });
  const { user_id }: { user_id: string } = await info.json();
  const ids: string[] = [];
  for (const { docId, name: fileName, type, bytes } of papers) {
    const sent = await page.request.post(`/storagev3/documents/upload/user/${user_id}`, {
      headers,
      multipart: {
        file_type: String(docId),
        file: { name: fileName, mimeType: type, buffer: bytes },
      },
    });
    expect(sent.status()).toBe(200);
    const { id }: { id: string } = await sent.json();
    ids.push(id);
  }
  /** Brings another version of a kind, as the same person. */
  const replace = async ({ docId, name: fileName, type, bytes }: Paper) => {
    const sent = await page.request.post(
      `/storagev3/documents/upload/user/${user_id}/update/${docId}`,
      { headers, multipart: { file: { name: fileName, mimeType: type, buffer: bytes } } },
    );
    expect(sent.status()).toBe(200);
  };
  return { email, userId: user_id, ids, replace };
}
