import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { formatPercent } from '@portal/ui/format';
import type { FigureColumn } from './figures-file';

/** A part of a whole, to the hundredth of a percent; of nothing there is none. */
export const shareOf = (part: number, whole: number) =>
  toBasisPoints(whole > 0 ? Math.round((part / whole) * 10_000) : 0);

/** The same as people read it; empty of nothing. */
export const shareText = (part: number, whole: number): string =>
  whole > 0 ? formatPercent(shareOf(part, whole)) : '';

/** A row by what it is and, of figures of money, how many there are of it: its first two columns. */
export const countedName =
  <Row>([name, count]: readonly FigureColumn<Row>[]) =>
  (row: Row): string =>
    `${name?.value(row)} (${count?.value(row)})`;
