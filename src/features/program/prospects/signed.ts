import { formatNumber } from '@portal/ui/format';

/** A change as "+12", "−3" or "0". */
export function signed(change: number): string {
  return `${change > 0 ? '+' : ''}${formatNumber(change)}`;
}
