import { testApi } from '@tests/support/api';
import { freshFactor } from '@tests/support/two-people';
import { expect, test } from 'vitest';

const api = await testApi();

/** Invites an address to a program of its own, and answers the token that was mailed. */
async function invitation(email: string): Promise<string> {
  const admin = await api.person('program_administrator', { programId: await api.program() });
  await freshFactor(api, admin);
  const body = { full_name: 'Nora Colín', email, role: 'program_executive_manager' };
  const url = '/api/v1/program-users';
  expect((await admin.call({ method: 'POST', url, body })).status).toBe(200);
  return /activar-cuenta\/([\w-]+)/.exec((await api.lastMail(email))?.text ?? '')?.[1] ?? '';
}

test('who accepts the invitations of two programs at once is in both', async () => {
  for (let round = 0; round < 5; round += 1) {
    const ana = await api.person('client');
    const tokens = [await invitation(ana.email), await invitation(ana.email)];
    const replies = await Promise.all(
      tokens.map((token) =>
        ana.call({ method: 'POST', url: '/api/v1/program-users/join', body: { token } }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const { rows } = await api.pool.query('select 1 from program_users where user_id = $1', [
      ana.userId,
    ]);
    expect(rows).toHaveLength(2);
  }
});
