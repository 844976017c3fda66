import type { EndpointShape } from '@contract/kernel/endpoint';
import type { BaseRecord } from '@refinedev/core';
import type * as z from 'zod';

/** An endpoint whose answer is an object: what Refine's hooks can carry. */
export type ObjectEndpoint = EndpointShape & { response: z.ZodType<BaseRecord> };

/** What a page needs of a call that reads, whichever of Refine's hooks made it. */
export interface Reading<T> {
  data: T | undefined;
  error: Error | null;
  isError: boolean;
  /** Nothing has been shown yet. */
  isLoading: boolean;
  /** Asked for, now or again. */
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

export interface ReadOptions {
  enabled?: boolean;
  /** Shows the last answer until that of other arguments has come. */
  keepPrevious?: boolean;
}

/** Refine's answer holds the record under `data`; a page wants the record. */
export function readingOf<T>({ data, error, ...query }: Reading<{ data: T }>): Reading<T> {
  const { isError, isLoading, isFetching, refetch } = query;
  return { data: data?.data, error, isError, isLoading, isFetching, refetch };
}
