import { ApiFailure } from '@portal/api/failure';
import { QueryClient } from '@tanstack/react-query';

export type PortalQueryClient = QueryClient;

/** Asks a second time after a lost connection or a server's fault; a refusal would only be repeated. */
const onceIfPassing = (count: number, error: Error) =>
  count < 1 && error instanceof ApiFailure && (error.code === 'network' || error.status >= 500);

/** The cache of what one person reads in one role. */
export function createQueryClient(): PortalQueryClient {
  return new QueryClient({
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
}
