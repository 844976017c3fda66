import type { ChecklistItem, DocumentRecord } from '@contract/documents/documents';
import { documents } from '@contract/locales/es-MX/documents/documents';
import { t } from '@portal/i18n';
import { useMay } from '@portal/refine/use-may';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { type ReactNode, useRef } from 'react';
import { documentState } from './document-state';
import styles from './documents.module.css';
import { SlotUpload } from './SlotUpload';
import { StoredFile } from './StoredFile';
import { placeName } from './wanted';

interface DocumentSlotProps {
  item: ChecklistItem;
  /** The project from which the document is asked for. */
  projectId?: string | undefined;
  /** Earlier versions, where they came with the list. */
  earlier?: readonly DocumentRecord[] | undefined;
  /** What a reviewer decides here. */
  review?: ReactNode;
  /** It is read by staff, who are not the ones that it speaks to. */
  forStaff?: boolean;
}

/** One place for one file: what is asked for, its state, and its actions. */
export function DocumentSlot({
  item,
  projectId,
  earlier,
  review,
  forStaff = false,
}: DocumentSlotProps) {
  const head = useRef<HTMLHeadingElement>(null);
  const { document } = item;
  const { text, tone } = documentState[item.state];
  const place = placeName(item);
  const mayUpload = useMay('documents.upload');
  const isOthers = forStaff && !(item.can_upload && mayUpload);
  return (
    <article className={styles.slot} aria-label={place}>
      <header className={styles.slotHead}>
        <div>
          <h3 ref={head} tabIndex={-1}>
            {place}
          </h3>
          {item.is_required ? (
            <span className={styles.required}>{t(documents.required)}</span>
          ) : null}
        </div>
        <StatusTag tone={tone}>{text}</StatusTag>
      </header>
      <p className={styles.description}>
        {isOthers && item.asked_no_more
          ? t(documents.askedNoMore)
          : isOthers
            ? t(documents.asked, { text: item.description })
            : item.description}{' '}
        {item.can_upload ? item.indication : null}
      </p>
      {document?.reject_reason ? (
        <p className={styles.reason}>
          <strong>{t(documents.rejectReason)}:</strong> {document.reject_reason}
        </p>
      ) : null}
      {document ? (
        <StoredFile item={item} document={document} label={place} earlier={earlier} />
      ) : null}
      {review}
      {isOthers ? null : (
        <SlotUpload
          item={item}
          label={place}
          projectId={projectId}
          onDone={() => head.current?.focus()}
        />
      )}
    </article>
  );
}
