import { expect } from '@playwright/test';
import { startPortalAlone } from '@tests/support/foreign-portal';
import { ACCESS_TOKEN, APPLICATION_TOKEN } from '@tests/support/foreign-server';
import { deviceOf, fillIn, jsonOf, only, signOut, test } from '@tests/support/foreign-test';
import { consoleErrorsOf } from '@tests/support/portal';

const USER_INFO = '/api/v1/users/getRgUserInfo';
const LOGOUT = '/api/auth/logout';

test('the API of another origin: our own headers let the portal call it and nothing else', async ({
  page,
  context,
  foreign,
}) => {
  const consoleErrors = consoleErrorsOf(page);
  const server = await foreign({ role: 'investor' });
  const portal = await startPortalAlone({
    API_BASE_URL: `${server.origin}/`,
    APPLICATION_TOKEN,
    BRAND: 'Marca Ajena',
  });
  try {
    server.letIn(portal.origin);
    const answer = await page.goto(`${portal.origin}/login`);
    expect(answer?.headers()['content-security-policy']).toContain(
      `connect-src 'self' ${server.origin};`,
    );
    await fillIn(page);
    await expect(page).toHaveURL(`${portal.origin}/inversionista/inicio`);
    await expect(page.getByRole('main').getByText('$1,234.50')).toBeVisible();
    await expect(page).toHaveTitle(/ - Marca Ajena$/);
    const info = only(server.to('GET', USER_INFO));
    expect(info.headers).toMatchObject({
      origin: portal.origin,
      authorization: `Bearer ${ACCESS_TOKEN}`,
      cookie: `device_id=${await deviceOf(context)}`,
    });
    // What the browser asks leave for is what a server of section 7 knows of.
    const asked = server.received.filter(({ method }) => method === 'OPTIONS');
    expect(asked.length).toBeGreaterThan(0);
    for (const { headers } of asked) {
      const names = String(headers['access-control-request-headers']).split(',');
      expect(['authorization', 'content-type']).toEqual(expect.arrayContaining(names));
    }
    await signOut(page);
    await expect.poll(() => server.to('POST', LOGOUT).length).toBe(1);
    expect(jsonOf(only(server.to('POST', LOGOUT)))).toEqual({ device_id: await deviceOf(context) });
    const elsewhere = await page.evaluate(() =>
      fetch('http://127.0.0.1:9/').then(
        () => 'let out',
        () => 'refused',
      ),
    );
    expect(elsewhere).toBe('refused');
    await expect.poll(() => consoleErrors.join()).toContain('Content Security Policy');
    expect(consoleErrors.filter((one) => !one.includes('127.0.0.1:9'))).toEqual([]);
  } finally {
    await portal.close();
  }
});
