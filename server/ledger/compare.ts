import { isDeepStrictEqual } from 'node:util';
import type { Db } from '@server/db/connection';
import { ledgerAccounts } from '@server/db/schema/ledger';
import { asc, gt, type SQL, sql } from 'drizzle-orm';
import {
  companyContributed,
  creditLineInterest,
  creditLineLateInterest,
  creditLineToTransfer,
  custodyBank,
  feesToTransfer,
  incomeTaxWithheld,
  unidentified,
  vatCharged,
  vatWithheld,
} from './accounts';
import { accountOfCode } from './chart';
import { accountOf } from './entries';
import { shareNames } from './events/shares';
import { withheldByMonth } from './tax-months';

/** Most differences that are named: the first of them say what happened. */
const MOST_NAMED = 20;

const credited = (entry: string, code: string) => `(
  select coalesce(-sum(line.amount_signed), 0)
    from postings line join ledger_accounts account on account.id = line.account_id
   where line.entry_id = ${entry}.id and account.code = ${code})`;

const reservation = (row: string) => `
  left join journal_entries r on r.idempotency_key = 'reservation:' || ${row}.id
  left join journal_entries s on s.idempotency_key = 'reservation:' || ${row}.id || ':resolution'`;

/** Investors' money that the distribution of payments moves, as a share of each is named. */
const sharesMoved = `
  select e.source_ref as payment_id, a.investor_id, names.component, -sum(p.amount_signed) as cents
    from journal_entries e
    join postings p on p.entry_id = e.id
    join ledger_accounts a on a.id = p.account_id and a.code like 'inv:%:disponible'
    join (values ${shareNames.map((names) => `(${names.map((name) => `'${name}'`).join(', ')})`).join(', ')})
      names (kind, concept, component) on names.kind = e.kind and names.concept = p.concept
   group by 1, 2, 3`;

/** Entries of write-offs, and of what undid them, that stand. */
const turns = (kind: string) => `
  select distinct e.source_ref as id, e.occurred_on, p.loan_id
    from journal_entries e join postings p on p.entry_id = e.id
   where e.kind = '${kind}' and not exists (select from journal_entries u where u.reverses_id = e.id)`;

