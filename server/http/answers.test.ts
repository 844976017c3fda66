import { PASSWORD, testApi } from '@tests/support/api';
import { expect, it } from 'vitest';

const api = await testApi();

it('what a person is answered, a session among it, is left on no disk of a browser', async () => {
  const who = await api.person('client');
  const listed = await who.call({ url: '/api/v1/notifications' });
  const body = { email: who.email, password: PASSWORD };
  const entered = await api.anonymous({ method: 'POST', url: '/api/auth/login', body });
  for (const { status, headers } of [listed, entered]) {
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  }
});
