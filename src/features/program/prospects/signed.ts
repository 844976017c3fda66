import { formatNumber } from '@portal/ui/format';

/** A change as "+12", "−3" or "0". */
export function signed(change: number): string {
  if (change === 0) return '0';
  return `${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change))}`;
}
