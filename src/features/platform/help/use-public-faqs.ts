import type { Faq } from '@portal/features/platform/help/faq';
import { useEffect, useState } from 'react';

interface PublicFaqs {
  /** Undefined until they are read, null when they could not be. */
  faqs: readonly Faq[] | null | undefined;
  again: () => void;
}

/** The questions of the page without a session; its schemas come after the page, which shows before. */
export function usePublicFaqs(): PublicFaqs {
  const [faqs, setFaqs] = useState<PublicFaqs['faqs']>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew with each attempt.
  useEffect(() => {
    const gone = new AbortController();
    import('./read-faqs')
      .then(({ readFaqs }) => readFaqs(gone.signal))
      .then(setFaqs, () => gone.signal.aborted || setFaqs(null));
    return () => gone.abort();
  }, [attempt]);
  const again = () => {
    setFaqs(undefined);
    setAttempt((count) => count + 1);
  };
  return { faqs, again };
}
