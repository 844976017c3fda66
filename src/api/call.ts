import type { EndpointShape } from '@contract/kernel/endpoint';
import { configured } from '@portal/config';
import type * as z from 'zod';
import { networkFailure, unreadableFailure } from './failure';

/** A property that is there when the endpoint declares it, and optional when it may be left empty. */
type Part<Name extends string, T> = T extends z.ZodType
  ? Record<never, never> extends z.input<T>
    ? { [N in Name]?: z.input<T> }
    : { [N in Name]: z.input<T> }
  : { [N in Name]?: undefined };

/** What an endpoint is called with, by its own schemas. */
export type CallArgs<E extends EndpointShape> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>;

export type Args<E extends EndpointShape> =
  Record<never, never> extends CallArgs<E>
    ? [args?: CallArgs<E>, options?: CallOptions]
    : [args: CallArgs<E>, options?: CallOptions];

/** What the endpoint answers, checked against its schema. */
export type Answer<E extends EndpointShape> = z.output<E['response']>;

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /**
   * For endpoints that ask for an Idempotency-Key: one key for one intention, so that sending the same
   * form again cannot act twice. Without it every call is an intention of its own.
   */
  idempotencyKey?: string;
  /**
   * Another token than the session's, and no reaction to its 401: to check one before trusting it. Null
   * sends nothing of the person's, for addresses that carry a token themselves.
   */
  token?: string | null;
  /** How much of a file has left, in percent. */
  onProgress?: (percent: number) => void;
}

/** The parts of a call whose types are not known. */
export interface LooseArgs {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** What could not be sent for so long is not sent later, when its person may have given it up. */
const MOST_WAIT_MS = 45_000;

/**
 * The transport, fetched with the first call: the public pages show before it is there. Calls may be made before
 * the configuration has been read, and are sent once it has, unless that took too long.
 *
 * @throws ApiFailure without a network
 */
async function transport() {
  const sending = import('./transport').catch(() => {
    throw networkFailure();
  });
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(networkFailure()), MOST_WAIT_MS);
  });
  const [sender] = await Promise.race([Promise.all([sending, configured()]), late]);
  return sender;
}

/**
 * Sends one call of the contract and gives back its answer, parsed.
 *
 * @throws ApiFailure for every failure: refused, no network, or an answer that is not what was agreed
 */
export async function call<E extends EndpointShape>(
  endpoint: E,
  ...[args, options = {}]: Args<E>
): Promise<Answer<E>> {
  const { send } = await transport();
  const { data, status } = await send({ endpoint, args: args ?? {}, options, answer: 'json' });
  return parsed<E['response']>(endpoint.response, data, status);
}

/**
 * What an endpoint that is picked at run time answers, unparsed: the caller knows its schema.
 *
 * @throws ApiFailure
 */
export async function callRaw(
  endpoint: EndpointShape,
  args: LooseArgs,
  options: CallOptions = {},
): Promise<unknown> {
  const { send } = await transport();
  const { data } = await send({ endpoint, args, options, answer: 'json' });
  return data;
}

/**
 * Reads an answer by its endpoint's schema.
 *
 * @throws ApiFailure when it is not what was agreed
 */
export function readAnswer<E extends EndpointShape>(endpoint: E, answer: unknown): Answer<E> {
  return parsed<E['response']>(endpoint.response, answer, 200);
}

/**
 * Sends a file to an endpoint of kind 'multipart'.
 *
 * @param args the path's parameters, and the text fields beside the file
 * @throws ApiFailure
 */
export async function upload<E extends EndpointShape & { kind: 'multipart' }>(
  endpoint: E,
  { params, fields = {} }: { params?: unknown; fields?: Readonly<Record<string, string>> },
  file: File,
  options: CallOptions = {},
): Promise<Answer<E>> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  // Last: the server knows where the file goes before its bytes arrive.
  body.set('file', file);
  const { send } = await transport();
  const { data, status } = await send({
    endpoint,
    args: { params, body },
    options,
    answer: 'json',
  });
  return parsed<E['response']>(endpoint.response, data, status);
}

/**
 * Fetches the bytes of an endpoint of kind 'file', under the name that the server gives them, if any.
 *
 * @throws ApiFailure
 */
export async function callFile<E extends EndpointShape & { kind: 'file' }>(
  endpoint: E,
  ...[args, options = {}]: Args<E>
): Promise<File> {
  const { send } = await transport();
  const { data, status, name } = await send({
    endpoint,
    args: args ?? {},
    options,
    answer: 'blob',
  });
  if (!(data instanceof Blob)) throw unreadableFailure(status);
  return new File([data], name, { type: data.type });
}

/**
 * Opens an endpoint of kind 'events'; the caller reads the stream.
 *
 * @throws ApiFailure
 */
export async function callStream<E extends EndpointShape & { kind: 'events' }>(
  endpoint: E,
  ...[args, options = {}]: Args<E>
): Promise<ReadableStream<Uint8Array>> {
  const { send } = await transport();
  const { data, status, type } = await send({
    endpoint,
    args: args ?? {},
    options,
    answer: 'stream',
  });
  const isEvents = type.startsWith('text/event-stream');
  if (!(data instanceof ReadableStream) || !isEvents) throw unreadableFailure(status);
  return data;
}

/**
 * Reads a part of an answer by its schema.
 *
 * @throws ApiFailure when it is not what was agreed
 */
export function readPart<S extends z.ZodType>(schema: S, part: unknown): z.output<S> {
  return parsed(schema, part, 200);
}

function parsed<S extends z.ZodType>(schema: S, body: unknown, status: number): z.output<S> {
  const result = schema.safeParse(body);
  if (!result.success) throw unreadableFailure(status);
  return result.data;
}
