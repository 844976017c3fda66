import { BASIS, toBasisPoints } from '@contract/kernel/fields/basis-points';
import { figures } from '@contract/locales/es-MX/program/metrics';
import { t } from '@portal/i18n';
import { formatPercent } from '@portal/ui/format';
import type { FigureColumn } from './figures-file';

/** A part of a whole, to the hundredth of a percent; of nothing there is none, and a part that is there is never written as none. */
export const shareOf = (part: number, whole: number) =>
  toBasisPoints(whole > 0 ? Math.max(part > 0 ? 1 : 0, Math.round((part / whole) * BASIS)) : 0);

/** How much came of the step before, in words; null of nothing. */
export const ofStepBefore = (part: number, before: number): string | null =>
  before > 0 ? t(figures.ofStepBefore, { share: shareText(part, before) }) : null;

/** The same as people read it; empty of nothing. */
export const shareText = (part: number, whole: number): string =>
  whole > 0 ? formatPercent(shareOf(part, whole)) : '';

/** A row by what it is and, of figures of money, how many there are of it: its first two columns. */
export const countedName =
  <Row>([name, count]: readonly FigureColumn<Row>[]) =>
  (row: Row): string =>
    `${name?.value(row)} (${count?.value(row)})`;
