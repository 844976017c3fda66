import { expect, type Page } from '@playwright/test';
import {
  ACCESS_TOKEN,
  APPLICATION_TOKEN,
  type ForeignServer,
  failures,
  userInfo,
} from '@tests/support/foreign-server';
import { deviceOf, fillIn, jsonOf, only, signIn, signOut, test } from '@tests/support/foreign-test';
import { consoleErrorsOf, visit } from '@tests/support/portal';

/** The built portal in front of another vendor's server, which has the calls of section 7 and no other. */

const DATA_LOAD = 'Ha ocurrido un error mientras se obtenían los datos...';
const OPERATION = 'Ha ocurrido un error con la operación, intente más tarde.';
const OFFLINE = /No hay conexión con el servidor/;
const LIFETIME = /sesión sin tiempo de vida válido/;
const USER_INFO = '/api/v1/users/getRgUserInfo';
const LOGIN = '/api/auth/login';
const LOGOUT = '/api/auth/logout';

const areas = [
  {
    role: 'investor',
    home: '/inversionista/inicio',
    general: '/api/v2/investor/11/getGeneralData',
    log: '/api/v2/investor/11/saveInvestorLog',
    id: '11',
    lacking: ['inversionista/oportunidades', 'inversionista/oportunidad/9', 'inversionista/inicio'],
  },
  {
    role: 'client',
    home: '/solicitante/inicio',
    general: '/api/v1/applicant/22/getGeneralData',
    log: '/api/v1/applicant/22/saveApplicantLog',
    id: '22',
    lacking: ['solicitante/realizar-pagos', 'solicitante/credito/9', 'solicitante/inicio'],
  },
  {
    role: 'supplier',
    home: '/proveedor/inicio',
    general: '/api/v1/supplier/33/getGeneralData',
    log: null,
    id: '33',
    lacking: ['proveedor/mis-proyectos', 'proveedor/pagos', 'proveedor/inicio'],
  },
] as const;

for (const { role, home, general, log, id, lacking } of areas) {
  test(`${role}: sends each call as the specification has it, and shows which calls a server lacks`, async ({
    page,
    context,
    foreign,
  }) => {
    const consoleErrors = consoleErrorsOf(page);
    const server = await foreign({ role });
    await signIn(page, server.origin);
    await expect(page).toHaveURL(server.origin + home);
    await expect(page.getByRole('button', { name: 'Cuenta: Nombre Ajeno' })).toBeVisible();
    await expect(page).toHaveTitle(/ - Marca Ajena$/);
    const device = await deviceOf(context);
    expect(device).toMatch(/^[\w-]{16,64}$/);

    const login = only(server.to('POST', LOGIN));
    expect(login.headers).toMatchObject({
      authorization: `Bearer ${APPLICATION_TOKEN}`,
      'content-type': 'application/json',
    });
    expect(jsonOf(login)).toEqual({
      email: 'persona@ejemplo.mx',
      password: 'Clave-Ajena-1',
      device_id: device,
    });
    const info = only(server.to('GET', USER_INFO));
    expect(info.query).toEqual({});
    expect(info.text).toBe('');
    const data = only(server.to('GET', general));
    expect(data.query).toEqual({});
    for (const call of [info, data]) {
      expect(call.headers.authorization).toBe(`Bearer ${ACCESS_TOKEN}`);
      expect(call.headers.cookie).toContain(`device_id=${device}`);
    }
    const balances = server.received.filter((one) => one.path.endsWith('/getBalancesData'));
    expect(balances.map((one) => `${one.method} ${one.path}`)).toEqual(
      role === 'investor' ? ['GET /api/v2/investor/11/getBalancesData'] : [],
    );
    if (log) {
      await expect.poll(() => server.to('POST', log).length).toBe(1);
      const event = only(server.to('POST', log));
      expect(event.headers).toMatchObject({
        authorization: `Bearer ${ACCESS_TOKEN}`,
        'content-type': 'application/json',
      });
      expect(jsonOf(event)).toEqual({
        extra_params: {},
        metadata: { account: { id, name: '' } },
        log_code: 'session_started',
      });
    }

    // The first of these loads the page again, which begins no other session.
    await offersToLoadAgain(page, server, lacking);
    expect(server.to('POST', LOGOUT)).toEqual([]);
    await signOut(page);
    await expect(page).toHaveURL(`${server.origin}/login`);
    await expect.poll(() => server.to('POST', LOGOUT).length).toBe(1);
    const logout = only(server.to('POST', LOGOUT));
    expect(logout.headers.authorization).toBe(`Bearer ${ACCESS_TOKEN}`);
    expect(jsonOf(logout)).toEqual({ device_id: device });
    if (log) {
      await expect.poll(() => server.to('POST', log).length).toBe(2);
      expect(server.to('POST', log).map(jsonOf)).toMatchObject([
        { log_code: 'session_started' },
        { log_code: 'session_ended' },
      ]);
    }
    // The session's token goes to no address, and the application's only where there is no session.
    for (const { path, query, headers } of server.received) {
      expect(`${path}${JSON.stringify(query)}`).not.toContain(ACCESS_TOKEN);
      const isPublic = headers.authorization === `Bearer ${APPLICATION_TOKEN}`;
      expect(isPublic, path).toBe(path === LOGIN);
    }
    expect(consoleErrors).toEqual([]);
  });
}

