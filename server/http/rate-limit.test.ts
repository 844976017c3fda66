import { testApi } from '@tests/support/api';
import { expect, test } from 'vitest';

const api = await testApi({ RATE_LIMIT_SCALE: '1' });

const ask = (url: string, email: string) =>
  api.anonymous({ method: 'POST', url: `/api/v1/${url}`, body: { email } });

test('a mailbox is written to three times an hour, whoever asks and whether or not it has an account', async () => {
  const { email } = await api.person('client');
  for (const address of [email, 'nadie@ejemplo.mx']) {
    const answers = [
      await ask('password-resets', address),
      await ask('activations', address.toUpperCase()),
      await ask('password-resets', address),
      await ask('password-resets', address),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(answers[3]?.json.code).toBe('rate_limited');
    expect(Number(answers[3]?.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await ask('password-resets', 'otra@ejemplo.mx')).status).toBe(200);
});

test('a network address asks for twenty mails an hour', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 20; n += 1) {
    statuses.push((await ask('password-resets', `persona-${n}@ejemplo.mx`)).status);
  }
  expect(statuses.at(0)).toBe(200);
  expect(statuses.at(-1)).toBe(429);
});
