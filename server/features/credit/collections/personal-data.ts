import { loans, projects } from '@server/db/schema/credit';
import { collectionActs } from '@server/db/schema/credit-collections';
import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';

/** What was done to collect an applicant's credits, with what staff wrote of it; the law keeps it. */
export const collectionData: PersonalData = {
  async collect(db, { applicantId }) {
    if (!applicantId) return { collection_acts: [] };
    const rows = await db
      .select({ act: collectionActs, folio: projects.folio })
      .from(collectionActs)
      .innerJoin(loans, eq(loans.id, collectionActs.loanId))
      .innerJoin(projects, eq(projects.id, loans.projectId))
      .where(eq(loans.applicantId, applicantId))
      .orderBy(asc(collectionActs.id));
    return {
      collection_acts: rows.map(({ act, folio }) => ({
        folio,
        kind: act.kind,
        happened_at: act.happenedAt,
        channel: act.channel,
        party: act.party,
        result: act.result,
        amount_cents: act.amountCents,
        promised_on: act.promisedOn,
        until: act.until,
        note: act.note,
      })),
    };
  },
};
