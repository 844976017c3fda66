import { testApi } from '@tests/support/api';
import { expect, test } from 'vitest';
import { implementations } from '../features/implementations';

const api = await testApi();
const PORTAL = 'https://portal.ejemplo.mx';
api.config.corsOrigins.push(PORTAL);

const preflight = (origin: string, method: string) =>
  api.app.inject({
    method: 'OPTIONS',
    url: '/api/v1/preferences',
    headers: { origin, 'access-control-request-method': method },
  });

test('a portal of a listed origin may use every method of the contract', async () => {
  for (const method of new Set(implementations.map(({ endpoint }) => endpoint.method))) {
    const { headers } = await preflight(PORTAL, method);
    expect(headers['access-control-allow-origin']).toBe(PORTAL);
    expect(headers['access-control-allow-credentials']).toBe('true');
    expect(String(headers['access-control-allow-methods']).split(', ')).toContain(method);
  }
});

test.each([
  'https://portal.ejemplo.mx.evil.mx',
  'https://evil-portal.ejemplo.mx',
  'http://portal.ejemplo.mx',
  'null',
])('%s is not the origin of a portal', async (origin) => {
  const { headers } = await preflight(origin, 'GET');
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

test('asking for the options of a call, without being a browser, is answered without content and never in English', async () => {
  const { statusCode, body } = await api.app.inject({ method: 'OPTIONS', url: '/api/v1/projects' });
  expect([statusCode, body]).toEqual([204, '']);
});
