import { documentGroups } from '@contract/documents/document-definitions';
import { type ChecklistItem, documents as contract } from '@contract/documents/documents';
import { documents } from '@portal/messages/documents';
import { errors } from '@portal/messages/errors';
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
  /** Only what hangs from this record: one site's photographs, for example. */
  ownerId?: string;
}

/** Everything that is asked for, by group, with what is missing said first. */
export function DocumentChecklist({ projectId, userId, ownerId }: DocumentChecklistProps) {
  const query = {
    ...(projectId && { project_id: projectId }),
    ...(userId && { user_id: userId }),
  };
  const checklist = useRead(contract.checklist, { query });
  // Data once shown stays over a failed refetch, and with it whatever a slot is sending.
  if (!checklist.data) {
    if (checklist.isError) return <ErrorState reload={() => void checklist.refetch()} />;
    return <SkeletonCards />;
  }
  const items = checklist.data.items.filter((item) => !ownerId || item.owner_id === ownerId);
  if (items.length === 0) return <EmptyState text={documents.none} />;
  return (
    <div className={styles.checklist}>
      {ownerId ? null : <Standing items={items} later={checklist.data.later} />}
      {groupsOf(items).map(({ title, members }) => (
        <Section key={title} title={title}>
          <div className={styles.slots}>
            {members.map((item) => (
              <DocumentSlot
                key={`${item.owner_id} ${item.doc_id}`}
                item={item}
                {...(projectId && { projectId })}
              />
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
      <Alert type="info" showIcon message={documents.later(later)} />
    ) : (
      <Alert type="success" showIcon message={documents.complete} />
    );
  }
  const sentences = [
    ...(rejected.length > 0 ? [documents.toCorrect(rejected)] : []),
    ...(missing.length > 0 ? [documents.toUpload(missing)] : []),
    ...(pending.length > 0 ? [documents.inReview(pending)] : []),
  ].join(' ');
  return theirs ? (
    <Alert type="info" showIcon message={errors.completeAll} description={sentences} />
  ) : (
    <Alert type="info" showIcon message={sentences} />
  );
}

const groupsOf = (items: readonly ChecklistItem[]) =>
  Object.entries(documentGroups)
    .map(([group, title]) => ({
      title,
      members: items.filter((item) => item.clasification_2 === group),
    }))
    .filter(({ members }) => members.length > 0);
