import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { peopleWords } from '@contract/locales/es-MX/people/server';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { supplierAgents } from '@server/db/schema/people';
import { endUnboundLink, leaveRole } from '@server/features/identity';
import { announce, changed, events } from '@server/features/platform';
import { conflict, refused } from '@server/http/errors';
import type { Scope } from '@server/http/principal';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import { handOverProjects } from './hand-over';
import {
  type Agent,
  findAgent,
  handOverApplicants,
  lockAgent,
  lockInstallerOf,
} from './repository';
import { stateOf } from './rules';

interface Removal {
  scope: Scope;
  agentId: string;
  successorId: string | null;
  /** The person who does it. */
  userId: string;
  config: Config;
  now: Date;
}

/**
 * Ends an agent's work for the installer: access at once, and their open projects and applicants go to the
 * successor in the same transaction. An invitation that was not accepted is taken back.
 */
export async function removeAgent(tx: Tx, removal: Removal) {
  const { scope, agentId, now, config } = removal;
  const byStaff = scope.kind === 'all';
  const installer = await lockInstallerOf(tx, scope, agentId);
  const agent = await lockAgent(tx, scope, agentId);
  if (agent.removedAt) throw conflict(t(peopleWords.agents.alreadyRemoved));
  if (!agent.userId) {
    await endUnboundLink(tx, { purpose: 'agent_activation', subject: agent.id, now });
    await tx.delete(supplierAgents).where(eq(supplierAgents.id, agent.id));
    if (byStaff) {
      const { fullName: name } = agent;
      await announce(tx, config, installer.userId, events.agentInvitationWithdrawn, { name });
      await changed(tx, [installer.userId], 'agents');
    }
    return 0;
  }
  const successor = await successorOf(tx, removal, agent);
  // Before the projects: a request that one of them is making now is finished first, and counted.
  await handOverApplicants(tx, agent.id, successor?.id ?? null);
  const projects = await handOverProjects(tx, {
    from: { id: agent.id, name: agent.fullName },
    to: successor && { id: successor.id, name: successor.fullName },
    userId: removal.userId,
    now,
  });
  await tx.update(supplierAgents).set({ removedAt: now }).where(eq(supplierAgents.id, agent.id));
  await leaveRole(tx, {
    userId: agent.userId,
    role: 'supplier_agent',
    by: byStaff ? 'staff' : 'company',
    now,
  });
  const handedOver = { projects, successor: successor?.fullName ?? null, byStaff };
  const removed = { installer: installer.name, ...handedOver };
  await announce(tx, config, agent.userId, events.agentRemoved, removed);
  const facts = { name: agent.fullName, ...handedOver };
  await announce(tx, config, installer.userId, events.agentLeft, { agentId, ...facts });
  if (successor?.userId && projects > 0) {
    await announce(tx, config, successor.userId, events.projectsTakenOver, facts);
    await changed(tx, [successor.userId], 'projects');
  }
  return projects;
}

/** @throws AppError refused, on its field, when that is no other active agent of the installer */
async function successorOf(tx: Tx, { scope, successorId }: Removal, leaving: Agent) {
  if (successorId === null) return null;
  const agent = await findAgent(tx, scope, successorId);
  const isColleague = agent?.supplierId === leaving.supplierId && agent.id !== leaving.id;
  if (agent && isColleague && stateOf(agent) === 'active') return agent;
  throw refused(t(outcomes.invalidTitle), { successor_id: t(peopleWords.agents.noSuccessor) });
}
