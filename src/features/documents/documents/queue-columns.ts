import type { DocumentItem } from '@contract/documents/documents';
import { queue } from '@contract/locales/es-MX/documents/queue';
import { t } from '@portal/i18n';
import type { Column } from '@portal/ui/table/columns';
import { csvInstant } from '@portal/ui/table/csv-values';
import { documentState } from './document-state';

/** What an export of the queue writes of each document. */
export const queueColumns: readonly Column<DocumentItem>[] = [
  { key: 'name', title: t(queue.kind), csv: ({ name }) => name },
  { key: 'person', title: t(queue.person), csv: ({ person }) => person?.full_name ?? null },
  { key: 'project', title: t(queue.credit), csv: ({ project }) => project?.folio ?? null },
  { key: 'file_name', title: t(queue.file), csv: ({ file_name }) => file_name },
  {
    key: 'created_at',
    title: t(queue.uploadedAt),
    csv: ({ created_at }) => csvInstant(created_at),
  },
  { key: 'status', title: t(queue.status), csv: ({ status }) => documentState[status].text },
  {
    key: 'waits_since',
    title: t(queue.waitsSince),
    csv: ({ review }) => csvInstant(review?.waits_since ?? null),
  },
  {
    key: 'age',
    title: t(queue.age),
    csv: ({ review }) => (review?.age ? t(queue.ages[review.age]) : null),
  },
  { key: 'verified_by', title: t(queue.reviewer), csv: ({ verified_by }) => verified_by },
  { key: 'reject_reason', title: t(queue.reason), csv: ({ reject_reason }) => reject_reason },
];
