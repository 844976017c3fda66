import { documentStorage } from '@contract/documents/document-storage';
import type { ChecklistItem, DocumentRecord } from '@contract/documents/documents';
import { upload } from '@portal/api/call';

type Place = Pick<ChecklistItem, 'doc_id' | 'db_table' | 'db_field' | 'owner_id' | 'assoc_index'>;

interface Upload {
  place: Place;
  file: File;
  /** True when a file is there already. */
  replaces: boolean;
  projectId?: string | undefined;
  onProgress: (percent: number) => void;
  signal?: AbortSignal | undefined;
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
 * Sends one file to its place, reporting its progress.
 *
 * @throws ApiFailure
 */
export function uploadFile({
  place,
  file,
  replaces,
  projectId,
  onProgress,
  signal,
}: Upload): Promise<DocumentRecord> {
  const params = { id: place.owner_id, docId: place.doc_id };
  const fields = {
    file_type: String(place.doc_id),
    ...(place.db_table === 'fg_locations' && {
      assocTable: place.db_table,
      assocKey: place.db_field,
    }),
    ...(place.assoc_index > 0 && { assocIndex: String(place.assoc_index) }),
    ...(projectId && { from_project_id: projectId }),
  };
  return upload(endpointOf(place, replaces), { params, fields }, file, { onProgress, signal });
}
