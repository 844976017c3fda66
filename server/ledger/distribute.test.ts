import { toCentavos } from '@contract/kernel/fields/centavos';
import vectors from '@tests/support/vectors.json';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distribute } from './distribute';

const { reparto } = vectors;

describe('distribute', () => {
  it.each(reparto.casos_residuo)('$total by $w', ({ total, w, out }) => {
    expect(distribute(toCentavos(total), w)).toEqual(out);
  });

  it('reproduces the worked payment', () => {
    const by = (amount: number) => distribute(toCentavos(amount), reparto.participaciones);
    expect(by(reparto.pago.capital)).toEqual(reparto.capital);
    expect(by(reparto.pago.interes)).toEqual(reparto.interes);
    expect(by(reparto.pago.iva)).toEqual(reparto.iva);
  });

  const amounts = fc.integer({ min: 0, max: 1_000_000_000_000 }).map(toCentavos);
  const weights = fc
    .array(fc.integer({ min: 0, max: 100_000_000_000 }), { minLength: 1, maxLength: 40 })
    .filter((list) => list.some((weight) => weight > 0));

  it('gives all of it, never less than the floor nor a centavo more than it', () => {
    fc.assert(
      fc.property(amounts, weights, (amount, list) => {
        const parts = distribute(amount, list);
        const total = list.reduce((sum, weight) => sum + BigInt(weight), 0n);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
        for (const [i, part] of parts.entries()) {
          const floor = (BigInt(amount) * BigInt(list[i] ?? 0)) / total;
          expect(BigInt(part) - floor === 0n || BigInt(part) - floor === 1n).toBe(true);
        }
      }),
    );
  });

  it('of everything that is owed leaves nothing owed', () => {
    fc.assert(
      fc.property(weights, (list) => {
        const whole = toCentavos(list.reduce((sum, weight) => sum + weight, 0));
        expect(distribute(whole, list)).toEqual(list);
      }),
    );
  });

  it('needs a recipient', () => {
    expect(() => distribute(toCentavos(1), [0, 0])).toThrow(RangeError);
    expect(() => distribute(toCentavos(1), [-1, 2])).toThrow(RangeError);
    expect(distribute(toCentavos(0), [])).toEqual([]);
  });
});
