import type { DocumentItem } from '@contract/documents/documents';
import { CLAIM_SECONDS, documentReview } from '@contract/documents/review';
import { call } from '@portal/api/call';
import { ApiFailure } from '@portal/api/failure';
import { useEffect, useRef } from 'react';

const RENEWAL_MS = (CLAIM_SECONDS * 1000) / 3;

/**
 * Holds the document that is open while the person works with it, so that no other reviewer decides on it. Only
 * what they do renews it: a screen that is left alone keeps neither document nor session.
 */
export function useClaim(item: DocumentItem | undefined, onTaken: () => void): void {
  // Who verified it first has nothing more to verify in it: it stays free for the second person.
  const id = item?.status === 'pending' && !item.review?.first?.own ? item.id : undefined;
  const taken = useRef(onTaken);
  taken.current = onTaken;

  useEffect(() => {
    if (!id) return;
    let gone = false;
    let active = false;
    const claim = () =>
      call(documentReview.claim, { body: { document_id: id } }).catch((thrown: unknown) => {
        // A server with the specification's calls alone has no claims, and none is needed to decide.
        const isTaken = thrown instanceof ApiFailure && thrown.status === 409;
        if (isTaken && !gone) taken.current();
      });
    const work = () => {
      active = true;
    };
    const renewal = setInterval(() => {
      if (active) void claim();
      active = false;
    }, RENEWAL_MS);
    for (const sign of ['keydown', 'pointermove', 'wheel']) addEventListener(sign, work);
    void claim();
    return () => {
      gone = true;
      clearInterval(renewal);
      for (const sign of ['keydown', 'pointermove', 'wheel']) removeEventListener(sign, work);
    };
  }, [id]);

  // Another document takes the place of this one by itself; leaving the screen sets it free.
  useEffect(() => () => void call(documentReview.release, { body: {} }).catch(() => undefined), []);
}
