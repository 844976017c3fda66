import { type OwnProfile, ownProfiles } from '@contract/kernel/roles';
import type { AccountForStaff } from '@contract/people/bank-accounts';
import type { Db } from '@server/db/connection';
import { applicants, investors, suppliers } from '@server/db/schema/people';
import type { Vault } from '@server/db/vault';
import { eq } from 'drizzle-orm';
import { type BankAccount, bankAccountOf } from './account';

/** An account as staff read it, with who else registered the same. */
export const describeForStaff = (account: BankAccount): AccountForStaff => ({
  last4: account.last4,
  bank: account.bank,
  holder: account.holder,
  usable_at: account.usableAt.toISOString(),
  in_own_name: account.inOwnName,
  also_of: account.alsoOf,
});

const owners = { client: applicants, investor: investors, supplier: suppliers } as const;

/** The accounts of a person, one for each profile that registered it. */
export async function accountsOf(db: Db, vault: Vault, userId: string) {
  const found: (AccountForStaff & { role: OwnProfile })[] = [];
  for (const role of ownProfiles) {
    const table = owners[role];
    const [owner] = await db.select({ id: table.id }).from(table).where(eq(table.userId, userId));
    const account = owner && (await bankAccountOf(db, vault, owner.id));
    if (account) found.push({ role, ...describeForStaff(account) });
  }
  return found;
}
