import { documents } from '@contract/locales/es-MX/documents/documents';
import { t } from '@portal/i18n';
import { toFailure } from '@portal/ui/failure';

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
  const { code, fields, message } = toFailure(thrown);
  // An error of the program says nothing to people.
  if (code === undefined) return undefined;
  return code === 'network' ? t(documents.uploadOffline) : (fields?.file ?? message);
}
