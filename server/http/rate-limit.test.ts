import { rateLimits } from '@server/db/schema/http';
import { implementations } from '@server/features/implementations';
import { PASSWORD, testApi } from '@tests/support/api';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { waitAfter } from './rate-limit';

const api = await testApi({ RATE_LIMIT_SCALE: '1' });

const ask = (url: string, email: string) =>
  api.anonymous({ method: 'POST', url: `/api/v1/${url}`, body: { email } });

/** Asks for a mail from a network address. */
async function askFrom(from: string, url: string, email: string) {
  const { statusCode, headers, json } = await api.app.inject({
    method: 'POST',
    url: `/api/v1/${url}`,
    remoteAddress: from,
    payload: { email },
  });
  return { status: statusCode, retryAfter: Number(headers['retry-after']), body: json() };
}

/** A signed-in person asks for the code of their second factor from a network address. */
async function codeFrom(remoteAddress: string, { token }: { token: string }) {
  const { statusCode } = await api.app.inject({
    method: 'POST',
    url: '/api/v1/step-up/codes',
    remoteAddress,
    headers: { authorization: `Bearer ${token}` },
  });
  return statusCode;
}

test('an asker has a mailbox written to three times an hour for one purpose, whether or not it has an account', async () => {
  const { email } = await api.person('client');
  for (const address of [email, 'nadie@ejemplo.mx']) {
    const answers = [
      await askFrom('198.51.100.1', 'password-resets', address),
      await askFrom('198.51.100.1', 'password-resets', address.toUpperCase()),
      await askFrom('198.51.100.1', 'password-resets', address),
      await askFrom('198.51.100.1', 'password-resets', address),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(answers[3]?.body.code).toBe('rate_limited');
    expect(answers[3]?.retryAfter).toBeGreaterThan(0);
    // Another purpose is counted for itself, and so is another asker.
    expect((await askFrom('198.51.100.1', 'activations', address)).status).toBe(200);
    expect((await askFrom('198.51.100.2', 'password-resets', address)).status).toBe(200);
  }
  expect((await askFrom('198.51.100.1', 'password-resets', 'otra@ejemplo.mx')).status).toBe(200);
});

test('other networks cannot use up a user’s mails: the owner still gets theirs from a known network', async () => {
  const HOME = '127.0.0.1';
  const { email } = await api.person('client');
  for (const address of [email, 'nadie2@ejemplo.mx']) {
    const otherNetworks: number[] = [];
    for (let n = 0; n < 15; n += 1) {
      otherNetworks.push(
        (await askFrom(`203.0.113.${100 + (n % 5)}`, 'password-resets', address)).status,
      );
    }
    // All other networks together, so that many networks do not flood a mailbox; the same for both addresses.
    expect(otherNetworks).toEqual([...Array(12).fill(200), ...Array(3).fill(429)]);
  }
  expect((await askFrom(HOME, 'password-resets', email)).status).toBe(200);
  expect((await api.lastMail(email))?.subject).toMatch(/^Restablece tu contraseña/);
});

test('a pass of a person without an account asks for fifteen codes an hour, from all networks together', async () => {
  const codes = (pass: string, n: number) =>
    api.app.inject({
      method: 'POST',
      url: '/api/v1/co-obligor-bureau/codes',
      remoteAddress: `203.0.113.${n}`,
      payload: { pass: pass.repeat(43), channel: 'sms' },
    });
  const statuses: number[] = [];
  for (let n = 0; n < 16; n += 1) statuses.push((await codes('a', n)).statusCode);
  expect(statuses).toEqual([...Array(15).fill(422), 429]);
  expect((await codes('b', 17)).statusCode).toBe(422);
});

test('an address of somebody’s cards asks for fifteen codes an hour, whether or not there is one', async () => {
  const codes = (external_id: string, n: number) =>
    api.app.inject({
      method: 'POST',
      url: '/api/v1/cards/codes',
      remoteAddress: `203.0.114.${100 + n}`,
      payload: { external_id, channel: 'mail' },
    });
  const ana = await api.person('client');
  const link = await ana.call({ method: 'POST', url: '/api/v1/card-link' });
  for (const externalId of [link.json.external_id, 'z'.repeat(43)]) {
    const statuses = [];
    for (let n = 0; n < 16; n += 1) statuses.push((await codes(externalId, n)).statusCode);
    expect(statuses).toEqual([...Array(15).fill(200), 429]);
  }
});

test('a person asks for fifteen codes an hour', async () => {
  const ana = await api.person('client');
  const statuses: number[] = [];
  for (let n = 0; n < 16; n += 1) {
    statuses.push(await codeFrom(`192.0.2.${n + 1}`, ana));
  }
  expect(statuses).toEqual([...Array(15).fill(200), 429]);
});

test('a network address asks for twenty mails an hour', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 20; n += 1) {
    statuses.push((await ask('password-resets', `persona-${n}@ejemplo.mx`)).status);
  }
  expect(statuses.at(0)).toBe(200);
  expect(statuses.at(-1)).toBe(429);
});

