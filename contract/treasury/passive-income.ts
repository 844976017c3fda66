import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { basisPoints } from '../kernel/fields/basis-points';
import { amountCents, centavos, centavosFromZero } from '../kernel/fields/centavos';
import { day } from '../kernel/fields/day';
import { expectedMonth } from './portfolio';

export const INCOME_MONTHS = 12;
/** Of who lends nothing yet, what is added is reckoned with a credit of so many months. */
export const USUAL_MONTHS = 36;

const passiveIncomeAnswer = z.object({
  as_of: day,
  /** Whether there is anything to receive. */
  invests: z.boolean(),
  /** The months after that of today. */
  months: z.array(expectedMonth),
  /** Net of a month, in the mean of those months. */
  average_cents: centavos,
  /** The part of the mean that is not one's own capital coming back. */
  average_gain_cents: centavos,
  /** What the person wants to receive each month; null until they say so. */
  target_cents: centavosFromZero.nullable(),
  /** Months of which the net reaches the target. */
  reached: z.int(),
  /** What is reckoned with to say how much to add: a credit of this rate and these months. */
  rule: z.object({ rate_bp: basisPoints, months: z.int(), monthly_per_100k_cents: centavos }),
  /** To lend besides, so that the mean reaches the target; null without a target. */
  to_add_cents: centavosFromZero.nullable(),
});

export type PassiveIncome = z.output<typeof passiveIncomeAnswer>;

export const passiveIncome = {
  /** The investor's own. */
  show: endpoint({
    method: 'GET',
    path: '/api/v1/passive-income',
    can: 'passive-income.show',
    response: passiveIncomeAnswer,
  }),
  setTarget: endpoint({
    method: 'PUT',
    path: '/api/v1/passive-income/target',
    can: 'passive-income.edit',
    impersonation: 'refused',
    audit: { action: 'passive-income.edit', object: 'income_targets' },
    body: z.strictObject({ target_cents: amountCents }),
    response: z.object({ target_cents: amountCents }),
  }),
} as const;
