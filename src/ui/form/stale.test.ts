import { expect, it } from 'vitest';
import type { ShownFields, ToldField } from './field-registry';
import { differencesOf, heldOf, typedSince, unshownOf } from './stale';

const field = (label: string, say: ToldField['say'] = String) => ({
  count: 1,
  told: { current: { label, say } },
});

const fields: ShownFields = new Map([
  ['name', field('Nombre')],
  ['address.city', field('Ciudad')],
  ['income', field('Ingreso', (value) => (typeof value === 'number' ? `$${value}` : ''))],
  ['confirmed', field('Confirmo')],
]);

const mine = {
  version: 1,
  name: 'Ana',
  address: { city: 'León' },
  income: 5,
  confirmed: true,
  hidden: 'a',
};
const saved = {
  version: 2,
  name: 'Ana',
  address: { city: 'Silao' },
  income: null,
  hidden: 'b',
  other: 'c',
};

it('compares what the form shows, by its labels, and not what is the same or no part of the record', () => {
  expect(differencesOf(fields, mine, saved)).toEqual([
    { name: 'address.city', label: 'Ciudad', mine: 'León', saved: 'Silao' },
    { name: 'income', label: 'Ingreso', mine: '$5', saved: '' },
  ]);
});

it('an empty input is no difference from what was never given', () => {
  expect(differencesOf(fields, { ...mine, income: '', address: saved.address }, saved)).toEqual([]);
});

it('saving what was typed keeps what the form does not show as it was saved, its version first', () => {
  expect(unshownOf(fields, mine, saved)).toEqual({ version: 2, hidden: 'b' });
});

it('taking what was saved brings no more than the form holds', () => {
  const { other, ...held } = saved;
  expect(heldOf(mine, saved)).toEqual(held);
});

it('finds what was typed since a save, an empty input being like an absent one', () => {
  expect(typedSince({ ...mine, income: 6, hidden: '' }, { ...mine, hidden: undefined })).toEqual({
    income: 6,
  });
});
