import { useEffect, useRef } from 'react';

/** The keys of the review, as `KeyboardEvent.key` names them in lower case. */
export const reviewKeys = ['j', 'k', 'a', 'r', 'u', 'z', '[', ']', 'v', 'x', '?'] as const;
export type ReviewKeys = Partial<Record<(typeof reviewKeys)[number], () => void>>;

/** One-hand keys of the review, off while the person types, holds a modifier, chooses from a menu or answers a dialog. */
export function useReviewKeys(keys: ReviewKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isCommand(event) || isTyping(event.target) || isAsked()) return;
      const act = Object.entries(latest.current).find(([key]) => key === event.key.toLowerCase());
      if (!act) return;
      event.preventDefault();
      act[1]();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

/** Held together with a modifier, but not with the one that types brackets and such on some keyboards. */
const isCommand = (event: KeyboardEvent) =>
  event.repeat ||
  ((event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph'));

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="combobox"], [role="menu"]',
  ) !== null;

/** A question or a menu is open, wherever the focus is: a menu takes it a moment after it shows. */
const isAsked = () =>
  [
    ...document.querySelectorAll('[role="dialog"][aria-modal="true"], [role="menu"]:not(nav *)'),
  ].some((open) => open.checkVisibility());
