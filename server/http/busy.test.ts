import { setImmediate } from 'node:timers/promises';
import { testApi } from '@tests/support/api';
import { expect, it } from 'vitest';

// Outside of tests, where no delay is too long.
const api = await testApi({ NODE_ENV: 'development' });

function stall(ms: number) {
  const until = Date.now() + ms;
  while (Date.now() < until);
}

it('refuses no call after the event loop stood for a second or two, as on a machine that others use too', async () => {
  const statuses: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    stall(1200);
    await setImmediate();
    const { statusCode } = await api.app.inject({ url: '/api/v1/users/getRgUserInfo' });
    statuses.push(statusCode);
  }
  expect(statuses).toEqual([401, 401, 401]);
});
