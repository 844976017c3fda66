import { agentWords } from '@contract/locales/es-MX/people/agents';
import type { AgentItem, AgentState } from '@contract/people/agents';
import { t } from '@portal/i18n';
import type { Tone } from '@portal/ui/kit/tones';

const tones: Record<AgentState, Tone> = {
  invited: 'info',
  active: 'success',
  removed: 'neutral',
};

/** Whether an invitation waits whose link does not work any more. */
export const isExpired = ({ invitation_ends_at: end }: AgentItem): boolean =>
  end !== null && new Date(end) <= new Date();

/** The state of a seller as its tag shows it. */
export function shownState(agent: AgentItem): { tone: Tone; text: string } {
  if (isExpired(agent)) return { tone: 'warning', text: t(agentWords.expired) };
  return { tone: tones[agent.state], text: t(agentWords.states[agent.state]) };
}
