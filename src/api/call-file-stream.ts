import type { EndpointShape } from '@contract/kernel/endpoint';
import type { Args } from './call';
import { unreadableFailure } from './failure';
import { send } from './transport';

/**
 * Opens an endpoint of kind 'file' whose bytes are taken as they come.
 *
 * @throws ApiFailure
 */
export async function callFileStream<E extends EndpointShape & { kind: 'file' }>(
  endpoint: E,
  ...[args, options = {}]: Args<E>
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const { data, status } = await send({ endpoint, args: args ?? {}, options, answer: 'stream' });
  if (!(data instanceof ReadableStream)) throw unreadableFailure(status);
  return data;
}
