import type { DivClass } from '@contract/documents/definition-parts';
import type { ChecklistItem } from '@contract/documents/documents';
import { documents } from '@contract/locales/es-MX/documents/documents';
import { documentGroups } from '@contract/locales/es-MX/documents/groups';
import { errors } from '@contract/locales/es-MX/kernel/outcomes';
import { t, texts } from '@portal/i18n';
import { Section } from '@portal/ui/kit/Section';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import styles from './documents.module.css';
import { standingOf, wantedOf } from './wanted';

/** Of twelve, on a page that is wide enough. */
const columnsOf: Record<DivClass, number> = {
  'col-12': 12,
  'col-12 col-lg-8': 8,
  'col-12 col-lg-6': 6,
  'col-12 col-lg-4': 4,
};

interface ChecklistGroupsProps<Slot> {
  slots: readonly Slot[];
  children: (slot: Slot) => ReactNode;
}

/** Places under the headings of their sections, each as wide as its definition has it. */
export function ChecklistGroups<Slot extends { item: ChecklistItem }>({
  slots,
  children,
}: ChecklistGroupsProps<Slot>) {
  return Object.entries(texts(documentGroups)).map(([group, title]) => {
    const members = slots.filter(({ item }) => item.section_id === group);
    if (members.length === 0) return null;
    return (
      <Section key={title} title={title}>
        <div className={styles.slots}>
          {members.map((slot) => (
            <div
              key={`${slot.item.owner_id} ${slot.item.doc_id} ${slot.item.assoc_index}`}
              className={styles.place}
              data-columns={columnsOf[slot.item.div_class]}
            >
              {children(slot)}
            </div>
          ))}
        </div>
      </Section>
    );
  });
}

interface StandingProps {
  items: ChecklistItem[];
  /** Names of the required ones whose time has not come. */
  later: readonly string[];
  ended?: boolean;
  /** Whether it is known what is required; a server that has a checklist knows. */
  isKnown?: boolean;
}

/** What is still wanted of the required ones, each by what is the matter with it; or that nothing is. */
export function Standing({ items, later, ended = false, isKnown = true }: StandingProps) {
  if (ended) return <Alert type="info" showIcon message={t(documents.ended)} />;
  const standing = standingOf(items, { later, isKnown });
  if (!standing) return null;
  if (standing === 'complete') {
    return <Alert type="success" showIcon message={t(documents.complete)} />;
  }
  if (standing === 'later') {
    const names = later.join(', ');
    return <Alert type="info" showIcon message={t(documents.later, { names })} />;
  }
  const { missing, rejected, pending, theirs } = wantedOf(items);
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