test('an office of staff behind one address has its codes, each person of them fifteen an hour', async () => {
  const OFFICE = '198.51.100.80';
  for (let n = 0; n < 20; n += 1) {
    await askFrom(OFFICE, 'password-resets', `oficina-${n}@ejemplo.mx`);
  }
  expect((await askFrom(OFFICE, 'password-resets', 'una-mas@ejemplo.mx')).status).toBe(429);
  const staff = [];
  for (let n = 0; n < 10; n += 1) staff.push(await api.person('admin'));
  for (const who of staff) {
    for (let n = 0; n < 3; n += 1) expect(await codeFrom(OFFICE, who)).toBe(200);
  }
  const [first] = staff;
  if (!first) throw new Error('ten were made');
  for (let n = 3; n < 15; n += 1) expect(await codeFrom(OFFICE, first)).toBe(200);
  expect(await codeFrom(OFFICE, first)).toBe(429);
  // Strangers there use up the codes of nobody who is signed in.
  expect(await codeFrom(OFFICE, await api.person('client'))).toBe(200);
});

test('people who are no staff have a network to themselves: two hundred mails and codes an hour, together', async () => {
  const OFFICE = '198.51.100.81';
  const [ana, eva] = [await api.person('client'), await api.person('investor')];
  expect(await codeFrom(OFFICE, ana)).toBe(200);
  const ofOffice = eq(rateLimits.key, `crowd:${OFFICE}`);
  expect(await api.db.select().from(rateLimits).where(ofOffice)).toMatchObject([{ points: 1 }]);
  await api.db.update(rateLimits).set({ points: 199 }).where(ofOffice);
  expect([await codeFrom(OFFICE, eva), await codeFrom(OFFICE, ana)]).toEqual([200, 429]);
});

test('a person asks for twenty mails and codes an hour, of whatever kind and from any network', async () => {
  const ana = await api.person('client');
  expect(await codeFrom('192.0.2.101', ana)).toBe(200);
  const ofAna = eq(rateLimits.key, `mail:${ana.userId}`);
  expect(await api.db.select().from(rateLimits).where(ofAna)).toMatchObject([{ points: 1 }]);
  await api.db.update(rateLimits).set({ points: 19 }).where(ofAna);
  expect(await codeFrom('192.0.2.102', ana)).toBe(200);
  expect(await codeFrom('192.0.2.103', ana)).toBe(429);
});

test('a network asks for six hundred quotes a minute, and others go on meanwhile', async () => {
  const quoteFrom = async (remoteAddress: string) => {
    const url = '/api/v1/loans/public-quote?amount_cents=15000000&term_months=36';
    const { statusCode, headers } = await api.app.inject({ url, remoteAddress });
    return { statusCode, retryAfter: Number(headers['retry-after']) };
  };
  await quoteFrom('192.0.2.110');
  const counted = eq(rateLimits.key, 'quotes:192.0.2.110');
  expect(await api.db.select().from(rateLimits).where(counted)).toMatchObject([{ points: 1 }]);
  await api.db.update(rateLimits).set({ points: 599 }).where(counted);
  expect((await quoteFrom('192.0.2.110')).statusCode).not.toBe(429);
  const beyond = await quoteFrom('192.0.2.110');
  expect(beyond.statusCode).toBe(429);
  expect(beyond.retryAfter).toBeGreaterThan(0);
  expect((await quoteFrom('192.0.2.111')).statusCode).not.toBe(429);
});

test('a network has sixty files drawn a minute, which take none of its quotes', async () => {
  const from = async (url: string) => {
    const reply = await api.app.inject({ url, remoteAddress: '192.0.2.115' });
    return reply.statusCode;
  };
  const terms = 'amount_cents=15000000&term_months=36';
  const drawn = `/api/v1/simulations/file?${terms}&format=xlsx`;
  await from(drawn);
  const counted = eq(rateLimits.key, 'drawings:192.0.2.115');
  expect(await api.db.select().from(rateLimits).where(counted)).toMatchObject([{ points: 1 }]);
  await api.db.update(rateLimits).set({ points: 59 }).where(counted);
  expect(await from(drawn)).not.toBe(429);
  expect(await from(drawn)).toBe(429);
  expect(await from(`/api/v1/loans/public-quote?${terms}`)).not.toBe(429);
});

