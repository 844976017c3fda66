import { type Day, toDay } from '@contract/kernel/fields/day';
import { creditWords } from '@contract/locales/es-MX/credit/server';
import type { Db, Tx } from '@server/db/connection';
import { loans } from '@server/db/schema/credit';
import { loanRestructures } from '@server/db/schema/credit-restructures';
import { conflict } from '@server/http/errors';
import { t } from '@server/i18n';
import { type Fact, isAnySealed, seal, sealOf, sealsAt } from '@server/ledger/seals';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
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

async function ruledBy(db: Db | Tx, rows: readonly Loan[]): Promise<Ruled[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const restructures = await db
    .select()
    .from(loanRestructures)
    .where(and(inArray(loanRestructures.loanId, ids), eq(loanRestructures.status, 'signed')))
    .orderBy(asc(loanRestructures.id));
  return rows.map((loan) => {
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
}

/** Seals what rules a loan as it stands: once its terms are accepted, its money is delivered, it is restructured. */
export async function sealTerms(tx: Tx, loanId: string, event: Event): Promise<void> {
  const ruled = await ruledBy(tx, await tx.select().from(loans).where(eq(loans.id, loanId)));
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
  if (sealed.get(offered.subject) !== sealOf(offered)) throw altered();
}

/** Loans, of some, that are not ruled by what was sealed. */
async function alteredLoans(db: Db | Tx, rows: readonly Loan[]): Promise<string[]> {
  const ruled = await ruledBy(db, rows);
  const sealed = await sealsAt(
    db,
    ruled.flatMap(({ facts, beyond }) => [...facts.map(({ subject }) => subject), ...beyond]),
  );
  return ruled
    .filter(
      ({ facts, beyond }) =>
        facts.some((fact) => sealed.get(fact.subject) !== sealOf(fact)) ||
        beyond.some((subject) => sealed.has(subject)),
    )
    .map(({ loanId }) => loanId);
}

/** All loans that are not ruled by what was sealed. */
export async function allAlteredLoans(db: Db): Promise<string[]> {
  const found: string[] = [];
  for await (const rows of allLoans(db)) found.push(...(await alteredLoans(db, rows)));
  return found;
}

/** Loans of an applicant that are not ruled by what was sealed. */
export const alteredLoansOf = async (db: Db | Tx, applicantId: string): Promise<string[]> =>
  alteredLoans(db, await db.select().from(loans).where(eq(loans.applicantId, applicantId)));

/**
 * Refuses to work with loans that are not ruled by what was sealed: what they would pay is not what was signed.
 * @throws AppError conflict
 */
export async function assertAsSealed(db: Db | Tx, rows: readonly Loan[]): Promise<void> {
  if ((await alteredLoans(db, rows)).length > 0) throw altered();
}

const altered = () => conflict(t(creditWords.loans.termsAltered));

/** Seals what rules the loans of before there were seals; once there is one, never again. */
export async function sealStoredTerms(tx: Tx, event: Event): Promise<void> {
  if (await isAnySealed(tx, LOAN)) return;
  for await (const rows of allLoans(tx)) {
    await seal(
      tx,
      (await ruledBy(tx, rows)).flatMap(({ facts }) => facts),
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
