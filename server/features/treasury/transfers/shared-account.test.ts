import { randomUUID } from 'node:crypto';
import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { waitingAnswer } from '@contract/platform/approvals';
import { inTransaction } from '@server/db/connection';
import { createMembership } from '@server/features/people/memberships/memberships';
import { type Person, testApi } from '@tests/support/api';
import { testBank } from '@tests/support/bank';
import { registerAccount } from '@tests/support/bank-account';
import { creditStory, INSTALLER_CLABE } from '@tests/support/credit';
import { firstOf } from '@tests/support/present';
import { saver } from '@tests/support/saver';
import { settingsFrom } from '@tests/support/settings';
import { freshFactor } from '@tests/support/two-people';
import { expect, it } from 'vitest';

const api = await testApi();
const bank = testBank(api);
const story = await creditStory(api);
const { treasurer } = story;
const CLABE = '032180000118359719';
const LITTLE = 10_000;

let serial = 0;
async function send(who: Person, path: 'send' | 'pay', id: string) {
  serial += 1;
  await freshFactor(api, who);
  const noun = path === 'send' ? 'withdrawals' : 'stages';
  const body = { tracking_key: `COMPARTE${serial}` };
  const headers = { 'idempotency-key': randomUUID() };
  return who.call({ method: 'POST', url: `/api/v1/${noun}/${id}/${path}`, body, headers });
}

it('a little money to an account that another person registered too takes two of staff', async () => {
  const ana = await saver(api, bank, { clabe: CLABE, cents: 5 * LITTLE });
  expect((await send(treasurer, 'send', await ana.withdraw(LITTLE))).status).toBe(200);

  const other = await api.person('client', { fullName: 'Luis Paz Gil' });
  await registerAccount(api, other, CLABE, 'Luis Paz Gil');
  const id = await ana.withdraw(LITTLE);
  const { status, json } = await send(treasurer, 'send', id);
  expect(status).toBe(202);
  expect(await ana.shown(id)).toMatchObject({ status: 'requested' });
  const waiting = await treasurer.call({ url: '/api/v1/approvals?outcome=waiting&limit=100' });
  const { approval_id: waits } = waitingAnswer.parse(json);
  const act = waiting.json.items.find((item) => item.id === waits);
  expect(act?.details).toContainEqual({
    label: 'Atención',
    value: 'Otra persona también registró esta cuenta.',
  });

  // Registered by nobody else any more.
  await registerAccount(api, other, '012180026050783858', 'Luis Paz Gil');
  expect((await send(treasurer, 'send', await ana.withdraw(LITTLE))).status).toBe(200);
});

it('an account that one person registered for two of their profiles is theirs alone', async () => {
  const ana = await saver(api, bank, { clabe: '014180655012345674', cents: LITTLE });
  const id = await ana.withdraw(LITTLE);
  const { userId } = ana.person;
  await inTransaction(api.db, (tx) =>
    createMembership(tx, { id: userId, fullName: 'Ana Peña Rojas' }, 'client'),
  );
  const asApplicant = await api.again<Person>({ ...ana.person, role: 'client' });
  const kept = await registerAccount(api, asApplicant, '014180655012345674', 'Ana Peña Rojas');
  expect(kept.status).toBe(200);
  expect((await send(treasurer, 'send', id)).status).toBe(200);
});

it('so does a stage of an installer whose account another registered', async () => {
  await settingsFrom(api)(dayInMexicoCity(api.clock.now), { two_person_amount: 100_000_000 });
  const { projectId } = await story.repaying();
  const stage = firstOf((await story.show(projectId)).stages);
  const other = await api.person('client', { fullName: 'Luis Paz Gil' });
  await registerAccount(api, other, INSTALLER_CLABE, 'Luis Paz Gil');
  expect((await send(treasurer, 'pay', stage.id)).status).toBe(202);
  await registerAccount(api, other, '012180026050783858', 'Luis Paz Gil');
  const { status, json } = await send(treasurer, 'pay', stage.id);
  expect([status, json]).toMatchObject([200, { status: 'paid' }]);
});
