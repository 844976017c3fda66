import type { Method } from '@contract/kernel/endpoint';
import { type OnboardingSection, onboardingSteps } from '@contract/people/onboarding';
import { type APIRequestContext, expect } from '@playwright/test';
import type { AnswerTo } from './answers';
import type { Caller } from './api';
import { onboardingData } from './onboarding';
import { codeTo, smsCodeTo } from './portal';
import { present } from './present';

/** Calls with the token of a session, beside the browser. */
const callsOf =
  (request: APIRequestContext, token = ''): Caller =>
  async <const U extends string, const M extends Method = 'GET'>({
    method,
    url,
    body,
    headers,
  }: Parameters<Caller>[0] & { method?: M; url: U }) => {
    const answer = await request.fetch(url, {
      method: method ?? 'GET',
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { data: body }),
    });
    const json: AnswerTo<M, U> = await answer.json();
    return { status: answer.status(), json, headers: {}, bytes: Buffer.alloc(0) };
  };

/** A session of a person beside the browser, which ends the one that they have. */
export async function sessionOf(
  request: APIRequestContext,
  { email, password }: { email: string; password: string },
): Promise<Caller> {
  const login = { method: 'POST', url: '/api/auth/login', body: { email, password } } as const;
  return callsOf(request, (await callsOf(request)(login)).json.access_token);
}

/** A session beside the browser whose second factor was confirmed this moment. */
export async function confirmedSession(
  request: APIRequestContext,
  person: { email: string; password: string },
): Promise<Caller> {
  const call = await sessionOf(request, person);
  await call({ method: 'POST', url: '/api/v1/step-up/codes', body: {} });
  const code = await codeTo(person.email);
  const confirmed = await call({ method: 'POST', url: '/api/v1/step-up', body: { code } });
  expect(confirmed.status).toBe(200);
  return call;
}

/**
 * Gives what sections of an onboarding ask for by the product's calls, in a session of its own: for stories
 * that are about something else.
 */
export async function giveSections(
  request: APIRequestContext,
  person: { email: string; password: string },
  sections: readonly OnboardingSection[],
) {
  const call = await confirmedSession(request, person);
  const me = await call({ url: '/api/v1/users/getRgUserInfo' });
  const userId = present(me.json.user_id);
  const { give } = onboardingData({
    confirm: () => Promise.resolve(),
    sentTo: async (phone) => `código es ${await smsCodeTo(phone)}`,
  });
  for (const section of sections) await give[section]({ userId, call });
  return call;
}

/** Takes a company whose papers are uploaded through the steps of its onboarding. */
export async function onboardCompany(
  request: APIRequestContext,
  person: { email: string; password: string },
) {
  const call = await giveSections(request, person, [
    'profile',
    'phone',
    'address',
    'tax_profile',
    'tax_proof',
    'identity_check',
    'bank_account',
    'experience',
    'technologies',
    'zones',
    'references',
    'bureau_consent',
  ]);
  for (const step of onboardingSteps.supplier.legal_entity) {
    const body = { step };
    const { status } = await call({ method: 'PUT', url: '/api/v1/onboarding/step', body });
    expect([step, status]).toEqual([step, 200]);
  }
}
