import { testApi } from '@tests/support/api';
import { registerAccount } from '@tests/support/bank-account';
import { creditStory } from '@tests/support/credit';
import { expect, test } from 'vitest';

const CLABE = '032180000118359719';
const api = await testApi();
const story = await creditStory(api);
const staff = await api.person('admin');

test('staff find investors by name or mail, with what they lend and whether they have an account', async () => {
  const ines = await api.person('investor', {
    fullName: 'Inés Peña Ibarra',
    email: 'ines.pena@ejemplo.mx',
  });
  await api.person('investor', { fullName: 'Raúl Otro Nombre' });
  for (const typed of ['peña', 'INES.PENA@']) {
    const { json } = await staff.call({ url: `/api/v1/investors?q=${encodeURIComponent(typed)}` });
    expect(json.items).toMatchObject([
      {
        user_id: ines.userId,
        full_name: 'Inés Peña Ibarra',
        email: ines.email,
        committed_cents: 0,
        participations: 0,
        has_account: false,
      },
    ]);
  }
  await registerAccount(api, ines, CLABE, 'Inés Peña Ibarra');
  const { json } = await staff.call({ url: '/api/v1/investors?account=registered' });
  expect(json.items.map(({ user_id }) => user_id)).toEqual([ines.userId]);
  expect(JSON.stringify(json)).not.toContain(CLABE);
  expect((await ines.call({ url: '/api/v1/investors' })).status).toBe(403);
});

test('what investors have promised and lent stands beside their names', async () => {
  const { first, second } = await story.funded();
  const { json } = await staff.call({ url: '/api/v1/investors?limit=100' });
  const promised = json.items.filter(({ committed_cents }) => committed_cents > 0);
  expect(promised.map(({ user_id, committed_cents }) => [user_id, committed_cents])).toEqual([
    [second.userId, 4_000_000],
    [first.userId, 6_000_000],
  ]);
});

test('staff find applicants by mail too, and an installer neither finds nor reads an address', async () => {
  await story.ask();
  const { applicant, supplier } = story;
  const url = `/api/v1/applicants?q=${encodeURIComponent(applicant.email)}` as const;
  const { json } = await staff.call({ url });
  expect(json.items).toMatchObject([
    { account: { user_id: applicant.userId, email: applicant.email } },
  ]);
  expect((await supplier.call({ url })).json.items).toEqual([]);
  const theirs = await supplier.call({ url: '/api/v1/applicants' });
  expect(theirs.json.items).toMatchObject([{ full_name: 'Lucía Cruz Peña', account: null }]);
});
