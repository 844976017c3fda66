import { useKeys } from '@refinedev/core';
import { useQueries } from '@tanstack/react-query';

interface Asked<T> {
  /** Its name among all of the portal's: the same name is one call. */
  key: readonly unknown[];
  read: (signal: AbortSignal) => Promise<T>;
}

/** One of several calls: what it answered, or that it failed by itself. */
export interface OneOfReads<T> {
  data: T | undefined;
  error: Error | null;
  refetch: () => void;
}

/**
 * Several calls at once, as many as a page happens to need; each may fail by itself. Their answers need be no records,
 * which is all that Refine's hooks carry; they are read again with all else of the page (`useReload`).
 */
export function useReads<T>(asked: readonly Asked<T>[]): OneOfReads<T>[] {
  const { keys } = useKeys();
  return useQueries({
    queries: asked.map(({ key, read }) => ({
      queryKey: [...keys().data('default').get(), 'reads', ...key],
      queryFn: ({ signal }: { signal: AbortSignal }): Promise<T> => read(signal),
      throwOnError: false,
    })),
    combine: (results) =>
      results.map(({ data, error, refetch }) => ({
        data,
        error,
        refetch: () => void refetch(),
      })),
  });
}
