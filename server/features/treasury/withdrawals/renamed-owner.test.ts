import { randomUUID } from 'node:crypto';
import { renameAccount } from '@server/features/identity';
import { testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { accountSetHoursAgo, registerAccount } from '@tests/support/bank-account';
import { saver } from '@tests/support/saver';
import { freshFactor } from '@tests/support/two-people';
import { expect, test } from 'vitest';

const api = await testApi();
const bank = testBank(api);
const CLABE = '032180000118359719';

test('no money leaves to an account whose owner’s name was corrected to another, until they register it anew', async () => {
  const { person, investorId } = await saver(api, bank, { clabe: CLABE, cents: 900_000 });
  const shown = async () => (await person.call({ url: '/api/v1/bank-account' })).json.account;
  const ask = async () => {
    await freshFactor(api, person);
    return person.call({
      method: 'POST',
      url: '/api/v1/withdrawals',
      body: { amount_cents: 10_000 },
      headers: { 'idempotency-key': randomUUID() },
    });
  };
  const rename = (name: string) =>
    api.db.transaction((tx) => renameAccount(tx, person.userId, name));
  // A name that only grew is still theirs.
  await rename('Ana María Peña Rojas');
  expect(await shown()).toMatchObject({ in_own_name: true });
  expect((await ask()).status).toBe(200);

  await rename('Ana Peña Robles');
  expect(await shown()).toMatchObject({ holder: 'Ana Peña Rojas', in_own_name: false });
  const refused = await ask();
  expect(refused.status).toBe(422);
  expect(refused.json).toMatchObject({
    message: expect.stringContaining('a nombre de Ana Peña Rojas y su dueño ya no se llama así'),
  });

  await registerAccount(api, person, CLABE, 'Ana Peña Robles');
  await accountSetHoursAgo(api, investorId, 25);
  expect(await shown()).toMatchObject({ holder: 'Ana Peña Robles', in_own_name: true });
  expect((await ask()).status).toBe(200);
});
