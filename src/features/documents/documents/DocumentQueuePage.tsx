import type { DocumentItem } from '@contract/documents/documents';
import { documentReview } from '@contract/documents/review';
import { queue } from '@contract/locales/es-MX/documents/queue';
import { slots } from '@contract/locales/es-MX/documents/slots';
import { call } from '@portal/api/call';
import { t } from '@portal/i18n';
import { useReload } from '@portal/refine/use-act';
import { formatNumber } from '@portal/ui/format';
import { EmptyState } from '@portal/ui/kit/EmptyState';
import { ErrorState } from '@portal/ui/kit/ErrorState';
import { Page } from '@portal/ui/kit/Page';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { notificationMs } from '@portal/ui/notification-ms';
import { usePreviewView } from '@portal/ui/paper/use-preview-view';
import { useScreenTitle } from '@portal/ui/screen-context';
import type { ChangeTable } from '@portal/ui/table/use-table-state';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { BulkBar } from './BulkBar';
import { compareAhead, forgetComparisons } from './comparisons';
import { DocumentReview, openActs } from './DocumentReview';
import { fetchAhead, forgetAhead } from './document-bytes';
import styles from './documents.module.css';
import { QueueFilters } from './QueueFilters';
import { QueueList } from './QueueList';
import { QueueTools } from './QueueTools';
import { ReviewKeysHelp } from './ReviewKeysHelp';
import { useBulk } from './use-bulk';
import { useClaim } from './use-claim';
import { type Decision, useDecision } from './use-decision';
import { isFree, useQueue } from './use-queue';
import { useReviewKeys } from './use-review-keys';

/** How many of the next are fetched while one is looked at. */
const AHEAD = 2;

interface Undoable {
  items: readonly DocumentItem[];
  /** What a notice that is not of one document alone says of them. */
  said?: string;
}

/** What the key takes back, and until when a notice offers it. */
interface LastAct extends Undoable {
  offeredUntil: number;
}

const offeredFromNow = () => Date.now() + notificationMs.document;

