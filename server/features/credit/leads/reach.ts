import { leads } from '@server/db/schema/credit-leads';
import type { Scope } from '@server/http/principal';
import { and, eq, type SQL, sql } from 'drizzle-orm';

/** A company reaches its own and those of its sellers, a seller theirs. */
export function within(scope: Scope): SQL | undefined {
  if (scope.kind !== 'org') return sql`false`;
  return and(
    eq(leads.supplierId, scope.supplierId),
    scope.agentId ? eq(leads.agentId, scope.agentId) : undefined,
  );
}
