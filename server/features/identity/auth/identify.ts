import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { identityWords } from '@contract/locales/es-MX/identity/server';
import type { Db } from '@server/db/connection';
import { prepared } from '@server/db/prepared';
import { sessions, users } from '@server/db/schema/identity';
import {
  applicants,
  investors,
  programUsers,
  supplierAgents,
  suppliers,
} from '@server/db/schema/people';
import { programs } from '@server/db/schema/program';
import type { Vault } from '@server/db/vault';
import {
  type BegunSetting,
  lastBegunColumn,
  settingOrFirst,
  valueOrFirst,
} from '@server/features/platform';
import type { Identity } from '@server/http/authorise';
import { closeStreams } from '@server/http/live';
import type { Principal } from '@server/http/principal';
import { t } from '@server/i18n';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isProgramRole } from './programs';
import { renewedToken, wasJustRenewed } from './renewal';
import { owesSecondFactor } from './rules';
import { hashToken } from './tokens';

/** How stale `last_seen_at` may get before a call updates it. */
const SEEN_EVERY_MS = 15_000;

interface Arriving {
  since: Date;
  vault: Vault;
}

const anonymous: Identity = { principal: null, ended: null };

const endings: Record<string, string> = {
  replaced: t(identityWords.auth.identify.replaced),
  renewed: t(identityWords.auth.identify.replaced),
  idle: t(identityWords.auth.identify.inactive),
  lifetime: t(identityWords.auth.identify.lifetime),
  password: t(identityWords.auth.identify.passwordChanged),
  blocked: t(identityWords.auth.identify.blocked),
  codes: t(identityWords.auth.identify.closed),
  staff: t(identityWords.auth.identify.staffClosed),
  removed: t(identityWords.auth.identify.removed),
  closed: t(identityWords.auth.identify.accountClosed),
  email: t(identityWords.auth.identify.emailRestored),
};

/**
 * The principal of a bearer token, in one query; null for a token that is not ours.
 *
 * @param renewing whether the call renews the session: one that was renewed a moment ago may be, by its other tabs
 * @param arriving of a call whose body took time to come: since when it is under way, which is no idleness, and what
 * leads to the session that renewed its own meanwhile
 */
export async function identify(
  db: Db,
  authorization: string | undefined,
  now: Date,
  { renewing = false, arriving }: { renewing?: boolean; arriving?: Arriving } = {},
): Promise<Identity> {
  const token = /^Bearer ([\w-]{20,200})$/.exec(authorization ?? '')?.[1];
  if (!token) return anonymous;
  const [row] = await identityQuery(db).execute(asking(hashToken(token), now));
  if (!row) return anonymous;
  const { session } = row;
  const { endedAt, endReason } = session;
  // Its person renewed it in another call meanwhile.
  if (arriving && endReason === 'renewed' && endedAt && endedAt >= arriving.since) {
    return identify(db, `Bearer ${renewedToken(arriving.vault, session.id)}`, now, { arriving });
  }
  if (endedAt && !(renewing && wasJustRenewed(session, now))) {
    return { principal: null, ended: endings[endReason ?? ''] ?? null };
  }
  const over = await whyOver(db, row, now, arriving?.since);
  if (over) {
    await db
      .update(sessions)
      .set({ endedAt: now, endReason: over })
      .where(eq(sessions.id, session.id));
    await closeStreams(db, [session.id]);
    return { principal: null, ended: endings[over] ?? null };
  }
  if (quietMs(row, now) > SEEN_EVERY_MS) {
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, session.id));
  }
  return { principal: principalOf(row, owesFactor(row, now)), ended: null };
}

/** Whether a session would be refused now. Asking is no sign of its person, unlike a call. */
export async function isSessionOver(db: Db, sessionId: string, now: Date): Promise<boolean> {
  const [session] = await db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  if (!session) return true;
  const [row] = await identityQuery(db).execute(asking(session.tokenHash, now));
  return !row || row.session.endedAt !== null || (await whyOver(db, row, now)) !== null;
}

const asking = (tokenHash: string, now: Date) => ({ tokenHash, day: dayInMexicoCity(now) });

type Row = Awaited<ReturnType<ReturnType<typeof identityQuery>['execute']>>[number];

/** Of two companies, one's own and one that is sold for, that of the session's role. */
const company = alias(suppliers, 'company');
const owner = alias(users, 'company_owner');

