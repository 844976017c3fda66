import { ApiFailure } from '@portal/api/failure';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

interface PageRead {
  /** The key of the page in the address; none for the first. */
  cursor: string | null | undefined;
  error: unknown;
  /** Rows of the page, once it was read. */
  rows: number | undefined;
}

const BAD_REQUEST = [400, 422];

/** Whether the key of a page leads nowhere: the server refuses it, or nothing follows it any more. */
export function isPageLost({ cursor, error, rows }: PageRead): boolean {
  if (!cursor) return false;
  return rows === 0 || (error instanceof ApiFailure && BAD_REQUEST.includes(error.status));
}

/** Leads from a page that is lost to the first one, and not back to it; `prefix` begins the table's names in the address. */
export function useFirstPageInstead(isLost: boolean, prefix = ''): void {
  const [, setParams] = useSearchParams();
  useEffect(() => {
    if (!isLost) return;
    const current = new URLSearchParams(window.location.search);
    current.delete(`${prefix}cursor`);
    setParams(current, { replace: true, preventScrollReset: true });
  }, [isLost, prefix, setParams]);
}
