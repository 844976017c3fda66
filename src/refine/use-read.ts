import { type Answer, type CallArgs, readAnswer } from '@portal/api/call';
import type { ApiFailure } from '@portal/api/failure';
import { type BaseRecord, useCustom, useOne, useSubscription } from '@refinedev/core';
import { useCallback } from 'react';
import { endpointId, nounOf } from './endpoint-id';
import { type ObjectEndpoint, type Reading, type ReadOptions, readingOf } from './reading';

/** The record of a screen, by the parameters of its endpoint; refetched on live changes. */
export function useRecord<E extends ObjectEndpoint>(
  endpoint: E,
  args: CallArgs<E>,
  options: ReadOptions = {},
): Reading<Answer<E>> {
  const select = useSchema(endpoint);
  const { query } = useOne<BaseRecord, ApiFailure, Answer<E>>({
    resource: nounOf(endpoint),
    id: idIn(args.params),
    meta: { endpoint: endpointId(endpoint), args },
    queryOptions: { enabled: options.enabled ?? true, select },
    // The page shows its own failure, in place and with a button.
    errorNotification: false,
  });
  return readingOf<Answer<E>>(query);
}

/** Everything else that a page reads: a list's first rows, a figure, a quote. */
export function useRead<E extends ObjectEndpoint>(
  endpoint: E,
  args: CallArgs<E>,
  { enabled = true, keepPrevious = false }: ReadOptions = {},
): Reading<Answer<E>> {
  const select = useSchema(endpoint);
  const { query } = useCustom<BaseRecord, ApiFailure, unknown, unknown, Answer<E>>({
    url: endpoint.path,
    method: 'get',
    meta: { endpoint: endpointId(endpoint), args },
    queryOptions: {
      enabled,
      select,
      ...(keepPrevious && { placeholderData: (previous) => previous }),
    },
    errorNotification: false,
  });
  // Refine's custom calls do not subscribe to live events by themselves.
  useSubscription({
    channel: `resources/${nounOf(endpoint)}`,
    enabled,
    onLiveEvent: () => void query.refetch(),
  });
  return readingOf<Answer<E>>(query);
}

function useSchema<E extends ObjectEndpoint>(endpoint: E) {
  return useCallback(
    ({ data }: { data: unknown }) => ({ data: readAnswer(endpoint, data) }),
    [endpoint],
  );
}

/** The last parameter of a path names the record. */
function idIn(params: unknown): string {
  const values: unknown[] = typeof params === 'object' && params ? Object.values(params) : [];
  return String(values.at(-1) ?? 'own');
}
