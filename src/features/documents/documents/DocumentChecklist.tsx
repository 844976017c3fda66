import { type ChecklistItem, documents as contract } from '@contract/documents/documents';
import { identityPhotos } from '@contract/documents/identity-photos';
import { documents } from '@contract/locales/es-MX/documents/documents';
import { ApiFailure } from '@portal/api/failure';
import { t } from '@portal/i18n';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { ErrorState } from '@portal/ui/kit/ErrorState';
import { SkeletonCards } from '@portal/ui/kit/Skeletons';
import { lazy, Suspense } from 'react';
import { asAskedHere, type DocumentChecklistProps, isAskedHere, isPart } from './asked-here';
import { ChecklistGroups, Standing } from './ChecklistGroups';
import { DocumentSlot } from './DocumentSlot';
import styles from './documents.module.css';
import { ReviewLink } from './ReviewLink';
import { isForNow } from './wanted';

/** With all definitions in it, for servers that keep none. */
const FilesChecklist = lazy(() =>
  import('./FilesChecklist').then((file) => ({ default: file.FilesChecklist })),
);

const photos: readonly number[] = Object.values(identityPhotos);

/** Everything that is asked for, by group, with what is missing first. */
export function DocumentChecklist(props: DocumentChecklistProps) {
  const { projectId, userId, reviewOf } = props;
  const query = {
    ...(projectId && { project_id: projectId }),
    ...(userId && { user_id: userId }),
  };
  const checklist = useRead(contract.checklist, { query });
  const forStaff = useMay('backoffice-area.open');
  // Data once shown stays over a failed refetch, and with it the uploads in progress.
  if (!checklist.data) {
    if (!checklist.isError) return <SkeletonCards />;
    if (!(checklist.error instanceof ApiFailure) || !checklist.error.notOffered) {
      return <ErrorState reload={() => checklist.refetch()} />;
    }
    return (
      <Suspense fallback={<SkeletonCards />}>
        <FilesChecklist {...props} />
      </Suspense>
    );
  }
  const items = checklist.data.items
    .filter(
      (item) =>
        isAskedHere(item, props) &&
        // The identity check asks for those; with all else of a person only staff see them.
        (userId || !photos.includes(item.doc_id)),
    )
    .map((item) => asAskedHere(item, props));
  if (items.length === 0) return <EmptyState text={t(documents.none)} />;
  // Of a request, who asks or installs reads first what is theirs to do.
  const isFolded = Boolean(projectId) && !forStaff && !isPart(props);
  const now = isFolded ? items.filter(isForNow) : items;
  const later = items.filter((item) => !now.includes(item));
  const slot = ({ item }: { item: ChecklistItem }) => (
    <DocumentSlot
      item={item}
      projectId={projectId}
      forStaff={forStaff}
      review={reviewOf && item.state === 'pending' && <ReviewLink item={item} of={reviewOf} />}
    />
  );
  return (
    <div className={styles.checklist}>
      {isPart(props) ? null : <Standing {...checklist.data} items={items} />}
      <ChecklistGroups slots={now.map((item) => ({ item }))}>{slot}</ChecklistGroups>
      {later.length > 0 ? (
        <details className={styles.later}>
          <summary>{t(documents.optional, { count: later.length })}</summary>
          <div className={styles.checklist}>
            <ChecklistGroups slots={later.map((item) => ({ item }))}>{slot}</ChecklistGroups>
          </div>
        </details>
      ) : null}
    </div>
  );
}
