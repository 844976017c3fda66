import { expect, it } from 'vitest';
import { ageHint } from './age-hint';

const now = new Date('2026-11-20T18:00:00Z');

it('is given where a company says more years than it exists', () => {
  expect(ageHint(12, '2020-03-02', now)).toBe(
    'Según su fecha de constitución, la empresa tiene 6 años. Revisa el dato; si cuentas lo que hacían antes sus socios, déjalo así.',
  );
  expect(ageHint('3', '2025-03-02', now)).toContain('tiene 1 año.');
});

it('is not given for years that may be, nor where nothing is known', () => {
  expect(ageHint(7, '2020-03-02', now)).toBeNull();
  expect(ageHint(12, null, now)).toBeNull();
  expect(ageHint('', '2020-03-02', now)).toBeNull();
  expect(ageHint(undefined, '2020-03-02', now)).toBeNull();
});
