import type { Day } from '@contract/kernel/fields/day';
import { quoteOf } from './draw';
import { drawOf } from './repository';
import { owedOn } from './rules';
import type { DrawRow } from './sealed';

/** The rules of a stored draw, for what plays one without its calls. */
export const drawRules = {
  /** What it costs when it is repaid on its last day. */
  quote: quoteOf,
  /** What it owes on a day, of which nothing was repaid. */
  owed(row: DrawRow, on: Day) {
    const draw = drawOf(row);
    if (!draw) throw new Error('the draw was not paid out');
    return owedOn(draw, [], on);
  },
};
