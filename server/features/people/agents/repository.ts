import { closedStatuses } from '@contract/credit/project-states';
import type { AgentItem, AgentState, agents as contract } from '@contract/people/agents';
import type { Db, Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { projects } from '@server/db/schema/credit';
import { users } from '@server/db/schema/identity';
import { applicants, supplierAgents, suppliers } from '@server/db/schema/people';
import { contains } from '@server/db/search-text';
import { notFound } from '@server/http/errors';
import type { QueryOf } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { and, count, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { invitationEnd, stateOf } from './rules';

export type Agent = typeof supplierAgents.$inferSelect;

/** An installer reaches its own agents, staff all of them. */
function within(scope: Scope): SQL | undefined {
  if (scope.kind === 'all') return undefined;
  return scope.kind === 'org' ? eq(supplierAgents.supplierId, scope.supplierId) : sql`false`;
}

const inState: Record<AgentState, SQL | undefined> = {
  invited: and(isNull(supplierAgents.userId), isNull(supplierAgents.removedAt)),
  active: and(isNotNull(supplierAgents.userId), isNull(supplierAgents.removedAt)),
  removed: isNotNull(supplierAgents.removedAt),
};

const agentQuery = (db: Db | Tx) =>
  db
    .select({ agent: supplierAgents, lastLoginAt: users.lastLoginAt, installer: suppliers.name })
    .from(supplierAgents)
    .innerJoin(suppliers, eq(suppliers.id, supplierAgents.supplierId))
    .leftJoin(users, eq(users.id, supplierAgents.userId));

export async function listAgents(db: Db, scope: Scope, query: QueryOf<typeof contract.list>) {
  const page = await pageOf(db, query, {
    table: supplierAgents,
    id: supplierAgents.id,
    select: agentQuery(db),
    own: (row) => row.agent,
    within: within(scope),
    filters: {
      q: (typed) =>
        or(contains(supplierAgents.fullName, typed), contains(supplierAgents.email, typed)),
      state: (state) => inState[state],
      supplier_id: supplierAgents.supplierId,
    },
    sorts: { full_name: supplierAgents.fullName, created_at: supplierAgents.id },
    defaultSort: '-created_at',
  });
  return { ...page, items: await described(db, scope, page.items) };
}

export async function showAgent(db: Db, scope: Scope, id: string): Promise<AgentItem> {
  const rows = await agentQuery(db).where(and(eq(supplierAgents.id, id), within(scope)));
  const [item] = await described(db, scope, rows);
  if (!item) throw notFound();
  return item;
}

type Row = Awaited<ReturnType<typeof agentQuery>>[number];

async function described(db: Db, scope: Scope, rows: Row[]): Promise<AgentItem[]> {
  const counted = await projectsOf(
    db,
    rows.map(({ agent }) => agent.id),
  );
  return rows.map(({ agent, lastLoginAt, installer }) => ({
    id: agent.id,
    user_id: scope.kind === 'all' ? agent.userId : null,
    installer: { id: agent.supplierId, name: installer },
    full_name: agent.fullName,
    email: agent.email,
    phone: agent.phone,
    state: stateOf(agent),
    invitation_ends_at: invitationEnd(agent)?.toISOString() ?? null,
    last_login_at: agent.removedAt ? null : (lastLoginAt?.toISOString() ?? null),
    projects: counted.get(agent.id)?.all ?? 0,
    open_projects: counted.get(agent.id)?.open ?? 0,
    created_at: agent.createdAt.toISOString(),
    joined_at: agent.joinedAt?.toISOString() ?? null,
    removed_at: agent.removedAt?.toISOString() ?? null,
    version: agent.version,
  }));
}

/** How many projects the agents have, and how many of them are open. */
async function projectsOf(db: Db, agentIds: string[]) {
  const rows = await db
    .select({
      agentId: projects.agentId,
      all: count(),
      open: sql<number>`(count(*) filter (where ${projects.status} not in ${[...closedStatuses]}))::int`,
    })
    .from(projects)
    .where(inArray(projects.agentId, agentIds))
    .groupBy(projects.agentId);
  return new Map(rows.map(({ agentId, all, open }) => [agentId, { all, open }]));
}

/** An agent that a scope reaches, locked until the transaction ends. */
export async function lockAgent(tx: Tx, scope: Scope, id: string): Promise<Agent> {
  const agent = await findAgent(tx, scope, id);
  if (!agent) throw notFound();
  return agent;
}

/** The same, where there may be none. */
export async function findAgent(tx: Tx, scope: Scope, id: string): Promise<Agent | undefined> {
  const [agent] = await tx
    .select()
    .from(supplierAgents)
    .where(and(eq(supplierAgents.id, id), within(scope)))
    .for('no key update');
  return agent;
}

export async function installerOf(tx: Tx, id: string) {
  const [installer] = await tx.select().from(suppliers).where(eq(suppliers.id, id));
  if (!installer) throw notFound();
  return installer;
}

/**
 * The installer, locked: who sells for it changes one after another, so that of two removals the later one
 * sees to whom the earlier one handed over.
 */
export async function lockInstaller(tx: Tx, id: string) {
  const [installer] = await tx
    .select()
    .from(suppliers)
    .where(eq(suppliers.id, id))
    .for('no key update');
  if (!installer) throw notFound();
  return installer;
}

/** The installer of an agent that a scope reaches, locked before the agent is. */
export async function lockInstallerOf(tx: Tx, scope: Scope, agentId: string) {
  const [agent] = await tx
    .select({ supplierId: supplierAgents.supplierId })
    .from(supplierAgents)
    .where(and(eq(supplierAgents.id, agentId), within(scope)));
  if (!agent) throw notFound();
  return lockInstaller(tx, agent.supplierId);
}

/** Whether the installer already invited, or has, a seller with this address. */
export async function hasAddress(tx: Tx, supplierId: string, email: string): Promise<boolean> {
  const same = and(
    eq(supplierAgents.supplierId, supplierId),
    sql`lower(${supplierAgents.email}) = ${email}`,
    isNull(supplierAgents.removedAt),
  );
  return (await tx.$count(supplierAgents, same)) > 0;
}

/** Whether an account was a seller's. */
export async function wasAgent(tx: Tx, userId: string): Promise<boolean> {
  return (await tx.$count(supplierAgents, eq(supplierAgents.userId, userId))) > 0;
}

/** The applicants that an agent brought: their next requests go to the successor. */
export async function handOverApplicants(tx: Tx, from: string, to: string | null): Promise<void> {
  await tx.update(applicants).set({ agentId: to }).where(eq(applicants.agentId, from));
}
