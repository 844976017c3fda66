import type { CardGateway } from '@server/adapters/adapters';
import type { FastifyInstance } from 'fastify';

/** Serves the field of a card gateway that has its page here; of any other nothing. */
export function registerCardField(app: FastifyInstance, gateway: CardGateway | null) {
  const page = gateway?.fieldPage;
  if (!page) return;
  app.get(page.path, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('content-security-policy', page.policy)
      // Its own policy says who may, which browsers that know it go by.
      .header('x-frame-options', 'SAMEORIGIN')
      .send(page.html),
  );
}
