import type { DocumentItem } from '@contract/documents/documents';
import { CLAIM_SECONDS, documentReview } from '@contract/documents/review';
import { call } from '@portal/api/call';
import { ApiFailure } from '@portal/api/failure';
import { useKeptClaim } from '@portal/ui/use-kept-claim';
import { useEffect } from 'react';

/** Holds the document that is open while the person works with it, so that no other reviewer decides on it. */
export function useClaim(item: DocumentItem | undefined, onTaken: () => void): void {
  useKeptClaim({
    // Who verified it first has nothing more to verify in it: it stays free for the second person.
    id: item?.status === 'pending' && !item.review?.first?.own ? item.id : undefined,
    seconds: CLAIM_SECONDS,
    claim: (id) => call(documentReview.claim, { body: { document_id: id } }),
    // A server with the specification's calls alone has no claims, and none is needed to decide.
    onFailure: (thrown) => {
      if (thrown instanceof ApiFailure && thrown.status === 409) onTaken();
    },
  });

  // Another document takes the place of this one by itself; leaving the screen sets it free.
  useEffect(() => () => void call(documentReview.release, { body: {} }).catch(() => undefined), []);
}
