import { documentStorage } from '@contract/documents/document-storage';
import type { ChecklistItem, DocumentRecord } from '@contract/documents/documents';
import { upload } from '@portal/api/call';

type Place = Pick<
  ChecklistItem,
  'doc_id' | 'db_table' | 'db_field' | 'owner_id' | 'is_associated' | 'assoc_index'
>;

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
  const fields = fieldsOf(place, projectId);
  return upload(endpointOf(place, replaces), { params, fields }, file, { onProgress, signal });
}

/** The text fields beside the file: its kind, what it is associated with, whose it is and from where it is sent. */
function fieldsOf(place: Place, projectId: string | undefined): Record<string, string> {
  const { db_table: table, owner_id: owner } = place;
  const project = table === 'projects' ? owner : projectId;
  return {
    file_type: String(place.doc_id),
    ...((place.is_associated || table === 'fg_locations') && {
      assocTable: table,
      assocKey: place.db_field,
      assocData: owner,
      assocIndex: String(place.assoc_index),
    }),
    ...(table === 'users'
      ? { 'metadata[user_id]': owner }
      : project && { 'metadata[project_id]': project }),
    ...(projectId && { from_project_id: projectId }),
  };
}
