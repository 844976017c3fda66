import { expect, test } from 'vitest';
import { missingOfPhone } from './rules';

test('a telephone is there once it was confirmed', () => {
  const phone = '+523312345678';
  expect(missingOfPhone({ phone: null, phoneVerifiedAt: null })).toEqual(['phone']);
  expect(missingOfPhone({ phone, phoneVerifiedAt: null })).toEqual(['phone']);
  expect(missingOfPhone({ phone, phoneVerifiedAt: new Date() })).toEqual([]);
});
