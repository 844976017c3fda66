import { type BasisPoints, toBasisPoints } from '@contract/kernel/fields/basis-points';
import { dayInMexicoCity, earlierDay, toDay } from '@contract/kernel/fields/day';
import type { Db, Tx } from '@server/db/connection';
import { insertMany } from '@server/db/insert-many';
import { loanInstalments, loans, payments, projects } from '@server/db/schema/credit';
import { participations } from '@server/db/schema/funding-participations';
import { users } from '@server/db/schema/identity';
import { applicants, investors } from '@server/db/schema/people';
import { bankMovements } from '@server/db/schema/treasury';
import { directDebitCharges } from '@server/db/schema/treasury-direct-debits';
import { readOtherMoney } from '@server/ledger/other-money';
import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull } from 'drizzle-orm';
import { earlyChoices, type KeptChoice } from '../early-payments/choices';
import { agreedCalendar, debtTermsOf, type StoredInstalment } from '../loans/calendar';
import {
  alteredChoices,
  alteredLoans,
  alteredUnrestructured,
  loanSeals,
} from '../loans/sealed-terms';
import { isRestructured, lastOfEach, signedRestructures } from '../restructures/signed';
import type { Standing } from './changes';
import type { AgreedLoan, Money } from './plan';

/** A disbursed loan: its agreed terms and its current state. */
export interface DeliveredLoan extends AgreedLoan {
  applicantId: string;
  folio: string;
  projectId: string;
  isSettled: boolean;
  /** What its investors pay of their interest. */
  investorFee: BasisPoints;
}

/**
 * The applicant, locked until the end: one transaction at a time works on a person's money. Locked before any
 * balance of theirs, for incoming and returned payments alike, so that they never deadlock.
 */
export async function holdApplicant(tx: Tx, applicantId: string) {
  const [applicant] = await tx
    .select()
    .from(applicants)
    .where(eq(applicants.id, applicantId))
    .for('update');
  if (!applicant) throw new Error('the applicant is gone');
  return applicant;
}

/**
 * All loans of an applicant whose money was delivered, held in the order of their ids; null when one of them is not
 * ruled by what was sealed, so that nothing is planned of them.
 */
export async function holdDeliveredLoans(
  tx: Tx,
  applicantId: string,
): Promise<DeliveredLoan[] | null> {
  const found = await tx
    .select({ ...delivery, seals: loanSeals })
    .from(loans)
    .innerJoin(projects, eq(projects.id, loans.projectId))
    .where(isDelivered([applicantId]))
    .orderBy(asc(loans.id))
    .for('update', { of: loans });
  const signed = await signedOf(tx, found);
  const altered =
    signed.length === 0
      ? alteredUnrestructured(found)
      : await alteredLoans(
          tx,
          found.map(({ loan }) => loan),
          signed,
        );
  if (altered.length + alteredChoices(found).length > 0) return null;
  return describeDelivered(found, signed);
}

/** All loans of some applicants whose money was delivered. */
export async function deliveredLoans(
  db: Db | Tx,
  applicantIds: readonly string[],
): Promise<DeliveredLoan[]> {
  const found = await delivered(db, applicantIds);
  return describeDelivered(found, await signedOf(db, found));
}

/** What is read of a loan with it. */
const delivery = { loan: loans, folio: projects.folio, early: earlyChoices, isRestructured };

interface Found {
  loan: typeof loans.$inferSelect;
  folio: string;
  early: KeptChoice[];
  isRestructured: boolean;
}

const signedOf = (db: Db | Tx, found: readonly Found[]) =>
  signedRestructures(
    db,
    found.flatMap(({ loan, isRestructured: is }) => (is ? [loan.id] : [])),
  );

const delivered = (db: Db | Tx, applicantIds: readonly string[]) =>
  db
    .select(delivery)
    .from(loans)
    .innerJoin(projects, eq(projects.id, loans.projectId))
    .where(isDelivered(applicantIds))
    .orderBy(asc(loans.id));

const isDelivered = (applicantIds: readonly string[]) =>
  and(inArray(loans.applicantId, [...applicantIds]), isNotNull(loans.disbursedOn));