/** The backoffice's review: what waits at the left, the one being looked at at the right, one hand on the keys. */
export function DocumentQueuePage() {
  const shown = useQueue();
  const { list, items, at, current } = shown;
  const [rejecting, setRejecting] = useState(false);
  const [beside, setBeside] = useState(false);
  const [helping, setHelping] = useState(false);
  const { review, begin } = useReviewInSight(current?.id);
  const [last, setLast] = useState<LastAct>();
  const { decide, isBusy } = useDecision();
  const outcome = useOutcome();
  const bulk = useBulk(({ verified, acted, said }) => {
    for (const item of verified) shown.leave(item);
    const done = { items: acted, said, offeredUntil: offeredFromNow() };
    setLast(done);
    outcome.document(said, undoButton(done));
  });
  const reload = useReload();
  const view = usePreviewView();
  const next = items.slice(at + 1).filter(isFree);

  /** Versions that were before this person's eyes, here or on their device. */
  const looked = useRef(new Set<string>());
  const pickedByHand = useRef(false);
  useClaim(current, () => {
    void reload();
    const other = pickedByHand.current ? call(documentReview.release, { body: {} }) : takeNext();
    other.catch(() => undefined);
  });
  useAhead([...(current && !current.quarantined ? [current] : []), ...next.slice(0, AHEAD)]);
  useTakenAway(shown);

  const holder = current?.review?.held_by;
  const held = current?.quarantined
    ? t(slots.quarantined)
    : holder
      ? t(queue.heldByLong, { name: holder.full_name })
      : undefined;

  function show(item: DocumentItem | undefined, byHand = true) {
    if (!item) return;
    pickedByHand.current = byHand;
    shown.show(item);
    settle();
  }

  /** Another reviewer was faster with the document that came next by itself: the server gives one that is free. */
  async function takeNext() {
    const { status: _, ...body } = shown.values;
    const { claim } = await call(documentReview.claimNext, { body });
    if (claim) shown.showId(claim.document_id);
  }

  /** Another list begins with what is first in it. */
  const setList: ChangeTable = (wanted) => {
    settle();
    shown.setState(wanted);
  };

  /** Another document begins as all do: fitted, upright, alone. */
  function settle() {
    setRejecting(false);
    setBeside(false);
    view.reset();
  }

  /**
   * Decides on what is open. What a key does alone shows the next document at once, and comes back when the server
   * refuses it; what was typed stays until it is done.
   */
  async function act(decision: Decision, reason?: string, typed = false) {
    if (!current || held) return;
    // A key that was pressed before the file was drawn was not pressed for what it says.
    if (decision !== 'unverify' && !looked.current.has(current.id)) {
      return outcome.warned(t(queue.notSeen), current.name);
    }
    const waits = typed || decision === 'unverify';
    const undo = decision === 'unverify' ? null : undoButton({ items: [current] });
    const goOn = () => {
      shown.leave(current);
      const after = next[0] ?? items[at - 1];
      if (after) show(after, false);
      else {
        shown.close();
        settle();
      }
    };
    if (!waits) goOn();
    // Of several that are under way, the last is the one that was pressed last, however they are answered.
    const undoable = { items: [current], offeredUntil: offeredFromNow() };
    if (undo) setLast(undoable);
    const done = await decide(decision, current, { reason, undo });
    if (!undo && done) setLast(undefined);
    if (undo) {
      const offered = done ? { ...undoable, offeredUntil: offeredFromNow() } : last;
      setLast((now) => (now === undoable ? offered : now));
    }
    if (done && waits) goOn();
    // From here on the server's list says what is left.
    if (done) void list.refetch().finally(() => shown.leave(current, false));
    if (!done && !waits) {
      shown.leave(current, false);
      shown.showId(current.id);
      settle();
    }
  }

  const undoButton = (done: Undoable) => (
    <Button size="small" aria-keyshortcuts="U" onClick={() => void takeBack(done)}>
      {t(queue.undo)}
    </Button>
  );

  /** One after another: what one is refused for stops no other. */
  async function takeBack({ items: done, said }: Undoable) {
    // Neither the key nor the notice asks for the same again meanwhile.
    setLast(undefined);
    if (said) outcome.forget(said);
    const back: DocumentItem[] = [];
    for (const item of done) if (await decide('unverify', item)) back.push(item);
    for (const item of back) shown.leave(item, false);
    const left = done.filter((item) => !back.includes(item));
    // No notice offers them any more; the key does.
    if (left.length > 0) setLast({ items: left, offeredUntil: 0 });
    const [first] = back;
    if (!first) return;
    // What is open stays until the list has it again: no other takes its place for a moment.
    await list.refetch();
    shown.showId(first.id);
    settle();
  }

  const open = current && !held ? openActs(current) : [];
  useReviewKeys({
    j: () => (items[at + 1] ? show(items[at + 1]) : shown.forward?.()),
    k: () => (items[at - 1] ? show(items[at - 1]) : shown.back?.()),
    a: () => open.includes('verify') && void act('verify'),
    r: () => open.includes('reject') && setRejecting(true),
    u: () => {
      // While the notice offers its "Deshacer (U)", that is what the key means.
      const isOffered = last && Date.now() < last.offeredUntil;
      if (open.includes('unverify') && !isOffered) void act('unverify');
      else if (last) void takeBack(last);
    },
    z: view.toggleZoom,
    '[': () => view.turn(-1),
    ']': () => view.turn(1),
    v: () => setBeside(!beside),
    x: () => current && bulk.choose(current),
    '?': () => setHelping(true),
  });

  return (
    <Page
      title={useScreenTitle()}
      action={
        <Button className={styles.keys} onClick={() => setHelping(true)} aria-keyshortcuts="?">
          {t(queue.help)}
        </Button>
      }
    >
      <ReviewKeysHelp open={helping} onClose={() => setHelping(false)} />
      <div className={styles.queue}>
        <div className={styles.queueSide}>
          <QueueFilters state={shown.state} setState={setList} />
          <QueueTools state={shown.state} setState={setList} />
          <BulkBar bulk={bulk} />
          {list.isError ? (
            <ErrorState reload={() => list.refetch()} />
          ) : !list.data ? (
            <SkeletonLines lines={8} />
          ) : (
            <>
              <p className={styles.small} role="status">
                {items.length > 0
                  ? t(list.data.total_is_capped ? queue.shownCapped : queue.shown, {
                      shown: formatNumber(items.length),
                      total: formatNumber(list.data.total),
                    })
                  : t(queue.nothing)}
              </p>
              <QueueList
                items={items}
                current={current}
                chosen={new Set(bulk.chosen.keys())}
                onOpen={(item) => {
                  show(item);
                  begin();
                }}
                onChoose={bulk.choose}
              />
              {shown.back || shown.forward ? (
                <div className={styles.acts}>
                  <Button disabled={!shown.back} onClick={() => shown.back?.()}>
                    {t(queue.before)}
                  </Button>
                  <Button disabled={!shown.forward} onClick={() => shown.forward?.()}>
                    {t(queue.after)}
                  </Button>
                </div>
              ) : null}
            </>
          )}
        </div>
        <div ref={review} className={styles.reviewSide}>
          {current ? (
            <DocumentReview
              key={current.id}
              item={current}
              busy={isBusy(current.id)}
              held={held}
              onLooked={() => looked.current.add(current.id)}
              rejecting={rejecting && !held}
              setRejecting={setRejecting}
              onDecide={(decision, reason, typed) => void act(decision, reason, typed)}
              view={view}
              beside={beside}
              setBeside={setBeside}
            />
          ) : (
            <EmptyState text={list.data ? t(queue.empty) : t(queue.choose)} />
          )}
        </div>
      </div>
    </Page>
  );
}

/** On a telephone the file stands under the list: who touched one goes on from file to file. */
function useReviewInSight(current: string | undefined) {
  const review = useRef<HTMLDivElement>(null);
  const [touched, setTouched] = useState(0);
  useEffect(() => {
    const isBelow = !matchMedia('(min-width: 992px)').matches;
    if (touched > 0 && current && isBelow) review.current?.scrollIntoView();
  }, [touched, current]);
  return { review, begin: () => setTouched((times) => times + 1) };
}

/** Fetches the file and the data of the next documents while this one is looked at, and keeps none after the screen. */
function useAhead(items: readonly DocumentItem[]): void {
  const ids = items.map(({ id }) => id).join(' ');
  useEffect(() => {
    for (const id of ids.split(' ').filter(Boolean)) {
      fetchAhead(id);
      compareAhead(id);
    }
  }, [ids]);
  useEffect(
    () => () => {
      forgetAhead();
      forgetComparisons();
    },
    [],
  );
}

/** Says that the open document left the list, when it was not this person who decided on it. */
function useTakenAway({ open, items, list, values, isLeft }: ReturnType<typeof useQueue>): void {
  const outcome = useOutcome();
  const seen = useRef<string>(undefined);
  // A list that is narrowed leaves out what is still as it was.
  const place = open && `${open} ${JSON.stringify(values)}`;
  useEffect(() => {
    if (!list.data || !open) return;
    if (items.some(({ id }) => id === open)) seen.current = place;
    else if (seen.current === place) {
      seen.current = undefined;
      if (!isLeft(open)) outcome.warned(t(queue.changedMeanwhile), t(queue.changedTitle));
    }
  }, [list.data, open, place, items, isLeft, outcome]);
}
