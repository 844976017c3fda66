import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Checked } from './check-statement';
import { hashFile, readFolio, readHash } from './hash-file';
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

it('reads a folio as people write it, and refuses what is none', () => {
  for (const typed of ['EC-7K3M9-2QXTB', ' ec7k3m92qxtb ', 'EC 7K3M9 2QXTB']) {
    expect(readFolio(typed)).toBe('EC-7K3M9-2QXTB');
  }
  expect(readFolio('')).toBeNull();
  expect(readFolio('EC-7K3M9')).toBeNull();
});

it('reads a hash as people paste it, and refuses what is none', () => {
  const hash = 'ab12'.repeat(16);
  expect(readHash(` ${hash.toUpperCase().slice(0, 32)} ${hash.slice(32)}\n`)).toBe(hash);
  expect(readHash(hash.slice(1))).toBeNull();
  expect(readHash(`${hash.slice(1)}g`)).toBeNull();
});

const drawAnswer = (answer: Checked, byFile: boolean) =>
  renderToStaticMarkup(<CheckedAnswer issued={answer} byFile={byFile} />);

it('says what was issued, what was not, and when the chain does not stand', () => {
  const text = drawAnswer(issued, true);
  expect(text).toContain('Es auténtico');
  expect(text).toContain('pub-alert-success');
  expect(text).toContain('EC-7K3M9-2QXTB');
  expect(drawAnswer(null, true)).toContain('No es lo que se emitió');
  for (const byFile of [true, false]) {
    const broken = drawAnswer({ ...issued, stands: false }, byFile);
    expect(broken).toContain('pub-alert-danger');
    expect(broken).not.toContain('Es el archivo que se emitió');
    expect(broken).toContain('la cadena del libro no concuerda');
  }
});

it('calls nothing authentic by a hash that was typed or linked: a forged paper prints it too', () => {
  // The hash that a paper prints, and that of the file which it was made from.
  for (const kind of ['content', 'pdf'] as const) {
    const text = drawAnswer({ ...issued, kind }, false);
    expect(text).not.toContain('Es auténtico');
    expect(text).toContain('pub-alert-warning');
    expect(text).toContain(
      'Ese folio existe. Quien altera un documento copia también su folio y su huella: elige el archivo para comprobarlo.',
    );
    expect(text).toContain('EC-7K3M9-2QXTB');
    expect(text).toContain('Emitido el');
  }
});
