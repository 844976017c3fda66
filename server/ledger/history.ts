import type { Day } from '@contract/kernel/fields/day';
import { journalEntries, ledgerAccounts, postings } from '@server/db/schema/ledger';
import { taxComplements } from '@server/db/schema/ledger-taxes';
import { type SQL, sql } from 'drizzle-orm';
import { vatWithheld } from './accounts';
import { type AccountFamily, debtFamilies, rightFamilies } from './families';

/**
 * What the journal says of past days. A payment that was corrected is undone as of its own day, so that each of
 * these answers what the payments in force today make of that day.
 */

/** The accounts of some families of some loans: what was written off is owed, so every sum here has it. */
const ofLoans = (families: readonly AccountFamily[], loanIds: readonly string[]) =>
  sql`a.family in ${[...families]} and a.loan_id = any(${sql.param([...loanIds])}::uuid[])`;

/** Principal that some loans owed at the end of a day, as a query of `loan_id` and `cents`. */
export const principalOn = (loanIds: readonly string[], day: Day): SQL => sql`
  select a.loan_id, -sum(p.amount_signed)::bigint as cents
    from ${ledgerAccounts} a
    join ${postings} p on p.account_id = a.id
    join ${journalEntries} e on e.id = p.entry_id and e.occurred_on <= ${day}
   where ${ofLoans(debtFamilies, loanIds)}
   group by a.loan_id`;

/** Who was owed principal of some loans at the end of a day, as a query of `loan_id` and `investor_id`. */
export const holdersOn = (loanIds: readonly string[], day: Day): SQL => sql`
  select a.loan_id, a.investor_id
    from ${ledgerAccounts} a
    join ${postings} p on p.account_id = a.id
    join ${journalEntries} e on e.id = p.entry_id and e.occurred_on <= ${day}
   where ${ofLoans(rightFamilies, loanIds)}
   group by a.loan_id, a.investor_id
  having sum(p.amount_signed) > 0`;

/** Principal that came back of some loans within some days, as a query of `loan_id` and `cents`. */
export const principalRepaid = (loanIds: readonly string[], from: Day, to: Day): SQL => sql`
  select a.loan_id, sum(p.amount_signed)::bigint as cents
    from ${ledgerAccounts} a
    join ${postings} p on p.account_id = a.id
    join ${journalEntries} e on e.id = p.entry_id and e.occurred_on between ${from} and ${to}
    left join ${journalEntries} undone on undone.id = e.reverses_id
   where ${ofLoans(debtFamilies, loanIds)}
     and coalesce(undone.kind, e.kind) = 'distribution_capital'
   group by a.loan_id`;

/** Principal that some loans owed in the mean of some days, as a query of `loan_id` and `cents`. */
export const meanPrincipal = (loanIds: readonly string[], from: Day, to: Day): SQL => sql`
  select a.loan_id, sum(-p.amount_signed::numeric
      * (${to}::date - greatest(e.occurred_on, ${from}::date) + 1)
      / (${to}::date - ${from}::date + 1)) as cents
    from ${ledgerAccounts} a
    join ${postings} p on p.account_id = a.id
    join ${journalEntries} e on e.id = p.entry_id and e.occurred_on <= ${to}
   where ${ofLoans(debtFamilies, loanIds)}
   group by a.loan_id`;

/**
 * Interest that some investors got within some days and what was withheld of it and of its VAT, as a query of
 * `investor_id`, `concerns` (the reported month that it is complementary to, or null), `interest`, `late_interest`,
 * `income_tax` and `vat`.
 */
export const withheldBetween = (investorIds: readonly string[], from: Day, to: Day): SQL => sql`
  select p.investor_id, c.month as concerns,
    coalesce(-sum(p.amount_signed) filter (where p.kind = 'distribution_interest'), 0)::bigint as interest,
    coalesce(-sum(p.amount_signed) filter (where p.kind = 'distribution_late_interest'), 0)::bigint as late_interest,
    coalesce(sum(p.amount_signed) filter (where p.kind = 'income_tax_withheld'), 0)::bigint as income_tax,
    coalesce(-sum(p.amount_signed) filter (where p.kind = 'vat_withheld'), 0)::bigint as vat
    from (
      select w.investor_id, w.amount_signed, w.entry_id, coalesce(undone.kind, e.kind) as kind
        from ${postings} w
        join ${ledgerAccounts} a on a.id = w.account_id
        join ${journalEntries} e on e.id = w.entry_id and e.occurred_on between ${from} and ${to}
        left join ${journalEntries} undone on undone.id = e.reverses_id
       where a.family = 'disponible' and a.investor_id = any(${sql.param([...investorIds])}::uuid[])
         and coalesce(undone.kind, e.kind) in
           ('distribution_interest', 'distribution_late_interest', 'income_tax_withheld')
      union all
      select w.investor_id, w.amount_signed, w.entry_id, 'vat_withheld'
        from ${postings} w
        join ${ledgerAccounts} a on a.id = w.account_id and a.code = ${vatWithheld.code}
        join ${journalEntries} e on e.id = w.entry_id and e.occurred_on between ${from} and ${to}
       where w.investor_id = any(${sql.param([...investorIds])}::uuid[]) and w.concept in ('vat', 'late_vat')) p
    left join ${taxComplements} c on c.entry_id = p.entry_id
   group by p.investor_id, c.month`;

