import type { EndpointShape } from '@contract/kernel/endpoint';
import { config } from '@portal/config';
import axios, { type AxiosRequestConfig, type AxiosResponse } from 'axios';
import type { CallOptions, LooseArgs } from './call';
import { ApiFailure, failureOf, networkFailure } from './failure';
import { callHost, endWithSession, giveSecondFactor } from './host';
import { limitSilence, type SilenceLimit } from './silence-limit';
import { fillParams, queryText } from './url';

interface Sent {
  endpoint: EndpointShape;
  args: LooseArgs;
  options: CallOptions;
  answer: 'json' | 'blob' | 'stream';
}

interface Answered {
  data: unknown;
  status: number;
  /** Content type, as the server names it. */
  type: string;
  /** Of a file, as the server names it; empty where it does not. */
  name: string;
}

/** The portal's one way to a server. */
const client = axios.create({
  adapter: 'fetch',
  fetchOptions: { cache: 'no-store' },
  xsrfCookieName: undefined,
  paramsSerializer: queryText,
  // Refusals are answers, read below.
  validateStatus: () => true,
  // axios would name itself, a header that other origins ask permission for.
  headers: { common: { accept: 'application/json', 'User-Agent': false } },
});

/**
 * Sends a call, and once more when the person gave the second factor that was missing.
 *
 * @throws ApiFailure for every failure
 */
export async function send(sent: Sent): Promise<Answered> {
  const { endpoint, options } = sent;
  const key = endpoint.idempotent ? (options.idempotencyKey ?? crypto.randomUUID()) : undefined;
  try {
    return await sendOnce(sent, key);
  } catch (thrown) {
    const missing = thrown instanceof ApiFailure && thrown.code === 'step_up_required';
    if (!missing || !(await giveSecondFactor(thrown.message))) throw thrown;
    return sendOnce(sent, key);
  }
}

async function sendOnce(sent: Sent, key: string | undefined): Promise<Answered> {
  const { endpoint, options } = sent;
  // A public call and a call with a token of its own do not affect the session.
  const host = endpoint.can === 'public' || options.token !== undefined ? null : callHost();
  host?.beforeCall();
  const token = host ? host.token() : tokenOf(endpoint, options);
  const silence = limitSilence(endpoint, options.signal);
  const leaveSession = host ? endWithSession(silence.end) : undefined;
  const response = await requested(sent, token, key, silence).finally(leaveSession);
  const { status, data, headers } = response;
  if (isDone(endpoint, status)) {
    host?.answered();
    return {
      data,
      status,
      type: String(headers['content-type'] ?? ''),
      name: fileNameIn(String(headers['content-disposition'] ?? '')),
    };
  }
  const failure = failureOf(status, await refusalIn(data));
  if (status !== 401) host?.answered();
  else if (token) host?.unauthenticated(token, failure);
  throw failure;
}

/** 202: what was asked is not done, it waits for a second person. Not the endpoint's own answer. */
const isDone = ({ only200 }: EndpointShape, status: number): boolean =>
  only200 ? status === 200 : status >= 200 && status < 300 && status !== 202;

function tokenOf(endpoint: EndpointShape, { token }: CallOptions): string | null {
  if (token !== undefined) return token;
  return endpoint.can === 'public' ? config().applicationToken : null;
}

async function requested(
  { endpoint, args, options, answer }: Sent,
  token: string | null,
  key: string | undefined,
  silence: SilenceLimit,
): Promise<AxiosResponse<unknown>> {
  const { signal, onProgress } = options;
  const request: AxiosRequestConfig = {
    baseURL: config().apiBaseUrl,
    url: fillParams(endpoint.path, args.params),
    method: endpoint.method,
    params: args.query,
    data: args.body,
    responseType: answer,
    withCredentials: options.token !== null,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
      // axios would call no body a form.
      ...(args.body === undefined && { 'content-type': false }),
    },
    signal: silence.signal,
    onDownloadProgress: silence.heard,
    ...(endpoint.kind === 'multipart' && {
      // `fetch` cannot report upload progress in a browser.
      adapter: ['xhr', 'fetch'],
      onUploadProgress: ({ progress = 0 }) => {
        silence.heard();
        onProgress?.(Math.floor(progress * 100));
      },
    }),
  };
  try {
    return await client.request(request);
  } catch (thrown) {
    if (signal?.aborted) throw thrown;
    throw silence.signal.aborted ? silence.signal.reason : networkFailure();
  } finally {
    // A stream goes on after its head; its silences count as well.
    if (answer !== 'stream') silence.stop();
  }
}

/** As our server writes it (RFC 8187). */
function fileNameIn(disposition: string): string {
  const coded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1] ?? '';
  try {
    return decodeURIComponent(coded);
  } catch {
    return '';
  }
}

/** The body of a refusal, however the answer was to be read. */
async function refusalIn(data: unknown): Promise<unknown> {
  const body = data instanceof Blob || data instanceof ReadableStream ? new Response(data) : null;
  return body ? body.json().catch(() => null) : data;
}
