import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { isArriving } from './error-handler';

/** A sender may be slow, not silent: a file of 9 MB takes minutes on a poor connection. */
const MOST_SILENCE_MS = 60_000;

/** Refuses with 408 and hangs up on who says nothing for so long while their request still arrives. */
export function refuseSilentSenders(app: FastifyInstance, silenceMs = MOST_SILENCE_MS) {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    const { socket } = raw;
    // A call without a port has no socket.
    if (!(socket instanceof Socket) || !isArriving(request)) return;
    raw.once('timeout', () => {
      const error = new Error('the sender fell silent');
      app.server.emit(
        'clientError',
        Object.assign(error, { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
        socket,
      );
    });
    socket.setTimeout(silenceMs);
    raw.once('close', () => {
      // Afterwards Node's own limit of an idle connection counts.
      if (!reply.raw.writableFinished) socket.setTimeout(0);
    });
  });
}
