import { inWords } from './cooling-off';
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
    change: 'cambiar tu cuenta para retiros',
    otherHolder: 'La cuenta debe estar a tu nombre (LRITF, artículo 45).',
  },
  applicant: {
    change: 'cambiar tu cuenta para devoluciones',
    otherHolder: 'La cuenta debe estar a tu nombre.',
  },
  supplier: {
    change: 'cambiar la cuenta de tus cobros',
    otherHolder: 'La cuenta debe estar a nombre de tu empresa o al tuyo.',
  },
};

/** Why money to an account that was just set has to wait. */
export const whenUsable = (usableAt: Date) =>
  `Por seguridad, la cuenta nueva recibe dinero a partir del ${inWords(usableAt)}.`;
