import { peopleWords } from '@contract/locales/es-MX/people/server';
import { inWords } from '@server/features/identity';
import { t } from '@server/i18n';
import type { AccountOwner } from './owner';

/** Place of an owner's CLABE in the vault: accounts are sealed under the name that investors' first had. */
export const clabePlace = (ownerId: string) => `investors.withdrawal_clabe:${ownerId}`;

interface OwnerWords {
  /** What changing it is, as a verb. */
  change: string;
  /** Why a holder's name is refused. */
  otherHolder: string;
}

export const accountWords: Record<AccountOwner['kind'], OwnerWords> = {
  investor: {
    change: t(peopleWords.bankAccounts.rules.changeForWithdrawals),
    otherHolder: t(peopleWords.bankAccounts.rules.yourNameByLaw),
  },
  applicant: {
    change: t(peopleWords.bankAccounts.rules.changeForReturns),
    otherHolder: t(peopleWords.bankAccounts.rules.yourName),
  },
  supplier: {
    change: t(peopleWords.bankAccounts.rules.changeForPayments),
    otherHolder: t(peopleWords.bankAccounts.rules.companyName),
  },
};

/** Why money to an account that was just set has to wait. */
export const whenUsable = (usableAt: Date) =>
  t(peopleWords.bankAccounts.rules.usableFrom, { when: inWords(usableAt) });
