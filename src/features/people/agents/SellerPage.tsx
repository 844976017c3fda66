import { AgentRecord } from './AgentRecord';

/** A seller of any installer, as staff attend them. */
export function SellerPage() {
  return <AgentRecord byStaff />;
}
