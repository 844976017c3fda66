import { type Day, toDay } from '@contract/kernel/fields/day';
import { creditWords } from '@contract/locales/es-MX/credit/server';
import type { Db, Tx } from '@server/db/connection';
import { loans } from '@server/db/schema/credit';
import { loanRestructures } from '@server/db/schema/credit-restructures';
import { conflict } from '@server/http/errors';
import { t } from '@server/i18n';
import { LedgerError } from '@server/ledger/errors';
import {
  beginSealing,
  type Fact,
  isAnySealed,
  seal,
  sealedHash,
  sealOf,
  sealsAt,
} from '@server/ledger/seals';
import { asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { choiceSubject, earlyChoices, type KeptChoice } from '../early-payments/choices';
import { signedRestructures } from '../restructures/signed';
import { agreedCalendar } from './calendar';
import { scheduleOf, termsOf } from './quote';

type Loan = typeof loans.$inferSelect;
type Restructure = typeof loanRestructures.$inferSelect;
interface Event {
  occurredOn: Day;
  actor: string;
}

const LOAN = 'loan:';
const termsSubject = (loanId: string) => `${LOAN}${loanId}:terms`;
/** The calendar that a loan began with is 0, that of its first restructure 1, and so on. */
const calendarSubject = (loanId: string, n: number) => `${LOAN}${loanId}:calendar:${n}`;

/** What an applicant accepts: everything that makes what they will owe. */
function agreedFact(loan: Loan): Fact {
  const { projectId, applicantId, principalCents, annualRateBp, lateRateBp, lateGraceDays } = loan;
  const { waterfallOrder, termMonths, openingFeeBp, amortMode, investorFeeBp, vatBp, catBp } = loan;
  return {
    subject: termsSubject(loan.id),
    content: {
      ...{ projectId, applicantId, principalCents, annualRateBp, lateRateBp, lateGraceDays },
      ...{ waterfallOrder, termMonths, openingFeeBp, amortMode, investorFeeBp, vatBp, catBp },
      schedule: scheduleOf(termsOf(loan)).rows,
    },
  };
}

/** What delivery adds: the days. */
const deliveredFact = (loan: Loan, disbursedOn: Day): Fact => ({
  subject: calendarSubject(loan.id, 0),
  content: {
    disbursedOn,
    calendar: agreedCalendar(loan, disbursedOn).map(({ n, dueOn }) => ({ n, dueOn })),
  },
});

/** What a restructure offers, until it is signed and after. */
function offeredFact(row: Restructure): Fact {
  const { loanId, months, firstDueOn, annualRateBp, monthsBefore, annualRateBpBefore } = row;
  const { capitalCents, interestCents, vatCents, countedUntil, expiresOn, rows } = row;
  return {
    subject: `restructure:${row.id}:terms`,
    content: {
      ...{ loanId, months, firstDueOn, annualRateBp, monthsBefore, annualRateBpBefore },
      ...{ capitalCents, interestCents, vatCents, countedUntil, expiresOn, rows },
    },
  };
}

/** What signing it made a fact. */
const restructuredFact = (row: Restructure, n: number): Fact => ({
  subject: calendarSubject(row.loanId, n),
  content: {
    restructureId: row.id,
    signedOn: row.signedOn,
    condonedCents: row.condonedCents,
    kept: row.kept,
    moved: row.moved,
    paid: row.paid,
  },
});

/** What an applicant chose for money beyond what is due. */
export const choiceFact = (
  loanId: string,
  { id, on, use, amount, at }: Omit<KeptChoice, 'seal'>,
): Fact => ({ subject: choiceSubject(loanId, id), content: { on, use, amount, at } });

/** Loans, of a query with what was chosen of them, of which a choice is not as it was sealed. */
export const alteredChoices = (rows: readonly { loan: Loan; early: KeptChoice[] }[]): string[] =>
  rows
    .filter(({ loan, early }) =>
      early.some((each) => each.seal !== sealOf(choiceFact(loan.id, each))),
    )
    .map(({ loan }) => loan.id);

/** The hash of what an applicant accepts, as their contract states it. */
export const termsHash = (loan: Loan): string => sealOf(agreedFact(loan));

/** The hash of what a restructure offers, as its agreement states it. */
export const offerHash = (row: Restructure): string => sealOf(offeredFact(row));

interface Ruled {
  loanId: string;
  /** All that rules it, each of which must be sealed. */
  facts: Fact[];
  /** What would rule it too and must not be sealed: the row that said so would be gone. */
  beyond: string[];
}

/** @param restructures those that were signed, in their order. */
const ruledBy = (rows: readonly Loan[], restructures: readonly Restructure[]): Ruled[] =>
  rows.map((loan) => {
    const { id: loanId, acceptedAt, disbursedOn } = loan;
    const signed = restructures.filter((row) => row.loanId === loanId);
    const isAccepted = acceptedAt !== null || disbursedOn !== null;
    return {
      loanId,
      facts: [
        ...(isAccepted ? [agreedFact(loan)] : []),
        ...(disbursedOn === null ? [] : [deliveredFact(loan, toDay(disbursedOn))]),
        ...signed.flatMap((row, n) => [offeredFact(row), restructuredFact(row, n + 1)]),
      ],
      beyond: [
        ...(isAccepted ? [] : [termsSubject(loanId)]),
        calendarSubject(loanId, disbursedOn === null ? 0 : signed.length + 1),
      ],
    };
  });

const ruledNow = async (tx: Tx, rows: readonly Loan[]): Promise<Ruled[]> =>
  ruledBy(
    rows,
    await signedRestructures(
      tx,
      rows.map(({ id }) => id),
    ),
  );

/**
 * Seals the terms of a loan as they are accepted and, once its money is delivered, its calendar.
 * @throws AppError conflict when it was sealed with others before
 */
export async function sealLoan(tx: Tx, loan: Loan, event: Event): Promise<void> {
  const facts = ruledBy([loan], []).flatMap((ruled) => ruled.facts);
  await seal(tx, facts, event).catch((error: unknown) => {
    throw error instanceof LedgerError && error.refusal === 'key_conflict' ? termsAltered() : error;
  });
}

/** Seals the calendar that a restructure which was just signed gives to its loan. */
export async function sealRestructured(tx: Tx, loanId: string, event: Event): Promise<void> {
  const ruled = await ruledNow(tx, await tx.select().from(loans).where(eq(loans.id, loanId)));
  await seal(
    tx,
    ruled.flatMap(({ facts }) => facts),
    event,
  );
}

/** Seals what a restructure offers, as two people decided it. */
export const sealOffer = (tx: Tx, row: Restructure, event: Event): Promise<void> =>
  seal(tx, [offeredFact(row)], event);

/**
 * Refuses to sign a restructure that offers something else than two people decided.
 * @throws AppError conflict
 */
export async function assertOfferAsSealed(tx: Tx, row: Restructure): Promise<void> {
  const offered = offeredFact(row);
  const sealed = await sealsAt(tx, [offered.subject]);
  if (sealed.get(offered.subject) !== sealOf(offered)) throw termsAltered();
}

/**
 * Loans, of some, that are not ruled by what was sealed.
 * @param restructures theirs that were signed, in their order.
 */
export async function alteredLoans(
  db: Db | Tx,
  rows: readonly Loan[],
  restructures: readonly Restructure[],
): Promise<string[]> {
  if (rows.length === 0) return [];
  const ruled = ruledBy(rows, restructures);
  const subjects = ruled.flatMap(({ facts, beyond }) => [
    ...facts.map(({ subject }) => subject),
    ...beyond,
  ]);
  return alteredAmong(ruled, await sealsAt(db, subjects));
}

const alteredAmong = (ruled: readonly Ruled[], sealed: ReadonlyMap<string, string>): string[] =>
  ruled
    .filter(
      ({ facts, beyond }) =>
        facts.some((fact) => sealed.get(fact.subject) !== sealOf(fact)) ||
        beyond.some((subject) => sealed.has(subject)),
    )
    .map(({ loanId }) => loanId);

/** The hash of the terms of a loan as they were sealed, for a query of loans. */
export const sealedTerms = sealedHash(sql`${LOAN}::text || loans.id || ':terms'`);

/** What was sealed of a loan that was never restructured, for a query of loans: no second one is needed. */
export const loanSeals = {
  terms: sealedTerms,
  calendar: sealedHash(sql`${LOAN}::text || loans.id || ':calendar:0'`),
  restructured: sealedHash(sql`${LOAN}::text || loans.id || ':calendar:1'`),
};

interface Sealed {
  loan: Loan;
  seals: Record<keyof typeof loanSeals, string | null>;
}

/** The same as `alteredLoans` of delivered loans without a signed restructure, from a query with their seals. */
export const alteredUnrestructured = (rows: readonly Sealed[]): string[] =>
  alteredAmong(
    ruledBy(
      rows.map(({ loan }) => loan),
      [],
    ),
    new Map(
      rows.flatMap(({ loan: { id }, seals: { terms, calendar, restructured } }) => [
        ...(terms === null ? [] : [[termsSubject(id), terms] as const]),
        ...(calendar === null ? [] : [[calendarSubject(id, 0), calendar] as const]),
        ...(restructured === null ? [] : [[calendarSubject(id, 1), restructured] as const]),
      ]),
    ),
  );

/**
 * Refuses to draw or sign a contract of other terms than were accepted.
 * @param sealed what `sealedTerms` answers of the loan.
 * @throws AppError conflict
 */
export function assertTermsSealed(loan: Loan, sealed: string | null): void {
  if (termsHash(loan) !== sealed) throw termsAltered();
}

/** What is refused where a loan is not ruled by what was sealed: what it would pay is not what was signed. */
export const termsAltered = () => conflict(t(creditWords.loans.termsAltered));

/** Seals what rules the loans of before there were seals; once that is done, never again. */
export async function sealStoredTerms(tx: Tx, event: Event): Promise<void> {
  if (!(await beginSealing(tx, 'loans', event)) || (await isAnySealed(tx, LOAN))) return;
  for await (const rows of allLoans(tx)) {
    const ids = rows.map(({ id }) => id);
    const chosen = await tx
      .select({ id: loans.id, early: earlyChoices })
      .from(loans)
      .where(inArray(loans.id, ids));
    await seal(
      tx,
      [
        ...(await ruledNow(tx, rows)).flatMap(({ facts }) => facts),
        ...chosen.flatMap(({ id, early }) => early.map((each) => choiceFact(id, each))),
      ],
      event,
    );
  }
  const offered = await tx
    .select()
    .from(loanRestructures)
    .where(eq(loanRestructures.status, 'proposed'));
  await seal(tx, offered.map(offeredFact), event);
}

const AT_ONCE = 1000;

/** All loans, part by part. */
async function* allLoans(db: Db | Tx): AsyncGenerator<Loan[]> {
  let rows: Loan[] = [];
  do {
    const after = rows.at(-1);
    rows = await db
      .select()
      .from(loans)
      .where(after && gt(loans.id, after.id))
      .orderBy(asc(loans.id))
      .limit(AT_ONCE);
    yield rows;
  } while (rows.length === AT_ONCE);
}
