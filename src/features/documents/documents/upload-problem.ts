import { ApiFailure } from '@portal/api/failure';
import { documents } from '@portal/messages/documents';

/** What a failed upload says: the specification's sentence, what the server found, and that the earlier file stays. */
export function uploadProblem(thrown: unknown, hadFile: boolean): string {
  return [documents.uploadFailed, reasonOf(thrown), hadFile ? documents.previousStays : undefined]
    .filter((part) => part)
    .join(' ');
}

function reasonOf(thrown: unknown): string | undefined {
  if (!(thrown instanceof ApiFailure)) return undefined;
  if (thrown.code === 'network') return documents.uploadOffline;
  return thrown.fields.file ?? thrown.message;
}
