import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decoderFor, likeliestSingleByte, withLineFeeds } from './text-decoder';

const bytesOf = (text: string) => Buffer.from(text, 'latin1');

describe('decoderFor', () => {
  it('reads what Windows, the Macintosh and MS-DOS write', () => {
    expect(decoderFor('windows-1252').decode(bytesOf('Ni\xf1o, Cafeter\xeda'))).toBe(
      'Niño, Cafetería',
    );
    expect(decoderFor('macintosh').decode(bytesOf('Ni\x96o, Cafeter\x92a'))).toBe(
      'Niño, Cafetería',
    );
    expect(decoderFor('ibm850').decode(bytesOf('Ni\xa4o, Cafeter\xa1a, \xa5\xb5\x9a'))).toBe(
      'Niño, Cafetería, ÑÁÜ',
    );
  });

  it('reads every byte of MS-DOS as one sign', () => {
    const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    expect(new Set(decoderFor('ibm850').decode(all)).size).toBe(256);
  });
});

describe('likeliestSingleByte', () => {
  it.each([
    ['Ni\xf1o Cafeter\xeda', 'windows-1252'],
    ['Ni\x96o Cafeter\x92a', 'macintosh'],
    ['Ni\xa4o Cafeter\xa1a', 'ibm850'],
    // Dashes and an apostrophe of Windows, and nothing else.
    ['McDonald\x92s \x96 Centro \x97 Norte', 'windows-1252'],
    ['Le\x97n', 'windows-1252'],
    ['', 'windows-1252'],
  ])('of %j is %s', (text, encoding) => {
    expect(likeliestSingleByte(bytesOf(text))).toBe(encoding);
  });
});

describe('withLineFeeds', () => {
  it('keeps what ends in a line feed, and ends all other lines in one', () => {
    const end = fc.constantFrom('\n', '\r\n', '\r\r\n', '\r');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'ñ,1'), end)), (lines) => {
        const text = lines.map(([line, ended]) => line + ended).join('');
        const read = withLineFeeds(text).split('\n').slice(0, -1);
        expect(read.map((line) => line.replace(/\r+$/, ''))).toEqual(lines.map(([line]) => line));
      }),
    );
  });
});
