import { type Centavos, toCentavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { loans as loanTable, payments } from '@server/db/schema/credit';
import { applicantUnapplied, recoverable } from '@server/ledger/accounts';
import { balances } from '@server/ledger/balances';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { calendarsOf, type StoredInstalment } from '../loans/calendar';
import { type AskedOwed, owedOfPerson } from '../loans/person-owed';
import { earlyUseWith } from './plan';
import { plansOf } from './plan-of';
import { type DeliveredLoan, deliveredLoans } from './standing';

/** What a person owes on a day, and what we hold of theirs. */
export interface PersonOwed {
  creditBalance: Centavos;
  /** What left and was never theirs. */
  giveBack: Centavos;
  loans: Map<string, AskedOwed<StoredInstalment>>;
}

/**
 * What some applicants owe on a day, by applicant: the one answer that screens show. What is in credit balance of
 * them has paid what fell due, whether or not the job that writes it down has run.
 */
export async function owedNow(
  db: Db | Tx,
  applicantIds: readonly string[],
  on: Day,
): Promise<Map<string, PersonOwed>> {
  if (applicantIds.length === 0) return new Map();
  const loansOf = new Map<string, DeliveredLoan[]>();
  for (const loan of await deliveredLoans(db, applicantIds)) {
    loansOf.set(loan.applicantId, [...(loansOf.get(loan.applicantId) ?? []), loan]);
  }
  const moving = await withMoney(db, [...loansOf.keys()], on);
  const plans = await plansOf(db, new Map([...loansOf].filter(([id]) => moving.has(id))), on);
  const still = [...loansOf].filter(([id]) => !moving.has(id)).flatMap(([, loans]) => loans);
  const stored = await calendarsOf(
    db,
    still.map(({ id }) => id),
  );
  const none = toCentavos(0);
  const nothing = {
    ...{ calendars: stored, creditBalance: none, leaving: none, waited: none },
    charged: new Set<string>(),
  };
  return new Map(
    applicantIds.map((id) => {
      const end = plans.get(id) ?? nothing;
      const opening = plans.get(id)?.opening ?? nothing;
      const standing = (loansOf.get(id) ?? []).map((loan) => ({
        id: loan.id,
        terms: loan.terms,
        rows: end.calendars.get(loan.id) ?? [],
        opening: opening.calendars.get(loan.id) ?? [],
        early: earlyUseWith(loan, on, opening.charged.has(loan.id)),
      }));
      const person = {
        loans: standing,
        creditBalance: end.creditBalance,
        openingCreditBalance: opening.creditBalance,
        leaving: opening.leaving,
        waited: opening.waited,
      };
      return [
        id,
        {
          creditBalance: toCentavos(Math.max(0, end.creditBalance)),
          giveBack: toCentavos(Math.max(0, -end.creditBalance)),
          loans: owedOfPerson(person, on),
        },
      ];
    }),
  );
}

/**
 * Applicants whose stored calendars are not the whole answer: something is in credit balance of them or has to come
 * back, or they paid today.
 */
async function withMoney(db: Db | Tx, applicantIds: readonly string[], on: Day) {
  const held = await balances(
    db,
    applicantIds.flatMap((id) => [applicantUnapplied(id), recoverable(id, applicantUnapplied(id))]),
  );
  const amountOf = (code: string) => held.get(code) ?? 0;
  const paidToday = await db
    .selectDistinct({ applicantId: loanTable.applicantId })
    .from(payments)
    .innerJoin(loanTable, eq(loanTable.id, payments.loanId))
    .where(
      and(
        inArray(loanTable.applicantId, [...applicantIds]),
        eq(payments.receivedOn, on),
        isNull(payments.reversedAt),
      ),
    );
  return new Set([
    ...paidToday.map(({ applicantId }) => applicantId),
    ...applicantIds.filter((id) => {
      const own = applicantUnapplied(id);
      return amountOf(own.code) !== 0 || amountOf(recoverable(id, own).code) !== 0;
    }),
  ]);
}

/** What each of some loans owes on a day; nothing for those whose money was not delivered yet. */
export async function owedByLoan(
  db: Db | Tx,
  loans: readonly (typeof loanTable.$inferSelect)[],
  on: Day,
): Promise<Map<string, AskedOwed<StoredInstalment>>> {
  const people = await owedNow(db, [...new Set(loans.map((loan) => loan.applicantId))], on);
  return new Map(
    loans.flatMap(({ id, applicantId }) => {
      const owed = people.get(applicantId)?.loans.get(id);
      return owed ? [[id, owed] as const] : [];
    }),
  );
}
