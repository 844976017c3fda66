import { loans, projects } from '@server/db/schema/credit';
import { collectionActs } from '@server/db/schema/credit-collections';
import { writeOffs } from '@server/db/schema/credit-write-offs';
import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';

/** What was done to collect an applicant's credits, with what staff wrote of it; the law keeps it. */
export const collectionData: PersonalData = {
  async collect(db, { applicantId }) {
    if (!applicantId) return { collection_acts: [], write_offs: [] };
    const rows = await db
      .select({ act: collectionActs, folio: projects.folio })
      .from(collectionActs)
      .innerJoin(loans, eq(loans.id, collectionActs.loanId))
      .innerJoin(projects, eq(projects.id, loans.projectId))
      .where(eq(loans.applicantId, applicantId))
      .orderBy(asc(collectionActs.id));
    const written = await db
      .select({ row: writeOffs, folio: projects.folio })
      .from(writeOffs)
      .innerJoin(loans, eq(loans.id, writeOffs.loanId))
      .innerJoin(projects, eq(projects.id, loans.projectId))
      .where(eq(loans.applicantId, applicantId))
      .orderBy(asc(writeOffs.id));
    return {
      write_offs: written.map(({ row, folio }) => ({
        folio,
        on: row.on,
        reason: row.reason,
        evidence: row.evidence,
        undone_on: row.undoneOn,
        undone_reason: row.undoneReason,
      })),
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
