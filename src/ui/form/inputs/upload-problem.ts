import { documents } from '@contract/locales/es-MX/documents/documents';
import { ApiFailure } from '@portal/api/failure';
import { t } from '@portal/i18n';

/** The message of a failed upload: the specification's sentence, what the server found, and that the earlier file stays. */
export function uploadProblem(thrown: unknown, hadFile: boolean): string {
  return [
    t(documents.uploadFailed),
    reasonOf(thrown),
    hadFile ? t(documents.previousStays) : undefined,
  ]
    .filter((part) => part)
    .join(' ');
}

function reasonOf(thrown: unknown): string | undefined {
  if (!(thrown instanceof ApiFailure)) return undefined;
  if (thrown.code === 'network') return t(documents.uploadOffline);
  return thrown.fields.file ?? thrown.message;
}

const TOO_LARGE = 413;

/** Whether it is the file itself that was refused, so that sending it again ends the same way. */
export const isOfFile = (thrown: unknown): boolean =>
  thrown instanceof ApiFailure && (thrown.fields.file !== undefined || thrown.status === TOO_LARGE);
