import type { DocumentItem } from '@contract/documents/documents';
import { reasonsFor, rejectionReasons } from '@contract/documents/rejection-reasons';
import { rejectTemplates } from '@contract/locales/es-MX/documents/queue';
import { ApiFailure } from '@portal/api/failure';
import { texts } from '@portal/i18n';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';

/** What a document is rejected with by keys: what staff keep, or what the portal came with where the server keeps none. */
export function useRejectTemplates(
  item: Pick<DocumentItem, 'doc_id' | 'clasification_2'>,
): readonly string[] {
  const enabled = useMay('documents.reject');
  const { data, error } = useRead(rejectionReasons.offered, {}, { enabled });
  if (data) return reasonsFor(data.items, item);
  // Of reasons that could not be read some may be retired: the reviewer writes their own.
  if (!(error instanceof ApiFailure) || !error.notOffered) return [];
  return texts(rejectTemplates[item.clasification_2]);
}
