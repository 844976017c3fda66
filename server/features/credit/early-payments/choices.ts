import { sql } from 'drizzle-orm';
import type { EarlyChoice } from '../payments/plan';

/**
 * What applicants chose for money beyond what is due, in the order in which they did, for a query of loans: no second
 * one is needed.
 */
export const earlyChoices = sql<EarlyChoice[]>`(
  select coalesce(json_agg(json_build_object('on', c.chosen_on, 'use', c.use, 'amount', c.amount_cents)
           order by c.created_at, c.chosen_on, c.id), '[]')
    from early_payment_choices c where c.loan_id = loans.id)`;
