import { findSteepGrowth } from '@tests/support/growth';
import { expect, it } from 'vitest';
import { folded } from './folded';

it('drops case and accents and keeps ñ apart from n', () => {
  expect(folded('CAFETERÍA Niño')).toBe('cafeteria niño');
  expect(folded('Ünal Ångström')).toBe('unal angstrom');
});

it('takes time in proportion to a run of accents in no order', () => {
  expect(findSteepGrowth(folded, '\u0301\u0316')).toBeNull();
});
