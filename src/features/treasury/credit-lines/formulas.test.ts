import { drawQuote } from '@contract/treasury/credit-lines';
import { expect, it } from 'vitest';
import { drawFigures } from './formulas';

// 100,000.00 over 30 days at 24 % with a fee of 1.5 %, of the vectors of the server.
const simulation = {
  annual_rate_bp: 2400,
  late_rate_bp: 4800,
  opening_fee_bp: 150,
  vat_bp: 1600,
  is_reference: false,
  quote: drawQuote.parse({
    days: 30,
    principal_cents: 10_000_000,
    fee_cents: 150_000,
    fee_vat_cents: 24_000,
    received_cents: 9_826_000,
    interest_cents: 200_000,
    interest_vat_cents: 32_000,
    total_cents: 10_232_000,
    cost_cents: 406_000,
    cat_bp: 5290,
  }),
  others: [],
};

it('says of each figure how it comes about, in the numbers of the draw', () => {
  expect(drawFigures(simulation).map(({ value, numbers }) => [value, numbers])).toEqual([
    ['$4,060.00', '$1,500.00 + $240.00 + $2,000.00 + $320.00 = $4,060.00'],
    ['52.9%', '($102,000.00 ÷ $98,500.00)^(365 ÷ 30) − 1 = 52.9%'],
    ['$1,500.00', '$100,000.00 × 1.5% = $1,500.00'],
    ['$240.00', '$1,500.00 × 16% = $240.00'],
    ['$98,260.00', '$100,000.00 − $1,500.00 − $240.00 = $98,260.00'],
    ['$2,000.00', '$100,000.00 × 24% × 30 ÷ 360 = $2,000.00'],
    ['$320.00', '$2,000.00 × 16% = $320.00'],
    ['$102,320.00', '$100,000.00 + $2,000.00 + $320.00 = $102,320.00'],
  ]);
});

it('says that no CAT explains the payment', () => {
  const none = { ...simulation, quote: { ...simulation.quote, cat_bp: null } };
  expect(drawFigures(none)[1]?.numbers).toContain('no es calculable');
});
