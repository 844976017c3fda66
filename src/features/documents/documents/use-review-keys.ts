import { useEffect, useRef } from 'react';

export type ReviewKeys = Partial<Record<'j' | 'k' | 'a' | 'r' | 'u', () => void>>;

/** One-hand keys of the review, off while the person types, holds a modifier or answers a dialog. */
export function useReviewKeys(keys: ReviewKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.repeat ||
        isTyping(event.target)
      ) {
        return;
      }
      const act = Object.entries(latest.current).find(([key]) => key === event.key.toLowerCase());
      if (!act) return;
      event.preventDefault();
      act[1]();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'input, textarea, select, [contenteditable], [role="dialog"], [role="combobox"]',
  ) !== null;
