import { testApi } from '@tests/support/api';
import { expect, it } from 'vitest';

const api = await testApi();

it('a session in a role that the policy does not know is denied', async () => {
  const staff = await api.person('admin');
  await api.pool.query(`update sessions set role = 'auditor' where user_id = $1`, [staff.userId]);
  const answers = ['/api/v1/projects', '/api/v1/users', '/api/v1/users/getRgUserInfo'].map((url) =>
    staff.call({ url }),
  );
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([403, 403, 403]);
});
