import { notFound } from '@server/http/errors';
import type { Scope } from '@server/http/principal';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Rows of the scope's own investor, or all of them for staff. */
export function ofInvestor(scope: Scope, column: PgColumn): SQL | undefined {
  if (scope.kind === 'all') return undefined;
  return scope.kind === 'own' && scope.investorId ? eq(column, scope.investorId) : sql`false`;
}

/** The current user's investor record; other users have none. */
export function ownInvestorId(scope: Scope): string {
  if (scope.kind === 'own' && scope.investorId) return scope.investorId;
  throw notFound();
}
