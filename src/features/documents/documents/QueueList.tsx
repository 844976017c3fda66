import type { DocumentItem, ReviewAge } from '@contract/documents/documents';
import { queue } from '@contract/locales/es-MX/documents/queue';
import { t } from '@portal/i18n';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import type { Tone } from '@portal/ui/kit/tones';
import { Checkbox } from 'antd';
import { useEffect, useRef } from 'react';
import styles from './documents.module.css';
import { waitedText } from './waited';

const tones: Record<ReviewAge, Tone> = { on_time: 'success', soon: 'warning', late: 'danger' };

interface QueueListProps {
  items: readonly DocumentItem[];
  current: DocumentItem | undefined;
  chosen: ReadonlySet<string>;
  onOpen: (item: DocumentItem) => void;
  onChoose: (item: DocumentItem) => void;
}

/** What waits, by row: what it is, whose, for how long, and who has it open. */
export function QueueList({ items, current, chosen, onOpen, onChoose }: QueueListProps) {
  const shown = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list follows whichever document is current.
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'nearest' });
  }, [current?.id]);
  return (
    <nav aria-label={t(queue.list)} className={styles.queueList}>
      <ul>
        {items.map((item) => (
          <li
            key={item.id}
            ref={item === current ? shown : null}
            className={styles.queueRow}
            data-current={item === current || undefined}
          >
            {item.review?.bulk ? (
              <Checkbox
                aria-label={t(queue.select, { name: item.name })}
                checked={chosen.has(item.id)}
                onChange={() => onChoose(item)}
              />
            ) : null}
            <button
              type="button"
              className={styles.queueItem}
              aria-current={item === current}
              onClick={() => onOpen(item)}
            >
              <strong>{item.name}</strong>
              <span>
                {item.person?.full_name}
                {item.project ? ` · ${item.project.folio}` : null}
              </span>
              <QueueMarks item={item} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function QueueMarks({ item: { review } }: { item: DocumentItem }) {
  if (!review) return null;
  const { age, waits_since, first, held_by } = review;
  return (
    <span className={styles.marks}>
      {age && waits_since ? (
        <StatusTag tone={tones[age]}>
          {`${t(queue.ages[age])} · ${waitedText(waits_since, Date.now())}`}
        </StatusTag>
      ) : null}
      {first ? <StatusTag tone="info">{t(queue.firstOfTwo)}</StatusTag> : null}
      {held_by ? (
        <StatusTag tone="neutral">{t(queue.heldBy, { name: held_by.full_name })}</StatusTag>
      ) : null}
    </span>
  );
}
