import { collections } from '@contract/credit/collections';
import { type Day, dayInMexicoCity } from '@contract/kernel/fields/day';
import type { Config } from '@server/config';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import { loanInstalments, loans, projects } from '@server/db/schema/credit';
import { collectionCases } from '@server/db/schema/credit-collections';
import {
  announce,
  announceToStaff,
  changedForStaff,
  events,
  isStaffNow,
} from '@server/features/platform';
import { dutyFor } from '@server/http/policy';
import { and, asc, eq, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { owedByLoan } from '../payments/owed-now';
import { holdApplicant } from '../payments/standing';
import { expireRestructures } from '../restructures/end';
import { promisesOn } from './promises';

interface When {
  config: Config;
  now: Date;
}

type Case = typeof collectionCases.$inferSelect;

/**
 * Brings the queue to today: who fell late, who paid, which promises were broken. Each applicant in a transaction of
 * their own and once a day; running it again changes nothing. Proposals to restructure whose day has passed end with it.
 */
export async function followCollections(db: Db, config: Config, now: Date): Promise<void> {
  const today = dayInMexicoCity(now);
  await expireRestructures(db, config, now);
  for (const applicantId of await toFollow(db, today)) {
    await inTransaction(db, async (tx) => {
      await holdApplicant(tx, applicantId);
      await followApplicant(tx, applicantId, { config, now });
    });
  }
}

/** Applicants with something that fell due and is not paid, or in the queue, of whom that was not counted today. */
async function toFollow(db: Db, today: Day): Promise<string[]> {
  const open = isNull(collectionCases.closedAt);
  const counted = db
    .select({ one: sql`1` })
    .from(collectionCases)
    .where(and(eq(collectionCases.loanId, loans.id), open, eq(collectionCases.countedOn, today)));
  const due = db
    .select({ id: loanInstalments.loanId })
    .from(loanInstalments)
    .where(and(isNull(loanInstalments.paidOn), lt(loanInstalments.dueOn, today)));
  const queued = db
    .select({ id: collectionCases.loanId })
    .from(collectionCases)
    .where(and(open, lt(collectionCases.countedOn, today)));
  const rows = await db
    .selectDistinct({ id: loans.applicantId })
    .from(loans)
    .where(
      or(
        and(eq(loans.status, 'repaying'), inArray(loans.id, due), notExists(counted)),
        inArray(loans.id, queued),
      ),
    )
    .orderBy(asc(loans.applicantId));
  return rows.map(({ id }) => id);
}

/** The same after money of an applicant moved, where one of their credits is in the queue. */
export async function followPaid(tx: Tx, applicantId: string, when: When): Promise<void> {
  const [queued] = await tx
    .select({ id: collectionCases.loanId })
    .from(collectionCases)
    .innerJoin(loans, eq(loans.id, collectionCases.loanId))
    .where(and(eq(loans.applicantId, applicantId), isNull(collectionCases.closedAt)))
    .limit(1);
  if (queued) await followApplicant(tx, applicantId, when);
}

/** Writes how late each credit of an applicant is, whom the caller holds. */
async function followApplicant(tx: Tx, applicantId: string, { config, now }: When): Promise<void> {
  const today = dayInMexicoCity(now);
  const own = await tx
    .select({ loan: loans, folio: projects.folio })
    .from(loans)
    .innerJoin(projects, eq(projects.id, loans.projectId))
    .where(and(eq(loans.applicantId, applicantId), inArray(loans.status, ['repaying', 'settled'])))
    .orderBy(asc(loans.id));
  const cases = await lockCases(
    tx,
    own.map(({ loan }) => loan.id),
  );
  const owed = await owedByLoan(
    tx,
    own.map(({ loan }) => loan),
    today,
  );
  const promises = await promisesOn(
    tx,
    [...cases.values()].map(({ promiseId }) => promiseId),
    today,
  );
  for (const { loan, folio } of own) {
    const known = cases.get(loan.id);
    const debt = owed.get(loan.id);
    const oldest = debt && debt.daysLate > 0 ? debt.due[0] : undefined;
    if (!debt || !oldest) {
      if (known && !known.closedAt) await close(tx, loan.id, { today, now });
      continue;
    }
    const promise = known?.promiseId ? promises.get(known.promiseId) : undefined;
    const counted = {
      lateSince: oldest.dueOn,
      overdueCents: debt.dueTotal,
      payoffCents: debt.payoff.total,
      countedOn: today,
    };
    await tx
      .insert(collectionCases)
      .values({ loanId: loan.id, quietSince: now, ...counted })
      .onConflictDoUpdate({
        target: collectionCases.loanId,
        set: {
          ...counted,
          closedAt: null,
          ...(known?.closedAt && { quietSince: now }),
          ...(promise && { promiseState: promise.state }),
        },
      });
    if (promise?.state === 'broken' && known?.promiseState !== 'broken') {
      const { amount_cents: amount, promised_on: promisedOn } = promise;
      await tell(
        tx,
        known?.assigneeId ?? null,
        { folio, loanId: loan.id, amount, promisedOn },
        config,
      );
    }
  }
  await changedForStaff(tx, 'collections');
}

/** It is up to date: what was promised for it no longer counts. */
const close = (tx: Tx, loanId: string, { today, now }: { today: Day; now: Date }) =>
  tx
    .update(collectionCases)
    .set({ closedAt: now, countedOn: today, promiseId: null, promiseState: null })
    .where(eq(collectionCases.loanId, loanId));

async function lockCases(tx: Tx, loanIds: readonly string[]): Promise<Map<string, Case>> {
  const rows = await tx
    .select()
    .from(collectionCases)
    .where(inArray(collectionCases.loanId, [...loanIds]))
    .orderBy(asc(collectionCases.loanId))
    .for('update');
  return new Map(rows.map((row) => [row.loanId, row]));
}

type Broken = Parameters<typeof events.promiseBroken.words>[0];

/** Who has the credit, or all of the staff with the duty for it where nobody has who may still act. */
async function tell(tx: Tx, assigneeId: string | null, facts: Broken, config: Config) {
  const duty = await dutyFor(collections.assign);
  if (assigneeId && (await isStaffNow(tx, assigneeId, duty))) {
    return announce(tx, config, assigneeId, events.promiseBroken, facts);
  }
  return announceToStaff(tx, config, events.promiseBroken, facts, [], duty);
}
