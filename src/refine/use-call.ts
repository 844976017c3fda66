import type { EndpointShape } from '@contract/kernel/endpoint';
import { type Answer, type CallArgs, call } from '@portal/api/call';
import { ApiFailure } from '@portal/api/failure';
import { waits } from '@portal/ui/failure';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * Reads an endpoint into Refine's query cache. Live events of the resource fetch it again.
 *
 * @param resource the noun whose changes concern this answer; the second segment of the key
 * @param options `keepPrevious` shows the last answer until that of other arguments has come
 */
export function useCall<E extends EndpointShape>(
  resource: string,
  endpoint: E,
  args: CallArgs<E>,
  { enabled = true, keepPrevious = false } = {},
) {
  return useQuery<Answer<E>>({
    queryKey: ['call', resource, endpoint.method, endpoint.path, args],
    queryFn: ({ signal }) => call<E>(endpoint, args, { signal }),
    enabled,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  });
}

/**
 * Sends an endpoint that changes something; a retry of the same intention carries the same idempotency
 * key, and success marks what shows these resources as stale.
 */
export function useSend<E extends EndpointShape>(endpoint: E, stale: readonly string[] = []) {
  const client = useQueryClient();
  const key = useRef(crypto.randomUUID());
  const refetchStale = () =>
    Promise.all(stale.map((resource) => refetchResource(client, resource)));
  return useMutation<Answer<E>, Error, CallArgs<E>>({
    mutationFn: (args) => call<E>(endpoint, args, { idempotencyKey: key.current }),
    async onSuccess() {
      key.current = crypto.randomUUID();
      await refetchStale();
    },
    async onError(failure) {
      if (failure instanceof ApiFailure && waits(failure)) {
        // Asked for, not done: whatever shows what waits has something to show.
        key.current = crypto.randomUUID();
        await refetchResource(client, 'approvals');
        return;
      }
      if (!(failure instanceof ApiFailure) || failure.code !== 'idempotency_mismatch') return;
      // What was sent before was done and only its answer got lost; what is typed now is another intention.
      key.current = crypto.randomUUID();
      await refetchStale();
    },
  });
}

/** Fetches again whatever on the page shows rows of a resource. */
export function refetchResource(
  client: ReturnType<typeof useQueryClient>,
  resource: string,
): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(resource) });
}
