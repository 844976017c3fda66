import { peopleWords } from '@contract/locales/es-MX/people/server';
import type { TextsRead } from '@contract/people/legal-texts';
import type { Tx } from '@server/db/connection';
import { supplierAgents } from '@server/db/schema/people';
import { deadLink, grantRole, invitedAccount, redeemUnboundLink } from '@server/features/identity';
import { announce, audit, changed, events } from '@server/features/platform';
import { refused } from '@server/http/errors';
import type { BaseCall } from '@server/http/implement';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import { acceptLegalTexts } from '../legal/accept';
import { findAgent, installerOf, wasAgent } from './repository';

interface Accepted extends Pick<BaseCall, 'config' | 'ip' | 'now'> {
  token: string;
  password: string;
  read?: TextsRead | undefined;
}

/**
 * The invited person becomes a seller: their account is made, or opened again when they sold before. An account
 * in use keeps its own purpose: its owner is asked to be invited at another address.
 */
export async function activateAgent(tx: Tx, { token, password, read, config, ip, now }: Accepted) {
  const hold = async (id: string) => {
    const found = await findAgent(tx, { kind: 'all' }, id);
    if (!found) throw deadLink();
    return found;
  };
  const agentId = await redeemUnboundLink(tx, 'agent_activation', token, now, hold);
  const agent = await hold(agentId);
  const { email, fullName, phone } = agent;
  const mayReopen = (userId: string) => wasAgent(tx, userId);
  const person = { email, fullName, phone, password, mayReopen };
  const userId = await invitedAccount(tx, config, person, now);
  if (!userId) throw refused(t(peopleWords.agents.accountInUse));
  await grantRole(tx, userId, 'supplier_agent');
  await acceptLegalTexts(tx, { userId, read, ip, now });
  await tx
    .update(supplierAgents)
    .set({ userId, joinedAt: now })
    .where(eq(supplierAgents.id, agentId));
  const installer = await installerOf(tx, agent.supplierId);
  await announce(tx, config, installer.userId, events.agentJoined, { agentId, name: fullName });
  await changed(tx, [installer.userId], 'agents');
  await audit(tx, {
    at: now,
    userId,
    action: 'agents.activate',
    object: 'agents',
    objectId: agentId,
  });
  return { installer: installer.name };
}
