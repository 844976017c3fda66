import type { WholeSimulation } from '@contract/credit/simulations';
import { toCentavos } from '@contract/kernel/fields/centavos';
import { expect, it } from 'vitest';
import { figuresOf, rowSteps } from './formulas';

const cents = toCentavos;

/** A simulation with the months that its formulas name; the others are whole in one month between them. */
function simulation(
  facts: Omit<WholeSimulation, 'rows' | 'with_fee_cents'>,
  months: readonly [capital: number, interest: number, vat: number, balance: number][],
): WholeSimulation {
  return {
    ...facts,
    with_fee_cents: null,
    rows: months.map(([capital, interest, vat, balance], index) => ({
      n: index + 1,
      capital_cents: cents(capital),
      interest_cents: cents(interest),
      vat_cents: cents(vat),
      total_cents: cents(capital + interest + vat),
      balance_cents: cents(balance),
    })),
  };
}

const facts = {
  price_cents: cents(12_000_000),
  down_payment_cents: cents(2_000_000),
  principal_cents: cents(10_000_000),
  annual_rate_bp: 2400,
  vat_bp: 1600,
  opening_fee_bp: 300,
  opening_fee_cents: cents(300_000),
  opening_fee_vat_cents: cents(48_000),
  received_cents: cents(9_652_000),
  grace_months: 0,
  term_months: 12,
  payment_cents: cents(964_277),
  amort_mode: 'level_total' as const,
  total_cents: cents(11_571_327),
  cat_bp: 3440,
};

// rules-mx 2.1, vector A: 100,000 at 24 % in 12 months, with a fee of 3 %.
const vectorA = simulation(facts, [
  [732_277, 200_000, 32_000, 9_267_723],
  [749_266, 185_354, 29_657, 8_518_457],
  [766_649, 170_369, 27_259, 7_751_808],
  [784_435, 155_036, 24_806, 6_967_373],
  [802_634, 139_347, 22_296, 6_164_739],
  [821_255, 123_295, 19_727, 5_343_484],
  [840_308, 106_870, 17_099, 4_503_176],
  [859_803, 90_064, 14_410, 3_643_373],
  [879_751, 72_867, 11_659, 2_763_622],
  [900_161, 55_272, 8_844, 1_863_461],
  [921_045, 37_269, 5_963, 942_416],
  [942_416, 18_848, 3_016, 0],
]);

it('explains every figure of a credit with its own numbers', () => {
  const told = figuresOf(vectorA).map(({ key, value, steps }) => [key, value, ...steps]);
  expect(told).toEqual([
    ['principal', '$100,000.00', '$120,000.00 − $20,000.00 = $100,000.00'],
    [
      'payment',
      '$9,642.77',
      'r, tasa mensual con IVA: 24% ÷ 12 × 1.16 = 2.32%',
      'n, mensualidades: 12',
      '$100,000.00 × 0.0232 ÷ (1 − 1.0232^−12) = $9,642.77',
      'La última es de $9,642.80: paga el capital que queda y absorbe los centavos del redondeo.',
    ],
    ['rate', '24%', 'Cada mes: saldo × 24% ÷ 12'],
    [
      'fee',
      '$3,000.00',
      '$100,000.00 × 3% = $3,000.00',
      '$3,000.00 × 16% = $480.00',
      '$3,000.00 + $480.00 = $3,480.00',
    ],
    ['received', '$96,520.00', '$100,000.00 − $3,000.00 − $480.00 = $96,520.00'],
    [
      'cat',
      '34.4%',
      'Entrega: $100,000.00 − $3,000.00 de comisión sin IVA = $97,000.00',
      'Pagos: 12 de capital e intereses sin IVA, del primero de $9,322.77 al último de $9,612.64',
      'Suma de cada pago ÷ (1 + CAT)^(mes ÷ 12) = $97,000.00, con CAT = 34.4%',
    ],
    ['interest', '$13,545.91', 'Mes 1: $2,000.00; mes 12: $188.48; los 12 suman $13,545.91'],
    ['vat', '$2,167.36', 'Mes 1: $320.00; mes 12: $30.16; los 12 suman $2,167.36'],
    ['total', '$115,713.27', '$100,000.00 + $13,545.91 + $2,167.36 = $115,713.27'],
    ['cost', '$139,193.27', '$20,000.00 + $3,480.00 + $115,713.27 = $139,193.27'],
  ]);
});

