import type { Centavos } from '@contract/kernel/fields/centavos';
import type { Tx } from '@server/db/connection';
import {
  type Account,
  applicantUnapplied,
  custodyBank,
  investorAvailable,
  unidentified,
} from '../accounts';
import { assertPositive, move, type Posted, post } from '../post';
import type { EventContext } from './event';

/** Money that came in, as the bank reports it. */
export interface BankDeposit extends EventContext {
  /**
   * Keyed hash of what identifies a deposit (clave de rastreo, day, amount and sender: the bank
   * repeats notices, and a tracking key alone is not unique). The journal is never rewritten, so no
   * account number is kept in it.
   */
  naturalKey: string;
  trackingKey: string;
  amount: Centavos;
}

/** Under which a deposit is posted once. */
export function depositKey({ naturalKey }: BankDeposit): string {
  return `deposit:${naturalKey}`;
}

/** Keys under which a deposit may have been posted: as it came, and as it was given to its owner. */
export const keysOfDeposit = (naturalKey: string): string[] => [
  `deposit:${naturalKey}`,
  `deposit:${naturalKey}:assigned`,
];

/**
 * An investor's deposit: Dr banco:custodia / Cr inv:disponible.
 * @throws LedgerError key_conflict when the same deposit was credited to another person.
 */
export async function depositIdentified(
  tx: Tx,
  deposit: BankDeposit & { investorId: string },
): Promise<Posted> {
  const { investorId } = deposit;
  return receive(tx, 'deposit', deposit, investorAvailable(investorId), { investorId });
}

/** A deposit without known owner: Dr banco:custodia / Cr conciliacion:sin_identificar. */
export async function depositUnidentified(tx: Tx, deposit: BankDeposit): Promise<Posted> {
  return receive(tx, 'deposit_unidentified', deposit, unidentified, {});
}

/** Money from an applicant, not yet applied: Dr banco:custodia / Cr solicitante:por_aplicar. */
export async function repaymentReceived(
  tx: Tx,
  deposit: BankDeposit & { applicantId: string; loanId: string },
): Promise<Posted> {
  const { applicantId, loanId } = deposit;
  return receive(tx, 'repayment_received', deposit, applicantUnapplied(applicantId), { loanId });
}

/**
 * Gives an unidentified deposit to its owner, once: Dr sin_identificar / Cr the owner's account.
 * @param deposit the deposit as it was received.
 * @throws LedgerError key_conflict when it was given to another person.
 */
export async function depositAssigned(
  tx: Tx,
  deposit: BankDeposit,
  owner: { investorId: string } | { applicantId: string; loanId: string },
): Promise<Posted> {
  assertPositive(deposit.amount, deposit.trackingKey);
  const isInvestor = 'investorId' in owner;
  const account = isInvestor
    ? investorAvailable(owner.investorId)
    : applicantUnapplied(owner.applicantId);
  const about = isInvestor ? { investorId: owner.investorId } : { loanId: owner.loanId };
  return post(tx, {
    kind: 'deposit_assigned',
    key: `${depositKey(deposit)}:assigned`,
    occurredOn: deposit.occurredOn,
    actor: deposit.actor,
    sourceRef: deposit.trackingKey,
    postings: move(unidentified, account, deposit.amount, about),
  });
}

async function receive(
  tx: Tx,
  kind: string,
  deposit: BankDeposit,
  owner: Account,
  about: { investorId?: string; loanId?: string },
): Promise<Posted> {
  assertPositive(deposit.amount, deposit.trackingKey);
  return post(tx, {
    kind,
    key: depositKey(deposit),
    occurredOn: deposit.occurredOn,
    actor: deposit.actor,
    sourceRef: deposit.trackingKey,
    postings: move(custodyBank, owner, deposit.amount, about),
  });
}
