import { expect, it } from 'vitest';
import { defaultTheme } from './theme';

it.each([
  ['supplier', 'semi-dark'],
  ['supplier_agent', 'semi-dark'],
  ['client', 'light'],
  ['investor', 'light'],
  ['admin', 'light'],
  [undefined, 'light'],
])('starts %s with %s', (role, theme) => {
  expect(defaultTheme(role)).toBe(theme);
});