it('states an equation of the payment that comes to it', () => {
  const [, payment] = figuresOf(vectorA);
  const equation = payment?.steps[2] ?? '';
  const [, principal = '', r = '', growth = '', n = '', result = ''] =
    /^\$([\d,.]+) × ([\d.]+) ÷ \(1 − ([\d.]+)\^−(\d+)\) = \$([\d,.]+)$/.exec(equation) ?? [];
  const pesos = (text: string) => Number(text.replaceAll(',', ''));
  const computed = (pesos(principal) * Number(r)) / (1 - Number(growth) ** -Number(n));
  expect(computed).toBeCloseTo(pesos(result), 2);
});

// rules-mx 2.1, vector C and its like with the VAT on top: the first two months pay interest only.
const graced = { ...facts, grace_months: 2, term_months: 12, cat_bp: null };

it('explains the months of grace, and the payment after them', () => {
  const months = simulation({ ...graced, payment_cents: cents(1_131_986) }, [
    [0, 200_000, 32_000, 10_000_000],
    [0, 200_000, 32_000, 10_000_000],
    [899_986, 200_000, 32_000, 9_100_014],
  ]);
  const figures = figuresOf(months);
  expect(figures.find(({ key }) => key === 'payment')?.steps.slice(1, 3)).toEqual([
    'n, mensualidades que pagan capital: 12 − 2 de gracia = 10',
    '$100,000.00 × 0.0232 ÷ (1 − 1.0232^−10) = $11,319.86',
  ]);
  expect(figures.find(({ key }) => key === 'grace')).toMatchObject({
    value: '$2,320.00',
    steps: [
      'Interés: $100,000.00 × 24% ÷ 12 = $2,000.00',
      'IVA: $2,000.00 × 16% = $320.00',
      'Capital: nada durante la gracia',
      'Mensualidad: $0.00 + $2,000.00 + $320.00 = $2,320.00',
      'Saldo: $100,000.00 − $0.00 = $100,000.00',
    ],
  });
  expect(figures.find(({ key }) => key === 'cat')?.value).toBe('No calculable');
});

it('explains a payment whose VAT comes on top', () => {
  const months = simulation(
    { ...graced, amort_mode: 'level_base', payment_cents: cents(1_145_265) },
    [
      [0, 200_000, 32_000, 10_000_000],
      [0, 200_000, 32_000, 10_000_000],
      [913_265, 200_000, 32_000, 9_086_735],
      [1, 0, 0, 0],
    ],
  );
  expect(figuresOf(months).find(({ key }) => key === 'payment')?.steps).toContain(
    '$100,000.00 × 0.02 ÷ (1 − 1.02^−10) = $11,132.65',
  );
  expect(figuresOf(months).find(({ key }) => key === 'payment')?.steps).toContain(
    'Más el IVA de los intereses de ese mes: $11,132.65 + $320.00 = $11,452.65',
  );
  expect(rowSteps(months, 3)[2]).toBe('Capital: $11,132.65 − $2,000.00 = $9,132.65');
});

it('explains each month of the table, and that the last one pays what is left', () => {
  expect(rowSteps(vectorA, 2)).toEqual([
    'Interés: $92,677.23 × 24% ÷ 12 = $1,853.54',
    'IVA: $1,853.54 × 16% = $296.57',
    'Capital: $9,642.77 − $1,853.54 − $296.57 = $7,492.66',
    'Mensualidad: $7,492.66 + $1,853.54 + $296.57 = $9,642.77',
    'Saldo: $92,677.23 − $7,492.66 = $85,184.57',
  ]);
  expect(rowSteps(vectorA, 12)).toContain('Capital: todo el saldo, $9,424.16');
  expect(rowSteps(vectorA, 13)).toEqual([]);
});
