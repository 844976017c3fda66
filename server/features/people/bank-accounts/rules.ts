import type { PersonKind } from '@contract/kernel/fields/person-type';
import { peopleWords } from '@contract/locales/es-MX/people/server';
import { momentInWords, t } from '@server/i18n';
import type { AccountOwner } from './owner';

/** Place of an owner's CLABE in the vault: accounts are sealed under the name that investors' first had. */
export const clabePlace = (ownerId: string) => `investors.withdrawal_clabe:${ownerId}`;

interface OwnerWords {
  /** What changing it is, as a verb. */
  change: string;
  /** Why a holder's name is refused, of a person and of a company. */
  otherHolder: Record<PersonKind, string>;
}

export const accountWords: Record<AccountOwner['kind'], OwnerWords> = {
  investor: {
    change: t(peopleWords.bankAccounts.rules.changeForWithdrawals),
    otherHolder: {
      individual: t(peopleWords.bankAccounts.rules.yourNameByLaw),
      legal_entity: t(peopleWords.bankAccounts.rules.companyNameByLaw),
    },
  },
  applicant: {
    change: t(peopleWords.bankAccounts.rules.changeForReturns),
    otherHolder: {
      individual: t(peopleWords.bankAccounts.rules.yourName),
      legal_entity: t(peopleWords.bankAccounts.rules.itsName),
    },
  },
  supplier: {
    change: t(peopleWords.bankAccounts.rules.changeForPayments),
    otherHolder: {
      individual: t(peopleWords.bankAccounts.rules.yourNameOrBusiness),
      legal_entity: t(peopleWords.bankAccounts.rules.companyName),
    },
  },
};

/** Why no money may go to an account now; null when it may. */
export function whyNoMoneyTo(
  { usableAt, inOwnName, holder }: { usableAt: Date; inOwnName: boolean; holder: string },
  now: Date,
): string | null {
  const { rules } = peopleWords.bankAccounts;
  if (!inOwnName) return t(rules.otherNameNow, { holder });
  return usableAt > now ? t(rules.usableFrom, { when: momentInWords(usableAt) }) : null;
}