/** A screen whose calls are lacking shows it, and its button asks for them again. */
async function offersToLoadAgain(page: Page, server: ForeignServer, screens: readonly string[]) {
  const ways = [failures.missing, failures.page, failures.otherShape];
  for (const [index, screen] of screens.entries()) {
    server.answer(
      / \/api\/v1\/(?!users\/getRg|applicant\/|supplier\/)/,
      ways[index] ?? failures.missing,
    );
    if (index === 0) await page.goto(`${server.origin}/${screen}`);
    else await visit(page, `/${screen}`);
    const failed = page.getByRole('main').getByRole('alert').filter({ hasText: DATA_LOAD }).first();
    await expect(failed, screen).toBeVisible();
    const before = server.received.length;
    await failed.getByRole('button', { name: 'Volver a cargar' }).click();
    await expect.poll(() => server.received.length, screen).toBeGreaterThan(before);
    await expect(failed).toBeVisible();
    await expect(page).toHaveURL(`${server.origin}/${screen}`);
  }
}

/** What the person reads when a call that they wait for goes wrong in each way. */
const shown: [keyof typeof failures, string | RegExp][] = [
  ['unauthorized', 'No autorizado'],
  ['forbidden', 'Prohibido'],
  ['missing', OPERATION],
  ['broken', 'Falla del servidor ajeno'],
  ['page', OPERATION],
  ['errorPage', OPERATION],
  ['hangUp', OFFLINE],
  ['otherShape', OPERATION],
];

test('signing in and the user call fail: each is reported once on the form, which stays', async ({
  page,
  foreign,
}) => {
  const consoleErrors = consoleErrorsOf(page);
  const server = await foreign({ role: 'investor' });
  await page.goto(`${server.origin}/login`);
  for (const call of [LOGIN, USER_INFO]) {
    for (const [failure, words] of shown) {
      const before = server.received.length;
      server.answer(new RegExp(`${call}$`), failures[failure]);
      await fillIn(page);
      await expect(page.getByRole('alert'), failure).toContainText([words]);
      await expect(page.getByText(words), failure).toHaveCount(1);
      await expect(page).toHaveURL(`${server.origin}/login`);
      expect(await keptSession(page)).toEqual([]);
      const calls = server.received.slice(before).map(({ path }) => path);
      expect(calls, failure).toEqual(call === LOGIN ? [LOGIN] : [LOGIN, USER_INFO]);
    }
    server.answer(/getRgUserInfo$/, { status: 422, json: { message: 'Invalid' } });
    server.answer(/login$/, {
      json: { access_token: ACCESS_TOKEN, token_type: 'bearer', expires_in: 1 },
    });
    await fillIn(page);
    await expect(page.getByRole('alert')).toContainText([
      'Tu sesión ya no es válida. Entra de nuevo.',
    ]);
    await expect(page.getByText('Invalid', { exact: true })).toHaveCount(0);
  }

  await test.step('a person of several roles chooses one, in the query of the user call', async () => {
    const before = server.to('GET', USER_INFO).length;
    server.answer(/getRgUserInfo$/, {
      json: userInfo('client', { valid_roles: ['client', 'investor'] }),
    });
    await fillIn(page);
    await expect(page.getByRole('button', { name: 'Inversionista' })).toBeVisible();
    server.answer(/getRgUserInfo$/, { json: userInfo('investor') });
    await page.getByRole('button', { name: 'Inversionista' }).click();
    await expect(page).toHaveURL(`${server.origin}/inversionista/inicio`);
    const [first, second] = server.to('GET', USER_INFO).slice(before);
    expect(first?.query).toEqual({});
    expect(second?.query).toEqual({ role: 'investor' });
  });
  expect(consoleErrors).toEqual([]);
});

