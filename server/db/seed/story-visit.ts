import type { EndpointShape } from '@contract/kernel/endpoint';
import type { Adapters } from '@server/adapters/adapters';
import type { Config } from '@server/config';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import { createVault } from '@server/db/vault';
import { identify } from '@server/features/identity';
import { implementations } from '@server/features/implementations';
import { type AuditEntry, auditAll, recorderTo } from '@server/features/platform';
import { loadScopeLookup } from '@server/http/access';
import { authorise } from '@server/http/authorise';
import { callHandler } from '@server/http/call-handler';
import type { LiveHub } from '@server/http/live';
import { noSecondPerson } from '@server/http/two-people';
import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod';
import type { Sent } from './story-player';

interface House {
  db: Db;
  config: Config;
  adapters: Adapters;
  live: LiveHub;
  log: FastifyBaseLogger;
  clock: { now: Date };
}

/** What one person does in a visit. */
export interface Visit {
  tx: Tx;
  call<E extends EndpointShape>(endpoint: E, sent?: Sent): Promise<z.output<E['response']>>;
}

/**
 * Many acts of one person in one transaction, for the many of a town: each is authorised, read and answered by the
 * handler of its endpoint as over HTTP, only without the way there.
 */
export async function visit(
  house: House,
  { token, ip }: { token: string; ip: string },
  acts: (visit: Visit) => Promise<void>,
): Promise<void> {
  const { db, config, adapters, live, log, clock } = house;
  const { now } = clock;
  const identity = await identify(db, `Bearer ${token}`, now);
  const { principal } = identity;
  if (!principal) throw new Error('Demo: a visit is of a person with a session');
  const lookUpScope = await loadScopeLookup();
  const vault = createVault(config.appSecret);
  await inTransaction(db, async (tx) => {
    const entries: AuditEntry[] = [];
    await acts({
      tx,
      async call<E extends EndpointShape>(endpoint: E, { params, body }: Sent = {}) {
        const found = implementations.find((each) => each.endpoint === endpoint);
        if (!found) throw new Error(`Demo: ${endpoint.path} is answered by no handler`);
        const record = recorderTo(endpoint, { principal, now }, async (entry) => {
          entries.push(entry);
        });
        const call = {
          ...{ db: tx, config, adapters, vault, live, now, ip, log, principal },
          ...{ userAgent: 'demo', whenGone: () => new AbortController().signal },
          assertStillLetIn: async () => undefined,
          ...noSecondPerson,
          scope: authorise(endpoint, identity, lookUpScope, now),
          params: endpoint.params?.parse(params),
          query: {},
          body: endpoint.body?.strict().parse(body),
          file: null,
          signed: null,
        };
        const answer = await callHandler(found, call, record);
        return parsed<E['response']>(endpoint.response, answer);
      },
    });
    // At the end, since who appends to the trail holds it until the commit.
    await auditAll(tx, entries);
  });
}

const parsed = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> => schema.parse(value);
