import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { TOTAL_CAP } from '@contract/kernel/list';
import { GUARDED_STATUS } from '@contract/people/supplier-status';
import {
  kindsWithDeadline,
  type WaitingKind,
  waitingKinds,
} from '@contract/platform/backoffice-summary';
import type { Db } from '@server/db/connection';
import { approvals } from '@server/db/schema/platform';
import type { Principal } from '@server/http/principal';
import { type SQL, sql } from 'drizzle-orm';
import { confirmableBy } from '../approvals/confirmable';
import { alertsConcerning } from '../audit/may-read';
import { unsoundDays } from './unsound-days';

/** The photographs without which an installation cannot be approved, by the definitions of a day. */
const evidence = (now: Date) => {
  const today = dayInMexicoCity(now);
  return sql`(select doc_id from (
      select distinct on (doc_id) doc_id, valid_to, clasification_2, is_required
        from document_definitions where valid_from <= ${today} order by doc_id, valid_from desc) newest
     where coalesce(valid_to > ${today}, true)
       and clasification_2 = 'installation' and is_required) needed`;
};

/**
 * Rows that wait, each with the instant since when, the oldest first: ids are made in order of time, and
 * an index on (status, id) gives them in that order. They are the rows that the linked screens list. Those with a
 * term say when it ends, and come by that.
 */
const waitingFor = (db: Db, principal: Principal, now: Date): Record<WaitingKind, SQL> => ({
  // What this person asked for, or is about them, waits for another person.
  approvals: sql`select requested_at as since from ${approvals}
    where ${confirmableBy(principal, now)} order by id`,
  // Nobody counts those that concern them.
  aml_alerts: sql`select created_at as since, due_at as due from aml_alerts
    where ended_at is null and id::text not in ${alertsConcerning(db, principal.userId)} order by due_at, id`,
  // The last day of the term counts whole.
  privacy_requests: sql`select created_at as since,
      (due_on + 1)::timestamp at time zone 'America/Mexico_City' - interval '1 minute' as due
    from privacy_requests where answered_at is null order by due_on, id`,
  documents: sql`select waits_since as since from documents
    where status = 'pending' and superseded_by is null order by waits_since, id`,
  accreditations_to_review: sql`select state_changed_at as since from accreditations
    where state = 'in_review' order by state_changed_at, id`,
  suppliers_to_decide: sql`select verification_requested_at as since from suppliers
    where verification_requested_at is not null and status < ${GUARDED_STATUS}
      and suspended_at is null order by id`,
  projects_to_decide: sql`select status_changed_at as since from projects
    where status = 'in_review' order by id`,
  projects_to_publish: sql`select status_changed_at as since from projects
    where status = 'accepted' order by id`,
  // Every photograph of every site is verified; they wait since the last one was.
  stages_to_approve: sql`select greatest(p.status_changed_at, (
        select max(d.updated_at) from installation_sites s
          join documents d on d.owner_table = 'fg_locations' and d.owner_id = s.id
           and d.superseded_by is null
         where s.project_id = p.id)) as since
    from projects p join stages on stages.project_id = p.id and stages.status = 'waiting'
   where p.status = 'installing' and not exists (
      select from installation_sites s cross join ${evidence(now)}
       where s.project_id = p.id and not exists (
         select from documents d
          where d.owner_table = 'fg_locations' and d.owner_id = s.id and d.doc_id = needed.doc_id
            and d.superseded_by is null and d.status = 'verificado'))
   order by p.id`,
  stages_to_pay: sql`select approved_at as since from stages
    where status = 'payable' order by id`,
  withdrawals_to_pay: sql`select created_at as since from withdrawals
    where status = 'requested' order by id`,
  payouts_to_send: sql`select created_at as since from payouts
    where status = 'ordered' order by id`,
  bank_movements_unidentified: sql`select created_at as since from bank_movements
    where status = 'unidentified' order by id`,
  bank_movements_in_review: sql`select created_at as since from bank_movements
    where status = 'review' order by id`,
  bank_movements_held: sql`select created_at as since from bank_movements
    where status = 'held' order by id`,
  bank_days_unsound: sql`select closed_at as since from bank_days where ${unsoundDays()} order by day`,
  credits_late: sql`select late_since::timestamp at time zone 'America/Mexico_City' as since
    from collection_cases where closed_at is null order by late_since, loan_id`,
  promises_broken: sql`select a.promised_on::timestamp at time zone 'America/Mexico_City' as since
    from collection_cases c join collection_acts a on a.id = c.promise_id
   where c.closed_at is null and c.promise_state = 'broken' order by a.promised_on, c.loan_id`,
  mails_failed: sql`select created_at as since from mails
    where sent_at is null and last_error is not null order by id`,
});

const inIso = (instant: SQL) =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** One statement for all of them; counting stops where lists stop counting. */
const summary = (waiting: Record<WaitingKind, SQL>) =>
  sql.join(
    waitingKinds.map(
      (kind) => sql`(select ${kind}::text as kind, count(*)::int as n,
        ${inIso(sql`min(since)`)} as oldest_at,
        ${kindsWithDeadline.includes(kind) ? inIso(sql`min(due)`) : sql`null`} as due_at
      from (${waiting[kind]} limit ${TOTAL_CAP + 1}) waiting)`,
    ),
    sql` union all `,
  );

/** What waits for this person of the staff, kind by kind: how much, and since when the oldest one waits. */
export async function whatWaits(db: Db, principal: Principal, now: Date) {
  const { rows } = await db.execute<{
    kind: WaitingKind;
    n: number;
    oldest_at: string | null;
    due_at: string | null;
  }>(summary(waitingFor(db, principal, now)));
  return waitingKinds.map((kind) => {
    const found = rows.find((row) => row.kind === kind);
    const n = found?.n ?? 0;
    return {
      kind,
      count: Math.min(n, TOTAL_CAP),
      count_is_capped: n > TOTAL_CAP,
      oldest_at: found?.oldest_at ?? null,
      due_at: found?.due_at ?? null,
    };
  });
}
