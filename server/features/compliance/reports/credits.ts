import type { Day } from '@contract/kernel/fields/day';
import type { Tx } from '@server/db/connection';
import { loans, payments, projects } from '@server/db/schema/credit';
import { loanRestructures } from '@server/db/schema/credit-restructures';
import { applicants } from '@server/db/schema/people';
import { sql } from 'drizzle-orm';
import { loansOn } from './loans-on';

export interface BureauCredit extends Record<string, unknown> {
  loanId: string;
  userId: string;
  folio: string;
  openedOn: string;
  termMonths: number;
  /** Text of centavos. */
  principalCents: string;
  lastPaid: string | null;
  /** The last time until the day that was asked about. */
  restructuredOn: string | null;
}

export interface Standing {
  owed: number;
  overdue: number;
  daysLate: number;
}

/** Every credit that was delivered by a day. */
export async function deliveredBy(tx: Tx, to: Day): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from ${loans} where disbursed_on <= ${to} order by id`,
  );
  return rows.map(({ id }) => id);
}

/** Some of them, in the order of their ids. */
export async function creditsOf(tx: Tx, ids: readonly string[], to: Day): Promise<BureauCredit[]> {
  const { rows } = await tx.execute<BureauCredit>(sql`
    select l.id as "loanId", a.user_id as "userId", p.folio, l.disbursed_on::text as "openedOn",
      l.term_months as "termMonths", l.principal_cents::text as "principalCents",
      (select max(received_on)::text from ${payments} paid
        where paid.loan_id = l.id and paid.reversed_at is null and paid.received_on <= ${to}) as "lastPaid",
      (select max(signed_on)::text from ${loanRestructures} made
        where made.loan_id = l.id and made.signed_on <= ${to}) as "restructuredOn"
      from ${loans} l
      join ${projects} p on p.id = l.project_id
      join ${applicants} a on a.id = l.applicant_id
     where l.id = any(${sql.param([...ids])}::uuid[])
     order by l.id`);
  return rows;
}

/** How those of them that were delivered by then stood at the end of a day. */
export async function standingsOn(tx: Tx, ids: readonly string[], on: Day) {
  const { rows } = await tx.execute<{
    loan_id: string;
    owed: string;
    overdue: string;
    days_late: number;
  }>(loansOn(ids, on));
  return new Map<string, Standing>(
    rows.map(({ loan_id, owed, overdue, days_late }) => [
      loan_id,
      { owed: Number(owed), overdue: Number(overdue), daysLate: days_late },
    ]),
  );
}
