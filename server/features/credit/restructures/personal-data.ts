import { loans, projects } from '@server/db/schema/credit';
import { loanRestructures } from '@server/db/schema/credit-restructures';
import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';

/** New terms that an applicant was offered, with staff's reason; the law keeps them with the credit. */
export const restructureData: PersonalData = {
  async collect(db, { applicantId }) {
    if (!applicantId) return { restructures: [] };
    const rows = await db
      .select({ restructure: loanRestructures, folio: projects.folio })
      .from(loanRestructures)
      .innerJoin(loans, eq(loans.id, loanRestructures.loanId))
      .innerJoin(projects, eq(projects.id, loans.projectId))
      .where(eq(loans.applicantId, applicantId))
      .orderBy(asc(loanRestructures.id));
    return {
      restructures: rows.map(({ restructure: row, folio }) => ({
        folio,
        status: row.status,
        months: row.months,
        annual_rate_bp: row.annualRateBp,
        first_due_on: row.firstDueOn,
        reason: row.reason,
        end_reason: row.endReason,
        created_at: row.createdAt,
        signed_on: row.signedOn,
      })),
    };
  },
};