function describeDelivered(
  found: readonly Found[],
  signed: Awaited<ReturnType<typeof signedRestructures>>,
): DeliveredLoan[] {
  const restructures = lastOfEach(signed);
  return found.flatMap(({ loan, folio, early }) => {
    if (!loan.disbursedOn) return [];
    const restructured = restructures.get(loan.id) ?? null;
    const terms = debtTermsOf(loan);
    return [
      {
        id: loan.id,
        applicantId: loan.applicantId,
        folio,
        projectId: loan.projectId,
        isSettled: loan.status === 'settled',
        investorFee: toBasisPoints(loan.investorFeeBp),
        calendar: restructured?.calendar ?? agreedCalendar(loan, toDay(loan.disbursedOn)),
        terms: restructured ? { ...terms, annualRate: restructured.annualRate } : terms,
        order: loan.waterfallOrder,
        restructured,
        early: early.map(({ on, use, amount }) => ({ on, use, amount })),
      },
    ];
  });
}

/** All the money that applicants' accounts got from the bank, and every other movement of it, by applicant. */
export async function moneyOf(
  db: Db | Tx,
  applicantIds: readonly string[],
): Promise<Map<string, Money[]>> {
  const lines = await db
    .select({
      ...getTableColumns(bankMovements),
      chargedFor: directDebitCharges.loanId,
    })
    .from(bankMovements)
    .leftJoin(directDebitCharges, eq(directDebitCharges.bankMovementId, bankMovements.id))
    .where(
      and(
        inArray(bankMovements.matchedId, [...applicantIds]),
        eq(bankMovements.matchedKind, 'applicant'),
        inArray(bankMovements.status, ['matched', 'assigned']),
      ),
    );
  const money = new Map(applicantIds.map((id): [string, Money[]] => [id, []]));
  for (const line of lines) {
    money.get(line.matchedId ?? '')?.push({
      // SPEI dates what comes in after hours on the next business day; the money is here today.
      on: earlierDay(line.occurredOn, dayInMexicoCity(line.createdAt)),
      amount: line.amountCents,
      movementId: line.id,
      key: `${line.trackingKey}/${line.amountCents}/${line.id}`,
      chargedFor: line.chargedFor,
    });
  }
  for (const { applicantId, ...other } of await readOtherMoney(db, applicantIds)) {
    money.get(applicantId)?.push({ ...other, movementId: null });
  }
  return money;
}

/** The payments in force of some loans, in their order. */
export async function standingPayments(tx: Tx, loanIds: string[]): Promise<Standing[]> {
  const rows = await tx
    .select()
    .from(payments)
    .where(and(inArray(payments.loanId, loanIds), isNull(payments.reversedAt)))
    .orderBy(asc(payments.id));
  return rows.map((row) => ({
    id: row.id,
    loanId: row.loanId,
    on: row.receivedOn,
    movementId: row.bankMovementId,
    applied: row.applied,
    amount: row.amountCents,
  }));
}

/** Writes payments that are made, and marks those no longer in force. */
export async function savePayments(
  tx: Tx,
  { undone, made }: { undone: readonly Standing[]; made: readonly Standing[] },
  now: Date,
) {
  if (undone.length > 0) {
    await tx
      .update(payments)
      .set({ reversedAt: now })
      .where(
        inArray(
          payments.id,
          undone.map(({ id }) => id),
        ),
      );
  }
  if (made.length === 0) return;
  await tx.insert(payments).values(
    made.map(({ id, loanId, movementId, on, amount, applied }) => ({
      id,
      loanId,
      bankMovementId: movementId,
      receivedOn: on,
      amountCents: amount,
      applied,
      createdAt: now,
    })),
  );
}

/** Writes a calendar as payments left it; rows that a payoff made needless are gone from it. */
export async function saveCalendar(tx: Tx, loanId: string, rows: readonly StoredInstalment[]) {
  await tx.delete(loanInstalments).where(eq(loanInstalments.loanId, loanId));
  await insertMany(
    tx,
    loanInstalments,
    rows.map((row) => ({ ...row, loanId })),
  );
}

/** An investor of a loan, with the participation that they hold. */
export interface LoanInvestor {
  investorId: string;
  userId: string;
  personType: number;
  participationId: string;
}

/** Everyone who holds a part of a loan, in the order of their oldest commitment, locked until the end. */
export async function holdInvestors(tx: Tx, loanId: string): Promise<LoanInvestor[]> {
  return tx
    .select({
      participationId: participations.id,
      investorId: participations.investorId,
      userId: users.id,
      personType: users.personType,
    })
    .from(participations)
    .innerJoin(investors, eq(investors.id, participations.investorId))
    .innerJoin(users, eq(users.id, investors.userId))
    .where(and(eq(participations.loanId, loanId), isNull(participations.heldUntil)))
    .orderBy(asc(participations.commitmentId), asc(participations.id))
    .for('update', { of: participations });
}
