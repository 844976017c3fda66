import { ApiFailure } from '@portal/api/failure';
import { type Query, QueryClient } from '@tanstack/react-query';

export type PortalQueryClient = QueryClient;

/** Asks a second time after a lost connection or a server's fault; a refusal would only be repeated. */
const onceIfPassing = (count: number, error: Error) =>
  count < 1 && error instanceof ApiFailure && (error.code === 'network' || error.status >= 500);

/** The cache of what one person reads in one role. */
export function createQueryClient(): PortalQueryClient {
  const client = new QueryClient({
    defaultOptions: {
      // Without network a call fails at once and the page shows it. Held back, an order to move money
      // would be sent by itself when the network returns, long after the person gave it up.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        retry: onceIfPassing,
        staleTime: 5_000,
        // Coming back to the tab without network must not replace answers with errors.
        refetchOnWindowFocus: () => navigator.onLine,
        refetchOnReconnect: true,
      },
    },
  });
  readOutdatedAgain(client);
  keepFailures(client);
  return client;
}

/**
 * What changes while it is read for the first time may have been answered as it was: the library takes that answer
 * for the new one, too. It is read once more.
 */
function readOutdatedAgain(client: QueryClient): void {
  const outdated = new WeakSet<Query>();
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    const { data, fetchStatus } = query.state;
    if (action.type === 'invalidate' && data === undefined && fetchStatus === 'fetching') {
      outdated.add(query);
    }
    if (action.type === 'success' && outdated.delete(query)) {
      void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    }
  });
}

/**
 * The library forgets the failure of what was never answered as soon as it is read again: what a page shows in its
 * place, with what a person typed or chose there, would give way to a skeleton. A failure stays until the answer.
 */
function keepFailures(client: QueryClient): void {
  const failures = new WeakMap<Query, Error>();
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'error' && query.state.error) failures.set(query, query.state.error);
    if (action.type === 'success') failures.delete(query);
    const error = failures.get(query);
    if (action.type === 'fetch' && query.state.data === undefined && error) {
      query.setState({ status: 'error', error });
    }
  });
}
