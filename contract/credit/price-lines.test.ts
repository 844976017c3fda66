import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  amountsOfLine,
  MAX_PRICE_CENTS,
  MAX_QUANTITY,
  MOST_LINES,
  marginOf,
  priceWithVat,
  totalOfLines,
} from './price-lines';

// Reckoned by hand, as a CFDI has each concept: importe, descuento, base, impuesto.
it.each([
  // 3 × 1,234.56 = 3,703.68; 10 % = 370.368 → 370.37; 3,333.31; IVA 533.3296 → 533.33
  [{ price_cents: 123_456, quantity: 3, discount_bp: 1000, vat_bp: 1600 }, [333_331, 53_333]],
  // 12 × 0.99 = 11.88; 2.5 % = 0.297 → 0.30; 11.58; 8 % = 0.9264 → 0.93
  [{ price_cents: 99, quantity: 12, discount_bp: 250, vat_bp: 800 }, [1_158, 93]],
  // Exempt.
  [{ price_cents: 500_000, quantity: 1, discount_bp: 0, vat_bp: 0 }, [500_000, 0]],
  // 0.03 with 16 % is 0.0048, which rounds to nothing; a hundred of them have 0.48.
  [{ price_cents: 3, quantity: 1, discount_bp: 0, vat_bp: 1600 }, [3, 0]],
  [{ price_cents: 3, quantity: 100, discount_bp: 0, vat_bp: 1600 }, [300, 48]],
  // All of it off.
  [{ price_cents: 100, quantity: 1, discount_bp: 10_000, vat_bp: 1600 }, [0, 0]],
])('%j comes to %j', (line, [net = 0, vat = 0]) => {
  expect(amountsOfLine(line)).toEqual({ net_cents: net, vat_cents: vat, total_cents: net + vat });
});

it('adds up the largest quote without leaving the safe integers', () => {
  const line = amountsOfLine({
    price_cents: MAX_PRICE_CENTS,
    quantity: MAX_QUANTITY,
    discount_bp: 0,
    vat_bp: 1600,
  });
  expect(totalOfLines(Array(MOST_LINES).fill(line))).toBe(50 * 115_988_400_000_000);
});

it('never has more VAT or discount than there is', () => {
  const priced = fc.record({
    price_cents: fc.integer({ min: 1, max: MAX_PRICE_CENTS }),
    quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
    discount_bp: fc.integer({ min: 0, max: 10_000 }),
    vat_bp: fc.constantFrom(1600, 800, 0),
  });
  fc.assert(
    fc.property(priced, (line) => {
      const { net_cents: net, vat_cents: vat, total_cents: total } = amountsOfLine(line);
      expect(net).toBeGreaterThanOrEqual(0);
      expect(net).toBeLessThanOrEqual(line.price_cents * line.quantity);
      expect(Math.abs(vat * 10_000 - net * line.vat_bp)).toBeLessThanOrEqual(5_000);
      expect(total).toBe(net + vat);
    }),
  );
});

it('says price with VAT and margin', () => {
  expect(priceWithVat(250_000, 1600)).toBe(290_000);
  expect(marginOf(250_000, 175_000)).toBe(3_000);
  // 1/3 of the price.
  expect(marginOf(300, 200)).toBe(3_333);
  expect(marginOf(100, 150)).toBe(-5_000);
});
