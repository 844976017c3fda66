import { toCentavos } from '@contract/kernel/fields/centavos';
import { describe, expect, it } from 'vitest';
import { describeCharge, type Moved, makeFolio } from './rules';

const moved = (changes: Partial<Record<keyof Moved, number>>): Moved => {
  const cents = (name: keyof Moved) => toCentavos(changes[name] ?? 0);
  return {
    interest: cents('interest'),
    lateInterest: cents('lateInterest'),
    vat: cents('vat'),
    lateVat: cents('lateVat'),
    fee: cents('fee'),
    all: cents('all'),
  };
};

describe('what an entry of the journal charges', () => {
  it('is interest and late interest of a payment with their VAT, never its capital', () => {
    // 2,000.00 + 320.00 of VAT, 150.05 late + 24.01 of VAT; the payment was of 9,642.77.
    const payment = moved({
      interest: 200_000,
      vat: 32_000,
      lateInterest: 15_005,
      lateVat: 2_401,
      all: 964_277,
    });
    expect(describeCharge('repayment_applied', payment)).toEqual({
      kind: 'interest',
      concepts: [
        { code: 'interest', amount: 200_000, vat: 32_000 },
        { code: 'late_interest', amount: 15_005, vat: 2_401 },
      ],
      base: 215_005,
      vat: 34_401,
      total: 249_406,
    });
  });

  it('has the VAT of interest alone, where a payment reached no further', () => {
    expect(describeCharge('repayment_applied', moved({ vat: 20_000, all: 20_000 }))).toMatchObject({
      concepts: [{ code: 'interest', amount: 0, vat: 20_000 }],
      base: 0,
      vat: 20_000,
      total: 20_000,
    });
  });

  it('is a fee with its VAT', () => {
    const fee = moved({ fee: 300_000, vat: 48_000, all: 348_000 });
    expect(describeCharge('opening_fee', fee)).toEqual({
      kind: 'fee',
      concepts: [{ code: 'opening_fee', amount: 300_000, vat: 48_000 }],
      base: 300_000,
      vat: 48_000,
      total: 348_000,
    });
    expect(describeCharge('fee_collected', moved({ fee: 5_000, all: 5_000 }))).toMatchObject({
      kind: 'fee',
      concepts: [{ code: 'collection_fee', amount: 5_000, vat: 0 }],
      total: 5_000,
    });
  });

  it('says no VAT of a stage of the system, which the installer’s own invoice does', () => {
    expect(describeCharge('supplier_paid', moved({ all: 2_895_600 }))).toEqual({
      kind: 'system',
      concepts: [{ code: 'system', amount: 2_895_600, vat: null }],
      base: null,
      vat: null,
      total: 2_895_600,
    });
  });
});

it('a folio is its entry’s, by its kind', () => {
  const id = '019a1b2c-3d4e-7f60-8a9b-0c1d2e3f4a5b';
  expect(makeFolio('interest', id)).toBe('INT-0C1D2E3F4A5B');
  expect(makeFolio('system', id)).toBe('SIS-0C1D2E3F4A5B');
});
