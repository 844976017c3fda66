import {
  documents as contract,
  type DocumentItem,
  queueFilters,
} from '@contract/documents/documents';
import { useRead } from '@portal/refine/use-read';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod';
import type { QueueFilter } from './QueueFilters';

/** As many as a sitting gets through before the list is fetched again. */
const AT_ONCE = 50;

const isFilter = (name: string): name is QueueFilter => name in queueFilters;
const names = Object.keys(queueFilters).filter(isFilter);

/** The page of the queue that is shown: filters in the address, pages by key, and the document that is open. */
export function useQueue() {
  const [search, setSearch] = useSearchParams();
  const [pages, setPages] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<string>();
  const [place, setPlace] = useState(0);
  const [decided, setDecided] = useState<ReadonlyMap<string, string>>(new Map());
  const values = readFilters(search);
  const cursor = pages.at(-1);
  const list = useRead(
    contract.list,
    {
      query: {
        ...values,
        status: values.status ?? 'pending',
        limit: AT_ONCE,
        ...(cursor && { cursor }),
      },
    },
    { keepPrevious: cursor !== undefined },
  );
  const items = (list.data?.items ?? []).filter((item) => decided.get(item.id) !== item.updated_at);
  const found = items.findIndex(({ id }) => id === open);
  // What left the list gives its place to the next one; at first, to what this person may decide and no other has.
  const free = items.findIndex(isFree);
  const at = found >= 0 ? found : open ? Math.min(place, items.length - 1) : Math.max(0, free);
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

  function turnTo(keys: readonly string[]) {
    setPages(keys);
    setOpen(undefined);
  }

  function setFilter(name: QueueFilter, value: string | undefined) {
    turnTo([]);
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      // Drawn with the address: a second filter chosen before a later render would forget the first.
      { replace: true, preventScrollReset: true, flushSync: true },
    );
  }

  return {
    list,
    items,
    at,
    current: items[at],
    /** The document that was open before what is current took its place. */
    open,
    values,
    setFilter,
    show,
    showId: (id: string) => setOpen(id),
    close: () => setOpen(undefined),
    leave,
    isLeft: (id: string) => decided.has(id),
    forward: next ? () => turnTo([...pages, next]) : null,
    back: pages.length > 0 ? () => turnTo(pages.slice(0, -1)) : null,
  };
}

/** What this person may decide now: nobody else has it open, and its first verification is not their own. */
export const isFree = ({ review, quarantined }: DocumentItem) =>
  !quarantined && !review?.held_by && !review?.first?.own;

/** What of the address the list can be narrowed by; what cannot be is left out. */
function readFilters(search: URLSearchParams) {
  const readable = names.flatMap((name) => {
    const value = search.get(name);
    return value && queueFilters[name].safeParse(value).success ? [[name, value] as const] : [];
  });
  return z.object(queueFilters).parse(Object.fromEntries(readable));
}
