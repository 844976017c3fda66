import { sealedHash } from '@server/ledger/seals';
import { sql } from 'drizzle-orm';
import type { EarlyChoice } from '../payments/plan';

/** A choice as it is kept, and what was sealed of it. */
export interface KeptChoice extends EarlyChoice {
  id: string;
  /** When it was made, in milliseconds: what was chosen last holds. */
  at: number;
  seal: string | null;
}

/** What a choice is sealed as, for its loan and for a query. */
export const choiceSubject = (loanId: string, id: string) => `loan:${loanId}:choice:${id}`;
const sealOfChoice = sealedHash(sql`'loan:' || loans.id || ':choice:' || c.id`);

/**
 * What applicants chose for money beyond what is due, in the order in which they did, for a query of loans: no second
 * one is needed.
 */
export const earlyChoices = sql<KeptChoice[]>`(
  select coalesce(json_agg(json_build_object('id', c.id, 'on', c.chosen_on, 'use', c.use, 'amount', c.amount_cents,
             'at', (extract(epoch from c.created_at) * 1000)::bigint, 'seal', ${sealOfChoice})
           order by c.created_at, c.chosen_on, c.id), '[]')
    from early_payment_choices c where c.loan_id = loans.id)`;
