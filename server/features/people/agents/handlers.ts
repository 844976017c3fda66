import { formatPhone } from '@contract/kernel/fields/phone';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { peopleWords } from '@contract/locales/es-MX/people/server';
import { agents as contract } from '@contract/people/agents';
import type { Tx } from '@server/db/connection';
import { supplierAgents } from '@server/db/schema/people';
import { lockOwnAccount } from '@server/features/identity';
import { announce, changed, events } from '@server/features/platform';
import { assertFresh, conflict, notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import { takesWork } from '../suppliers/takes-work';
import { activateAgent } from './activate';
import { sendInvitation } from './invite';
import { removeAgent } from './remove';
import {
  hasAddress,
  listAgents,
  lockAgent,
  lockInstaller,
  lockInstallerOf,
  showAgent,
} from './repository';
import { stateOf } from './rules';

export const agentHandlers = implement(contract, {
  list: ({ db, scope, query }) => listAgents(db, scope, query),

  show: ({ db, scope, params }) => showAgent(db, scope, params.agentId),

  async create({ db, principal, scope, body, config, now, record }) {
    await lockOwnAccount(db, principal);
    const installer = await invitingInstaller(db, scope, body.supplier_id);
    const { email, full_name: fullName, phone } = body;
    if (await hasAddress(db, installer.id, email)) {
      throw refused(t(outcomes.invalidTitle), { email: t(peopleWords.agents.invitedAlready) });
    }
    const [agent] = await db
      .insert(supplierAgents)
      .values({
        supplierId: installer.id,
        fullName,
        email,
        phone,
        invitedAt: now,
        createdAt: now,
      })
      .returning();
    if (!agent) throw new Error('the invitation was not kept');
    await sendInvitation(db, config, agent, now);
    if (scope.kind === 'all') {
      const facts = { agentId: agent.id, name: fullName };
      await announce(db, config, installer.userId, events.agentInvitedByStaff, facts);
      await changed(db, [installer.userId], 'agents');
    }
    await record(agent.id);
    return { id: agent.id };
  },

  async resend({ db, scope, params, config, now, record }) {
    const installer = await lockInstallerOf(db, scope, params.agentId);
    const agent = await lockAgent(db, scope, params.agentId);
    if (stateOf(agent) !== 'invited') throw conflict(t(peopleWords.agents.notInvited));
    if (scope.kind === 'all' && !(await takesWork(db, installer.id))) {
      throw conflict(t(peopleWords.agents.installerTakesNone));
    }
    await sendInvitation(db, config, agent, now);
    await db.update(supplierAgents).set({ invitedAt: now }).where(eq(supplierAgents.id, agent.id));
    await record(agent.id);
    return { ok: true as const };
  },

  async edit({ db, scope, params, body, record }) {
    const agent = await lockAgent(db, scope, params.agentId);
    if (agent.removedAt) throw conflict(t(peopleWords.agents.alreadyRemoved));
    const { fullName: full_name, phone, version } = agent;
    assertFresh(body.version, { full_name, phone: phone && formatPhone(phone), version });
    await db
      .update(supplierAgents)
      .set({ fullName: body.full_name, phone: body.phone, version: version + 1 })
      .where(eq(supplierAgents.id, agent.id));
    await record(agent.id);
    return { ok: true as const };
  },

  async remove({ db, scope, params, body, principal, config, now, record }) {
    const handedOver = await removeAgent(db, {
      scope,
      agentId: params.agentId,
      successorId: body.successor_id,
      userId: principal.userId,
      config,
      now,
    });
    await record(params.agentId, {
      projects: handedOver,
      successor_id: body.successor_id,
    });
    return { handed_over: handedOver };
  },

  activate: ({ db, body, config, ip, now }) =>
    activateAgent(db, {
      token: body.token,
      password: body.password,
      read: body.texts_read,
      config,
      ip,
      now,
    }),
});

/**
 * Whom a seller is invited for, locked: an installer invites for itself, staff for a verified one that they name.
 * @throws AppError not found, to an installer that names another one; refused, on its field, to staff
 */
async function invitingInstaller(tx: Tx, scope: Scope, named: string | undefined) {
  if (scope.kind === 'org') {
    if (named !== undefined && named !== scope.supplierId) throw notFound();
    return lockInstaller(tx, scope.supplierId);
  }
  if (scope.kind === 'all' && named && (await takesWork(tx, named))) {
    return lockInstaller(tx, named);
  }
  throw refused(t(outcomes.invalidTitle), { supplier_id: t(peopleWords.agents.noInstaller) });
}