/** What each noun's rows say that the journal says otherwise; each selects the ids of such rows. */
const comparisons: Readonly<Record<string, string | SQL>> = {
  withdrawals: `
    select w.id::text from withdrawals w ${reservation('w')}
     where w.amount_cents <> ${credited('r', `'inv:' || w.investor_id || ':retiro_en_transito'`)}
        or s.kind is distinct from case when w.status in ('rejected', 'cancelled') then 'withdrawal_rejected'
             when w.status <> 'requested' then 'withdrawal_confirmed' end
        or s.kind = 'withdrawal_confirmed' and w.tracking_key is distinct from s.source_ref`,
  payouts: `
    select o.id::text from payouts o ${reservation('o')}
      left join bank_movements m on m.id = o.bank_movement_id
     where o.amount_cents <> ${credited('r', `'pago:' || o.id || ':en_transito'`)}
        or o.amount_cents <> -${credited(
          'r',
          `case o.kind when 'fees' then '${feesToTransfer.code}' when 'income_tax' then '${incomeTaxWithheld.code}'
             when 'vat' then '${vatWithheld.code}' when 'contribution' then '${companyContributed.code}'
             when 'deposit' then '${unidentified.code}'
             when 'credit_line' then '${creditLineToTransfer.code}' else 'solicitante:' || o.applicant_id || ':por_aplicar' end`,
        )}
        or o.kind = 'deposit' and o.amount_cents is distinct from m.amount_cents
        or s.kind is distinct from case o.status when 'cancelled' then 'payout_cancelled'
             when 'ordered' then null else 'payout_sent' end
        or s.kind = 'payout_sent' and o.tracking_key is distinct from s.source_ref`,
  commitments: `
    select c.id::text from commitments c join opportunities o on o.id = c.opportunity_id
      join loans l on l.id = o.loan_id ${reservation('c')}
     where c.amount_cents <> ${credited('r', `'inv:' || c.investor_id || ':reservado'`)}
        or s.kind is distinct from case when c.status in ('cancelled', 'expired') then 'commitment_cancelled'
             when c.status in ('active', 'settled') then 'funding_closed' end
        or c.status in ('reserved', 'firm') and (c.status = 'firm') <> (o.status = 'funded')
        or c.status in ('active', 'settled') and (c.status = 'settled') <> (l.status = 'settled')`,
  stages: `
    select g.id::text from stages g join projects j on j.id = g.project_id
      left join journal_entries e
        on e.idempotency_key = 'project:' || g.project_id || ':stage:' || g.n || ':payable'
      left join ledger_accounts a
        on a.code = 'proveedor:' || j.supplier_id || ':por_pagar:' || g.project_id || ':' || g.n
      left join account_balances b on b.account_id = a.id
     where (g.status = 'waiting') <> (e.id is null)
        or e.id is not null and (g.amount_cents <> ${credited('e', 'a.code')}
             or -b.balance_signed <> case g.status when 'payable' then g.amount_cents - g.kept_cents else 0 end)
        or g.kept_cents <> (select coalesce(sum(p.amount_cents), 0) from credit_line_payments p where p.stage_id = g.id)
        or g.status = 'paid' and not exists (select from journal_entries k where k.idempotency_key =
             'project:' || g.project_id || ':stage:' || g.n || ':paid:' || g.tracking_key)`,
  credit_line_draws: `
    select d.id::text from credit_line_draws d join credit_lines l on l.id = d.line_id
      left join journal_entries e on e.idempotency_key = 'credit-draw:' || d.id || ':paid'
      left join ledger_accounts a on a.code = 'linea:' || l.supplier_id || ':' || d.id || ':capital'
      left join account_balances b on b.account_id = a.id
     where (d.status in ('paid', 'settled')) <> (e.id is not null)
        or e.id is not null and (d.principal_cents <> -${credited('e', 'a.code')}
             or d.paid_on is distinct from e.occurred_on or d.tracking_key is distinct from e.source_ref
             or (d.status = 'settled') <> (b.balance_signed = 0)
             or d.principal_cents - b.balance_signed <> (
                  select coalesce(sum(p.capital_cents), 0) from credit_line_payments p where p.draw_id = d.id))`,
  credit_line_payments: `
    select coalesce(p.id::text, e.source_ref) from credit_line_payments p
      join credit_line_draws d on d.id = p.draw_id join credit_lines l on l.id = d.line_id
      full join (select * from journal_entries where kind = 'credit_line_repaid') e
        on e.idempotency_key = 'credit-draw:' || d.id || ':payment:' || p.id
     where p.id is null or e.id is null or p.received_on <> e.occurred_on
        or p.amount_cents <> p.capital_cents + p.interest_cents + p.vat_cents + p.late_interest_cents + p.late_vat_cents
        or p.capital_cents <> ${credited('e', "'linea:' || l.supplier_id || ':' || d.id || ':capital'")}
        or p.interest_cents <> ${credited('e', `'${creditLineInterest.code}'`)}
        or p.late_interest_cents <> ${credited('e', `'${creditLineLateInterest.code}'`)}
        or p.vat_cents + p.late_vat_cents <> ${credited('e', `'${vatCharged.code}'`)}
        or (p.stage_id is not null) <> (p.source = 'stage')
        or (p.source = 'stage') <> (${credited('e', `'${creditLineToTransfer.code}'`)} > 0)`,
  opportunities: `
    select o.id::text from opportunities o join loans l on l.id = o.loan_id
      left join journal_entries e on e.idempotency_key = 'project:' || l.project_id || ':funding'
      left join journal_entries d on d.idempotency_key = 'loan:' || l.id || ':participations'
      left join journal_entries x on x.idempotency_key = 'project:' || l.project_id || ':funding:abandoned'
     where o.goal_cents <> ${credited('e', `'proyecto:' || l.project_id || ':cupo'`)}
        or (o.status = 'delivered') <> (d.id is not null)
        or (o.status in ('not_funded', 'withdrawn')) <> (x.id is not null)
        or (o.status in ('funded', 'delivered')) <> (o.committed_cents = o.goal_cents) and x.id is null
        or x.id is null and o.committed_cents <> (
             select coalesce(sum(c.amount_cents), 0) from commitments c
              where c.opportunity_id = o.id and c.status not in ('cancelled', 'expired'))`,
  participations: `
    select coalesce(h.id::text, opened.loan_id::text)
      from participations h full join (
        select p.loan_id, p.investor_id, e.occurred_on, sum(p.amount_signed) as cents
          from journal_entries e join postings p on p.entry_id = e.id and p.amount_signed > 0
         where e.kind = 'participations_opened' group by p.loan_id, p.investor_id, e.occurred_on) opened
        on opened.loan_id = h.loan_id and opened.investor_id = h.investor_id
     where h.nominal_cents is distinct from opened.cents or h.held_since is distinct from opened.occurred_on
        or h.held_until is not null
        or not exists (select from commitments c join opportunities o on o.id = c.opportunity_id
             where c.id = h.commitment_id and c.investor_id = h.investor_id and o.loan_id = h.loan_id)`,
  loans: `
    select l.id::text from loans l
      left join journal_entries e on e.idempotency_key = 'loan:' || l.id || ':participations'
     where l.disbursed_on is distinct from e.occurred_on
        or (l.status in ('repaying', 'settled')) <> (e.id is not null)
        or l.disbursed_on is not null and (l.status = 'settled') <> not exists (
             select from loan_instalments i where i.loan_id = l.id and i.paid_on is null)`,
  payments: `
    select m.id::text from payments m
      left join journal_entries e on e.idempotency_key = 'payment:' || m.id || ':applied'
      left join journal_entries u on u.reverses_id = e.id
     where m.amount_cents <> ${credited('e', `'credito:' || m.loan_id || ':cobro'`)}
        or m.amount_cents <> (
             select coalesce(sum((part->>'amount')::bigint), 0) from jsonb_array_elements(m.applied) part)
        or m.received_on is distinct from e.occurred_on
        or (m.reversed_at is null) <> (u.id is null)`,
  payment_shares: `
    select coalesce(kept.payment_id, moved.payment_id)
      from (select s.payment_id::text, h.investor_id, s.component, sum(s.amount_cents) as cents
              from payment_shares s join participations h on h.id = s.participation_id group by 1, 2, 3) kept
      full join (${sharesMoved}) moved using (payment_id, investor_id, component)
     where kept.cents is distinct from moved.cents`,
  write_offs: `
    select coalesce(w.id::text, e.id) from write_offs w full join (${turns('write_off')}) e on e.id = w.id::text
     where w.id is null or e.loan_id <> w.loan_id or e.occurred_on <> w.written_off_on
    union
    select coalesce(w.id::text, e.id) from (select * from write_offs where undone_at is not null) w
      full join (${turns('write_off_undone')}) e on e.id = w.id::text
     where w.id is null or e.loan_id <> w.loan_id or e.occurred_on <> w.undone_on`,
  tax_months: sql`
    select m.month from tax_months m left join (
        select t.month, sum(t.income_tax) as income_tax, sum(t.vat) as vat
          from (${withheldByMonth}) t group by t.month) told on told.month = m.month
     where m.income_tax_cents <> coalesce(told.income_tax, 0) or m.vat_cents <> coalesce(told.vat, 0)`,
  bank_movements: `
    select m.id::text from bank_movements m
      join journal_entries d on d.idempotency_key = 'deposit:' || m.natural_key
      left join journal_entries g on g.idempotency_key = 'deposit:' || m.natural_key || ':assigned'
      join journal_entries k on k.id = coalesce(g.id, d.id)
     where m.direction = 'in'
       and not exists (select from journal_entries u where u.reverses_id in (d.id, k.id))
       and (m.amount_cents <> -${credited('d', `'${custodyBank.code}'`)} or m.occurred_on <> d.occurred_on
         or (m.status in ('matched', 'assigned') and m.matched_kind in ('investor', 'applicant'))
            <> (m.amount_cents = ${credited(
              'k',
              `case m.matched_kind when 'investor' then 'inv:' || m.matched_id || ':disponible'
                 when 'applicant' then 'solicitante:' || m.matched_id || ':por_aplicar' end`,
            )}))`,
};

