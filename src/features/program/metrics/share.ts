import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { formatPercent } from '@portal/ui/format';

/** A part of a whole, to the hundredth of a percent; of nothing there is none. */
export const shareOf = (part: number, whole: number) =>
  toBasisPoints(whole > 0 ? Math.round((part / whole) * 10_000) : 0);

/** The same as people read it; empty of nothing. */
export const shareText = (part: number, whole: number): string =>
  whole > 0 ? formatPercent(shareOf(part, whole)) : '';
