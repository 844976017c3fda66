import {
  documents as contract,
  type DocumentItem,
  documentActions,
  documentStatuses,
} from '@contract/documents/documents';
import { queue } from '@contract/locales/es-MX/documents/queue';
import { t } from '@portal/i18n';
import { useRead } from '@portal/refine/use-read';
import { formatNumber } from '@portal/ui/format';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { ErrorState } from '@portal/ui/kit/ErrorState';
import { Page } from '@portal/ui/kit/Page';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { useScreenTitle } from '@portal/ui/screen-context';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { DocumentReview } from './DocumentReview';
import styles from './documents.module.css';
import { QueueFilters } from './QueueFilters';
import { type Decision, useDecision } from './use-decision';
import { useReviewKeys } from './use-review-keys';

/** As many as a sitting gets through before the list is fetched again. */
const AT_ONCE = 50;

/** The backoffice's review: what waits at the left, the one being looked at at the right, one hand on the keys. */
export function DocumentQueuePage() {
  const [search, setSearch] = useSearchParams();
  const [chosen, setChosen] = useState<string>();
  const [rejecting, setRejecting] = useState(false);
  const { decide, busy } = useDecision();
  const status = documentStatuses.find((one) => one === search.get('status')) ?? 'pending';
  const docId = search.get('doc_id');
  const q = search.get('q') ?? '';
  const list = useRead(contract.list, {
    query: { status, limit: AT_ONCE, ...(docId && { doc_id: docId }), ...(q && { q }) },
  });
  const items = list.data?.items ?? [];
  const at = Math.max(
    0,
    items.findIndex(({ id }) => id === chosen),
  );
  const current = items[at];

  function choose(item: DocumentItem | undefined) {
    if (!item) return;
    setChosen(item.id);
    setRejecting(false);
  }

  async function act(decision: Decision, reason?: string) {
    if (!current) return;
    const next = items[at + 1] ?? items[at - 1];
    if (await decide(decision, current, reason)) {
      setChosen(next?.id);
      setRejecting(false);
    }
  }

  const open = current ? documentActions[current.status] : [];
  useReviewKeys({
    j: () => choose(items[at + 1]),
    k: () => choose(items[at - 1]),
    a: () => open.includes('verify') && void act('verify'),
    r: () => open.includes('reject') && setRejecting(true),
    u: () => open.includes('unverify') && void act('unverify'),
  });

  function setFilter(name: string, value: string | undefined) {
    setRejecting(false);
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return (
    <Page
      title={useScreenTitle()}
      explanation={<span className={styles.keys}>{t(queue.keys)}</span>}
    >
      <div className={styles.queue}>
        <div className={styles.queueSide}>
          <QueueFilters status={status} docId={docId} search={q} set={setFilter} />
          {list.isError ? (
            <ErrorState reload={() => void list.refetch()} />
          ) : !list.data ? (
            <SkeletonLines lines={8} />
          ) : (
            <>
              <p className={styles.small} role="status">
                {items.length > 0
                  ? t(queue.shown, {
                      shown: formatNumber(items.length),
                      total: formatNumber(list.data.total),
                    })
                  : t(queue.nothing)}
              </p>
              <QueueList items={items} current={current} onChoose={choose} />
            </>
          )}
        </div>
        {current ? (
          <DocumentReview
            key={current.id}
            item={current}
            busy={busy}
            rejecting={rejecting}
            setRejecting={setRejecting}
            onDecide={(decision, reason) => void act(decision, reason)}
          />
        ) : (
          <EmptyState text={list.data ? t(queue.empty) : t(queue.choose)} />
        )}
      </div>
    </Page>
  );
}

interface QueueListProps {
  items: readonly DocumentItem[];
  current: DocumentItem | undefined;
  onChoose: (item: DocumentItem) => void;
}

function QueueList({ items, current, onChoose }: QueueListProps) {
  const shown = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list follows whichever document is current.
  useEffect(() => {
    shown.current?.scrollIntoView({ block: 'nearest' });
  }, [current?.id]);
  return (
    <nav aria-label={t(queue.list)} className={styles.queueList}>
      <ul>
        {items.map((item) => (
          <li key={item.id} ref={item === current ? shown : null}>
            <button
              type="button"
              className={styles.queueItem}
              aria-current={item === current}
              onClick={() => onChoose(item)}
            >
              <strong>{item.name}</strong>
              <span>
                {item.person?.full_name}
                {item.project ? ` · ${item.project.folio}` : null}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
