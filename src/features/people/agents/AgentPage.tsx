import { AgentRecord } from './AgentRecord';

/** A seller as their installer has them. */
export function AgentPage() {
  return <AgentRecord />;
}