/**
 * Interest that was paid of some loans, its VAT and what was withheld of both, as a query of `month` (of the journal,
 * '2026-03'), `concerns` (the reported month that it is complementary to, or null), `paid_on` (the day of the payment,
 * whose rules hold), `interest`, `late_interest`, `vat`, `vat_withheld` and `income_tax`.
 */
export const withheldOfLoans = (loanIds: readonly string[]): SQL => sql`
  select to_char(b.occurred_on, 'YYYY-MM') as month, c.month as concerns, paid.paid_on::text as paid_on,
    coalesce(sum(p.amount_signed) filter (where k.kind = 'distribution_interest'), 0)::bigint as interest,
    coalesce(sum(p.amount_signed) filter (where k.kind = 'distribution_late_interest'), 0)::bigint as late_interest,
    coalesce(sum(p.amount_signed) filter (
      where a.family = 'cobro' and k.kind in ('distribution_vat', 'vat_withheld')), 0)::bigint as vat,
    coalesce(-sum(p.amount_signed) filter (
      where a.family = 'impuesto' and k.kind = 'vat_withheld'), 0)::bigint as vat_withheld,
    coalesce(-sum(p.amount_signed) filter (
      where a.family = 'impuesto' and k.kind = 'income_tax_withheld'), 0)::bigint as income_tax
    from (
      select distinct e.source_ref as payment_id, e.occurred_on as paid_on
        from ${ledgerAccounts} a
        join ${postings} p on p.account_id = a.id
        join ${journalEntries} e on e.id = p.entry_id and e.kind = 'repayment_applied'
       where ${ofLoans(['cobro'], loanIds)}) paid
    cross join unnest(array['interest', 'late_interest', 'vat_share', 'vat', 'income_tax']) piece
    join ${journalEntries} k on k.idempotency_key = 'payment:' || paid.payment_id || ':distributed:' || piece
    cross join lateral (
      select k.id, k.occurred_on union all
      select undoing.id, undoing.occurred_on from ${journalEntries} undoing where undoing.reverses_id = k.id) b
    join ${postings} p on p.entry_id = b.id
    join ${ledgerAccounts} a on a.id = p.account_id and a.family in ('cobro', 'impuesto')
    left join ${taxComplements} c on c.entry_id = b.id
   group by 1, 2, 3`;

/**
 * Fees that were charged within some days with their VAT, by month, kind of fee, loan and the investor who paid
 * it, as a query of `month`, `kind`, `loan_id`, `investor_id`, `base` and `vat`.
 */
export const feesBetween = (from: Day, to: Day): SQL => sql`
  select to_char(e.occurred_on, 'YYYY-MM') as month, coalesce(undone.kind, e.kind) as kind,
    p.loan_id, p.investor_id,
    coalesce(-sum(p.amount_signed) filter (where p.concept <> 'vat'), 0)::bigint as base,
    coalesce(-sum(p.amount_signed) filter (where p.concept = 'vat'), 0)::bigint as vat
    from ${ledgerAccounts} a
    join ${postings} p on p.account_id = a.id
    join ${journalEntries} e on e.id = p.entry_id and e.occurred_on between ${from} and ${to}
    left join ${journalEntries} undone on undone.id = e.reverses_id
   where a.family = 'comision' and coalesce(undone.kind, e.kind) in
     ('opening_fee', 'fee_collected', 'investor_fee_charged')
   group by 1, 2, 3, 4
  having sum(p.amount_signed) <> 0`;

/** Money that came for a person: what deposits and payments brought, and unidentified ones once they were theirs. */
const received = sql`e.kind in ('deposit', 'deposit_assigned', 'repayment_received')
  and not exists (select from ${journalEntries} undoing where undoing.reverses_id = e.id)`;

/**
 * Money that came for people in entries after one, in their order and not undone since, as a query of `entry_id`,
 * `investor_id`, `applicant_id`, `occurred_on`, `cents` and `tracking_key`.
 */
export const receivedAfter = (entryId: string, limit: number): SQL => sql`
  select e.id as entry_id, a.investor_id, a.applicant_id,
    e.occurred_on::text as occurred_on, -p.amount_signed as cents, e.source_ref as tracking_key
    from ${journalEntries} e
    join ${postings} p on p.entry_id = e.id
    join ${ledgerAccounts} a on a.id = p.account_id and a.family in ('disponible', 'por_aplicar')
   where e.id > ${entryId} and ${received}
   order by e.id limit ${limit}`;

/** Queries of the ids under which a person has accounts. */
export interface Owners {
  investors: SQL;
  applicants: SQL;
}

/** Money that came to all accounts of a person within some days, in entries before one, in the order of the days. */
export const receivedWithin = (
  { investors, applicants }: Owners,
  from: Day,
  to: Day,
  before: string,
): SQL => sql`
  select e.occurred_on::text as occurred_on, -p.amount_signed as cents, e.source_ref as tracking_key
    from ${postings} p
    join ${journalEntries} e on e.id = p.entry_id
   where p.account_id in (
       select a.id from ${ledgerAccounts} a
        where a.family = 'disponible' and a.investor_id in ${investors}
           or a.family = 'por_aplicar' and a.applicant_id in ${applicants})
     and e.id < ${before}
     and e.occurred_on between ${from} and ${to} and ${received}
   order by e.occurred_on, e.id`;
