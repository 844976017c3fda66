import { documentStorage, documents } from '@contract/documents/documents';
import { call, callFile } from '@portal/api/call';
import { config } from '@portal/config';
import { session } from '@portal/session/portal-session';

export type LinkUse = 'view' | 'download';

/**
 * Fetches the bytes of one version. The address carries a token good for this version and use only, or
 * the session's own where the server knows no other kind; it never reaches the address bar.
 *
 * @throws ApiFailure
 */
export async function fetchDocument(id: string, use: LinkUse, signal?: AbortSignal): Promise<Blob> {
  const args = {
    params: { dbId: id, '*': 'archivo' },
    query: { access_token: await linkToken(id, use, signal) },
  };
  return callFile(documentStorage[use], args, { signal, token: null });
}

async function linkToken(id: string, use: LinkUse, signal?: AbortSignal): Promise<string> {
  if (config().documentLinks === 'session') return session.callHost.token() ?? '';
  const link = await call(documents.createLink, { body: { document_id: id, use } }, { signal });
  return link.access_token;
}

/** Saves one version to the person's device under its name. */
export async function downloadDocument(id: string, fileName: string): Promise<void> {
  const address = URL.createObjectURL(await fetchDocument(id, 'download'));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = fileName;
  anchor.click();
  // The browser reads the address after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
