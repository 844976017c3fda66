import { projects } from '@server/db/schema/credit';
import { coObligors } from '@server/db/schema/credit-co-obligors';
import { incomeEvidence, incomeSources } from '@server/db/schema/credit-income-sources';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';

/** What an applicant lives on, as it stands with their requests; kept as long as the credits that were decided by it. */
export const incomeData: PersonalData = {
  async collect(db, { applicantId }) {
    if (!applicantId) return { income_sources: [] };
    const rows = await db
      .select({ source: incomeSources, folio: projects.folio })
      .from(incomeSources)
      .innerJoin(projects, eq(projects.id, incomeSources.projectId))
      // A co-obligor's are theirs, and given to them by a request of access.
      .where(and(eq(projects.applicantId, applicantId), eq(incomeSources.role, 'applicant')))
      .orderBy(asc(incomeSources.id));
    const files = await db
      .select({ sourceId: incomeEvidence.incomeSourceId, fileName: incomeEvidence.fileName })
      .from(incomeEvidence)
      .where(
        inArray(
          incomeEvidence.incomeSourceId,
          rows.map(({ source }) => source.id),
        ),
      )
      .orderBy(asc(incomeEvidence.id));
    return {
      income_sources: rows.map(({ source, folio }) => ({
        folio,
        kind: source.kind,
        payer: source.payer,
        since: source.since,
        amount_cents: source.amountCents,
        period: source.period,
        notes: source.notes,
        files: files
          .filter(({ sourceId }) => sourceId === source.id)
          .map(({ fileName }) => fileName),
      })),
    };
  },

  /** Of a co-obligor whose name was erased (`coObligorData`), what was stated of their income. */
  async forget(tx) {
    const nameless = tx
      .select({ id: coObligors.id })
      .from(coObligors)
      .where(eq(coObligors.email, ''));
    const { rowCount } = await tx
      .delete(incomeSources)
      .where(inArray(incomeSources.coObligorId, nameless));
    return rowCount ?? 0;
  },
};
