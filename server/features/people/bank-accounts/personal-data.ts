import { bankAccounts } from '@server/db/schema/people';
import { inArray } from 'drizzle-orm';
import type { AccountRecords, PersonalData } from '../../personal-data';
import { clabePlace } from './rules';

const ownersOf = ({ applicantId, investorId, supplierId }: AccountRecords) =>
  [applicantId, investorId, supplierId].filter((id) => id !== null);

/** Where the person's own money goes. */
export const bankAccountData: PersonalData = {
  async collect(db, account, vault) {
    const rows = await db
      .select()
      .from(bankAccounts)
      .where(inArray(bankAccounts.ownerId, ownersOf(account)));
    return {
      bank_accounts: rows.map(({ ownerId, clabe, holder, changedAt }) => ({
        clabe: vault.open(clabe, clabePlace(ownerId)),
        holder,
        changed_at: changedAt,
      })),
    };
  },

  async erase(tx, account) {
    await tx.delete(bankAccounts).where(inArray(bankAccounts.ownerId, ownersOf(account)));
  },
};
