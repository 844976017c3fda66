import type { EndpointShape } from '@contract/kernel/endpoint';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import type { Recorder } from '@server/http/implement';
import type { Principal } from '@server/http/principal';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { audit } from './audit';

interface Recorded {
  db: Db | Tx;
  principal: Principal | null;
  now: Date;
}

/** How a handler leaves the entry that its endpoint declares. */
export function recorderOf(
  { audit: entry, path }: EndpointShape,
  { db, principal, now }: Recorded,
): Recorder {
  return async (objectId, details) => {
    if (!entry || !principal) throw new Error(`${path} declares no entry of the audit trail`);
    const { userId, actorUserId } = principal;
    const write = (tx: Tx) =>
      audit(tx, { at: now, userId, actorUserId, ...entry, objectId, ...(details && { details }) });
    // A call that only reads runs in no transaction.
    if (db instanceof PgTransaction) await write(db);
    else await inTransaction(db, write);
  };
}
