import { peopleWords } from '@contract/locales/es-MX/people/server';
import { bankAccounts } from '@server/db/schema/people';
import { t } from '@server/i18n';
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

  async hangs(db, account) {
    const theirs = inArray(bankAccounts.ownerId, ownersOf(account));
    const some = (await db.$count(bankAccounts, theirs)) > 0;
    return some ? [t(peopleWords.registrations.hangs.bankAccount)] : [];
  },

  async erase(tx, account) {
    await tx.delete(bankAccounts).where(inArray(bankAccounts.ownerId, ownersOf(account)));
  },
};
