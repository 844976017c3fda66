import { auth, passwords, stepUp } from '@contract/identity/auth';
import type { EndpointShape } from '@contract/kernel/endpoint';
import { registrations } from '@contract/people/registrations';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerEvenAnswers } from './even-answers';

/** Whether the answer to a call is delayed. */
async function isKeptBack(endpoint: EndpointShape, statusCode: number, signedIn = false) {
  const app = Fastify();
  let kept = false;
  app.decorateRequest('principal', null);
  registerEvenAnswers(app, { evenAnswerMs: 60_000 }, async (ms) => {
    kept = ms > 0;
  });
  app.post('/', { config: { endpoint } }, async (request, reply) => {
    if (signedIn) Object.assign(request, { principal: {} });
    return reply.code(statusCode).send({});
  });
  await app.inject({ method: 'POST', url: '/' });
  await app.close();
  return kept;
}

test('what is asked about an address is not answered sooner for an unknown one', async () => {
  expect(await isKeptBack(auth.login, 400)).toBe(true);
  expect(await isKeptBack(auth.secondFactor, 400)).toBe(true);
  for (const endpoint of [passwords.requestReset, registrations.create, registrations.resend]) {
    expect(await isKeptBack(endpoint, 200)).toBe(true);
  }
});

test('no delay for answers that reveal nothing about an address', async () => {
  expect(await isKeptBack(auth.login, 200)).toBe(false);
  expect(await isKeptBack(auth.login, 429)).toBe(false);
  expect(await isKeptBack(passwords.reset, 422)).toBe(false);
  expect(await isKeptBack(stepUp.request, 200, true)).toBe(false);
});
