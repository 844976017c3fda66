import type { ProspectMetrics } from '@contract/program/metrics';
import type { ProspectStatus } from '@contract/program/prospects';
import { formatNumber } from '@portal/ui/format';

/** By how many those of a status changed in some days. */
export const changeOf = (days: ProspectMetrics['days'], status: ProspectStatus): number =>
  days.reduce((all, { changes }) => all + changes[status], 0);

/** A change as "+12", "−3" or "0". */
export function signed(change: number): string {
  return `${change > 0 ? '+' : ''}${formatNumber(change)}`;
}
