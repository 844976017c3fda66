import type { ChecklistItem } from '@contract/documents/documents';
import { href } from '@contract/kernel/screens';
import { userFile } from '@contract/locales/es-MX/documents/documents';
import { t } from '@portal/i18n';
import { useMay } from '@portal/refine/use-may';
import { Link } from 'react-router';
import { placeName } from './wanted';

/** The queue at this kind of document of the person, for who may decide on it. */
export function ReviewLink({ item, of }: { item: ChecklistItem; of: string }) {
  const search = new URLSearchParams({ doc_id: String(item.doc_id), q: of });
  return useMay('documents.verify') ? (
    <Link
      to={`${href('documentQueue')}?${search}`}
      aria-label={t(userFile.reviewOne, { name: placeName(item) })}
    >
      {t(userFile.review)}
    </Link>
  ) : null;
}