test.each([
  ['client', 'invoices/archive'],
  ['client', 'invoices/0198c0de-0000-7000-8000-000000000000/pdf'],
  ['client', 'withholdings/2026-03/pdf'],
  ['client', 'statements/2026-03/file'],
  ['investor', 'profile/investor-contract/file'],
  ['admin', 'templates/contrato-de-credito/versions/1/file'],
] as const)(
  'a person (%s) has sixty files drawn a minute by %s, from any network, and nobody else waits',
  async (role, url) => {
    const [ana, beto] = [await api.person(role), await api.person(role)];
    await api.stepUp(ana);
    await api.stepUp(beto);
    const ask = async ({ token }: typeof ana, remoteAddress: string) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await api.app.inject({ url: `/api/v1/${url}`, remoteAddress, headers })).statusCode;
    };
    await ask(ana, '203.0.113.60');
    const counted = eq(rateLimits.key, `drawings:${ana.userId}`);
    expect(await api.db.select().from(rateLimits).where(counted)).toMatchObject([{ points: 1 }]);
    await api.db.update(rateLimits).set({ points: 60 }).where(counted);
    expect(await ask(ana, '203.0.113.61')).toBe(429);
    expect(await ask(beto, '203.0.113.61')).not.toBe(429);
  },
);

test('a person sends twenty files a minute, from any network, and nobody else waits for it', async () => {
  const [ana, beto] = [await api.person('client'), await api.person('client')];
  const send = async ({ userId, token }: typeof ana, from: string) => {
    const { statusCode } = await api.app.inject({
      method: 'POST',
      url: `/storagev3/documents/upload/user/${userId}`,
      remoteAddress: from,
      headers: { authorization: `Bearer ${token}` },
      payload: {},
    });
    return statusCode;
  };
  const statuses: number[] = [];
  for (let n = 0; n < 21; n += 1) statuses.push(await send(ana, `203.0.113.${30 + (n % 3)}`));
  expect(statuses.slice(0, 20)).not.toContain(429);
  expect(statuses.at(20)).toBe(429);
  expect(await send(beto, '203.0.113.30')).not.toBe(429);
});

test('people without an account on one network send twenty files a minute together', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 21; n += 1) {
    const { statusCode } = await api.app.inject({
      method: 'POST',
      url: '/api/v1/co-obligor-identity/photos',
      remoteAddress: '203.0.113.40',
      payload: {},
    });
    statuses.push(statusCode);
  }
  expect(statuses.slice(0, 20)).not.toContain(429);
  expect(statuses.at(20)).toBe(429);
});

test('a network tries sixty links and codes in a quarter of an hour, whatever it forges, and no other waits for it', async () => {
  const tries = ['account-unlocks/redeem', 'email-changes/redeem', 'surveys/redeem'];
  const attempt = async (from: string, n: number) => {
    const { statusCode, headers } = await api.app.inject({
      method: 'POST',
      url: `/api/v1/${tries[n % tries.length]}`,
      remoteAddress: from,
      headers: { 'x-forwarded-for': `198.51.100.${n}`, 'x-real-ip': `198.51.100.${n}` },
      payload: { token: `${n}`.padEnd(43, 'a') },
    });
    return { statusCode, retryAfter: Number(headers['retry-after']) };
  };
  const answers = await Promise.all(
    Array.from({ length: 70 }, (_, n) => attempt('203.0.113.60', n)),
  );
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(10);
  for (const { retryAfter } of refused) expect(retryAfter).toBeGreaterThan(0);
  expect((await attempt('203.0.113.61', 0)).statusCode).toBe(422);
});

test('a person tries sixty codes in a quarter of an hour, and neither strangers nor colleagues use them up', async () => {
  const [ana, eva] = [await api.person('investor'), await api.person('investor')];
  const tryCode = async (token?: string) => {
    const { statusCode } = await api.app.inject({
      method: 'POST',
      url: '/api/v1/credit-activations/confirm',
      remoteAddress: '203.0.113.62',
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
      payload: { pass: 'a'.repeat(43), owed_elsewhere_cents: 0, terms: true },
    });
    return statusCode;
  };
  const strangers: number[] = [];
  for (let n = 0; n < 62; n += 1) strangers.push(await tryCode());
  expect(new Set(strangers)).toEqual(new Set([401]));
  const tries: number[] = [];
  for (let n = 0; n < 61; n += 1) tries.push(await tryCode(ana.token));
  expect(tries.slice(0, 60)).not.toContain(429);
  expect(tries.at(60)).toBe(429);
  expect(await tryCode(eva.token)).not.toBe(429);
});

