import type { Db, Tx } from '@server/db/connection';
import { projects } from '@server/db/schema/credit';
import { coObligors } from '@server/db/schema/credit-co-obligors';
import { incomeEvidence, incomeSources } from '@server/db/schema/credit-income-sources';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';

export type SourceRow = typeof incomeSources.$inferSelect;

/** A source, and whether any file proves it. */
export interface Source {
  row: SourceRow;
  hasEvidence: boolean;
}

const hasEvidence = sql<boolean>`exists (select from ${incomeEvidence}
  where ${incomeEvidence.incomeSourceId} = ${incomeSources.id})`;

/** A co-obligor who answers for the credit. */
export const takesPart = and(isNull(coObligors.declinedAt), isNull(coObligors.withdrawnAt));

/**
 * Who answers for a credit too, and every source of income of its people, oldest first. Those of a co-obligor who left
 * are not among them. One statement: each decision reads it.
 */
export async function incomeOfProject(db: Db | Tx, projectId: string) {
  const rows = await db
    .select({ coObligor: coObligors, row: incomeSources, hasEvidence })
    .from(projects)
    .leftJoin(coObligors, and(eq(coObligors.projectId, projects.id), takesPart))
    .leftJoin(
      incomeSources,
      and(
        eq(incomeSources.projectId, projects.id),
        or(eq(incomeSources.role, 'applicant'), eq(incomeSources.coObligorId, coObligors.id)),
      ),
    )
    .where(eq(projects.id, projectId))
    .orderBy(asc(incomeSources.id));
  return {
    coObligor: rows[0]?.coObligor ?? null,
    sources: rows.flatMap(({ row, hasEvidence: proved }): Source[] =>
      row ? [{ row, hasEvidence: proved }] : [],
    ),
  };
}
