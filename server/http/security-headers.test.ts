import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../config';
import { securityHeaders } from './security-headers';

const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'solfondo-test-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

function policyOf(
  env: NodeJS.ProcessEnv,
  cardFrame: string | null = null,
): Record<string, string[]> {
  const headers = securityHeaders(readConfig({ NODE_ENV: 'test', DATA_DIR, ...env }), cardFrame);
  const parts = String(new Map(headers).get('content-security-policy')).split(';');
  return Object.fromEntries(
    parts.map((part) => {
      const [name = '', ...values] = part.trim().split(/\s+/);
      return [name, values];
    }),
  );
}

test('a page of a deployment by itself reaches its own server only', () => {
  const policy = policyOf({});
  expect(policy['connect-src']).toEqual(["'self'"]);
  expect(policy['script-src']).toEqual(["'self'"]);
  expect(policy['img-src']).toEqual(["'self'", 'data:', 'blob:']);
});

test('an API elsewhere may be called, by its origin and nothing wider', () => {
  const policy = policyOf({ API_BASE_URL: 'https://api.ejemplo.mx:8443/producto/' });
  expect(policy['connect-src']).toEqual(["'self'", 'https://api.ejemplo.mx:8443']);
  expect(policy['script-src']).toEqual(["'self'"]);
});

test('maps and analytics are allowed with their key, each on its own', () => {
  const withMaps = policyOf({ MAPS_KEY: 'm' });
  expect(withMaps['script-src']).toEqual(["'self'", 'https://maps.googleapis.com']);
  expect(withMaps['img-src']).toContain('https://maps.gstatic.com');
  expect(withMaps['connect-src']).toEqual(["'self'", 'https://maps.googleapis.com']);

  const withAnalytics = policyOf({ ANALYTICS_KEY: 'a' });
  expect(withAnalytics['script-src']).toEqual(["'self'", 'https://www.googletagmanager.com']);
  expect(withAnalytics['connect-src']).toContain('https://*.google-analytics.com');
  expect(withAnalytics['connect-src']).not.toContain('https://maps.googleapis.com');
});

test('nothing lets scripts be written into a page', () => {
  const policy = policyOf({
    MAPS_KEY: 'm',
    ANALYTICS_KEY: 'a',
    API_BASE_URL: 'https://a.mx',
  });
  expect(policy['script-src']?.join()).not.toMatch(/unsafe|\*/);
  expect(policy['default-src']).toEqual(["'none'"]);
});

test('no page may be put in a frame', () => {
  expect(policyOf({})['frame-ancestors']).toEqual(["'none'"]);
  const headers = new Map(securityHeaders(readConfig({ NODE_ENV: 'test', DATA_DIR }), null));
  expect(headers.get('x-frame-options')).toBe('DENY');
});

test('a page puts in a frame what it holds itself and the field of the card gateway, nothing else', () => {
  expect(policyOf({})['frame-src']).toEqual(['blob:']);
  const field = 'https://campo.pasarela.example/tarjeta';
  expect(policyOf({ MAPS_KEY: 'm' }, field)['frame-src']).toEqual(['blob:', field]);
});
