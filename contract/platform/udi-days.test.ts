import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, toDay } from '../kernel/fields/day';
import { MOST_UDI_DAYS, parseUdiDays } from './udi-days';

const messageOf = (text: string) => {
  const parsed = parseUdiDays(text);
  return parsed.ok ? 'ok' : parsed.message;
};

describe('pasted days of UDI', () => {
  it.each([
    ['tab', '20/11/2026\t8.123456'],
    ['semicolon and space', '20/11/2026; 8.123456'],
    ['comma', '20/11/2026,8.123456'],
    ['spaces', '  20/11/2026   8.123456  '],
    ['ISO day', '2026-11-20,8.123456'],
  ])('are read with a %s', (_, line) => {
    expect(parseUdiDays(line)).toEqual({
      ok: true,
      days: [{ row: 1, day: '2026-11-20', value: '8.123456' }],
    });
  });

  it('keep the numbers of their lines when some are blank', () => {
    const parsed = parseUdiDays('\r\n1/11/2026;8.1\r\n\r\n02/11/2026;8.2\r\n');
    expect(parsed).toMatchObject({ ok: true, days: [{ row: 2 }, { row: 4, day: '2026-11-02' }] });
  });

  it.each([
    ['', /obligatorio/],
    ['20/11/2026', /^Renglón 1: escribe el día y el valor/],
    ['Fecha;UDI\n20/11/2026;8.1', /^Renglón 1: la fecha no existe/],
    ['20/11/2026;8.1\n31/02/2026;8.1', /^Renglón 2: la fecha no existe/],
    ['03/04/1995;1.0', /^Renglón 1: la UDI comenzó/],
    ['20/11/2026;8,123456', /^Renglón 1: el valor lleva punto/],
    ['20/11/2026;0.5', /^Renglón 1: el valor/],
    ['31/02/2026;8,1', /^Renglón 1: la fecha no existe.*; el valor lleva punto.*8\.123456\.$/],
    ['20/11/2026;8.1\n\n2026-11-20;8.2', /^Renglón 3: repite el día del renglón 1/],
    ['a\nb\nc\nd\ne', /Renglón 3: .* Hay 2 renglones más por corregir\.$/],
  ])('%j are refused by their line', (text, message) => {
    expect(messageOf(text)).toMatch(message);
  });

  it('are at most 400', () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, n) => `${addDays(toDay('2025-01-01'), n)};8.1`).join('\n');
    expect(messageOf(lines(MOST_UDI_DAYS))).toBe('ok');
    expect(messageOf(lines(MOST_UDI_DAYS + 1))).toBe('Pega a lo más 400 días; hay 401.');
  });

  const entry = fc.record({
    offset: fc.integer({ min: 0, max: 15_000 }),
    millionths: fc.integer({ min: 1_000_000, max: 99_999_999 }),
    separator: fc.constantFrom('\t', ';', ',', ' ; ', ', ', ' '),
    iso: fc.boolean(),
  });
  type Entry = typeof entry extends fc.Arbitrary<infer T> ? T : never;
  const written = ({ offset, millionths, separator, iso }: Entry) => {
    const day = addDays(toDay('1995-04-04'), offset);
    const shown = iso ? day : day.split('-').reverse().join('/');
    const value = `${Math.floor(millionths / 1e6)}.${String(millionths % 1e6).padStart(6, '0')}`;
    return { day, value, line: `${shown}${separator}${value}` };
  };
  const entries = fc
    .uniqueArray(entry, { minLength: 1, maxLength: 30, selector: ({ offset }) => offset })
    .map((list) => list.map(written));

  it('come out as they were written, with any separators', () => {
    fc.assert(
      fc.property(entries, (list) => {
        const parsed = parseUdiDays(list.map(({ line }) => line).join('\n'));
        expect(parsed).toEqual({
          ok: true,
          days: list.map(({ day, value }, index) => ({ row: index + 1, day, value })),
        });
      }),
    );
  });

  it('are all refused for one bad line, which is named', () => {
    fc.assert(
      fc.property(entries, fc.nat(), fc.constantFrom('x', '32/01/2026;8.1'), (list, at, bad) => {
        const lines = list.map(({ line }) => line);
        const place = at % (lines.length + 1);
        lines.splice(place, 0, bad);
        expect(messageOf(lines.join('\n'))).toMatch(new RegExp(`^Renglón ${place + 1}: `));
      }),
    );
  });

  it('never fail on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(typeof parseUdiDays(text).ok).toBe('boolean');
      }),
    );
  });
});
