import type { collections as contract } from '@contract/credit/collections';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Db } from '@server/db/connection';
import { loans } from '@server/db/schema/credit';
import { collectionCases } from '@server/db/schema/credit-collections';
import { writeOffs } from '@server/db/schema/credit-write-offs';
import { notFound } from '@server/http/errors';
import type { Answer } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { and, eq, isNull } from 'drizzle-orm';
import { describeOwed } from '../loans/calendar';
import { owedByLoan } from '../payments/owed-now';
import { inScopeOfProject } from '../projects/project';
import { clockOf, masked, peopleOf } from './people';
import { promisesOn } from './promises';
import { type CaseRow, describeRow, hardshipOf } from './repository';
import { isContactHour, timeIn } from './rules';

/** A credit of the queue, with whom is asked and at what hour of theirs it is. */
export async function describeCase(
  db: Db,
  row: CaseRow,
  now: Date,
): Promise<Answer<typeof contract.show>> {
  const today = dayInMexicoCity(now);
  const owed = (await owedByLoan(db, [row.loan], today)).get(row.loan.id);
  // Only credits whose money was delivered come into the queue.
  if (!owed) throw notFound();
  const promises = await promisesOn(db, [row.case.promiseId], today);
  const zone = await clockOf(db, row.loan.projectId);
  const people = await peopleOf(db, row.loan.projectId);
  return {
    ...describeRow(row, { owed, promises, today }),
    project_id: row.loan.projectId,
    applicant_id: row.loan.applicantId,
    owed: describeOwed(owed),
    people: people.map(masked),
    hours: { open: isContactHour(zone, now), local_time: timeIn(zone, now) },
  };
}

/** What an applicant reads of the collection of a credit of theirs; undefined when it is not. */
export async function ownCollection(
  db: Db,
  scope: Scope,
  loanId: string,
  now: Date,
): Promise<Answer<typeof contract.own> | undefined> {
  const [found] = await db
    .select({ loan: loans, case: collectionCases, writtenOffOn: writeOffs.on })
    .from(loans)
    .leftJoin(writeOffs, and(eq(writeOffs.loanId, loans.id), isNull(writeOffs.undoneAt)))
    .leftJoin(collectionCases, eq(collectionCases.loanId, loans.id))
    .where(and(eq(loans.id, loanId), inScopeOfProject(scope, loans.projectId)));
  if (!found) return undefined;
  const { case: known, loan, writtenOffOn } = found;
  const mark = { written_off_on: loan.status === 'settled' ? null : writtenOffOn };
  if (!known || known.closedAt) {
    return { ...mark, is_late: false, hardship_until: null, promise: null };
  }
  const today = dayInMexicoCity(now);
  const owed = (await owedByLoan(db, [loan], today)).get(loan.id);
  const promises = await promisesOn(db, [known.promiseId], today);
  return {
    ...mark,
    is_late: (owed?.daysLate ?? 0) > 0,
    hardship_until: hardshipOf(known, today),
    promise: promises.get(known.promiseId ?? '') ?? null,
  };
}
