import {
  documents as contract,
  type DocumentItem,
  type DocumentStatus,
  documentStatuses,
  queueFilters,
} from '@contract/documents/documents';
import { call } from '@portal/api/call';
import { isPageLost, useFirstPageInstead } from '@portal/refine/lost-page';
import { useRead } from '@portal/refine/use-read';
import type { FetchPage } from '@portal/ui/table/export-rows';
import type { TableState } from '@portal/ui/table/table-state';
import { type ChangeTable, useTableState } from '@portal/ui/table/use-table-state';
import { useEffect, useState } from 'react';
import * as z from 'zod';
import { useClaimEnds } from './use-claim-ends';

/** The state that is reviewed, where the address asks for none. */
export const WAITS = 'pending';

/** As many as a sitting gets through before the list is fetched again. */
const AT_ONCE = 50;

type QueueFilter = keyof typeof queueFilters;

const isFilter = (name: string): name is QueueFilter => name in queueFilters;

/** What the queue is narrowed by besides the search. */
export const filterNames = Object.keys(queueFilters).filter((name) => name !== 'q');

/** The page of the queue that is shown: filters and page in the address, and the document that is open. */
export function useQueue() {
  const [state, change] = useTableState(filterNames);
  const [open, setOpen] = useState<string>();
  const [place, setPlace] = useState(0);
  const [decided, setDecided] = useState<ReadonlyMap<string, string>>(new Map());
  const values = readFilters(state);
  const cursor = state.cursors.at(-1);
  const list = useRead(
    contract.list,
    {
      query: { ...values, limit: AT_ONCE, ...(cursor && { cursor }) },
    },
    { keepPrevious: cursor !== undefined },
  );
  // A page that is kept over the next one's reading has rows.
  useFirstPageInstead(isPageLost({ cursor, error: list.error, rows: list.data?.items.length }));
  const items = (list.data?.items ?? []).filter((item) => decided.get(item.id) !== item.updated_at);
  useClaimEnds(items, list.refetch);
  const found = items.findIndex(({ id }) => id === open);
  // What left the list gives its place to the next one that this person may decide and no other has.
  const from = open ? Math.min(place, items.length - 1) : 0;
  const free = items.findIndex((item, index) => index >= from && isFree(item));
  const at = found >= 0 ? found : Math.max(from, free);
  const next = list.data?.next_cursor ?? null;
  const first = items[at]?.id;

  // What came first stays open, whatever comes before it.
  useEffect(() => {
    if (!open && first) setOpen(first);
  }, [open, first]);

  function show(item: DocumentItem | undefined) {
    if (!item) return;
    setOpen(item.id);
    setPlace(items.indexOf(item));
  }

  /** Takes a row off before the server has answered; `false` puts it back. */
  function leave(item: DocumentItem, gone = true) {
    setDecided((before) => {
      const after = new Map(before);
      if (gone) after.set(item.id, item.updated_at);
      else after.delete(item.id);
      return after;
    });
  }

  /** Another page, or another list, begins with what is first in it. */
  const setState: ChangeTable = (wanted) => {
    setOpen(undefined);
    change(wanted);
  };

  return {
    list,
    items,
    at,
    current: items[at],
    /** The document that was open before what is current took its place. */
    open,
    values,
    state,
    setState,
    show,
    showId: (id: string) => setOpen(id),
    close: () => setOpen(undefined),
    leave,
    isLeft: (id: string) => decided.has(id),
    forward: next ? () => setState({ cursors: [...state.cursors, next] }) : null,
    back: state.cursors.length > 0 ? () => setState({ cursors: state.cursors.slice(0, -1) }) : null,
  };
}

/** What this person may decide now: nobody else has it open, and its first verification is not their own. */
export const isFree = ({ review, quarantined }: DocumentItem) =>
  !quarantined && !review?.held_by && !review?.first?.own;

/** The state that an address asks for, what waits where it asks for none that there is. */
export const statusOf = (asked: string | undefined): DocumentStatus =>
  documentStatuses.find((status) => status === asked) ?? WAITS;

/** What of the address the list can be narrowed by; what cannot be is left out. */
function readFilters({ q, filters }: Pick<TableState, 'q' | 'filters'>) {
  const asked = { ...filters, status: statusOf(filters.status), q };
  const readable = Object.entries(asked).flatMap(([name, value]) =>
    isFilter(name) && queueFilters[name].safeParse(value).success ? [[name, value] as const] : [],
  );
  return z.object(queueFilters).parse(Object.fromEntries(readable));
}

/** A page of the same list, for its export. */
export const readQueuePage: FetchPage<DocumentItem> = ({ limit, cursor, ...asked }, signal) =>
  call(
    contract.list,
    { query: { ...readFilters(asked), limit, ...(cursor && { cursor }) } },
    { signal },
  );
