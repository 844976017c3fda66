import { bankAccounts } from '@server/db/schema/people';
import { createVault } from '@server/db/vault';
import { testApi } from '@tests/support/api';
import { registerAccount } from '@tests/support/bank-account';
import { firstOf } from '@tests/support/present';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { markStoredAccounts } from './mark-stored';
import { isRegisteredByOther } from './registered';

const api = await testApi();
const vault = createVault(api.config.appSecret);
const CLABE = '032180000118359719';

it('an account registered with an earlier version is found by its mark from the next start on', async () => {
  const ana = await api.person('investor', { fullName: 'Ana Peña Rojas' });
  await registerAccount(api, ana, CLABE, 'Ana Peña Rojas');
  const read = async () => firstOf(await api.db.select().from(bankAccounts));
  const before = await read();
  const isAnothers = (ownerId: string | null) => isRegisteredByOther(api.db, before.mark, ownerId);
  expect([await isAnothers(null), await isAnothers(before.ownerId)]).toEqual([true, false]);

  // As the migration leaves the accounts that it found.
  await api.db.update(bankAccounts).set({ mark: '' }).where(eq(bankAccounts.mark, before.mark));
  expect(await isAnothers(null)).toBe(false);
  for (const _ of ['first start', 'next start']) {
    await markStoredAccounts(api.db, vault);
    expect(await read()).toEqual(before);
  }
  // One that is changed is no longer found by the earlier one.
  await registerAccount(api, ana, '012180026050783858', 'Ana Peña Rojas');
  expect(await isAnothers(null)).toBe(false);
});
