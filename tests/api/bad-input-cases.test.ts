import { createHash } from 'node:crypto';
import { MAX_AMOUNT_CENTS } from '@contract/kernel/fields/centavos';
import { fieldMessage } from '@contract/locales/es-MX/kernel/field-messages';
import { t } from '@server/i18n';
import { PASSWORD, testApi } from '@tests/support/api';
import { creditStory, once } from '@tests/support/credit';
import { expectRefusal } from '@tests/support/refusal';
import { describe, expect, test } from 'vitest';

const api = await testApi();
const story = await creditStory(api);
const MINUTE = 60_000;

const me = (token: string) => api.withToken(token, { url: '/api/v1/users/getRgUserInfo' });
const logIn = (email: string, password = PASSWORD) =>
  api.anonymous({ method: 'POST', url: '/api/auth/login', body: { email, password } });

/** The clock is moved for what runs inside, and set back. */
async function later<T>(minutes: number, work: () => Promise<T>): Promise<T> {
  const before = api.clock.now;
  api.clock.now = new Date(before.getTime() + minutes * MINUTE);
  try {
    return await work();
  } finally {
    api.clock.now = before;
  }
}

describe('tokens that open nothing', () => {
  test('one of a session that was closed', async () => {
    const ana = await api.person('client');
    await ana.call({ method: 'POST', url: '/api/auth/logout', body: {} });
    expectRefusal(await me(ana.token), 'unauthenticated');
  });

  test('one of a session that a later one replaced', async () => {
    const ana = await api.person('client');
    expect((await logIn(ana.email)).status).toBe(200);
    expectRefusal(await me(ana.token), 'unauthenticated');
  });

  test('one past its life, however busy', async () => {
    const ana = await api.person('investor');
    for (let minutes = 4; minutes < 60; minutes += 4) {
      await later(minutes, async () => expect((await me(ana.token)).status).toBe(200));
    }
    await later(61, async () => expectRefusal(await me(ana.token), 'unauthenticated'));
  });

  test('the same token with a character changed, its hash, and with other words around', async () => {
    const ana = await api.person('client');
    const first = ana.token.startsWith('A') ? 'B' : 'A';
    const hash = createHash('sha256').update(ana.token);
    for (const token of [first + ana.token.slice(1), ana.token.slice(1), hash.digest('hex')]) {
      expectRefusal(await me(token), 'unauthenticated');
    }
    for (const authorization of [
      `bearer${ana.token}`,
      `Basic ${ana.token}`,
      `Bearer ${ana.token} x`,
    ]) {
      const reply = await api.anonymous({
        url: '/api/v1/users/getRgUserInfo',
        headers: { authorization },
      });
      expectRefusal(reply, 'unauthenticated');
    }
    expectRefusal(
      await api.anonymous({ url: `/api/v1/users/getRgUserInfo?access_token=${ana.token}` }),
      'unauthenticated',
    );
    expect((await me(ana.token)).status).toBe(200);
  });

  test('a token of another server: signed by itself, of another database', async () => {
    const jwt = `eyJhbGciOiJub25lIn0.${Buffer.from('{"role":"admin"}').toString('base64url')}.`;
    expectRefusal(await me(jwt), 'unauthenticated');
    const another = await testApi();
    const otherAdmin = await another.person('admin');
    expect((await otherAdmin.call({ url: '/api/v1/users/getRgUserInfo' })).status).toBe(200);
    expectRefusal(await me(otherAdmin.token), 'unauthenticated');
  });
});

