import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { isOnboardingComplete } from '@contract/people/onboarding';
import type { Db } from '@server/db/connection';
import { projects } from '@server/db/schema/credit';
import { sessions, userRoles, users } from '@server/db/schema/identity';
import { applicants, investors, supplierAgents, suppliers } from '@server/db/schema/people';
import { taxProfiles } from '@server/db/schema/people-profiles';
import type { Vault } from '@server/db/vault';
import { settingOrFirst } from '@server/features/platform';
import { AppError } from '@server/http/errors';
import type { Principal } from '@server/http/principal';
import { t } from '@server/i18n';
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { programsOf } from '../auth/programs';
import {
  hasSignedContract,
  investorPosition,
  investorStatusOf,
  lacksData,
  loanLimitsOf,
} from './upper-facts';

/** The logged-in user as the specification's section 3 lists it, for the session's own role. */
export async function describeUser(db: Db, vault: Vault, principal: Principal, now: Date) {
  const [row] = await db
    .select({
      user: users,
      applicant: applicants,
      investor: investors,
      supplier: suppliers,
      taxRegime: taxProfiles.regime,
      expiresAt: sessions.expiresAt,
      loggedAt: sessions.createdAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(applicants, eq(applicants.userId, users.id))
    .leftJoin(investors, eq(investors.userId, users.id))
    .leftJoin(
      supplierAgents,
      and(eq(supplierAgents.userId, users.id), isNull(supplierAgents.removedAt)),
    )
    .leftJoin(
      suppliers,
      sql`${suppliers.id} = coalesce(${supplierAgents.supplierId}, (select s.id from suppliers s where s.user_id = ${users.id}))`,
    )
    .leftJoin(taxProfiles, eq(taxProfiles.userId, users.id))
    .where(eq(sessions.id, principal.sessionId));
  if (!row) throw new AppError('unauthenticated', t(serverWords.shared.signIn));
  const { user } = row;
  const { role } = principal;
  const supplier = principal.supplierId ? row.supplier : null;
  const investor = principal.investorId ? row.investor : null;
  const applicant = principal.applicantId ? row.applicant : null;
  const isProgram = principal.programId !== null;
  const hasProject = await ownsProject(db, principal);
  return {
    role,
    second_factor_owed: principal.secondFactorOwed,
    user_id: user.id,
    investor_id: principal.investorId,
    client_id: principal.applicantId,
    supplier_id: principal.supplierId,
    supplier_status: principal.supplierStatus,
    expires_in: Math.max(0, Math.floor((row.expiresAt.getTime() - now.getTime()) / 1000)),
    name: user.fullName,
    email: user.email,
    user_person_type: user.personType,
    tags: user.tags,
    valid_roles: await rolesOf(db, user.id),
    loan_limits: principal.applicantId ? await loanLimitsOf(db, principal.applicantId, now) : null,
    supplier_level: supplier?.level ?? null,
    need_program_access: role.startsWith('program_') && !isProgram,
    has_at_least_one_project: hasProject,
    supplier_verification_request_date: supplier?.verificationRequestedAt?.toISOString() ?? null,
    supplier_verified_date: supplier?.verifiedAt?.toISOString() ?? null,
    supplier_suspended_date: supplier?.suspendedAt?.toISOString() ?? null,
    supplier_onboarding_step: supplier?.onboardingStep ?? null,
    ...(role === 'admin' && { duties: [...principal.duties] }),
    restriction_level: principal.restrictionLevel,
    // Their own alone: why a company is held back is between staff and its owner.
    restriction_reason: user.restrictionReason,
    agent_id: principal.agentId,
    applicant_onboarding_step: applicant?.onboardingStep ?? null,
    tax_profile: row.taxRegime,
    supplier_referred: Boolean(applicant?.supplierId),
    show_menu_options:
      hasProject || showsMenu(role, user.personType, applicant?.onboardingStep ?? null),
    update_profile_info: await lacksData(db, vault, principal),
    investor_onboarding_step: investor?.onboardingStep ?? null,
    ...(await investing(db, principal, now)),
    executive_manager_id: role === 'program_executive_manager' ? user.id : null,
    manager_id: role === 'program_commercial_manager' ? user.id : null,
    program_admin_id: role === 'program_administrator' ? user.id : null,
    referral_code: user.referralCode,
    can_use_code: user.referredBy === null,
    auxGuardName: role,
    programInfo: isProgram ? { programsInfo: await programsInfo(db, principal) } : null,
    logged_at: row.loggedAt.toISOString(),
    last_login_at: await previousLogin(db, principal),
    preferences: user.preferences,
  };
}

/** All programs of the person, among them the one that the session stands in. */
async function programsInfo(db: Db, { userId, programId }: Principal) {
  const mine = await programsOf(db, userId);
  return mine.map((program) => ({ ...program, current: program.id === programId }));
}

/**
 * How far an investor is, what they hold of all that is lent, and how far the market of resales is open to them: it
 * has no contract of its own, so that the one signed is the investor's in force, and who signed it is in the market
 * once that is open.
 */
async function investing(db: Db, { investorId, userId }: Principal, now: Date) {
  const position = investorId ? await investorPosition(db, investorId) : null;
  const market =
    investorId !== null && (await settingOrFirst(db, 'secondary_market', dayInMexicoCity(now)));
  const signed = investorId !== null && (await hasSignedContract(db, userId));
  return {
    investor_status: investorId ? await investorStatusOf(db, investorId) : null,
    investor_investment_product_id: position?.productId ?? null,
    investor_market_share: position?.shareBp ?? null,
    registered_on_secondary_market: market && signed,
    secondary_market_contract_signed: signed,
    resale_projects: market,
  };
}

async function rolesOf(db: Db, userId: string) {
  const rows = await db.select().from(userRoles).where(eq(userRoles.userId, userId));
  return rows.map((row) => row.role);
}

async function ownsProject(db: Db, principal: Principal): Promise<boolean> {
  const mine = principal.applicantId
    ? eq(projects.applicantId, principal.applicantId)
    : principal.supplierId
      ? eq(projects.supplierId, principal.supplierId)
      : null;
  if (!mine) return false;
  const rows = await db.select({ id: projects.id }).from(projects).where(mine).limit(1);
  return rows.length > 0;
}

/** When the person last came in before this session (CUITF 74: shown after signing in). */
async function previousLogin(db: Db, principal: Principal): Promise<string | null> {
  const [earlier] = await db
    .select({ at: sessions.createdAt })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, principal.userId),
        isNull(sessions.actorUserId),
        lt(sessions.id, principal.sessionId),
      ),
    )
    .orderBy(desc(sessions.id))
    .limit(1);
  return earlier?.at.toISOString() ?? null;
}

/** An applicant who is between steps sees a short menu, until there is a credit to follow; everyone else all of it. */
const showsMenu = (role: string, personType: number, step: string | null) =>
  role !== 'client' || step === null || isOnboardingComplete('client', personType, step);
