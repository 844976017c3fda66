import { useKeys } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';

interface Asked<T> {
  /** Its name among all of the portal's. */
  key: string;
  read: (signal: AbortSignal) => Promise<T>;
}

/** What several calls answered, each by itself: null is one that failed. */
export interface Reads<T> {
  answers: readonly (T | null)[] | undefined;
  refetch: () => Promise<unknown>;
}

/**
 * Several calls at once, as many as a page happens to need, of which each may fail by itself. Their answers need be no
 * records, which is all that Refine's hooks carry; they are read again with all else of the page (`useReload`).
 */
export function useReads<T>(asked: readonly Asked<T>[]): Reads<T> {
  const { keys } = useKeys();
  const { data, refetch } = useQuery({
    queryKey: [...keys().data('default').get(), 'reads', ...asked.map(({ key }) => key)],
    queryFn: ({ signal }) =>
      Promise.all(
        asked.map(({ read }) =>
          read(signal).catch((thrown: unknown) => {
            if (signal.aborted) throw thrown;
            return null;
          }),
        ),
      ),
  });
  return { answers: data, refetch };
}
