import type { BasisPoints } from './basis-points';

/** The rate as people read it, without needless zeros: 1890 → "18.9%". */
export function formatPercent(rate: BasisPoints): string {
  const decimals = String(rate % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return `${Math.floor(rate / 100)}${decimals ? `.${decimals}` : ''}%`;
}
