import type { EndpointShape } from '@contract/kernel/endpoint';
import { config } from '@portal/config';
import type * as z from 'zod';
import { ApiFailure, failureOf, networkFailure, unreadableFailure } from './failure';

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
  signal?: AbortSignal;
  /**
   * For endpoints that ask for an Idempotency-Key: one key for one intention, so that sending the same
   * form again cannot act twice. Without it every call is an intention of its own.
   */
  idempotencyKey?: string;
  /** Another token than the session's, and no reaction to its 401: to check one before trusting it. */
  token?: string;
}

/** What calls need to know of the session; registered by it, so that this file knows no session. */
export interface CallHost {
  token(): string | null;
  /** Throws when the session's time is over, before anything is sent. */
  beforeCall(): void;
  /** An answer arrived: the server has seen the session. */
  answered(): void;
  /** The server no longer knows this token. */
  unauthenticated(token: string, failure: ApiFailure): void;
}

/** Asks the person for the second factor, saying what for; false when they would rather not. */
export type StepUp = (what: string) => Promise<boolean>;

let host: CallHost | null = null;
let stepUp: StepUp | null = null;

export function hostCalls(next: CallHost): void {
  host = next;
}

/** Registers the dialog that answers `step_up_required`; gives back what takes it away. */
export function onStepUp(ask: StepUp): () => void {
  stepUp = ask;
  return () => {
    if (stepUp === ask) stepUp = null;
  };
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
  const response = await send(endpoint, args ?? {}, options);
  const body = await readJson(response);
  return parsed<E['response']>(endpoint.response, body, response.status);
}

/** `call` for whoever picks the endpoint at run time and cannot know its types. */
export async function callLoose(endpoint: EndpointShape, args: LooseArgs): Promise<unknown> {
  const response = await send(endpoint, args, {});
  return parsed(endpoint.response, await readJson(response), response.status);
}

/** Fetches the bytes of an endpoint of kind 'file'. */
export async function callFile<E extends EndpointShape & { kind: 'file' }>(
  endpoint: E,
  ...[args, options = {}]: Args<E>
): Promise<Blob> {
  const response = await send(endpoint, args ?? {}, options);
  return response.blob();
}

/** Opens an endpoint of kind 'events'; the caller reads the stream. */
export async function callStream<E extends EndpointShape & { kind: 'events' }>(
  endpoint: E,
  ...[args, options = {}]: Args<E>
): Promise<ReadableStream<Uint8Array>> {
  const response = await send(endpoint, args ?? {}, options);
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (!response.body || !isStream) throw unreadableFailure(response.status);
  return response.body;
}

export interface LooseArgs {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

async function send(
  endpoint: EndpointShape,
  args: LooseArgs,
  options: CallOptions,
): Promise<Response> {
  const key = endpoint.idempotent ? (options.idempotencyKey ?? crypto.randomUUID()) : undefined;
  const once = () => sendOnce(endpoint, args, options, key);
  return withSecondFactor(async () => {
    const response = await once();
    // 202: what was asked is not done, it waits for a second person. Not the endpoint's own answer.
    if (!response.ok || response.status === 202) throw await refusal(response);
    return response;
  });
}

/** Sends, and once more when the person gave the second factor that was missing. */
export async function withSecondFactor(once: () => Promise<Response>): Promise<Response> {
  try {
    return await once();
  } catch (thrown) {
    const missing = thrown instanceof ApiFailure && thrown.code === 'step_up_required';
    if (!missing || !stepUp || !(await stepUp(thrown.message))) throw thrown;
    return once();
  }
}

async function sendOnce(
  endpoint: EndpointShape,
  args: LooseArgs,
  { signal, token: ownToken }: CallOptions,
  key: string | undefined,
): Promise<Response> {
  const isPublic = endpoint.can === 'public';
  if (!isPublic && ownToken === undefined) host?.beforeCall();
  const token = isPublic ? config().applicationToken : (ownToken ?? host?.token() ?? null);
  const headers = new Headers({ accept: 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (key) headers.set('idempotency-key', key);
  if (args.body !== undefined) headers.set('content-type', 'application/json');

  let response: Response;
  try {
    response = await fetch(urlOf(endpoint, args), {
      method: endpoint.method,
      headers,
      body: args.body === undefined ? undefined : JSON.stringify(args.body),
      credentials: 'include',
      cache: 'no-store',
      signal,
    });
  } catch (thrown) {
    if (signal?.aborted) throw thrown;
    throw networkFailure();
  }
  // A public call and a call with a token of its own say nothing about the session.
  if (isPublic || ownToken !== undefined) return response;
  if (response.status === 401 && token) {
    host?.unauthenticated(token, await refusal(response.clone()));
  } else if (response.status !== 401) {
    host?.answered();
  }
  return response;
}

/** Address of a call: its path with the parameters filled in, and its query. */
export function urlOf({ path }: Pick<EndpointShape, 'path'>, { params, query }: LooseArgs): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = fieldOf(params, name);
    if (value === undefined || value === null || value === '') {
      throw new Error(`${path} needs ${name}`);
    }
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(
    typeof query === 'object' && query !== null ? query : {},
  )) {
    if (value !== undefined && value !== null && value !== '') search.append(name, String(value));
  }
  const text = search.toString();
  return `${config().apiBaseUrl}${filled}${text ? `?${text}` : ''}`;
}

function fieldOf(holder: unknown, name: string): unknown {
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;
}

async function refusal(response: Response): Promise<ApiFailure> {
  return failureOf(response.status, await response.json().catch(() => null));
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw unreadableFailure(response.status);
  }
}

function parsed<S extends z.ZodType>(schema: S, body: unknown, status: number): z.output<S> {
  const result = schema.safeParse(body);
  if (!result.success) throw unreadableFailure(status);
  return result.data;
}
