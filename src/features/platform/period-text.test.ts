import { expect, it } from 'vitest';
import { periodText } from './period-text';

it.each([
  ['2026', '2026'],
  ['2026-03', 'marzo de 2026'],
  ['2026-Q1', 'Trimestre 1 de 2026'],
])('says %s as people do', (period, text) => {
  expect(periodText(period)).toBe(text);
});