describe('links that open nothing', () => {
  async function resetLink(email: string): Promise<string> {
    await api.anonymous({ method: 'POST', url: '/api/v1/password-resets', body: { email } });
    const mail = await api.lastMail(email);
    return /\/password\/reset\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  }
  const redeem = (token: string, password = 'Otra-Clave-2026-x') =>
    api.anonymous({
      method: 'POST',
      url: '/api/v1/password-resets/redeem',
      body: { token, password },
    });

  test('unknown, used, expired and of another purpose are answered alike', async () => {
    const ana = await api.person('client');
    const unknown = expectRefusal(await redeem('x'.repeat(43)));
    const answer = { ...unknown, request_id: expect.any(String) };

    const used = await resetLink(ana.email);
    expect((await redeem(used)).status).toBe(200);
    expect(expectRefusal(await redeem(used))).toEqual(answer);

    const old = await resetLink(ana.email);
    await later(31, async () => expect(expectRefusal(await redeem(old))).toEqual(answer));
    expect((await logIn(ana.email, 'Otra-Clave-2026-x')).status).toBe(200);

    const fresh = await resetLink(ana.email);
    const activation = await api.anonymous({
      method: 'POST',
      url: '/api/v1/activations/redeem',
      body: { token: fresh, password: PASSWORD },
    });
    expect(expectRefusal(activation)).toEqual(answer);
    expect((await redeem(fresh)).status).toBe(200);
  });

  test('two at once with the same link: one of them', async () => {
    const ana = await api.person('client');
    const link = await resetLink(ana.email);
    const replies = await Promise.all(
      ['Primera-Clave-26', 'Segunda-Clave-26', 'Tercera-Clave-26'].map((one) => redeem(link, one)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const reply of replies) if (reply.status !== 200) expectRefusal(reply);
  });
});

describe('money', () => {
  test('is an integer of centavos within bounds', async () => {
    const investor = await story.investor(1000);
    const amounts = [
      0,
      -1,
      -100_000,
      0.5,
      100.01,
      1e300,
      MAX_AMOUNT_CENTS + 1,
      Number.MAX_SAFE_INTEGER + 2,
      '100',
      '1e3',
      null,
      true,
      [100],
      { valueOf: 100 },
    ];
    for (const amount_cents of amounts) {
      for (const url of ['/api/v1/withdrawals', '/api/v1/commitments']) {
        const body = { amount_cents, opportunity_id: '00000000-0000-7000-8000-000000000000' };
        const reply = await investor.call({ method: 'POST', url, body, headers: once() });
        expect(expectRefusal(reply, 'validation').fields).toHaveProperty('amount_cents');
      }
    }
    const balance = await investor.call({ url: `/api/v1/balances/${investor.investorId}` });
    expect(balance.json.available_cents).toBe(100_000);
  });

  test('written otherwise in the JSON text is refused too', async () => {
    const investor = await story.investor(1000);
    for (const text of ['1e400', '-0', '1E-7', '0x10', 'NaN', 'Infinity', '01']) {
      const reply = await investor.call({
        method: 'POST',
        url: '/api/v1/withdrawals',
        body: `{"amount_cents":${text}}`,
        headers: { ...once(), 'content-type': 'application/json' },
      });
      expectRefusal(reply, 'validation');
    }
  });
});

describe('the key of an operation', () => {
  const request = (key: string | undefined, changes: object = {}) =>
    story.applicant.call({
      method: 'POST',
      url: '/api/v1/projects',
      body: story.request(changes),
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });

  test('missing or malformed: nothing is done', async () => {
    const before = await story.applicant.call({ url: '/api/v1/projects' });
    for (const key of [
      undefined,
      '',
      'corta',
      'x'.repeat(81),
      'con espacios dentro',
      "';--12345",
      'ñandúes-ñ',
    ]) {
      expectRefusal(await request(key), 'validation');
    }
    const after = await story.applicant.call({ url: '/api/v1/projects' });
    expect(after.json.total).toBe(before.json.total);
  });

  test('used again with the same words gives the same answer; with others it is refused', async () => {
    const first = await request('una-clave-propia');
    expect(first.status).toBe(200);
    expect((await request('una-clave-propia')).json).toEqual(first.json);
    expectRefusal(await request('una-clave-propia', { term_months: 24 }), 'idempotency_mismatch');
  });

  test('is each person’s own', async () => {
    const first = await request('clave-de-cualquiera');
    const other = await api.person('client');
    const reply = await other.call({
      method: 'POST',
      url: '/api/v1/projects',
      body: story.request(),
      headers: { 'idempotency-key': 'clave-de-cualquiera' },
    });
    expect(reply.status).toBe(200);
    expect(reply.json.id).not.toBe(first.json.id);
  });
});

describe('text', () => {
  const login = (email: unknown, password: unknown) =>
    api.anonymous({ method: 'POST', url: '/api/auth/login', body: { email, password } });

  test('with NUL, or longer than declared, is refused and not cut', async () => {
    expectRefusal(await login('a\u0000@ejemplo.mx', PASSWORD));
    expectRefusal(await login('x'.repeat(255), PASSWORD), 'validation');
    expectRefusal(await login('a@ejemplo.mx', 'x'.repeat(129)), 'validation');
    const site = { ...story.request().site, street: 'Calle \u0000 60' };
    const reply = await story.act(story.applicant, 'projects', story.request({ site }));
    expectRefusal(reply, 'validation');
  });

  test.each([
    ['full_name', 120],
    ['email', 254],
    ['referral_code', 20],
  ])(
    '%s of a registration says its length, and is not read when it is larger than the form',
    async (field, most) => {
      const register = (length: number) =>
        api.anonymous({
          method: 'POST',
          url: '/api/v1/registrations',
          body: {
            type: 'client',
            full_name: 'Ana Ruiz',
            email: 'ana@ejemplo.mx',
            person_type: 1,
            terms: true,
            [field]: 'a'.repeat(length),
          },
        });
      for (const length of [most + 1, 1000]) {
        expect(expectRefusal(await register(length), 'validation').fields).toEqual({
          [field]: t(fieldMessage.max, { characters: most }),
        });
      }
      expectRefusal(await register(90_000), 'too_large');
    },
  );

  test('half a character in a log is refused', async () => {
    const { json } = await story.applicant.call({ url: '/api/v1/users/getRgUserInfo' });
    const reply = await story.applicant.call({
      method: 'POST',
      url: `/api/v1/applicant/${json.client_id}/saveApplicantLog`,
      body: `{"extra_params":{"nota":"\\ud800"},"metadata":{"account":{"id":"1","name":"x"}},"log_code":"session_started"}`,
      headers: { 'content-type': 'application/json' },
    });
    expectRefusal(reply, 'validation');
  });
});
