import type { AgentState } from '@contract/people/agents';
import { oneTimeLife } from '@server/features/identity';

interface Agent {
  userId: string | null;
  removedAt: Date | null;
  invitedAt: Date;
}

export function stateOf({ userId, removedAt }: Omit<Agent, 'invitedAt'>): AgentState {
  if (removedAt) return 'removed';
  return userId ? 'active' : 'invited';
}

/** When the link that was mailed last stops working; null where none is open. */
export function invitationEnd(agent: Agent): Date | null {
  if (stateOf(agent) !== 'invited') return null;
  return new Date(agent.invitedAt.getTime() + oneTimeLife.agent_activation);
}
