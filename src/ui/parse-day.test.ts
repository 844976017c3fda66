import { expect, it } from 'vitest';
import { parseDay } from './parse-day';

it.each([
  ['28/02/2027', '2027-02-28'],
  ['1/3/2027', '2027-03-01'],
  [' 2027-03-01 ', '2027-03-01'],
  ['01032027', '2027-03-01'],
  ['1-3-2027', '2027-03-01'],
  ['01.03.2027', '2027-03-01'],
  ['1 3 2027', '2027-03-01'],
])('reads %j as a day', (text, day) => {
  expect(parseDay(text)).toBe(day);
});

it.each([
  'mañana',
  '31/02/2027',
  '29/02/2027',
  '1/13/2027',
  '01/03/27',
  '01-03',
  '1/3-2027',
  '132027',
  '31022027',
  '',
])('leaves %j as it was typed', (text) => {
  expect(parseDay(text)).toBe(text);
});
