import type { leads as contract, Lead, LeadEvent } from '@contract/credit/leads';
import { addDays, type Day } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { projects } from '@server/db/schema/credit';
import { leadActRows, leads } from '@server/db/schema/credit-leads';
import { preparedRequests } from '@server/db/schema/credit-prepared-requests';
import { users } from '@server/db/schema/identity';
import { supplierAgents } from '@server/db/schema/people';
import { containingFolded, searchedText, spelling } from '@server/db/search-text';
import type { QueryOf } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { and, desc, eq, gt, isNull, like, lt, lte, type SQL } from 'drizzle-orm';
import { within } from './reach';

export type LeadRow = typeof leads.$inferSelect;

const selectLeads = (db: Db | Tx) =>
  db
    .select({
      lead: leads,
      seller: supplierAgents.fullName,
      request: { id: preparedRequests.id, revokedAt: preparedRequests.revokedAt },
      project: { id: projects.id, folio: projects.folio, status: projects.status },
    })
    .from(leads)
    .leftJoin(supplierAgents, eq(supplierAgents.id, leads.agentId))
    .leftJoin(preparedRequests, eq(preparedRequests.id, leads.preparedRequestId))
    .leftJoin(projects, eq(projects.id, preparedRequests.projectId));

type Row = Awaited<ReturnType<typeof selectLeads>>[number];

function found(typed: string): SQL | undefined {
  const tildes = spelling(typed);
  return and(
    like(searchedText(leads.searchText), containingFolded(typed)),
    tildes ? like(leads.searchText, tildes) : undefined,
  );
}

const nextIn = (today: Day) => ({
  overdue: lt(leads.nextOrder, today),
  today: eq(leads.nextOrder, today),
  week: and(gt(leads.nextOrder, today), lte(leads.nextOrder, addDays(today, 7))),
  none: isNull(leads.nextOn),
});

export async function listLeads(
  db: Db,
  scope: Scope,
  query: QueryOf<typeof contract.list>,
  today: Day,
) {
  const page = await pageOf(db, query, {
    table: leads,
    id: leads.id,
    select: selectLeads(db),
    own: (row) => row.lead,
    within: within(scope),
    filters: { q: found, status: leads.status, next: (next) => nextIn(today)[next] },
    sorts: {
      created_at: leads.id,
      contact_name: leads.contactName,
      next_on: leads.nextOrder,
    },
    defaultSort: '-created_at',
  });
  return { ...page, items: page.items.map(describe) };
}

export async function findLead(db: Db | Tx, scope: Scope, id: string): Promise<Lead | null> {
  const [row] = await selectLeads(db).where(and(eq(leads.id, id), within(scope)));
  return row ? describe(row) : null;
}

/** A lead that a scope reaches, held until the transaction ends. */
export async function lockLead(tx: Tx, scope: Scope, id: string): Promise<LeadRow | null> {
  const [row] = await tx
    .select()
    .from(leads)
    .where(and(eq(leads.id, id), within(scope)))
    .for('update');
  return row ?? null;
}

function describe({ lead, seller, request, project }: Row): Lead {
  return {
    id: lead.id,
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
    lost_cause: lead.lostCause,
    lost_reason: lead.lostReason,
    seller,
    next_on: lead.nextOn,
    // One that was taken back is none: the lead may become another.
    request: request && !request.revokedAt ? { prepared_id: request.id, project } : null,
    created_at: lead.createdAt.toISOString(),
    version: lead.version,
  };
}

export interface Doing {
  now: Date;
  userId: string;
}

type Act = Omit<typeof leadActRows.$inferInsert, 'id' | 'leadId' | 'at' | 'byUserId'>;

/** Writes what was done with a lead into its history. */
export async function addActs(
  tx: Tx,
  leadId: string,
  acts: readonly Act[],
  { now, userId }: Doing,
): Promise<void> {
  if (acts.length === 0) return;
  await tx
    .insert(leadActRows)
    .values(acts.map((act) => ({ ...act, leadId, at: now, byUserId: userId })));
}

/** The most that a history shows. */
const MOST = 100;

/** What was done with a lead, latest first, and whether there is more: for callers that have checked access to it. */
export async function historyOf(
  db: Db,
  leadId: string,
): Promise<{ items: LeadEvent[]; is_cut: boolean }> {
  const rows = await db
    .select({ row: leadActRows, by: users.fullName })
    .from(leadActRows)
    .innerJoin(users, eq(users.id, leadActRows.byUserId))
    .where(eq(leadActRows.leadId, leadId))
    .orderBy(desc(leadActRows.id))
    .limit(MOST + 1);
  const items = rows.slice(0, MOST).map(({ row, by }) => ({
    id: String(row.id),
    act: row.act,
    at: row.at.toISOString(),
    by,
    from_status: row.fromStatus,
    status: row.status,
    day: row.day,
    note: row.note,
  }));
  return { items, is_cut: rows.length > MOST };
}