test('every call that changes something for people without a session is limited; the bank’s are signed', () => {
  const unlimited = implementations
    .map(({ endpoint }) => endpoint)
    .filter(({ can, method, limit }) => can === 'public' && method !== 'GET' && !limit);
  expect(unlimited.map(({ path, kind }) => [path, kind])).toEqual(
    unlimited.map(({ path }) => [path, 'webhook']),
  );
  expect(unlimited).toHaveLength(2);
});

describe('refused sign-ins', () => {
  type Api = typeof api;

  /** Signs in from a network address, through a proxy where one is given. */
  async function signIn(on: Api, from: string, email = 'nadie@ejemplo.mx', forwarded?: string) {
    const { statusCode, headers, json } = await on.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: from,
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      payload: { email, password: PASSWORD },
    });
    return { status: statusCode, retryAfter: Number(headers['retry-after']), body: json() };
  }
  const times = (count: number, act: (n: number) => ReturnType<typeof signIn>) =>
    Promise.all(Array.from({ length: count }, (_, n) => act(n)));
  const refusals = (answers: { status: number }[]) =>
    answers.filter(({ status }) => status === 400).length;

  test('slow an address down long before its limit of calls, also many at once, and no other', async () => {
    const answers = await times(30, (n) => signIn(api, '203.0.113.7', `persona-${n}@ejemplo.mx`));
    expect(refusals(answers)).toBe(11);
    const late = answers.find(({ status }) => status === 429);
    expect(late?.retryAfter).toBeGreaterThan(0);
    expect(late?.retryAfter).toBeLessThanOrEqual(5);
    expect(late?.body.message).toMatch(
      /^Hiciste demasiados intentos\. Vuelve a intentar en \d segundos?\.$/,
    );
    expect((await signIn(api, '203.0.113.8')).status).toBe(400);
  });

  test('make one wait longer each time, five minutes at most', () => {
    expect([1, 2, 3, 6, 7, 50].map(waitAfter)).toEqual([5, 10, 20, 160, 300, 300]);
  });

  test('are the ones that count: a correct sign-in is not limited', async () => {
    const { email } = await api.person('client');
    for (let n = 0; n < 25; n += 1) {
      expect((await signIn(api, '203.0.113.9', email)).status).toBe(200);
    }
  });

  test('count for the whole line of an IPv6 address', async () => {
    const answers = await times(20, (n) => signIn(api, `2001:db8:7:7::${n + 1}`));
    expect(refusals(answers)).toBe(11);
  });

  test('count for the caller, whatever a forged forwarding header holds', async () => {
    const answers = await times(20, (n) =>
      signIn(api, '203.0.113.10', undefined, `198.51.100.${n}`),
    );
    expect(refusals(answers)).toBe(11);
  });

  describe.each([
    ['one proxy', '1'],
    ['the network of the proxies', '10.0.0.0/8'],
  ])('behind %s', async (_what, TRUST_PROXY) => {
    const proxied = await testApi({ RATE_LIMIT_SCALE: '1', TRUST_PROXY });

    test('count for whom the proxy saw, not for what its caller claims', async () => {
      const forged = (n: number) => `198.51.100.${n}, 203.0.113.11`;
      const answers = await times(20, (n) => signIn(proxied, '10.0.0.1', undefined, forged(n)));
      expect(refusals(answers)).toBe(11);
      expect((await signIn(proxied, '10.0.0.1', undefined, '203.0.113.12')).status).toBe(400);
      // Who comes past the proxies can forge all of it where only their number is known.
      const past = await times(20, (n) =>
        signIn(proxied, '203.0.113.13', undefined, `198.51.100.${n}`),
      );
      expect(refusals(past)).toBe(TRUST_PROXY === '1' ? 20 : 11);
    });

    test('count for the connection where what was forwarded is no address', async () => {
      const answers = await times(20, (n) => signIn(proxied, '10.0.0.2', undefined, `x${n}`));
      expect(refusals(answers)).toBe(11);
    });
  });
});
