import type { CollectionItem, collections as contract } from '@contract/credit/collections';
import type { Duty } from '@contract/kernel/duties';
import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import { amongFound } from '@server/db/among-found';
import type { Db, Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { loans, projects } from '@server/db/schema/credit';
import { collectionActs, collectionCases } from '@server/db/schema/credit-collections';
import { writeOffs } from '@server/db/schema/credit-write-offs';
import { users } from '@server/db/schema/identity';
import { applicants } from '@server/db/schema/people';
import { contains, hasFolio } from '@server/db/search-text';
import { isActiveStaff } from '@server/features/platform';
import { notFound } from '@server/http/errors';
import type { QueryOf } from '@server/http/implement';
import { and, asc, eq, gte, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AskedOwed } from '../loans/person-owed';
import { owedByLoan } from '../payments/owed-now';
import { type PromiseNow, promisesOn } from './promises';
import { dueWithin } from './rules';

const assignees = alias(users, 'assignees');

const selected = (db: Db | Tx) =>
  db
    .select({
      case: collectionCases,
      loan: loans,
      folio: projects.folio,
      applicantName: users.fullName,
      assignee: { id: assignees.id, name: assignees.fullName },
      contact: collectionActs,
      writtenOffOn: writeOffs.on,
    })
    .from(collectionCases)
    .innerJoin(loans, eq(loans.id, collectionCases.loanId))
    .innerJoin(projects, eq(projects.id, loans.projectId))
    .innerJoin(applicants, eq(applicants.id, loans.applicantId))
    .innerJoin(users, eq(users.id, applicants.userId))
    .leftJoin(assignees, eq(assignees.id, collectionCases.assigneeId))
    .leftJoin(collectionActs, eq(collectionActs.id, collectionCases.lastContactId))
    .leftJoin(writeOffs, and(eq(writeOffs.loanId, loans.id), isNull(writeOffs.undoneAt)));

export type CaseRow = Awaited<ReturnType<typeof selected>>[number];

/** Folio, or the name of who owes it; each by its own index, which neither is as an alternative over several tables. */
function matches(db: Db, typed: string): Promise<SQL> {
  const withProject = sql`loans l join projects p on p.id = l.project_id`;
  const withPerson = sql`applicants a join users u on u.id = a.user_id`;
  const byFolio = hasFolio(sql`p.folio`, typed);
  const byName = contains(sql`u.full_name`, typed);
  return amongFound(
    db,
    collectionCases.loanId,
    sql`select l.id from ${withProject} where ${byFolio}
      union all select l.id from loans l join (${withPerson}) on a.id = l.applicant_id where ${byName}`,
    sql`(select ${byFolio} or ${byName} from ${withProject} join (${withPerson}) on a.id = l.applicant_id
      where l.id = ${collectionCases.loanId})`,
  );
}

/** The queue: credits that are late, with what each owes today by the answer of every other screen. */
export async function listCases(
  db: Db,
  query: QueryOf<typeof contract.list>,
  { userId, now }: { userId: string; now: Date },
) {
  const today = dayInMexicoCity(now);
  const page = await pageOf(db, query, {
    table: collectionCases,
    id: collectionCases.loanId,
    select: selected(db),
    own: (row) => row.case,
    within: isNull(collectionCases.closedAt),
    filters: {
      q: (typed) => matches(db, typed),
      bucket(bucket) {
        const { from, to } = dueWithin(bucket, today);
        return and(
          lte(collectionCases.lateSince, to),
          from ? gte(collectionCases.lateSince, from) : undefined,
        );
      },
      promise: (state) =>
        state === 'none'
          ? isNull(collectionCases.promiseState)
          : eq(collectionCases.promiseState, state),
      write_off: (wanted) =>
        sql`${wanted === 'none'} <> exists (select from ${writeOffs}
          where ${writeOffs.loanId} = ${collectionCases.loanId} and ${writeOffs.undoneAt} is null)`,
      assignee: (whose) =>
        whose === 'nobody'
          ? isNull(collectionCases.assigneeId)
          : eq(collectionCases.assigneeId, whose === 'mine' ? userId : whose),
    },
    sorts: {
      late_since: collectionCases.lateSince,
      overdue_cents: collectionCases.overdueCents,
      quiet_since: collectionCases.quietSince,
    },
    defaultSort: 'late_since',
  });
  return { ...page, items: await describeCases(db, page.items, today) };
}

async function describeCases(
  db: Db,
  rows: readonly CaseRow[],
  today: Day,
): Promise<CollectionItem[]> {
  const owed = await owedByLoan(
    db,
    rows.map(({ loan }) => loan),
    today,
  );
  const promises = await promisesOn(
    db,
    rows.map((row) => row.case.promiseId),
    today,
  );
  return rows.map((row) => describeRow(row, { owed: owed.get(row.loan.id), promises, today }));
}

interface Known {
  owed: AskedOwed | undefined;
  promises: ReadonlyMap<string, PromiseNow>;
  today: Day;
}

/** A row of the queue with what it owes today, not what it was ordered by. */
export function describeRow(row: CaseRow, { owed, promises, today }: Known): CollectionItem {
  return {
    loan_id: row.loan.id,
    folio: row.folio,
    applicant_id: row.loan.applicantId,
    applicant_name: row.applicantName,
    days_late: owed?.daysLate ?? 0,
    overdue_cents: owed?.dueTotal ?? row.case.overdueCents,
    payoff_cents: owed?.payoff.total ?? row.case.payoffCents,
    last_contact: contactOf(row),
    promise: promises.get(row.case.promiseId ?? '') ?? null,
    assignee: row.assignee,
    hardship_until: hardshipOf(row.case, today),
    written_off_on: row.writtenOffOn,
  };
}

function contactOf({ contact }: CaseRow): CollectionItem['last_contact'] {
  if (!contact?.channel || !contact.result) return null;
  const { happenedAt, channel, result } = contact;
  return { happened_at: happenedAt.toISOString(), channel, result };
}

/** The last day of a hardship that still lasts. */
export const hardshipOf = (
  { hardshipUntil }: Pick<CaseRow['case'], 'hardshipUntil'>,
  today: Day,
): Day | null => (hardshipUntil !== null && hardshipUntil >= today ? hardshipUntil : null);

/** A credit that is in the queue or was; others have nothing to collect. */
export async function findCase(db: Db | Tx, loanId: string): Promise<CaseRow> {
  const [row] = await selected(db).where(eq(collectionCases.loanId, loanId));
  if (!row) throw notFound();
  return row;
}

/** The same, locked until the end: acts over one credit come one after another. */
export async function lockCase(tx: Tx, loanId: string): Promise<CaseRow> {
  await tx
    .select({ id: collectionCases.loanId })
    .from(collectionCases)
    .where(eq(collectionCases.loanId, loanId))
    .for('update');
  return findCase(tx, loanId);
}

type Values = Omit<typeof collectionActs.$inferInsert, 'id' | 'loanId' | 'createdAt'>;
type Changes = Partial<Omit<typeof collectionCases.$inferInsert, 'loanId'>>;

/** Writes an act down; it stays as it is. */
export async function writeAct(tx: Tx, loanId: string, values: Values): Promise<string> {
  const [act] = await tx
    .insert(collectionActs)
    .values({ ...values, loanId })
    .returning({ id: collectionActs.id });
  if (!act) throw new Error('the act was not kept');
  return act.id;
}

/** What the queue is ordered and narrowed by. */
export async function setCase(tx: Tx, loanId: string, changes: Changes): Promise<void> {
  await tx.update(collectionCases).set(changes).where(eq(collectionCases.loanId, loanId));
}

/** Who may have a credit. */
export const listStaff = (db: Db, duty: Duty | null) =>
  db
    .select({ id: users.id, name: users.fullName })
    .from(users)
    .where(isActiveStaff(db, duty))
    .orderBy(asc(users.fullName), asc(users.id));
