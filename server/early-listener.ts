import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { t } from '@server/i18n';
import type { FastifyServerFactory } from 'fastify';
import { type StartError, wrongVariable } from './start-error';
import { answerStarting } from './starting';

/** A port bound from the first moment on: it answers that the server is starting until the app takes over. */
export interface EarlyListener {
  server: Server;
  /** From the next request on, `handler` answers; no connection is refused or lost in between. */
  handOver(handler: RequestListener): void;
  close(): Promise<void>;
}

/**
 * Opens the port that a variable names.
 *
 * @throws StartError when it cannot be had, with the variable to change.
 */
export async function openEarlyListener(
  variable: 'PORT' | 'METRICS_PORT',
  port: number,
  host: string,
): Promise<EarlyListener> {
  const server = createServer(answerStarting);
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    throw refusal(variable, port, error);
  }
  return {
    server,
    handOver: (handler) => void server.off('request', answerStarting).on('request', handler),
    close: () => closeServer(server),
  };
}

/** Both the port of the portal and, where metrics are configured, that of theirs. */
export interface EarlyListeners {
  portal: EarlyListener;
  metrics: EarlyListener | null;
}

/** @throws StartError as `openEntrance`. */
export async function openEarlyListeners(config: {
  port: number;
  metricsPort: number | null;
  host: string;
}): Promise<EarlyListeners> {
  const { port, metricsPort, host } = config;
  const portal = await openEarlyListener('PORT', port, host);
  const metrics =
    metricsPort === null ? null : await openEarlyListener('METRICS_PORT', metricsPort, host);
  return { portal, metrics };
}

/**
 * Fastify's way to a port that is already bound: its `listen` finds the port open and lets Fastify's own handler answer
 * from then on; Fastify closes the server like one of its own, but leaves its timeouts to us.
 */
export function serverFor(
  { server, handOver }: EarlyListener,
  timeouts: Pick<Server, 'requestTimeout' | 'keepAliveTimeout'>,
): FastifyServerFactory {
  return (handler) => {
    const listen = () => {
      handOver(handler);
      queueMicrotask(() => server.emit('listening'));
      return server;
    };
    return Object.assign(server, timeouts, { listen });
  };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // The only possible error is that it was closed before.
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function refusal(variable: string, port: number, error: unknown): StartError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return wrongVariable(variable, t(serverWords.earlyListener.portTaken, { port }), error);
  }
  if (code === 'EACCES') {
    return wrongVariable(variable, t(serverWords.earlyListener.portForbidden, { port }), error);
  }
  return wrongVariable('HOST', t(serverWords.earlyListener.notOurs), error);
}
