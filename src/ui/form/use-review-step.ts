import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

/** As the address says it. */
const STEP = 'paso';
const REVIEW = 'revision';

/**
 * Whether a form is at its review: the address says so, and what was typed passed the form's checks, as what `isWhole`
 * finds kept over a reload. Who comes to the address otherwise fills in the form first.
 */
export function useReviewStep(isWhole: () => boolean) {
  const [search, setSearch] = useSearchParams();
  const isOpen = search.get(STEP) === REVIEW;
  const [isChecked, setChecked] = useState(isWhole);
  const latest = useRef(setSearch);
  latest.current = setSearch;
  useEffect(() => {
    // Also by the browser's way back: what is changed then is checked again.
    if (!isOpen) setChecked(false);
  }, [isOpen]);
  return {
    isReviewing: isOpen && isChecked,
    open() {
      setChecked(true);
      setSearch((now) => {
        now.set(STEP, REVIEW);
        return now;
      });
    },
    close: useCallback(() => {
      latest.current(
        (now) => {
          now.delete(STEP);
          return now;
        },
        { replace: true },
      );
    }, []),
  };
}
