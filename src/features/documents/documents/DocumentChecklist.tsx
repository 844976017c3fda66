import type { DivClass } from '@contract/documents/definition-parts';
import type { DocumentGroup } from '@contract/documents/document-definitions';
import { type ChecklistItem, documents as contract } from '@contract/documents/documents';
import { identityPhotos } from '@contract/documents/identity-photos';
import { documents } from '@contract/locales/es-MX/documents/documents';
import { documentGroups } from '@contract/locales/es-MX/documents/groups';
import { errors } from '@contract/locales/es-MX/kernel/outcomes';
import { t, texts } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { ErrorState } from '@portal/ui/kit/ErrorState';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonCards } from '@portal/ui/kit/Skeletons';
import { Alert } from 'antd';
import { DocumentSlot } from './DocumentSlot';
import styles from './documents.module.css';
import { wantedOf } from './wanted';

interface DocumentChecklistProps {
  /** Whose documents: a project's (with its applicant's and its sites'), a person's, or one's own. */
  projectId?: string;
  userId?: string;
  /** Only the documents of this record: one site's photographs, for example. */
  ownerId?: string;
  /** Only the documents of this group. */
  group?: DocumentGroup;
  /** Only what this field of a form asks for. */
  field?: string;
}

/** Of twelve, on a page that is wide enough. */
const columnsOf: Record<DivClass, number> = {
  'col-12': 12,
  'col-12 col-lg-8': 8,
  'col-12 col-lg-6': 6,
  'col-12 col-lg-4': 4,
};

const photos: readonly number[] = Object.values(identityPhotos);

/** Everything that is asked for, by group, with what is missing first. */
export function DocumentChecklist({
  projectId,
  userId,
  ownerId,
  group,
  field,
}: DocumentChecklistProps) {
  const query = {
    ...(projectId && { project_id: projectId }),
    ...(userId && { user_id: userId }),
  };
  const checklist = useRead(contract.checklist, { query });
  // Data once shown stays over a failed refetch, and with it the uploads in progress.
  if (!checklist.data) {
    if (checklist.isError) return <ErrorState reload={() => void checklist.refetch()} />;
    return <SkeletonCards />;
  }
  const items = checklist.data.items.filter(
    (item) =>
      (!ownerId || item.owner_id === ownerId) &&
      (!group || item.clasification_2 === group) &&
      (!field || item.field_name === field) &&
      // The identity check asks for those; with all else of a person only staff see them.
      (userId || !photos.includes(item.doc_id)),
  );
  if (items.length === 0) return <EmptyState text={t(documents.none)} />;
  return (
    <div className={styles.checklist}>
      {ownerId || group || field ? null : <Standing items={items} later={checklist.data.later} />}
      {groupsOf(items).map(({ title, members }) => (
        <Section key={title} title={title}>
          <div className={styles.slots}>
            {members.map((item) => (
              <div
                key={`${item.owner_id} ${item.doc_id} ${item.assoc_index}`}
                className={styles.place}
                data-columns={columnsOf[item.div_class]}
              >
                <DocumentSlot item={item} {...(projectId && { projectId })} />
              </div>
            ))}
          </div>
        </Section>
      ))}
    </div>
  );
}

/** What is still wanted of the required ones, each by what is the matter with it; or that nothing is. */
function Standing({ items, later }: { items: ChecklistItem[]; later: readonly string[] }) {
  const { missing, rejected, pending, theirs } = wantedOf(items);
  if (missing.length + rejected.length + pending.length === 0) {
    return later.length > 0 ? (
      <Alert type="info" showIcon message={t(documents.later, { names: later.join(', ') })} />
    ) : (
      <Alert type="success" showIcon message={t(documents.complete)} />
    );
  }
  const sentences = [
    ...(rejected.length > 0 ? [t(documents.toCorrect, { names: rejected.join(', ') })] : []),
    ...(missing.length > 0 ? [t(documents.toUpload, { names: missing.join(', ') })] : []),
    ...(pending.length > 0 ? [t(documents.inReview, { names: pending.join(', ') })] : []),
  ].join(' ');
  return theirs ? (
    <Alert type="info" showIcon message={t(errors.completeAll)} description={sentences} />
  ) : (
    <Alert type="info" showIcon message={sentences} />
  );
}

const groupsOf = (items: readonly ChecklistItem[]) =>
  Object.entries(texts(documentGroups))
    .map(([group, title]) => ({
      title,
      members: items.filter((item) => item.section_id === group),
    }))
    .filter(({ members }) => members.length > 0);
