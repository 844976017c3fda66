import type { Faq } from '@portal/features/platform/help/faq';
import { type ReactNode, useEffect, useRef } from 'react';

interface FaqDetailsProps {
  faq: Faq;
  /** The address asks for this one: it opens and comes into view. */
  asked: boolean;
  className?: string;
  /** After the answer. */
  children?: ReactNode;
}

/** One question that unfolds, in either shell; its id is the deep link. */
export function FaqDetails({ faq, asked, className, children }: FaqDetailsProps) {
  const place = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (asked) place.current?.scrollIntoView();
  }, [asked]);
  return (
    <details ref={place} id={faq.id} open={asked} className={className}>
      <summary>{faq.question}</summary>
      <p>{faq.answer}</p>
      {children}
    </details>
  );
}
