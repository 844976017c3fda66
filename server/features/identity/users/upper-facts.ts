import type { Centavos } from '@contract/kernel/fields/centavos';
import type { Role } from '@contract/kernel/roles';
import type { InvestorStatus } from '@contract/people/investor-status';
import type { Db } from '@server/db/connection';
import type { Vault } from '@server/db/vault';
import { port } from '../../port';

/** Whether something that a person's role is asked for is still to be given. */
export const lacksData = port<[Db, Vault, { userId: string; role: Role }], Promise<boolean>>(
  'lacksData',
);

/** Whether a person signed the investor's contract in force. */
export const hasSignedContract = port<[Db, string], Promise<boolean>>('hasSignedContract');

interface LoanLimits {
  minimum: Centavos;
  maximum: Centavos;
}

/** Least and most that an applicant may ask for today; null while that cannot be reckoned. */
export const loanLimitsOf = port<[Db, string, Date], Promise<LoanLimits | null>>('loanLimitsOf');

/** How far an investor is, by their steps, their identity and what staff hold back. */
export const investorStatusOf = port<[Db, string], Promise<InvestorStatus>>('investorStatusOf');

interface InvestorPosition {
  /** The product in which most of their money was lent; null before any was. */
  productId: number | null;
  /** Their part of what is owed to all investors, in basis points. */
  shareBp: number;
}

export const investorPosition = port<[Db, string], Promise<InvestorPosition>>('investorPosition');
