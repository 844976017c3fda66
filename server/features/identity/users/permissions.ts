import { conditionHolds, type PermissionTable } from '@casbin/permissions';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import {
  allPermissions,
  isOfProgram,
  type Permission,
  plannedPermissions,
} from '@contract/kernel/permissions';
import { isPermissionHeldBack } from '@contract/kernel/restriction';
import type { Role } from '@contract/kernel/roles';
import type { Db } from '@server/db/connection';
import { users } from '@server/db/schema/identity';
import { applicants, investors, supplierAgents, suppliers } from '@server/db/schema/people';
import { settingOrFirst } from '@server/features/platform';
import { policyTable } from '@server/http/policy';
import { and, eq, isNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { staffSecondFactor } from '../auth/identify';
import { programsOf } from '../auth/programs';
import { isClosedByCodes, isUnused, leftWithoutFactor, owesSecondFactor } from '../auth/rules';
import { findUser, rolesOf } from './repository';
import { isBlocked } from './rules';

const planned: ReadonlySet<string> = new Set(plannedPermissions);
const built = allPermissions.filter((permission) => !planned.has(permission));

/** What a person's roles let them do by the policy, and what holds it back now. */
export async function permissionsOfUser(db: Db, userId: string, now: Date) {
  const user = await findUser(db, userId);
  const roles = (await rolesOf(db, [userId])).get(userId) ?? [];
  const facts = await factsOf(db, userId);
  const table = await policyTable();
  const factorAsked = (await staffSecondFactor(db, now)) === 'required';
  const owes = (role: Role) => owesSecondFactor(role, user.totpEnabledAt, factorAsked);
  const days = await settingOrFirst(db, 'inactivity_block_days', dayInMexicoCity(now));
  const isShut = isBlocked(user, now) || isClosedByCodes(user) || isUnused(user, days, now);
  return {
    may_enter: user.status === 'active' && user.staffBlockedAt === null && !isShut,
    items: roles.flatMap((role) => grantsOf(table, role, facts, owes(role))),
  };
}

type Facts = Awaited<ReturnType<typeof factsOf>>;

function grantsOf(table: PermissionTable, role: Role, facts: Facts, owesFactor: boolean) {
  const isSupplier = role === 'supplier' || role === 'supplier_agent';
  const step = facts.steps[role] ?? null;
  const asked = {
    role,
    supplierStatus: isSupplier ? facts.status : null,
    supplierSuspended: isSupplier && facts.suspended,
    hasOnboardingStep: step !== null,
    duties: facts.duties,
  };
  // Who sells for a company is held back with it.
  const level = role === 'supplier_agent' ? Math.max(facts.level, facts.companyLevel) : facts.level;
  const heldBackBy = (permission: Permission, { scope, condition }: Grant) => {
    if (isOfProgram(permission, scope) && !facts.programRoles.includes(role))
      return 'program' as const;
    if (!conditionHolds(condition, asked)) return 'condition' as const;
    if (isPermissionHeldBack(permission, level)) return 'restriction' as const;
    const needsFactor = owesFactor && !leftWithoutFactor.includes(permission);
    return needsFactor ? ('second_factor' as const) : null;
  };
  return built.flatMap((permission) => {
    const grant = table[role][permission];
    if (!grant) return [];
    return [{ permission, role, ...grant, held_back_by: heldBackBy(permission, grant) }];
  });
}

type Grant = NonNullable<PermissionTable[Role][Permission]>;

/** The facts that the policy's conditions, programs and restrictions go by, as a session of each role would have them. */
async function factsOf(db: Db, userId: string) {
  const [row] = await db
    .select({
      applicant: applicants.onboardingStep,
      investor: investors.onboardingStep,
      level: users.restrictionLevel,
      duties: users.duties,
    })
    .from(users)
    .leftJoin(applicants, eq(applicants.userId, users.id))
    .leftJoin(investors, eq(investors.userId, users.id))
    .where(eq(users.id, userId));
  const owner = alias(users, 'owner');
  const [company] = await db
    .select({
      status: suppliers.status,
      step: suppliers.onboardingStep,
      suspendedAt: suppliers.suspendedAt,
      level: owner.restrictionLevel,
    })
    .from(suppliers)
    .innerJoin(owner, eq(owner.id, suppliers.userId))
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
  const programs = await programsOf(db, userId);
  return {
    status: company?.status ?? null,
    suspended,
    steps,
    level: row?.level ?? 0,
    duties: row?.duties ?? [],
    companyLevel: company?.level ?? 0,
    programRoles: programs.map(({ role }): Role => role),
  };
}
