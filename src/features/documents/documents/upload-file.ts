import {
  type ChecklistItem,
  type DocumentRecord,
  documentRecord,
  documentStorage,
} from '@contract/documents/documents';
import { urlOf } from '@portal/api/call';
import { failureOf, networkFailure, unreadableFailure } from '@portal/api/failure';
import { session } from '@portal/session/portal-session';

type Place = Pick<ChecklistItem, 'doc_id' | 'db_table' | 'db_field' | 'owner_id'>;

interface Upload {
  place: Place;
  file: File;
  /** True when a file is there already. */
  replaces: boolean;
  projectId?: string | undefined;
  onProgress: (percent: number) => void;
}

/** The call of the specification that takes a file for this place. */
function endpointOf({ db_table }: Place, replaces: boolean) {
  switch (db_table) {
    case 'users':
      return replaces ? documentStorage.updateUser : documentStorage.uploadUser;
    case 'projects':
      return replaces ? documentStorage.updateProject : documentStorage.uploadProject;
    case 'fg_locations':
      return replaces ? documentStorage.updateTarget : documentStorage.uploadTarget;
  }
}

/**
 * Sends one file, telling how much has left. `fetch` cannot tell, so this is the one call of the portal
 * that is made with XMLHttpRequest.
 *
 * @throws ApiFailure
 */
export function uploadFile({
  place,
  file,
  replaces,
  projectId,
  onProgress,
}: Upload): Promise<DocumentRecord> {
  const host = session.callHost;
  host.beforeCall();
  const token = host.token();
  const form = new FormData();
  form.set('file_type', String(place.doc_id));
  if (place.db_table === 'fg_locations') {
    form.set('assocTable', place.db_table);
    form.set('assocKey', place.db_field);
  }
  if (projectId) form.set('from_project_id', projectId);
  // Last: the server knows where the file goes before its bytes arrive.
  form.set('file', file);
  const params = { id: place.owner_id, docId: place.doc_id };

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', urlOf(endpointOf(place, replaces), { params }));
    request.withCredentials = true;
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(Math.floor((loaded / total) * 100));
    });
    request.addEventListener('error', () => reject(networkFailure()));
    request.addEventListener('abort', () => reject(networkFailure()));
    request.addEventListener('load', () => {
      const { status } = request;
      const body = readJson(request.responseText);
      if (status === 200) {
        host.answered();
        const record = documentRecord.safeParse(body);
        if (record.success) resolve(record.data);
        else reject(unreadableFailure(status));
        return;
      }
      const failure = failureOf(status, body);
      if (status === 401 && token) host.unauthenticated(token, failure);
      reject(failure);
    });
    request.send(form);
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
