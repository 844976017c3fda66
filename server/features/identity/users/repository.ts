import type { UserStanding } from '@contract/identity/users';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Role } from '@contract/kernel/roles';
import { GUARDED_STATUS } from '@contract/people/supplier-status';
import type { Db, Tx } from '@server/db/connection';
import { curpMark, rfcMark } from '@server/db/marks';
import { keptZones } from '@server/db/own-zones';
import { projects } from '@server/db/schema/credit';
import { commitments } from '@server/db/schema/funding';
import { sessions, userRoles, users } from '@server/db/schema/identity';
import {
  applicants,
  investors,
  programUsers,
  supplierAgents,
  suppliers,
} from '@server/db/schema/people';
import { profiles, taxProfiles } from '@server/db/schema/people-profiles';
import { auditLog } from '@server/db/schema/platform';
import { programs } from '@server/db/schema/program';
import { contains } from '@server/db/search-text';
import type { Vault } from '@server/db/vault';
import { isActiveStaff, settingOrFirst } from '@server/features/platform';
import { notFound } from '@server/http/errors';
import {
  and,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { soughtIn } from './sought';

const SHOWN = 10;
const actors = alias(users, 'actors');

type UserRow = typeof users.$inferSelect;

const active = eq(users.status, 'active');

/** The accounts of a standing, as `standingOf` tells them apart. */
export const inStanding: Record<UserStanding, SQL | undefined> = {
  pending: eq(users.status, 'pending'),
  active: and(active, isNull(users.staffBlockedAt)),
  blocked: and(active, isNotNull(users.staffBlockedAt)),
  closed: eq(users.status, 'closed'),
};

/** The accounts that staff look for by what they typed; each way has an index. */
export function matching(typed: string, vault: Vault): SQL | undefined {
  const { by, value } = soughtIn(typed);
  if (by === 'phone') return eq(users.phone, value);
  if (by === 'curp') {
    return sql`${users.id} in (select ${profiles.userId} from ${profiles} where ${eq(profiles.curpMark, curpMark(vault, value))})`;
  }
  if (by === 'rfc') {
    return sql`${users.id} in (select ${taxProfiles.userId} from ${taxProfiles} where ${eq(taxProfiles.rfcMark, rfcMark(vault, value))})`;
  }
  // Each by its own index, put together afterwards: as alternatives of one condition they are found by none.
  const ways = [
    contains(users.email, value),
    contains(users.fullName, value),
    sql`cardinality(${users.tags}) > 0 and ${contains(sql`array_to_string(${users.tags}, ' ')`, value)}`,
  ].map((way) => sql`select ${users.id} from ${users} where ${way}`);
  return sql`${users.id} in (${sql.join(ways, sql` union all `)})`;
}

/** The accounts of a role. */
export const withRole = (role: Role): SQL =>
  sql`exists (select 1 from ${userRoles} r where r.user_id = ${users.id} and r.role = ${role})`;

export async function findUser(db: Db | Tx, userId: string): Promise<UserRow> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw notFound();
  return user;
}

/** The account, locked until the transaction ends: signing in and other acts on it wait. */
export async function lockUser(tx: Tx, userId: string): Promise<UserRow> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user) throw notFound();
  return user;
}

/** Whether it takes two to block an account: it could let others in again, and somebody else is there to confirm. */
export async function takesTwoToBlock(
  db: Db | Tx,
  user: Pick<UserRow, 'id' | 'duties'>,
  askerId: string,
): Promise<boolean> {
  if (!user.duties.includes('administration')) return false;
  const others = notInArray(users.id, [user.id, askerId]);
  return (await db.$count(users, and(isActiveStaff(db, 'administration'), others))) > 0;
}

export async function rolesOf(db: Db | Tx, userIds: string[]): Promise<Map<string, Role[]>> {
  const rows = await db.select().from(userRoles).where(inArray(userRoles.userId, userIds));
  const byUser = new Map<string, Role[]>();
  for (const { userId, role } of rows) byUser.set(userId, [...(byUser.get(userId) ?? []), role]);
  return byUser;
}

/**
 * The sessions that are valid now for this person, the newest first. One that is idle or
 * past its life is over although nothing has marked it yet; one whose person acts as another is not idle.
 */
