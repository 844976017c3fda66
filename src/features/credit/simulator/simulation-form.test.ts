import { productCatalog } from '@contract/credit/product-catalog';
import { FIRST_TECHNOLOGY, simulationAddress } from '@contract/credit/simulation-address';
import { publicPaths } from '@contract/kernel/public-paths';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTyped, technologyNamed, typedIn } from './simulation-form';

const search = (text: string) => new URLSearchParams(text);
const first = typedIn(search(''));

describe('the address of a simulation', () => {
  it('keeps all that was simulated, and reads the same', () => {
    const address = simulationAddress(publicPaths.simulator, 'heater', {
      amount_cents: 12_345_678,
      down_payment_cents: 1_000_050,
      term_months: 18,
      grace_months: 3,
      bill_cents: 350_000,
      saved_bp: 8125,
      growth_bp: 750,
    });
    expect(address).toBe(
      '/simulador-de-credito/heater?monto=123456.78&enganche=10000.5&plazo=18&gracia=3&recibo=3500&ahorro=81.25&alza=7.5',
    );
  });

  it('leads back to the same values, whatever they are', () => {
    const cents = fc.integer({ min: 500_000, max: 1_000_000_000_000 });
    fc.assert(
      fc.property(
        cents,
        fc.integer({ min: 13, max: 60 }),
        fc.integer({ min: 0, max: 12 }),
        fc.option(fc.integer({ min: 1, max: 100_000_000 }), { nil: undefined }),
        fc.option(fc.integer({ min: 0, max: 10_000 }), { nil: undefined }),
        fc.option(fc.integer({ min: 0, max: 5000 }), { nil: undefined }),
        (amount_cents, term_months, grace_months, bill_cents, saved_bp, growth_bp) => {
          const values = {
            amount_cents,
            down_payment_cents: amount_cents - 500_000,
            term_months,
            grace_months,
            bill_cents,
            saved_bp,
            growth_bp,
          };
          const [, query = ''] = simulationAddress('/:loanType', 'heater', values).split('?');
          expect(checkTyped(typedIn(search(query))).values).toEqual(values);
        },
      ),
    );
  });

  it.each([
    'monto=0',
    'monto=4999.99',
    'monto=1e9',
    'monto=-60000',
    'monto=99999999999999',
    `monto=${'9'.repeat(5000)}`,
    'plazo=2',
    'plazo=61',
    'plazo=12.5',
    'gracia=13',
    'enganche=%3Cscript%3E',
    'ahorro=100.01',
    'alza=50.01',
    'recibo=0',
    'otro=1',
  ])('begins as at first where %s is none', (query) => {
    expect(typedIn(search(query))).toEqual(first);
  });

  it('names a technology of the catalogue, or the first is simulated', () => {
    expect(productCatalog[0]?.name).toBe(FIRST_TECHNOLOGY);
    for (const { name } of productCatalog) expect(technologyNamed(name)).toBe(name);
    expect(technologyNamed('client')).toBe(FIRST_TECHNOLOGY);
    expect(technologyNamed(undefined)).toBe(FIRST_TECHNOLOGY);
  });
});

describe('what is typed', () => {
  it('is taken with currency, commas and percent signs', () => {
    const { values } = checkTyped({ ...first, amount_cents: '$150,000.50', saved_bp: '80 %' });
    expect(values).toMatchObject({ amount_cents: 15_000_050, saved_bp: 8000 });
  });

  it.each([
    ['amount_cents', '', 'El campo es obligatorio'],
    ['amount_cents', '4999', 'El monto mínimo es de $5,000.00.'],
    [
      'down_payment_cents',
      'mucho',
      'Escribe un enganche válido, o deja el campo vacío si no darás.',
    ],
    ['down_payment_cents', '-1', 'El enganche no puede ser negativo.'],
    [
      'down_payment_cents',
      '55000.01',
      'Con ese enganche queda por financiar menos de $5,000.00, que es lo mínimo.',
    ],
    ['saved_bp', '101', 'Escribe un porcentaje de 0 a 100.'],
    ['growth_bp', '51', 'Escribe un porcentaje de 0 a 50.'],
  ] as const)('has a problem of %s with %j', (field, text, message) => {
    const { values, problems } = checkTyped({ ...first, [field]: text });
    // What is wrong with the bill leaves the credit as it is.
    expect(values === null).toBe(!field.endsWith('_bp'));
    expect(problems).toEqual({ [field]: message });
  });

  it('keeps the credit when its bill is wrong, and tells both what is wrong', () => {
    const bad = { ...first, bill_cents: 'mil', saved_bp: '80', growth_bp: '99' };
    const { values, problems } = checkTyped(bad);
    expect(values).toEqual({ amount_cents: 6_000_000, term_months: 24, saved_bp: 8000 });
    expect(Object.keys(problems).sort()).toEqual(['bill_cents', 'growth_bp']);
    const both = checkTyped({ ...bad, down_payment_cents: '59999' });
    expect(both.values).toBeNull();
    expect(Object.keys(both.problems).sort()).toEqual([
      'bill_cents',
      'down_payment_cents',
      'growth_bp',
    ]);
  });

  it('has no grace over the whole term', () => {
    expect(checkTyped({ ...first, term_months: '6', grace_months: '6' }).problems).toEqual({
      grace_months: 'La gracia debe ser más corta que el plazo.',
    });
    expect(checkTyped({ ...first, term_months: '6', grace_months: '5' }).values).not.toBeNull();
  });
});