/** Rows that say another amount, owner, day or state of money than the journal does: a line each. */
export async function rowDifferences(db: Db): Promise<string[]> {
  const found: string[] = [];
  for (const [noun, query] of Object.entries(comparisons)) {
    const differing = typeof query === 'string' ? sql.raw(query) : query;
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from (${differing}) differing (id) order by id limit ${MOST_NAMED}`,
    );
    found.push(...rows.map(({ id }) => `${noun} ${id}: not as the journal has it`));
  }
  return found;
}

const AT_ONCE = 10_000;

/** Accounts that are not as their codes say, which the chain covers: their family, their owner or their guard. */
export async function accountDifferences(db: Db): Promise<string[]> {
  const found: string[] = [];
  for (let after = 0; ; ) {
    const rows = await db
      .select()
      .from(ledgerAccounts)
      .where(gt(ledgerAccounts.id, after))
      .orderBy(asc(ledgerAccounts.id))
      .limit(AT_ONCE);
    for (const row of rows) {
      after = row.id;
      if (!isDeepStrictEqual(accountOfCode(row.code), accountOf(row))) found.push(row.code);
    }
    if (rows.length < AT_ONCE) break;
  }
  const { rows: unguarded } = await db.execute<{ code: string }>(sql`
    select a.code from ledger_accounts a left join account_balances b on b.account_id = a.id
     where b.guard is distinct from case when not a.no_negative then 0 when a.kind = 'debit' then 1 else -1 end
     order by a.id limit ${MOST_NAMED}`);
  return [...found, ...unguarded.map(({ code }) => code)]
    .slice(0, MOST_NAMED)
    .map((code) => `account ${code}: not as its code says`);
}
