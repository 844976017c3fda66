import { conditionHolds, type PermissionTable } from '@casbin/permissions';
import { allPermissions, plannedPermissions } from '@contract/kernel/permissions';
import type { Role } from '@contract/kernel/roles';
import type { Db } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { applicants, investors, supplierAgents, suppliers } from '@server/db/schema/people';
import { policyTable } from '@server/http/policy';
import { and, eq, isNull, or } from 'drizzle-orm';
import { findUser, rolesOf } from './repository';
import { isBlocked } from './rules';

const planned: ReadonlySet<string> = new Set(plannedPermissions);
const asked = allPermissions.filter((permission) => !planned.has(permission));

/** What a person's roles let them do by the policy, and whether its conditions hold for them now. */
export async function permissionsOfUser(db: Db, userId: string, now: Date) {
  const user = await findUser(db, userId);
  const roles = (await rolesOf(db, [userId])).get(userId) ?? [];
  const facts = await factsOf(db, userId);
  const table = await policyTable();
  return {
    may_enter: user.status === 'active' && user.staffBlockedAt === null && !isBlocked(user, now),
    items: roles.flatMap((role) => grantsOf(table, role, facts)),
  };
}

type Facts = Awaited<ReturnType<typeof factsOf>>;

function grantsOf(table: PermissionTable, role: Role, { status, suspended, steps }: Facts) {
  const isSupplier = role === 'supplier' || role === 'supplier_agent';
  const facts = {
    role,
    supplierStatus: isSupplier ? status : null,
    supplierSuspended: isSupplier && suspended,
    hasOnboardingStep: steps[role] !== null && steps[role] !== undefined,
  };
  return asked.flatMap((permission) => {
    const grant = table[role][permission];
    if (!grant) return [];
    return [{ permission, role, ...grant, held: conditionHolds(grant.condition, facts) }];
  });
}

/** The facts that the policy's conditions ask for, as a session of each role would have them. */
async function factsOf(db: Db, userId: string) {
  const [row] = await db
    .select({ applicant: applicants.onboardingStep, investor: investors.onboardingStep })
    .from(users)
    .leftJoin(applicants, eq(applicants.userId, users.id))
    .leftJoin(investors, eq(investors.userId, users.id))
    .where(eq(users.id, userId));
  const [company] = await db
    .select({
      status: suppliers.status,
      step: suppliers.onboardingStep,
      suspendedAt: suppliers.suspendedAt,
    })
    .from(suppliers)
    .leftJoin(
      supplierAgents,
      and(
        eq(supplierAgents.supplierId, suppliers.id),
        eq(supplierAgents.userId, userId),
        isNull(supplierAgents.removedAt),
      ),
    )
    .where(or(eq(suppliers.userId, userId), eq(supplierAgents.userId, userId)));
  const step = company?.step ?? null;
  const steps: Partial<Record<Role, string | null>> = {
    client: row?.applicant ?? null,
    investor: row?.investor ?? null,
    supplier: step,
    supplier_agent: step,
  };
  const suspended = Boolean(company?.suspendedAt);
  return { status: company?.status ?? null, suspended, steps };
}
