import type { Db, Tx } from '@server/db/connection';
import { leads } from '@server/db/schema/credit-leads';
import type { Scope } from '@server/http/principal';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { within } from './reach';

/** Which of some telephones and RFCs a company's leads have, with whether the scope reaches each. */
export async function takenBy(
  db: Db | Tx,
  scope: Scope & { kind: 'org' },
  { phones, rfcs }: { phones: readonly string[]; rfcs: readonly string[] },
) {
  return db
    .select({
      id: leads.id,
      contactName: leads.contactName,
      phone: leads.phone,
      rfc: leads.rfc,
      isReached: sql<boolean>`${within(scope)}`,
    })
    .from(leads)
    .where(
      and(
        eq(leads.supplierId, scope.supplierId),
        or(
          inArray(leads.phone, [...phones]),
          // As its index says it, so that it serves.
          and(
            sql`${leads.rfc} not in ('XAXX010101000', 'XEXX010101000')`,
            inArray(leads.rfc, [...rfcs]),
          ),
        ),
      ),
    );
}
