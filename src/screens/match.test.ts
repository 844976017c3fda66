import { matchScreen } from '@contract/kernel/match-screen';
import { fillPath, href } from '@contract/kernel/screens';
import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { privateAreas } from './areas';
import { publicScreens, type Screen } from './public-table';
import { loadArea } from './table';

let screens: Screen[];
beforeAll(async () => {
  screens = [...publicScreens, ...(await Promise.all(privateAreas.map(loadArea))).flat()];
});

const segment = fc
  .string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
  .filter((text) => text !== '.' && text !== '..');

/** A screen with a value for each of its parameters. */
function withParams(screen: Screen, values: readonly string[]): Record<string, string> {
  const names = [...screen.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? 'x']));
}

describe('matchScreen', () => {
  it('finds every screen from its own path, as react-router does', () => {
    const routes = screens.map(({ key, path }) => ({ id: key, path, caseSensitive: true }));
    for (const screen of screens) {
      const params = withParams(screen, ['019a-1', '019a-2', '019a-3']);
      const path = fillPath(screen.path, params);
      const match = matchScreen(screens, path);
      expect(match?.screen.key, path).toBe(screen.key);
      expect(match?.params).toEqual(params);
      const [routed] = matchRoutes(routes, path) ?? [];
      expect(routed?.route.id, path).toBe(screen.key);
      expect(routed?.params).toEqual(params);
    }
  });

  it('gives back any parameter that href encoded', () => {
    const withOne = screens.filter(({ path }) => path.includes(':'));
    fc.assert(
      fc.property(fc.nat(), fc.tuple(segment, segment, segment), (pick, values) => {
        const screen = withOne[pick % withOne.length];
        if (!screen) return false;
        const params = withParams(screen, values);
        // Alone, so that a value equal to another screen's fixed segment does not matter.
        const match = matchScreen([screen], fillPath(screen.path, params));
        expect(match?.params).toEqual(params);
        return true;
      }),
    );
  });

  it('is strict about letter case, encoding and empty segments, lax about a last slash', () => {
    const key = (path: string) => matchScreen(screens, path)?.screen.key ?? null;
    expect(key('/')).toBe('home');
    expect(key('/login/')).toBe('login');
    expect(key('/proveedor/mis-contratos/constancia-conocimiento')).toBe('knowledgeCertificate');
    expect(key('/proveedor/mis-contratos/constancia-conocimiento/')).toBe('knowledgeCertificate');
    expect(key('/LOGIN')).toBeNull();
    expect(key('/r/')).toBeNull();
    expect(key('//login')).toBeNull();
    expect(key('/r/%E0%A4%A')).toBeNull();
    expect(key('/no-existe')).toBeNull();
  });

  it('prefers fixed segments to parameters', () => {
    const key = (path: string) => matchScreen(screens, path)?.screen.key;
    expect(key('/inversionista/perfil/banco')).toBe('investorProfileTab');
    expect(key('/inversionista/perfil/seguridad')).toBe('investorSecurity');
    expect(key('/proveedor/crear-proyecto/nuevo')).toBe('supplierProjectCreate');
  });
});

describe('href', () => {
  it('fills paths and encodes what it puts in', () => {
    expect(href('login')).toBe('/login');
    expect(href('siteEvidence', { projectId: 'a/b', siteId: '2?x' })).toBe(
      '/proveedor/proyecto/a%2Fb/fg_location/2%3Fx/evidencias',
    );
  });

  it.each(['', '.', '..'])('refuses "%s" as a parameter', (loanId) => {
    expect(() => href('applicantLoan', { loanId })).toThrow(/loanId/);
  });
});
