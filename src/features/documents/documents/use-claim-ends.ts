import type { DocumentItem } from '@contract/documents/documents';
import { CLAIM_SECONDS } from '@contract/documents/review';
import { useEffect, useState } from 'react';

/** A clock that is ahead of the server's would ask on and on. */
const LEAST_MS = 3000;
const MOST_MS = CLAIM_SECONDS * 1000;

/** Asks again once what another reviewer has open is theirs no longer: nothing tells of a claim that ran out. */
export function useClaimEnds(
  items: readonly DocumentItem[],
  refetch: () => Promise<unknown>,
): void {
  const [asked, setAsked] = useState(0);
  const ends = items.flatMap(({ review }) =>
    review?.held_by ? [Date.parse(review.held_by.until)] : [],
  );
  const first = ends.length > 0 ? Math.min(...ends) : null;
  useEffect(() => {
    if (first === null) return;
    const wait = Math.min(Math.max(first - Date.now(), LEAST_MS), MOST_MS);
    const timer = setTimeout(() => void refetch().finally(() => setAsked(asked + 1)), wait);
    return () => clearTimeout(timer);
  }, [first, asked, refetch]);
}
