import { applicants } from '@server/db/schema/people';
import { prospects } from '@server/db/schema/program';
import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';

/** What a program had written of a person before it invited them. */
export const prospectData: PersonalData = {
  async collect(db, { userId }) {
    const rows = await db
      .select({ prospect: prospects })
      .from(prospects)
      .innerJoin(applicants, eq(applicants.prospectId, prospects.id))
      .where(eq(applicants.userId, userId));
    return {
      prospect_of_program: rows.map(({ prospect: row }) => ({
        business_name: row.businessName,
        contact_name: row.contactName,
        phone: row.phone,
        email: row.email,
        rfc: row.rfc,
        municipality: row.municipality,
        state: row.state,
        postal_code: row.postalCode,
        source: row.source,
        status: row.status,
        since: row.createdAt,
      })),
    };
  },
};
