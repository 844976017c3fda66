import type { EndpointShape, Method } from '@contract/kernel/endpoint';
import { recovery } from '@contract/locales/es-MX/kernel/outcomes';
import { t } from '@portal/i18n';
import { ApiFailure } from './failure';

/** No call takes the server as long: its statements end within seconds. */
const CALL_MS = 45_000;
/** Longer than the server waits for its store of files (60 s). */
const FILE_MS = 90_000;

/** Given up without an answer: what was read may be asked for again, what was sent may have been done. */
const lateFailure = (method: Method) =>
  new ApiFailure(t(method === 'GET' ? recovery.lateRead : recovery.lateAct), 0, 'late');

/** Ends a call when nothing was heard of the server for too long. While bytes come or go it may take any time. */
export interface SilenceLimit {
  /** Aborts when the caller leaves, and when the silence was too long: what queues in the browser is never sent. */
  signal: AbortSignal;
  /** Bytes came or went: the silence begins anew. */
  heard(): void;
  /** Aborts for another reason. */
  end(reason: unknown): void;
  stop(): void;
}

/**
 * Begins to count the silence of a call to an endpoint; its end aborts with the failure that says so.
 *
 * @param leaving aborts when the caller no longer wants the answer
 */
export function limitSilence(endpoint: EndpointShape, leaving?: AbortSignal): SilenceLimit {
  const { kind = 'json', transaction, method } = endpoint;
  const ms = kind === 'json' && transaction !== 'own' ? CALL_MS : FILE_MS;
  const cut = new AbortController();
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout>;

  function heard() {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => end(lateFailure(method)), ms);
  }
  function stop() {
    isStopped = true;
    clearTimeout(timer);
    leaving?.removeEventListener('abort', leave);
  }
  function end(reason: unknown) {
    stop();
    cut.abort(reason);
  }
  function leave() {
    end(leaving?.reason);
  }

  heard();
  leaving?.addEventListener('abort', leave);
  if (leaving?.aborted) leave();
  return { signal: cut.signal, heard, end, stop };
}
