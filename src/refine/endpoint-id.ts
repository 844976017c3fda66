import type { EndpointShape } from '@contract/kernel/endpoint';

const known = new Map<string, EndpointShape>();

/** Names an endpoint for Refine, whose keys and `meta` hold plain values; the data provider finds it again. */
export function endpointId(endpoint: EndpointShape): string {
  const id = `${endpoint.method} ${endpoint.path}`;
  known.set(id, endpoint);
  return id;
}

/** @throws Error for a name that no hook has given: a mistake of ours */
export function endpointNamed(id: unknown): EndpointShape {
  const endpoint = typeof id === 'string' ? known.get(id) : undefined;
  if (!endpoint) throw new Error(`No endpoint is named ${String(id)}`);
  return endpoint;
}

/**
 * The noun that an endpoint is about: the resource of Refine whose changes concern its answer. Our paths
 * name it; of the specification's own calls the permission does.
 */
export function nounOf({ can, path }: EndpointShape): string {
  return /^\/api\/v1\/([\w-]+)/.exec(path)?.[1] ?? can.replace(/\..*/, '');
}
