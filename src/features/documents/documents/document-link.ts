import { documentStorage } from '@contract/documents/document-storage';
import { documents } from '@contract/documents/documents';
import { call, callFile } from '@portal/api/call';
import { ApiFailure } from '@portal/api/failure';
import { config } from '@portal/config';
import { session } from '@portal/session/portal-session';
import { saveLog } from '@portal/session/save-log';

export type LinkUse = 'view' | 'download';

interface Fetching {
  signal?: AbortSignal | undefined;
  /** Before it is looked at. */
  ahead?: boolean;
}

/** Whether the server tells a version that is fetched ahead from one that is looked at. */
export const tellsAhead = () => config().documentLinks !== 'session';

/**
 * Fetches the bytes of one version. The address carries a token good for this version and use only, or
 * the session's own where the server knows no other kind; it never reaches the address bar.
 *
 * @throws ApiFailure
 */
export async function fetchDocument(
  id: string,
  use: LinkUse,
  { signal, ahead = false }: Fetching = {},
): Promise<File> {
  const args = {
    params: { dbId: id, '*': 'archivo' },
    query: { access_token: await linkToken(id, use, { signal, ahead }) },
  };
  return callFile(documentStorage[use], args, { signal, token: null });
}

async function linkToken(id: string, use: LinkUse, { signal, ahead }: Fetching): Promise<string> {
  const { documentLinks } = config();
  const ownToken = () => session.callHost.token() ?? '';
  if (documentLinks === 'session') return ownToken();
  const body = { document_id: id, use, ...(ahead && { ahead }) };
  try {
    return (await call(documents.createLink, { body }, { signal })).access_token;
  } catch (thrown) {
    const isLacking = thrown instanceof ApiFailure && thrown.notOffered;
    // Of a server of which nothing was configured: it takes the session's token, as the specification has it.
    if (isLacking && documentLinks === null) return ownToken();
    throw thrown;
  }
}

/** Saves one version to the person's device, under the name that the server gives it for that; it counts as opened. */
export async function downloadDocument(id: string, fileName: string): Promise<void> {
  const file = await fetchDocument(id, 'download');
  saveLog('document_opened', { id });
  const address = URL.createObjectURL(file);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = file.name || fileName;
  anchor.click();
  // The browser reads the address after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
