import type { MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router';

interface RecordLinkProps extends Pick<LinkProps, 'className' | 'children' | 'draggable'> {
  /** The record's own page. */
  to: string;
  /** Shows it beside what is there. */
  onOpen: () => void;
}

/**
 * The name of a record that is shown beside its list when it is pressed: a link to its page, which the browser opens in
 * another tab or window when it is asked to.
 */
export function RecordLink({ to, onOpen, ...looks }: RecordLinkProps) {
  function open(event: MouseEvent) {
    if (asksForAnother(event)) return;
    event.preventDefault();
    onOpen();
  }
  return <Link {...looks} to={to} onClick={open} />;
}

/** Whether who presses asks for a tab, a window or a file. */
export const asksForAnother = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
