import { findSteepGrowth, hostileUnits } from '@tests/support/growth';
import { expect, it } from 'vitest';
import type * as z from 'zod';
import { folioWritten } from '../../credit/folio';
import { searchText } from '../list';
import { accountNumber } from './account-number';
import { parsePercent } from './basis-points';
import { parsePesos } from './centavos';
import { clabe } from './clabe';
import { curp } from './curp';
import { digits } from './digits';
import { email } from './email';
import { cleanIdentifier } from './pasted';
import { phone } from './phone';
import { postalCode } from './postal-code';
import { rfc } from './rfc';
import { trackingKey } from './tracking-key';
import { udiValue } from './udi';

const isRead = (what: string, read: (text: string) => unknown, typed: string, hyphens = typed) => {
  const kept = read(typed);
  expect(kept, what).toBeTruthy();
  const pasted = [
    `\u202a${typed}\u202c`,
    `\u200e${typed}`,
    `${typed}\u200b`,
    `\ufeff${typed}\u00a0`,
    `\u2066${typed.slice(0, 2)}\u2060${typed.slice(2)}\u2069`,
    `${typed.slice(0, 3)}\u00ad${typed.slice(3)}`,
    `'${typed}`,
    `\u2019${typed}`,
    ...[...'\u2010\u2011\u2012\u2013\u2014\u2015\u2212'].map((dash) =>
      hyphens.replaceAll('-', dash),
    ),
  ];
  for (const text of pasted) expect([what, text, read(text)]).toEqual([what, text, kept]);
};

const by = (schema: z.ZodType) => (text: string) => schema.safeParse(text).data;

it.each([
  ['telephone', by(phone), '3312345601', '33-1234-5601'],
  ['RFC', by(rfc), 'PEGJ850315AB1', 'PEGJ-850315-AB1'],
  ['CURP', by(curp), 'SABC560626MDFLRN01', 'SABC-560626-MDFLRN01'],
  ['CLABE', by(clabe), '032180000118359719', '032-180-000118359719'],
  ['tracking key', by(trackingKey), 'MBAN01002401150012', 'MBAN01002401150012'],
  ['mail', by(email), 'ana@correo.mx', 'ana@correo.mx'],
  ['postal code', by(postalCode), '44160', '44160'],
  ['folio', folioWritten, 'SF001042', 'SF-001042'],
  ['account', by(accountNumber), '3312345601', '33-1234-5601'],
  ['code', by(digits(6)), '123456', '123456'],
  ['search', by(searchText), 'Ana Ruiz', 'Ana Ruiz'],
  ['UDI', by(udiValue), '8.123456', '8.123456'],
  ['amount', (text: string) => show(parsePesos(text)), '1,234.50', '1,234.50'],
  ['rate', (text: string) => show(parsePercent(text)), '18.9', '18.9'],
] as const)('%s is read among the signs that come with pasted text', isRead);

const show = (parsed: { ok: boolean }) => parsed.ok && JSON.stringify(parsed);

it.each([
  [phone, 'tel:+523312345612', '+523312345612'],
  [phone, '3312345612.0', '+523312345612'],
  [phone, '\u202a+52\u00a033\u00a01234\u00a05601\u202c', '+523312345601'],
  [email, 'mailto:ana@correo.mx', 'ana@correo.mx'],
  [postalCode, '44160.0', '44160'],
  [clabe, '032180000118359719.00', '032180000118359719'],
  [searchText, 'tel:3312345612', '3312345612'],
  [searchText, 'A\u00a0\u2013 B', 'A \u2013 B'],
] as const)('%# drops what spreadsheets and links add', (schema, typed, kept) => {
  expect(schema.parse(typed)).toBe(kept);
});

it.each(['3312345612.5', '33123.0', '1.0'])('%s is no whole number of a telephone', (typed) => {
  expect(phone.safeParse(typed).success).toBe(false);
});

it.each([...hostileUnits, '\u200b', "'", '\u2013', '0.0'])('is read in linear time: %j', (unit) => {
  expect(findSteepGrowth(cleanIdentifier, unit)).toBeNull();
});
