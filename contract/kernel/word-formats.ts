import type { BasisPoints } from './fields/basis-points';
import type { Centavos } from './fields/centavos';
import { grouped } from './fields/counted';
import type { Day } from './fields/day';
import { dayInWords } from './fields/day-in-words';
import { formatMxn } from './fields/mxn';
import { formatPercent } from './fields/percent';

/** What a sentence may ask for with `{{name, format}}`, and the type of its value. */
export interface FormatValues {
  /** "4,964". */
  number: number;
  /** "$12,345.67 MXN". */
  mxn: Centavos;
  /** "20 de noviembre de 2026". */
  day: Day;
  /** "18.9%". */
  percent: BasisPoints;
}

/** How amounts, days and rates read inside sentences: both programs give these to i18next. */
export const wordFormats: { [F in keyof FormatValues]: (value: FormatValues[F]) => string } = {
  number: grouped,
  mxn: formatMxn,
  day: dayInWords,
  percent: formatPercent,
};
