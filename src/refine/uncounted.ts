import type { EndpointShape } from '@contract/kernel/endpoint';

/** How a list is asked for its first rows alone, where counting what matches takes longer than finding them. */
export const uncounted = ({ query }: EndpointShape): Readonly<Record<string, string>> =>
  query && 'counted' in query.shape ? { counted: 'no' } : {};
