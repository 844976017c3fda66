import { formatPercent } from '@portal/lib/format';

export function PercentText({ basisPoints }: { basisPoints: number }) {
  return <span className="amount">{formatPercent(basisPoints)}</span>;
}
