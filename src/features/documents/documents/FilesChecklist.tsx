import { documents } from '@contract/locales/es-MX/documents/documents';
import { t } from '@portal/i18n';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { ErrorState } from '@portal/ui/kit/ErrorState';
import { SkeletonCards } from '@portal/ui/kit/Skeletons';
import { asAskedHere, type DocumentChecklistProps, isAskedHere, isPart } from './asked-here';
import { ChecklistGroups, Standing } from './ChecklistGroups';
import { DocumentSlot } from './DocumentSlot';
import styles from './documents.module.css';
import { SlotReview } from './SlotReview';
import { type Slot, useDocumentSlots } from './use-document-slots';
import { placeName } from './wanted';

/** The checklist on a server that has none: the portal's definitions, with the files of the specification's lists. */
export function FilesChecklist(props: DocumentChecklistProps) {
  const { projectId, userId, ownerId } = props;
  const found = useDocumentSlots({ projectId, userId, ownerId });
  if (!found) return <SkeletonCards />;
  const slots = found.slots
    .filter(({ item }) => isAskedHere(item, props))
    .map((slot) => ({ ...slot, item: asAskedHere(slot.item, props) }));
  if (slots.length === 0) return <EmptyState text={t(documents.none)} />;
  const [first] = slots;
  if (first?.failed && slots.every(({ failed }) => failed)) {
    return <ErrorState reload={first.failed} />;
  }
  const items = slots.map(({ item }) => item);
  const isWhole = !isPart(props) && slots.every(({ failed }) => !failed);
  return (
    <div className={styles.checklist}>
      {isWhole ? <Standing items={items} later={laterOf(slots)} isKnown={found.isKnown} /> : null}
      <ChecklistGroups slots={slots}>
        {(slot) => <ListedSlot slot={slot} projectId={projectId} />}
      </ChecklistGroups>
    </div>
  );
}

const laterOf = (slots: readonly Slot[]) =>
  slots
    .filter(({ item }) => item.is_required && item.blocked_because && !item.document)
    .map(({ item }) => placeName(item));

function ListedSlot({ slot, projectId }: { slot: Slot; projectId: string | undefined }) {
  const { item, earlier, failed } = slot;
  if (failed) {
    return (
      <article className={styles.slot} aria-label={placeName(item)}>
        <h3>{placeName(item)}</h3>
        <ErrorState reload={failed} />
      </article>
    );
  }
  return (
    <DocumentSlot
      item={item}
      projectId={projectId}
      earlier={earlier}
      review={
        item.document ? (
          <SlotReview item={item} document={item.document} projectId={projectId} />
        ) : null
      }
    />
  );
}
