import { performance } from 'node:perf_hooks';
import { testApi } from '@tests/support/api';
import { expect, it } from 'vitest';

/*
 * Figure: an anonymous question about an address takes as long whether or not it has an account, one call at
 * a time and several at once: the medians differ by less than 10 ms. Known and unknown addresses take turns,
 * so that a busy machine is busy for both.
 */
const ROUNDS = 25;
const WARM_UP = 3;
const MOST_MS = 10;

// Outside of tests, where answers are even.
const api = await testApi({ NODE_ENV: 'development' });

type Ask = (email: string) => Promise<unknown>;
const post = (url: string, payload: object) => api.app.inject({ method: 'POST', url, payload });
const asks: Record<string, Ask> = {
  login: (email) => post('/api/auth/login', { email, password: 'No-es-esta-1' }),
  'password-resets': (email) => post('/api/v1/password-resets', { email }),
  registrations: (email) =>
    post('/api/v1/registrations', {
      type: 'client',
      full_name: 'Alguien Prueba',
      email,
      person_type: 1,
      terms: true,
    }),
  activations: (email) => post('/api/v1/activations', { email }),
};

async function took(ask: Ask, email: string, atOnce: number): Promise<number> {
  const begun = performance.now();
  await Promise.all(Array.from({ length: atOnce }, () => ask(email)));
  return performance.now() - begun;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

it.each([
  ['login', 1],
  ['login', 2],
  ['login', 4],
  ['password-resets', 1],
  ['password-resets', 4],
  ['activations', 1],
  ['registrations', 1],
])('%s, %i at once, tells no known address from another', async (name, atOnce) => {
  const ask = asks[name] ?? (() => Promise.reject(new Error(name)));
  const known: number[] = [];
  const unknown: number[] = [];
  for (let n = -WARM_UP; n < ROUNDS; n += 1) {
    // Another account each time: none is blocked before it is asked about.
    const { email } = await api.person('client');
    const here = await took(ask, email, atOnce);
    const nowhere = await took(ask, `nadie-${name}-${atOnce}-${n}@ejemplo.mx`, atOnce);
    if (n < 0) continue;
    known.push(here);
    unknown.push(nowhere);
  }
  const apart = median(known) - median(unknown);
  process.stdout.write(
    `known addresses: ${name} x${atOnce}: ${median(known).toFixed(1)} ms known, ${median(unknown).toFixed(1)} ms unknown, ${apart.toFixed(1)} ms apart (under ${MOST_MS} wanted)\n`,
  );
  expect(Math.abs(apart)).toBeLessThan(MOST_MS);
});
