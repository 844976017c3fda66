import { roleName } from '@contract/locales/es-MX/identity/roles';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { peopleWords } from '@contract/locales/es-MX/people/server';
import {
  programUsers as contract,
  type ProgramRole,
  type ProgramUser,
  type ProgramUserAction,
} from '@contract/people/program-users';
import type { Db, Tx } from '@server/db/connection';
import { programUsers } from '@server/db/schema/people';
import {
  endUnboundLink,
  grantRole,
  holdOpenAccount,
  leaveProgram,
  ownUser,
} from '@server/features/identity';
import { announce, events } from '@server/features/platform';
import {
  countProspectsOutside,
  holdProgram,
  programOf,
  releaseProspects,
  worksZone,
} from '@server/features/program';
import { assertFresh, conflict, notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import type { Principal, Scope } from '@server/http/principal';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import { invite, mailInvitation } from './invite';
import { joinSignedIn } from './join';
import { countProjectsOutside, releaseProjects } from './release-projects';
import {
  findMember,
  hasZones,
  isInvited,
  listMembers,
  lockMember,
  memberAt,
  otherAdministrators,
  stateOf,
} from './repository';
import { actionsOn } from './rules';

type Member = NonNullable<Awaited<ReturnType<typeof findMember>>>;

const done = { ok: true as const };

export const programUserHandlers = implement(contract, {
  async list({ db, scope, query, principal }) {
    // A program's own people have one, and name none.
    if (query.program_id && scope.kind !== 'all') throw notFound();
    const page = await listMembers(db, scope, query);
    return {
      ...page,
      items: page.items.map((row) => describe(row, { scope, viewerId: principal.userId })),
    };
  },

  async create({ db, scope, body, principal, config, now, record }) {
    const program = await holdProgram(db, programOf(scope, body.program_id));
    const { email, full_name: fullName, role, zone_ids: zoneIds } = body;
    await assertPlace(db, program.id, { role, zoneIds });
    if (await memberAt(db, program.id, email)) {
      throw refused(t(outcomes.invalidTitle), { email: t(peopleWords.programUsers.here) });
    }
    // Another one in its place would change, unasked, what the first was given.
    if (await isInvited(db, program.id, email)) {
      throw refused(t(outcomes.invalidTitle), { email: t(peopleWords.programUsers.pending) });
    }
    const inviting = { program, config, now };
    const id = await invite(db, { email, fullName, role, zoneIds }, inviting);
    if (role === 'program_administrator') {
      const { fullName: by } = await ownUser(db, principal.userId);
      for (const userId of await otherAdministrators(db, program.id, null)) {
        if (userId === principal.userId) continue;
        const facts = { name: fullName, by, program: program.name };
        await announce(db, config, userId, events.programAdministratorInvited, facts);
      }
    }
    await record(id, { role });
    return done;
  },

  async edit(call) {
    const { db, body, now, config, principal, record } = call;
    const { row, program } = await hold(call, 'edit');
    const { member, role: before } = row;
    const { role, zone_ids: zoneIds } = body;
    const { version, zoneIds: kept } = member;
    await assertPlace(db, program.id, { role, zoneIds }, kept ?? []);
    assertFresh(body.version, { role: before, zone_ids: kept, version });
    if (role !== before) {
      await assertNotLast(db, row);
    }
    await db
      .update(programUsers)
      .set({ role, zoneIds, version: version + 1 })
      .where(eq(programUsers.id, member.id));
    if (member.userId) {
      const { userId, programId } = member;
      await grantRole(db, userId, role);
      if (role !== before) await leaveProgram(db, { userId, programId, now });
      const doing = { now, userId: principal.userId };
      await releaseProspects(db, { programId, executiveId: userId }, doing);
      await releaseProjects(db, { programId, executiveId: userId });
      const facts = { program: program.name, role: t(roleName[role]) };
      await announce(db, config, userId, events.programAccessChanged, facts);
    }
    const after = await findMember(db, call.scope, member.id);
    await record(member.id, { from: inWords(row), to: after ? inWords(after) : '' });
    return done;
  },

  async left({ db, scope, params, query }) {
    const { programId, userId } = (await reach(db, scope, params.programUserId)).member;
    const { role, zone_ids: zoneIds = [] } = query;
    if (!(await hasZones(db, programId, zoneIds))) throw notFound();
    const worksAll = role === 'program_executive_manager' && zoneIds.length === 0;
    if (!userId || worksAll) return { prospects: 0, projects: 0 };
    // Only an executive keeps those of some zones.
    const kept = role === 'program_executive_manager' ? zoneIds : [];
    const who = { programId, executiveId: userId };
    return {
      prospects: await countProspectsOutside(db, who, kept),
      projects: await countProjectsOutside(db, who, kept),
    };
  },

  async resend(call) {
    const { db, config, now, record } = call;
    const { row, program } = await hold(call, 'resend');
    const { id, invited, role } = row.member;
    const inviting = { program, config, now };
    if (invited) await mailInvitation(db, id, { ...invited, role }, inviting);
    await record(id);
    return done;
  },

  join: ({ db, body, principal, now }) => joinSignedIn(db, { token: body.token, principal, now }),

  async deactivate(call) {
    const { db, body, now, config, principal, record } = call;
    const { row, program } = await hold(call, 'deactivate');
    const { id, userId, programId } = row.member;
    if (!userId) {
      await endUnboundLink(db, { purpose: 'program_activation', subject: id, now });
      await db.delete(programUsers).where(eq(programUsers.id, id));
    } else {
      await assertNotLast(db, row);
      await db
        .update(programUsers)
        .set({ removedAt: now, removedReason: body.reason })
        .where(eq(programUsers.id, id));
      await leaveProgram(db, { userId, programId, now });
      const doing = { now, userId: principal.userId };
      await releaseProspects(db, { programId, executiveId: userId }, doing);
      await releaseProjects(db, { programId, executiveId: userId });
      const facts = { program: program.name };
      await announce(db, config, userId, events.programAccessEnded, facts);
    }
    await record(id, { reason: body.reason });
    return done;
  },

  async reactivate(call) {
    const { db, body, config, record } = call;
    const { row, program } = await hold(call, 'reactivate');
    const { id, userId, zoneIds } = row.member;
    for (const zoneId of zoneIds ?? []) {
      if (await worksZone(db, program.id, zoneId)) continue;
      throw refused(t(peopleWords.programUsers.zoneGone));
    }
    if (!userId) throw notFound();
    await holdOpenAccount(db, userId);
    await grantRole(db, userId, row.role);
    await db
      .update(programUsers)
      .set({ removedAt: null, removedReason: null })
      .where(eq(programUsers.id, id));
    const facts = { program: program.name, role: t(roleName[row.role]) };
    await announce(db, config, userId, events.programAccessChanged, facts);
    await record(id, { reason: body.reason });
    return done;
  },
});

/** @throws AppError not found, also for people of some zones, who manage no one */
async function reach(db: Db | Tx, scope: Scope, id: string): Promise<Member> {
  const row =
    scope.kind === 'program' && scope.zoneIds ? undefined : await findMember(db, scope, id);
  if (!row) throw notFound();
  return row;
}

interface MemberCall {
  db: Tx;
  scope: Scope;
  principal: Principal;
  params: { programUserId: string };
}

const notNow: Record<ProgramUserAction, string> = {
  edit: t(peopleWords.programUsers.notActive),
  resend: t(peopleWords.programUsers.notInvited),
  deactivate: t(peopleWords.programUsers.notActive),
  reactivate: t(peopleWords.programUsers.notDeactivated),
};

/**
 * A person of a program, held with the program: changes of its people take turns.
 * @throws AppError rule on oneself · conflict when their state does not let it
 */
async function hold({ db, scope, principal, params }: MemberCall, action: ProgramUserAction) {
  const seen = await reach(db, scope, params.programUserId);
  const program = await holdProgram(db, seen.member.programId);
  // An invitation is accepted before, or finds it changed.
  await lockMember(db, seen.member.id);
  const row = await reach(db, scope, params.programUserId);
  if (row.member.userId === principal.userId) throw refused(t(peopleWords.programUsers.yourself));
  if (!actionsOn(stateOf(row), false).includes(action)) throw conflict(notNow[action]);
  return { row, program };
}

/**
 * @param kept where they work already: one that stays in a zone may do so though no one else is put there
 * @throws AppError refused, on its field, when a role does not work in some zones, or the program has none such
 */
async function assertPlace(
  tx: Tx,
  programId: string,
  { role, zoneIds }: { role: ProgramRole; zoneIds: readonly string[] | null },
  kept: readonly string[] = [],
) {
  const invalid = (message: string) => refused(t(outcomes.invalidTitle), { zone_ids: message });
  // In one order, so that two who give the same zones wait for each other and do not stop.
  for (const zoneId of zoneIds ?? []) {
    if (kept.includes(zoneId) || (await worksZone(tx, programId, zoneId))) continue;
    throw invalid(t(peopleWords.programUsers.unknownZone));
  }
  if (zoneIds && role === 'program_administrator') {
    throw invalid(t(peopleWords.programUsers.worksAll));
  }
}

/** @throws AppError refused when the program would be left without an administrator; its row is held */
async function assertNotLast(tx: Tx, row: Member): Promise<void> {
  const { member, role } = row;
  if (role !== 'program_administrator' || stateOf(row) !== 'active') return;
  const others = await otherAdministrators(tx, member.programId, member.id);
  if (others.length === 0) throw refused(t(peopleWords.programUsers.last));
}

/** The role, and the zones of who works some. */
const inWords = ({ role, zones }: Member) =>
  zones ? `${t(roleName[role])} / ${zones.map(({ name }) => name).join(', ')}` : t(roleName[role]);

const addressOf = ({ member, email }: Member) => email ?? member.invited?.email ?? '';

interface Reading {
  scope: Scope;
  viewerId: string;
}

function describe(row: Member, { scope, viewerId }: Reading): ProgramUser {
  const { member, role, zones } = row;
  const own = member.userId === viewerId;
  const state = stateOf(row);
  return {
    id: member.id,
    user_id: scope.kind === 'all' ? member.userId : null,
    full_name: row.fullName ?? member.invited?.fullName ?? '',
    email: addressOf(row),
    role,
    zones,
    state,
    last_login_at: row.lastLoginAt?.toISOString() ?? null,
    created_at: member.createdAt.toISOString(),
    reason: member.removedReason,
    own,
    // A person whose account ended is not let in again.
    actions: row.accountStatus === 'closed' ? [] : actionsOn(state, own),
    version: member.version,
  };
}
