import { leadActs } from '@contract/credit/leads';
import type { Day } from '@contract/kernel/fields/day';
import { lostCauses, prospectSources, prospectStatuses } from '@contract/program/prospects';
import { sql } from 'drizzle-orm';
import {
  bigint,
  char,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { searchedText } from '../search-text';
import { createdAt, id, instant } from './columns';
import { preparedRequests } from './credit-prepared-requests';
import { users } from './identity';
import { supplierAgents, suppliers } from './people';

/** The people that installers want to sell to; each telephone and RFC of one's own once a company. */
export const leads = pgTable(
  'leads',
  {
    id: id(),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id),
    /** The seller whose it is; null of the installer's own. */
    agentId: uuid().references(() => supplierAgents.id),
    source: text({ enum: prospectSources }).notNull(),
    contactName: text().notNull(),
    businessName: text(),
    phone: text().notNull(),
    email: text(),
    rfc: text(),
    municipality: text(),
    state: text(),
    postalCode: char({ length: 5 }),
    status: text({ enum: prospectStatuses }).notNull().default('new'),
    lostCause: text({ enum: lostCauses }),
    lostReason: text(),
    /** The day on which somebody takes it up again. */
    nextOn: date().$type<Day>(),
    /** The same, with those without one last: what lists are ordered by. */
    nextOrder: date()
      .$type<Day>()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(next_on, date '9999-12-31')`),
    /** The day of those for which its reminder went out. */
    remindedFor: date().$type<Day>(),
    /** The request that it became. */
    preparedRequestId: uuid().references(() => preparedRequests.id, { onDelete: 'set null' }),
    /** Accent-free lower-case text of what a person would search for. */
    searchText: text().notNull(),
    createdAt: createdAt(),
    version: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('leads_phone_key').on(t.supplierId, t.phone),
    // Generic RFCs are nobody's.
    uniqueIndex('leads_rfc_key')
      .on(t.supplierId, t.rfc)
      .where(sql`rfc not in ('XAXX010101000', 'XEXX010101000')`),
    uniqueIndex('leads_prepared_request_key').on(t.preparedRequestId),
    index('leads_supplier').on(t.supplierId, t.id),
    index('leads_supplier_status').on(t.supplierId, t.status, t.id),
    index('leads_supplier_name').on(t.supplierId, t.contactName, t.id),
    index('leads_supplier_next').on(t.supplierId, t.nextOrder, t.id),
    index('leads_due')
      .on(t.nextOn)
      .where(sql`next_on is not null and reminded_for is distinct from next_on`),
    index('leads_agent').on(t.agentId, t.id),
    index('leads_agent_status').on(t.agentId, t.status, t.id),
    index('leads_agent_name').on(t.agentId, t.contactName, t.id),
    index('leads_agent_next').on(t.agentId, t.nextOrder, t.id),
    index('leads_search').using('gin', sql`${searchedText(t.searchText)} gin_trgm_ops`),
  ],
);

/** What was done with a lead; append-only. */
export const leadActRows = pgTable(
  'lead_acts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    act: text({ enum: leadActs }).notNull(),
    fromStatus: text({ enum: prospectStatuses }),
    status: text({ enum: prospectStatuses }),
    /** When it was to be taken up again from then on. */
    day: date().$type<Day>(),
    note: text(),
    at: instant().notNull(),
    byUserId: uuid()
      .notNull()
      .references(() => users.id),
  },
  (t) => [index('lead_acts_lead').on(t.leadId, t.id)],
);
