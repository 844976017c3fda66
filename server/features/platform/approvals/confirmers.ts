import type { EndpointShape } from '@contract/kernel/endpoint';
import type { Db, Tx } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { approvals } from '@server/db/schema/platform';
import { and, eq, inArray } from 'drizzle-orm';
import { nameOfEndpoint } from './gate';

interface Confirmer {
  user_id: string;
  name: string;
}

/** Who confirmed an act of two people, by what it was done to; nobody of what took one. */
export async function confirmersOf(
  db: Db | Tx,
  endpoint: EndpointShape,
  objectIds: readonly string[],
): Promise<ReadonlyMap<string, Confirmer>> {
  const rows = await db
    .select({ objectId: approvals.objectId, user_id: users.id, name: users.fullName })
    .from(approvals)
    .innerJoin(users, eq(users.id, approvals.decidedBy))
    .where(
      and(
        eq(approvals.endpoint, nameOfEndpoint(endpoint)),
        inArray(approvals.objectId, [...objectIds]),
        eq(approvals.outcome, 'done'),
      ),
    )
    .orderBy(approvals.decidedAt);
  return new Map(rows.map(({ objectId, ...confirmer }) => [objectId, confirmer]));
}
