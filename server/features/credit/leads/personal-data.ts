import { leadWords } from '@contract/locales/es-MX/credit/leads-server';
import { leadActRows, leads } from '@server/db/schema/credit-leads';
import { t } from '@server/i18n';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data';

/** The people that a company wanted to sell to: its own work, which goes with its account. */
export const leadData: PersonalData = {
  async collect(db, { supplierId }) {
    if (!supplierId) return { leads: [] };
    const rows = await db
      .select({
        lead: leads,
        notes: sql<string[]>`array(select ${leadActRows.note} from ${leadActRows}
          where ${and(eq(leadActRows.leadId, leads.id), eq(leadActRows.act, 'noted'))}
          order by ${leadActRows.id})`,
      })
      .from(leads)
      .where(eq(leads.supplierId, supplierId))
      .orderBy(asc(leads.id));
    return {
      leads: rows.map(({ lead, notes }) => ({
        contact_name: lead.contactName,
        business_name: lead.businessName,
        phone: lead.phone,
        email: lead.email,
        rfc: lead.rfc,
        municipality: lead.municipality,
        state: lead.state,
        postal_code: lead.postalCode,
        source: lead.source,
        status: lead.status,
        reason: lead.lostReason,
        next_on: lead.nextOn,
        notes,
        since: lead.createdAt,
      })),
    };
  },

  async hangs(db, { supplierId }) {
    if (!supplierId) return [];
    const count = await db.$count(leads, eq(leads.supplierId, supplierId));
    return count > 0 ? [t(leadWords.hangs)] : [];
  },

  async erase(tx, { supplierId }) {
    if (supplierId) await tx.delete(leads).where(eq(leads.supplierId, supplierId));
  },
};
