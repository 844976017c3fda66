import type { leads as contract, Lead, LeadEvent, LeadInput } from '@contract/credit/leads';
import { addDays, type Day } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { projects } from '@server/db/schema/credit';
import { leadActRows, leads } from '@server/db/schema/credit-leads';
import { preparedRequests } from '@server/db/schema/credit-prepared-requests';
import { users } from '@server/db/schema/identity';
import { supplierAgents } from '@server/db/schema/people';
import { containingFolded, searchedText, searchText, spelling } from '@server/db/search-text';
import type { QueryOf } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { and, desc, eq, gt, inArray, isNull, like, lt, lte, or, type SQL, sql } from 'drizzle-orm';

export type LeadRow = typeof leads.$inferSelect;

/** A company reaches its own and those of its sellers, a seller theirs. */
export function within(scope: Scope): SQL | undefined {
  if (scope.kind !== 'org') return sql`false`;
  return and(
    eq(leads.supplierId, scope.supplierId),
    scope.agentId ? eq(leads.agentId, scope.agentId) : undefined,
  );
}

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

/** What a lead's row has of what a form or a file gives. */
export function toRow(input: LeadInput) {
  const row = {
    contactName: input.contact_name,
    businessName: input.business_name,
    phone: input.phone,
    email: input.email,
    rfc: input.rfc,
    municipality: input.municipality,
    state: input.state,
    postalCode: input.postal_code,
  };
  return { ...row, searchText: searchText(...Object.values(row)) };
}

/** Which of some telephones and RFCs a company's leads have, with whether the scope reaches each. */
export async function takenBy(
  db: Db | Tx,
  scope: Scope & { kind: 'org' },
  { phones, rfcs }: { phones: readonly string[]; rfcs: readonly string[] },
) {
  return db
    .select({
      id: leads.id,
      contactName: leads.contactName,
      phone: leads.phone,
      rfc: leads.rfc,
      isReached: sql<boolean>`${within(scope)}`,
    })
    .from(leads)
    .where(
      and(
        eq(leads.supplierId, scope.supplierId),
        or(inArray(leads.phone, [...phones]), inArray(leads.rfc, [...rfcs])),
      ),
    );
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
