import { ApiFailure } from '@portal/lib/api-failure';
import { documents } from '@portal/messages/documents';

/** What a failed upload says: the specification's sentence, what the server found, and that the earlier file stays. */
export function uploadProblem(thrown: unknown, hadFile: boolean): string {
  const reason = thrown instanceof ApiFailure ? (thrown.fields.file ?? thrown.message) : undefined;
  return [documents.uploadFailed, reason, hadFile ? documents.previousStays : undefined]
    .filter((part) => part)
    .join(' ');
}
