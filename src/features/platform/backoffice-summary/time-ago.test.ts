import { expect, it } from 'vitest';
import { timeAgo } from './time-ago';

const now = new Date('2026-11-21T12:00:00.000Z');

it.each([
  ['2026-11-21T11:59:30.000Z', 'hace un momento'],
  ['2026-11-21T12:00:30.000Z', 'hace un momento'],
  ['2026-11-21T11:59:00.000Z', 'hace 1 minuto'],
  ['2026-11-21T11:00:01.000Z', 'hace 59 minutos'],
  ['2026-11-20T12:00:01.000Z', 'hace 23 horas'],
  ['2026-11-19T11:00:00.000Z', 'hace 2 días'],
  ['2026-08-13T12:00:00.000Z', 'hace 100 días'],
])('%s was %s', (iso, words) => {
  expect(timeAgo(iso, now)).toBe(words);
});
