import { suppliers } from '@server/db/schema/people';
import { type Person, testApi } from '@tests/support/api';
import { registerAccount } from '@tests/support/bank-account';
import { present } from '@tests/support/present';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

const api = await testApi();

const companyOf = async ({ userId }: Person) => {
  const [row] = await api.db.select().from(suppliers).where(eq(suppliers.userId, userId));
  return present(row);
};

test('staff read who else registered the account of a company, and its owner does not', async () => {
  const CLABE = '032180000118359719';
  const staff = await api.person('admin');
  const [lender, other] = [
    await api.person('supplier', { fullName: 'Rosa Mora Téllez' }),
    await api.person('supplier', { fullName: 'Luis Paz Gil' }),
  ];
  const seen = async () => {
    const { json } = await staff.call({ url: `/api/v1/suppliers/${(await companyOf(lender)).id}` });
    return json.account?.also_of;
  };
  await registerAccount(api, lender, CLABE, (await companyOf(lender)).name);
  expect(await seen()).toEqual([]);
  await registerAccount(api, other, CLABE, (await companyOf(other)).name);
  expect(await seen()).toEqual([{ user_id: other.userId, full_name: 'Luis Paz Gil' }]);
  const own = await lender.call({ url: '/api/v1/bank-account' });
  expect(JSON.stringify(own.json)).not.toContain('Luis Paz');
  await registerAccount(api, other, '012180026050783858', (await companyOf(other)).name);
  expect(await seen()).toEqual([]);
});

test('and so of any person, in their file', async () => {
  const CLABE = '014180655012345674';
  const staff = await api.person('admin');
  const investor = await api.person('investor', { fullName: 'Eva Luna Prado' });
  const applicant = await api.person('client', { fullName: 'Ana Rey Cota' });
  const accounts = async () =>
    (await staff.call({ url: `/api/v1/users/${investor.userId}/data` })).json.accounts;
  await registerAccount(api, investor, CLABE, 'Eva Luna Prado');
  const own = { role: 'investor', last4: '5674', holder: 'Eva Luna Prado' };
  expect(await accounts()).toMatchObject([{ ...own, also_of: [] }]);
  await registerAccount(api, applicant, CLABE, 'Ana Rey Cota');
  const other = { user_id: applicant.userId, full_name: 'Ana Rey Cota' };
  expect(await accounts()).toMatchObject([{ ...own, also_of: [other] }]);
  const shown = await applicant.call({ url: '/api/v1/bank-account' });
  expect(JSON.stringify(shown.json)).not.toContain('Eva Luna');
});
