import { t as say } from '@portal/i18n';
import { expect, it } from 'vitest';
import { toCentavos } from './fields/centavos';
import { toDay } from './fields/day';
import { t, texts, words } from './words';

const sample = words('sample', {
  plain: 'Guardar',
  named: 'Lo pidió {{name}}',
  owed: 'Debes {{amount, mxn}} desde el {{since, day}}',
  rows_one: '{{count, number}} fila',
  rows_other: '{{count, number}} filas',
  found_one: 'Se agregó',
  found_other: 'Se agregaron',
  states: { open: 'Abierto', done: 'Hecho {{day}}' },
  names: { open: 'Abierto', done: 'Hecho' },
  odd: { 'a.b': 'uno', 'POST /x/:id': 'dos' },
  list: ['uno', 'dos'],
});

it('fills in, counts and formats', () => {
  expect(say(sample.plain)).toBe('Guardar');
  expect(t(sample.named, { name: '$t(sample.plain) {{plain}} $&' })).toBe(
    'Lo pidió $t(sample.plain) {{plain}} $&',
  );
  expect(t(sample.owed, { amount: toCentavos(123456), since: toDay('2026-11-20') })).toBe(
    'Debes $1,234.56 MXN desde el 20 de noviembre de 2026',
  );
  expect([0, 1, 2, 4964, 1_000_000].map((count) => t(sample.rows, { count }))).toEqual([
    '0 filas',
    '1 fila',
    '2 filas',
    '4,964 filas',
    '1,000,000 filas',
  ]);
  expect(t(sample.found, { count: 1 })).toBe('Se agregó');
  expect(t(sample.odd['a.b']) + t(sample.odd['POST /x/:id'])).toBe('unodos');
  expect(texts(sample.names)).toEqual({ open: 'Abierto', done: 'Hecho' });
  expect(texts(sample.list)).toEqual(['uno', 'dos']);
});

it('does not compile with a key or a value that is missing, or of another type', () => {
  const name: 'open' | 'done' = Math.random() > 2 ? 'open' : 'done';
  // These are checked by the compiler; nothing of them runs.
  const never = () => {
    // @ts-expect-error no such sentence
    t(sample.absent);
    // @ts-expect-error a name is missing
    t(sample.named);
    // @ts-expect-error another name
    t(sample.named, { nme: 'Ana' });
    // @ts-expect-error no such variable
    t(sample.plain, { name: 'Ana' });
    // @ts-expect-error an amount is not a text
    t(sample.owed, { amount: '$5', since: toDay('2026-11-20') });
    // @ts-expect-error a plural needs its count
    t(sample.found);
    // @ts-expect-error a key is no text
    const shown: string = sample.plain;
    // @ts-expect-error one of them has a variable
    t(sample.states[name]);
    t(sample.states[name], { day: 'hoy' });
    return shown;
  };
  expect(never).toBeTypeOf('function');
});
