import { expect, it } from 'vitest';
import { oneLine } from './line';

it.each([
  [
    'Calle 60 #120\nSegunda. El acreditado no paga.',
    'Calle 60 #120 Segunda. El acreditado no paga.',
  ],
  ['Morelos\r\n\r\n120', 'Morelos 120'],
  ['Av.\tVallarta\u2028 12\u0085b\v', 'Av. Vallarta 12 b'],
  ['Mo\u200brelos\u0007  5', 'Morelos 5'],
  ['Av. Vallarta #1200, 2.º piso; entre "A" y B', 'Av. Vallarta #1200, 2.º piso; entre "A" y B'],
])('%j is kept as %j', (typed, kept) => {
  expect(oneLine(80).parse(typed)).toBe(kept);
});

it('lines alone are nothing', () => {
  expect(oneLine(80).safeParse('\n\r\n\t').success).toBe(false);
  expect(oneLine(80, 3).safeParse('a\n').success).toBe(false);
});

it('holds nothing that a contract cannot write', () => {
  const refusal = (typed: string) => oneLine(80).safeParse(typed).error?.issues[0]?.message;
  expect(refusal('Calle Łódź 5, Nguyễn')).toBeUndefined();
  expect(refusal('Calle 王 5')).toContain('“王”');
  expect(refusal('Calle 🌞 5')).toContain('“🌞”');
});