/** What of a session is in the browser's storage. */
const keptSession = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(sessionStorage), ...Object.keys(localStorage)].filter((key) =>
      ['auth', 'timer', 'extended'].includes(key),
    ),
  );

test('general data, balance and log fail: empty data, never zero, and the screen still renders', async ({
  page,
  foreign,
}) => {
  const consoleErrors = consoleErrorsOf(page);
  const server = await foreign({ role: 'investor' });
  await signIn(page, server.origin);
  const main = page.getByRole('main');
  await expect(main.getByText('$1,234.50')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cuenta: Nombre Ajeno' })).toBeVisible();
  const failing = Object.entries(failures).filter(
    // The first ends the session, the second differs from a page with 200 by its number only.
    ([name]) => name !== 'unauthorized' && name !== 'errorPage',
  );
  for (const [name, failure] of failing) {
    server.answer(/get(GeneralData|BalancesData)$|saveInvestorLog$/, failure);
    const before = server.to('GET', '/api/v2/investor/11/getBalancesData').length;
    await page.reload();
    await expect
      .poll(() => server.to('GET', '/api/v2/investor/11/getBalancesData').length, name)
      .toBeGreaterThan(before);
    await expect(page.getByRole('button', { name: 'Cuenta: Inversionista' })).toBeVisible();
    await expect(main.getByText('—').first()).toBeVisible();
    await expect(main.getByText(/\$\s?0/)).toBeHidden();
    await expect(main.getByRole('button', { name: 'Retirar fondos' })).toBeDisabled();
    await expect(page).toHaveURL(`${server.origin}/inversionista/inicio`);
  }
  server.answer(/getGeneralData$/, { json: { name: 'Nombre Ajeno' } });
  server.answer(/getBalancesData$/, { json: { balance: 1234.5 } });
  const failure = page.getByRole('alert').filter({ hasText: 'Volver a cargar' }).first();
  await failure.getByRole('button', { name: 'Volver a cargar' }).click();
  await expect(main.getByText('$1,234.50')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cuenta: Nombre Ajeno' })).toBeVisible();
  expect(server.to('POST', LOGOUT)).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

test('logging out cleans the session however its call goes', async ({ page, foreign }) => {
  const server = await foreign({ role: 'client' });
  await page.goto(`${server.origin}/login`);
  for (const name of ['unauthorized', 'broken', 'errorPage', 'hangUp'] as const) {
    server.answer(/logout$/, failures[name]);
    await fillIn(page);
    await expect(page, name).toHaveURL(`${server.origin}/solicitante/inicio`);
    const before = server.to('POST', LOGOUT).length;
    await signOut(page);
    await expect(page, name).toHaveURL(`${server.origin}/login`);
    await expect(page.getByRole('alert')).toBeHidden();
    await expect.poll(() => server.to('POST', LOGOUT).length, name).toBe(before + 1);
    expect(await keptSession(page), name).toEqual([]);
  }
  await page.goto(`${server.origin}/solicitante/inicio`);
  await expect(page).toHaveURL(/\/login\?redirect=%2Fsolicitante%2Finicio$/);
});

test('many 401s at once are one end and one navigation', async ({ page, foreign }) => {
  const home = '/inversionista/inicio';
  const server = await foreign({ role: 'investor' });
  await signIn(page, server.origin);
  await expect(page).toHaveURL(server.origin + home);
  // Calls of the page before would be refused too, and end the session there.
  await page.goto('about:blank');
  const places: string[] = [];
  page.on('framenavigated', (frame) => places.push(new URL(frame.url()).pathname));
  // All that a screen asks for (a browser has six calls in progress) waits for each other.
  server.gather(/ \/api\//, 6);
  server.answer(/ \/api\/(?!auth\/logout)/, failures.unauthorized);
  const before = server.received.length;
  await page.goto(server.origin + home);
  await expect(page).toHaveURL(/\/session-logout\/lifetime\?redirect=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => server.to('POST', LOGOUT).length).toBe(1);
  const refused = server.received.slice(before).filter(({ path }) => path !== LOGOUT);
  expect(refused.length).toBeGreaterThanOrEqual(6);
  // The page, to whose entry the router adds its own state, and the one that ends the session.
  expect(places.slice(places.lastIndexOf(home))).toHaveLength(2);
  expect(await keptSession(page)).toEqual([]);
  expect(server.to('POST', LOGOUT)).toHaveLength(1);
});

test('a life of the token that is none is a failed load, never a loop', async ({
  page,
  foreign,
}) => {
  const server = await foreign({ role: 'investor' });
  await page.goto(`${server.origin}/login`);
  for (const [expires_in, words] of [
    [0, LIFETIME],
    [-5, LIFETIME],
    [10, LIFETIME],
    ['abc', OPERATION],
  ] as const) {
    server.answer(/getRgUserInfo$/, { json: userInfo('investor', { expires_in }) });
    const before = server.received.length;
    await fillIn(page);
    await expect(page.getByRole('alert'), String(expires_in)).toContainText([words]);
    await expect(page).toHaveURL(`${server.origin}/login`);
    expect(server.received.slice(before).map(({ path }) => path)).toEqual([LOGIN, USER_INFO]);
    expect(await keptSession(page)).toEqual([]);
  }
  server.answer(/getRgUserInfo$/, { json: userInfo('investor', { expires_in: 1e12 }) });
  await fillIn(page);
  await expect(page).toHaveURL(`${server.origin}/inversionista/inicio`);
  // Longer than timers can wait for, and still open after the next beats of its clock.
  await page.clock.install();
  await page.clock.runFor(3000);
  await expect(page).toHaveURL(`${server.origin}/inversionista/inicio`);
  // The same person, when the answer turns absurd under an open session.
  server.answer(/getRgUserInfo$/, { json: userInfo('investor', { expires_in: -5 }) });
  await page.reload();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(page.getByRole('status')).toContainText([LIFETIME]);
  expect(server.to('POST', LOGOUT)).toEqual([]);
});

for (const [expires_in, as] of [
  ['3600', 'as text'],
  [null, 'at sign-in alone'],
] as const) {
  test(`a life of the token that is told ${as} is understood`, async ({ page, foreign }) => {
    const server = await foreign({ role: 'investor' });
    server.answer(/getRgUserInfo$/, { json: userInfo('investor', { expires_in }) });
    await signIn(page, server.origin);
    await expect(page).toHaveURL(`${server.origin}/inversionista/inicio`);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Cuenta: Nombre Ajeno' })).toBeVisible();
    await expect(page).toHaveURL(`${server.origin}/inversionista/inicio`);
  });
}

for (const { role, flow, steps, path, body } of [
  {
    role: 'supplier',
    flow: '/instalador-onboarding',
    steps: ['Datos generales', 'Situación fiscal'],
    path: '/api/supplier-onboarding/put/update-step',
    body: { supplier_id: '33', step_identifier: 'pf_mex_1_general_data' },
  },
  {
    role: 'client',
    flow: '/solicitante-onboarding',
    steps: ['Datos personales', 'Contacto'],
    path: '/api/loan-onboarding/put/22/update-onboarding',
    // No call of section 7 says which projects they have.
    body: { project_id: '' },
  },
] as const) {
  test(`${role}: leaves a step of the onboarding by its call, on a server that has no other of it`, async ({
    page,
    foreign,
  }) => {
    const server = await foreign({ role });
    await signIn(page, server.origin, flow);
    const step = (name: string) =>
      page.getByRole('heading', { level: 2, name, exact: true }).first();
    const goOn = page.getByRole('button', { name: 'Continuar', exact: true });
    await expect(step(steps[0])).toBeVisible();
    // What the server lacks is told, too.
    await expect(page.getByRole('alert').filter({ hasText: DATA_LOAD }).first()).toBeVisible();

    const put = new RegExp(`^PUT ${path}$`);
    server.answer(put, failures.broken);
    await goOn.click();
    await expect(page.getByText('El paso no se guardó')).toBeVisible();
    await expect(step(steps[0])).toBeVisible();

    const before = server.to('GET', USER_INFO).length;
    server.answer(put, { json: { message: 'Guardado' } });
    await goOn.click();
    await expect(step(steps[1])).toBeVisible();
    expect(server.to('PUT', path).map(jsonOf)).toEqual([body, body]);
    expect(server.to('GET', USER_INFO).length).toBeGreaterThan(before);
  });
}
