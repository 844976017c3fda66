import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { hashFile, readHash } from './hash-file';
import { CheckedAnswer } from './StatementCheckPage';

const issued = {
  kind: 'pdf',
  folio: 'EC-7K3M9-2QXTB',
  issued_at: '2026-03-02T12:00:00.000Z',
  seq: 42,
  link: 'a'.repeat(64),
  stands: true,
} as const;

it('hashes a file on the device as SHA-256 has it', async () => {
  // FIPS 180-2, appendix B.1.
  expect(await hashFile(new Blob(['abc']))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

it('reads a hash as people paste it, and refuses what is none', () => {
  const hash = 'ab12'.repeat(16);
  expect(readHash(` ${hash.toUpperCase().slice(0, 32)} ${hash.slice(32)}\n`)).toBe(hash);
  expect(readHash(hash.slice(1))).toBeNull();
  expect(readHash(`${hash.slice(1)}g`)).toBeNull();
});

it('says what was issued, what was not, and when the chain does not stand', () => {
  const text = renderToStaticMarkup(<CheckedAnswer issued={issued} />);
  expect(text).toContain('Es auténtico');
  expect(text).toContain('EC-7K3M9-2QXTB');
  expect(renderToStaticMarkup(<CheckedAnswer issued={null} />)).toContain('No es lo que se emitió');
  const broken = renderToStaticMarkup(<CheckedAnswer issued={{ ...issued, stands: false }} />);
  expect(broken).not.toContain('Es auténtico');
  expect(broken).toContain('la cadena del libro no concuerda');
});
