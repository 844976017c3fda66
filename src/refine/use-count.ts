import type { EndpointShape } from '@contract/kernel/endpoint';
import { useMemo } from 'react';
import * as z from 'zod';
import { uncounted } from './uncounted';
import { useRead } from './use-read';

/** How many rows a list has: found, or the number at which counting stopped. */
const counted = z.object({ total: z.number().int(), total_is_capped: z.boolean() });

/** The count of a list whose rows come before it, asked with a page of few; nothing is asked where rows bring it along. */
export function useCount(
  endpoint: EndpointShape & { method: 'GET' },
  query: Readonly<Record<string, string | number>>,
) {
  const counting = useMemo(() => ({ ...endpoint, response: counted }), [endpoint]);
  const isApart = Object.keys(uncounted(endpoint)).length > 0;
  const { data, isLoading } = useRead(counting, { query }, { enabled: isApart });
  return { count: data, isCounting: isApart && isLoading };
}