const identityQuery = prepared((db) =>
  db
    .select({
      session: {
        id: sessions.id,
        userId: sessions.userId,
        role: sessions.role,
        programId: sessions.programId,
        actorUserId: sessions.actorUserId,
        actorSessionId: sessions.actorSessionId,
        steppedUpAt: sessions.steppedUpAt,
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
        endedAt: sessions.endedAt,
        endReason: sessions.endReason,
      },
      userStatus: users.status,
      staffBlockedAt: users.staffBlockedAt,
      restrictionLevel: users.restrictionLevel,
      duties: users.duties,
      companyRestrictionLevel: owner.restrictionLevel,
      secondFactorSince: users.totpEnabledAt,
      applicantId: applicants.id,
      applicantStep: applicants.onboardingStep,
      investorId: investors.id,
      investorStep: investors.onboardingStep,
      ownSupplierId: suppliers.id,
      agentId: supplierAgents.id,
      agentSupplierId: supplierAgents.supplierId,
      supplierStatus: company.status,
      supplierStep: company.onboardingStep,
      suspendedAt: company.suspendedAt,
      programId: programUsers.programId,
      zoneIds: programUsers.zoneIds,
      programRole: programUsers.role,
      programDeactivatedAt: programs.deactivatedAt,
      // Of staff alone, who are few of those that call.
      staffFactor: sql<BegunSetting | null>`case when ${sessions.role} = 'admin' and ${users.totpEnabledAt} is null
        then ${lastBegunColumn('admin_second_factor', sql.placeholder('day'))} end`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(applicants, eq(applicants.userId, users.id))
    .leftJoin(investors, eq(investors.userId, users.id))
    .leftJoin(suppliers, eq(suppliers.userId, users.id))
    .leftJoin(
      supplierAgents,
      and(eq(supplierAgents.userId, users.id), isNull(supplierAgents.removedAt)),
    )
    .leftJoin(
      company,
      sql`${company.id} = case when ${sessions.role} = 'supplier_agent'
        then ${supplierAgents.supplierId} else ${suppliers.id} end`,
    )
    .leftJoin(owner, eq(owner.id, company.userId))
    .leftJoin(
      programUsers,
      and(
        eq(programUsers.userId, users.id),
        eq(programUsers.programId, sessions.programId),
        isNull(programUsers.removedAt),
      ),
    )
    .leftJoin(programs, eq(programs.id, programUsers.programId))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare('identity'),
);

const quietMs = ({ session }: Row, now: Date) => now.getTime() - session.lastSeenAt.getTime();

async function whyOver(db: Db, row: Row, now: Date, calledAt = now) {
  const { session } = row;
  if (session.expiresAt <= now) return 'lifetime';
  // Their sessions ended with the block: one that was begun at the same moment does not outlive it.
  if (row.staffBlockedAt) return 'staff';
  // Without calls for so long it is over, regardless of the browser's own timer. Nearly every call comes sooner
  // than the shortest limit that can be set, and asks for none.
  if (quietMs(row, calledAt) > SEEN_EVERY_MS) {
    const idleSeconds = await settingOrFirst(db, 'session_idle_hard_seconds', dayInMexicoCity(now));
    if (quietMs(row, calledAt) > idleSeconds * 1000) return 'idle';
  }
  const removed =
    (session.role === 'supplier_agent' && !row.agentId) ||
    (isProgramRole(session.role) && isOutOfProgram(row));
  if (row.userStatus !== 'active' || removed || (await isActorGone(db, row, now))) return 'revoked';
  return null;
}

/** Who was let into no program yet has a session all the same, which shows none. */
const isOutOfProgram = ({ session, programRole, programDeactivatedAt }: Row) =>
  session.programId !== null && (programRole !== session.role || programDeactivatedAt !== null);

/** An extended session ends with the administrator's own. */
async function isActorGone(db: Db, { session: { actorSessionId } }: Row, now: Date) {
  if (!actorSessionId) return false;
  const alive = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), isNull(users.staffBlockedAt)))
    .where(
      and(eq(sessions.id, actorSessionId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)),
    );
  return alive.length === 0;
}

function owesFactor({ session, secondFactorSince, staffFactor }: Row, now: Date) {
  const asked = valueOrFirst('admin_second_factor', staffFactor, dayInMexicoCity(now));
  return owesSecondFactor(session.role, secondFactorSince, asked);
}

/** Whether staff need a second factor to come in. */
export async function staffSecondFactor(db: Db, now: Date): Promise<'required' | 'off'> {
  const required = await settingOrFirst(db, 'admin_second_factor', dayInMexicoCity(now));
  return required ? 'required' : 'off';
}

/** Only the memberships of the session's own role count: two roles in one account do not mix. */
function principalOf(row: Row, secondFactorOwed: boolean): Principal {
  const { session } = row;
  const { role } = session;
  const supplierRole = role === 'supplier' || role === 'supplier_agent';
  const programRole = isProgramRole(role);
  const step =
    role === 'client'
      ? row.applicantStep
      : role === 'investor'
        ? row.investorStep
        : row.supplierStep;
  return {
    userId: session.userId,
    role,
    sessionId: session.id,
    applicantId: role === 'client' ? row.applicantId : null,
    investorId: role === 'investor' ? row.investorId : null,
    supplierId:
      role === 'supplier'
        ? row.ownSupplierId
        : role === 'supplier_agent'
          ? row.agentSupplierId
          : null,
    agentId: role === 'supplier_agent' ? row.agentId : null,
    programId: programRole ? row.programId : null,
    zoneIds: programRole ? row.zoneIds : null,
    supplierStatus: supplierRole ? row.supplierStatus : null,
    supplierSuspended: supplierRole && row.suspendedAt !== null,
    hasOnboardingStep: step !== null,
    actorUserId: session.actorUserId,
    steppedUpAt: session.steppedUpAt,
    duties: role === 'admin' ? row.duties : [],
    // What a seller does is done in the company's name: held back is what its owner may not do either.
    restrictionLevel:
      role === 'supplier_agent'
        ? Math.max(row.restrictionLevel, row.companyRestrictionLevel ?? 0)
        : row.restrictionLevel,
    secondFactorOwed,
  };
}
