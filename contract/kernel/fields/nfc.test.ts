import { findSteepGrowth } from '@tests/support/growth';
import { expect, it } from 'vitest';
import type * as z from 'zod';
import { folded } from '../folded';
import { searchText } from '../list';
import { receivedName } from './file-name';
import { line, oneLine } from './line';
import { businessName, fullName, personName } from './name';
import { toNfc } from './nfc';
import { reason } from './reason';
import { plainText, rawText, trimmedText } from './text';

const composed = 'Peña Íñigo Núñez Ö'.normalize('NFC');

it.each<[string, z.ZodType]>([
  ['rawText', rawText(80)],
  ['trimmedText', trimmedText(80)],
  ['plainText', plainText(80)],
  ['line', line(80)],
  ['oneLine', oneLine(80)],
  ['reason', reason],
  ['fullName', fullName],
  ['personName', personName],
  ['businessName', businessName],
  ['searchText', searchText],
])('%s is kept in NFC, however it was typed', (_, schema) => {
  expect(schema.parse(composed.normalize('NFD'))).toBe(composed);
});

it('a file name and what is compared have one form too', () => {
  expect(receivedName('Constancia Núñez.pdf'.normalize('NFD'))).toBe('Constancia Núñez.pdf');
  expect(folded('Señor Óptico'.normalize('NFD'))).toBe('señor optico');
});

it.each(['e\u0301', '\u0301\u0316', '\u0f71\u0f73', 'a\u0316\u0301'])(
  'takes time in proportion to a run of marks: %j',
  (unit) => {
    expect(findSteepGrowth(toNfc, unit)).toBeNull();
  },
);
