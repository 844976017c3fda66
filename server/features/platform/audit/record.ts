import type { EndpointShape } from '@contract/kernel/endpoint';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import type { Recorder } from '@server/http/implement';
import type { Principal } from '@server/http/principal';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { type AuditEntry, audit } from './audit';

interface Recorded {
  db: Db | Tx;
  principal: Principal | null;
  now: Date;
}

/** How a handler leaves the entry that its endpoint declares. */
export function recorderOf(endpoint: EndpointShape, call: Recorded): Recorder {
  return recorderTo(endpoint, call, async (entry) => {
    const { db } = call;
    const write = (tx: Tx) => audit(tx, entry);
    // A call that only reads runs in no transaction.
    if (db instanceof PgTransaction) await write(db);
    else await inTransaction(db, write);
  });
}

/** The same, written elsewhere. */
export function recorderTo(
  { audit: declared, path }: EndpointShape,
  { principal, now }: Pick<Recorded, 'principal' | 'now'>,
  write: (entry: AuditEntry) => Promise<void>,
): Recorder {
  return async (objectId, details) => {
    if (!declared || !principal) throw new Error(`${path} declares no entry of the audit trail`);
    const { userId, actorUserId } = principal;
    await write({
      ...{ at: now, userId, actorUserId, objectId },
      ...declared,
      ...(details && { details }),
    });
  };
}
