import { expect, test } from 'vitest';
import { findSteepGrowth } from './growth';

test('finds a pattern that begins again at each character', () => {
  expect(findSteepGrowth((text) => /[a-z]{3,}\./.test(text), 'a')).not.toBeNull();
});

test('finds nothing in a pattern that reads each character once', () => {
  expect(findSteepGrowth((text) => /[a-z]{3}\./.test(text), 'a')).toBeNull();
});
