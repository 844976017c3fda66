import { BANK_ACCOUNT_COOL_DOWN_HOURS } from '@contract/bank-accounts';

/** From when an account may receive withdrawals: a day after it was set, so that a theft is noticed. */
export function usableAt(changedAt: Date): Date {
  return new Date(changedAt.getTime() + BANK_ACCOUNT_COOL_DOWN_HOURS * 3_600_000);
}

/** Place of an investor's own CLABE in the vault. */
export const clabePlace = (investorId: string) => `investors.withdrawal_clabe:${investorId}`;