export async function openSessionsOf(db: Db | Tx, userId: string, now: Date) {
  const idleSeconds = await settingOrFirst(db, 'session_idle_hard_seconds', dayInMexicoCity(now));
  return db
    .select({ session: sessions, actor: actors.fullName })
    .from(sessions)
    .leftJoin(actors, eq(actors.id, sessions.actorUserId))
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
        or(
          gt(sessions.lastSeenAt, new Date(now.getTime() - idleSeconds * 1000)),
          sql`exists (select 1 from sessions e where e.actor_session_id = ${sessions.id}
            and e.ended_at is null and e.expires_at > ${now.toISOString()})`,
        ),
        sql`not exists (select 1 from sessions a where a.id = ${sessions.actorSessionId} and a.ended_at is not null)`,
      ),
    )
    .orderBy(desc(sessions.id));
}

/** Who last changed how far an account is held back, and when, by the audit trail. */
export async function restrictionSetOf(db: Db, userId: string) {
  const [entry] = await db
    .select({ by: users.fullName, at: auditLog.at })
    .from(auditLog)
    .innerJoin(users, eq(users.id, auditLog.userId))
    .where(
      and(
        eq(auditLog.object, 'users'),
        eq(auditLog.objectId, userId),
        eq(auditLog.action, 'users.restrict'),
        sql`${auditLog.details}->'from_level' <> ${auditLog.details}->'to_level'`,
      ),
    )
    .orderBy(desc(auditLog.seq))
    .limit(1);
  return entry ? { by: entry.by, at: entry.at.toISOString() } : null;
}

/** What belongs to a person: memberships, and the latest projects they have a part in. */
export async function recordsOf(db: Db, userId: string) {
  const [mine] = await db
    .select({ applicant: applicants, investor: investors, agent: supplierAgents })
    .from(users)
    .leftJoin(applicants, eq(applicants.userId, users.id))
    .leftJoin(investors, eq(investors.userId, users.id))
    .leftJoin(
      supplierAgents,
      and(eq(supplierAgents.userId, users.id), isNull(supplierAgents.removedAt)),
    )
    .where(eq(users.id, userId));
  const [supplier] = await db
    .select()
    .from(suppliers)
    .where(
      or(
        eq(suppliers.userId, userId),
        mine?.agent ? eq(suppliers.id, mine.agent.supplierId) : undefined,
      ),
    );
  const owned = supplier?.userId === userId ? supplier : null;
  const inPrograms = await db
    .select({
      id: programs.id,
      name: programs.name,
      role: programUsers.role,
      zones: keptZones(programUsers.zoneIds),
    })
    .from(programUsers)
    .innerJoin(programs, eq(programs.id, programUsers.programId))
    .where(and(eq(programUsers.userId, userId), isNull(programUsers.removedAt)))
    .orderBy(programs.name);
  const parts = [
    {
      as: 'client' as const,
      where: mine?.applicant && eq(projects.applicantId, mine.applicant.id),
    },
    { as: 'supplier' as const, where: owned && eq(projects.supplierId, owned.id) },
    { as: 'supplier_agent' as const, where: mine?.agent && eq(projects.agentId, mine.agent.id) },
  ];
  const found = await Promise.all(
    parts.map(async ({ as, where }) =>
      where ? (await latestProjects(db, where)).map((row) => ({ ...row, as })) : [],
    ),
  );
  return {
    projects: found.flat(),
    applicant: mine?.applicant ? { id: mine.applicant.id } : null,
    investor: mine?.investor ? await investorOf(db, mine.investor.id) : null,
    supplier: supplier
      ? {
          id: supplier.id,
          name: supplier.name,
          status: supplier.status,
          verified:
            !supplier.suspendedAt &&
            (supplier.status >= GUARDED_STATUS || supplier.verifiedAt !== null),
          user_id: supplier.userId,
        }
      : null,
    agents: owned ? await agentsOf(db, owned.id) : [],
    programs: inPrograms.map(({ zones, ...program }) => ({
      ...program,
      zones: zones?.map(({ name }) => name) ?? null,
    })),
  };
}

const latestProjects = (db: Db, where: SQL) =>
  db
    .select({ id: projects.id, folio: projects.folio, status: projects.status })
    .from(projects)
    .where(where)
    .orderBy(desc(projects.id))
    .limit(SHOWN);

async function investorOf(db: Db, investorId: string) {
  const [row] = await db
    .select({ n: count() })
    .from(commitments)
    .where(eq(commitments.investorId, investorId));
  return { id: investorId, commitments: row?.n ?? 0 };
}

const agentsOf = (db: Db, supplierId: string) =>
  db
    .select({ user_id: users.id, full_name: users.fullName })
    .from(supplierAgents)
    .innerJoin(users, eq(users.id, supplierAgents.userId))
    .where(and(eq(supplierAgents.supplierId, supplierId), isNull(supplierAgents.removedAt)))
    .orderBy(users.fullName)
    .limit(SHOWN);
