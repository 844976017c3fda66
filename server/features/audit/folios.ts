import type { AuditItem } from '@contract/audit';
import type { Db, Tx } from '@server/db/connection';
import { contracts, documents } from '@server/db/schema/documents';
import { commitments, loans, opportunities, projects, stages } from '@server/db/schema/projects';
import { withdrawals } from '@server/db/schema/treasury';
import { eq, inArray } from 'drizzle-orm';

type Named = Pick<AuditItem, 'object_id' | 'details'>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Identifiers that an entry names, in its object and its details. */
export const idsOf = ({ object_id, details }: Named): string[] =>
  [object_id, ...Object.values(details)].filter(
    (value): value is string => typeof value === 'string' && UUID.test(value),
  );

/** The folio by which people know each record, of those identifiers whose record has one. */
export async function foliosOf(
  db: Db | Tx,
  entries: readonly Named[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(entries.flatMap(idsOf))];
  if (ids.length === 0) return new Map();
  const folio = projects.folio;
  const rows = await db
    .select({ id: projects.id, folio })
    .from(projects)
    .where(inArray(projects.id, ids))
    .unionAll(
      db
        .select({ id: loans.id, folio })
        .from(loans)
        .innerJoin(projects, eq(projects.id, loans.projectId))
        .where(inArray(loans.id, ids)),
    )
    .unionAll(
      db
        .select({ id: opportunities.id, folio })
        .from(opportunities)
        .innerJoin(loans, eq(loans.id, opportunities.loanId))
        .innerJoin(projects, eq(projects.id, loans.projectId))
        .where(inArray(opportunities.id, ids)),
    )
    .unionAll(
      db
        .select({ id: commitments.id, folio })
        .from(commitments)
        .innerJoin(opportunities, eq(opportunities.id, commitments.opportunityId))
        .innerJoin(loans, eq(loans.id, opportunities.loanId))
        .innerJoin(projects, eq(projects.id, loans.projectId))
        .where(inArray(commitments.id, ids)),
    )
    .unionAll(
      db
        .select({ id: stages.id, folio })
        .from(stages)
        .innerJoin(projects, eq(projects.id, stages.projectId))
        .where(inArray(stages.id, ids)),
    )
    .unionAll(
      db
        .select({ id: contracts.id, folio })
        .from(contracts)
        .innerJoin(projects, eq(projects.id, contracts.projectId))
        .where(inArray(contracts.id, ids)),
    )
    .unionAll(
      db
        .select({ id: documents.id, folio })
        .from(documents)
        .innerJoin(projects, eq(projects.id, documents.projectId))
        .where(inArray(documents.id, ids)),
    )
    .unionAll(
      db
        .select({ id: withdrawals.id, folio: withdrawals.folio })
        .from(withdrawals)
        .where(inArray(withdrawals.id, ids)),
    );
  return new Map(rows.map((row) => [row.id, row.folio]));
}
