import { readFileSync } from 'node:fs';
import { toBasisPoints } from '@contract/kernel/fields/basis-points';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { toDay } from '@contract/kernel/fields/day';
import { readXml } from '@tests/support/read-xml';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TaxHolder, unstampedDocuments, type WithheldSums } from './tax-documents';
import { xmlDocument, xmlElement } from './xml-text';

const holder: TaxHolder = {
  name: 'LUCIA CRUZ PEÑA',
  rfc: 'CUPL800101AB1',
  curp: 'CUPL800101MYNRXC09',
  regime: '612',
  fiscalPostalCode: '97000',
};

const sums: WithheldSums = {
  interest: toCentavos(200_000),
  lateInterest: toCentavos(0),
  vat: toCentavos(32_000),
  vatWithheld: toCentavos(32_000),
  incomeTax: toCentavos(40_000),
};

const rule = {
  name: 'ISR de intereses, persona física',
  rate: toBasisPoints(2000),
  validFrom: toDay('2024-01-01'),
  source: 'LIF 2026',
};

const issued = async () => [
  await unstampedDocuments.issueInvoice({
    folio: 'INT-1',
    kind: 'interest',
    isCancelled: false,
    day: toDay('2026-02-28'),
    project: 'SF-001042',
    issuer: 'Solfondo',
    holder,
    concepts: [
      {
        code: 'interest',
        description: 'Interés ordinario',
        amount: toCentavos(200_000),
        vat: toCentavos(32_000),
      },
    ],
    total: toCentavos(232_000),
  }),
  await unstampedDocuments.issueCertificate({
    period: '2026-03',
    provisionalOn: toDay('2026-03-31'),
    role: 'investor',
    withholder: 'Solfondo',
    holder,
    months: [{ month: '2026-03', concerns: '2026-02', ...sums, rules: [rule] }],
    totals: sums,
  }),
];

describe('documents without a stamp', () => {
  it('are marked as without fiscal effect', async () => {
    for (const { status, xml } of await issued()) {
      expect(status).toBe('unstamped');
      expect(readXml(xml)[0]?.[1]).toMatchObject({ sinValidezFiscal: 'true', version: '1' });
    }
  });

  it('have no element and no attribute that docs/tax-documents.md does not describe', async () => {
    const described = readFileSync('docs/tax-documents.md', 'utf8');
    for (const { xml } of await issued()) {
      for (const [name, attributes] of readXml(xml)) {
        for (const word of [name, ...Object.keys(attributes)]) {
          expect(described, word).toContain(`\`${word}\``);
        }
      }
    }
  });

  it('leave out what is not known of their holder', async () => {
    const nobody = { ...holder, rfc: null, curp: null, regime: null, fiscalPostalCode: null };
    const { xml } = await unstampedDocuments.issueCertificate({
      period: '2026',
      provisionalOn: null,
      role: 'applicant',
      withholder: 'Solfondo',
      holder: nobody,
      months: [],
      totals: sums,
    });
    expect(readXml(xml).find(([name]) => name === 'Titular')?.[1]).toEqual({
      nombre: 'LUCIA CRUZ PEÑA',
    });
  });
});

it('XML gives back any text that it can hold', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme-ascii' }),
      (one, other) => {
        const text = xmlDocument(
          xmlElement('A', { one, none: null }, [xmlElement('B', { other })]),
        );
        expect(readXml(text)).toEqual([
          ['A', { one }],
          ['B', { other }],
        ]);
      },
    ),
  );
});

it('XML stays well formed with signs that it cannot hold', () => {
  const hostile = '\u0000\u0007\ufffe\ud800"><x y="';
  expect(readXml(xmlElement('A', { hostile }))).toEqual([
    ['A', { hostile: '\ufffd\ufffd\ufffd\ufffd"><x y="' }],
  ]);
});
