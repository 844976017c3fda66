import { describe, expect, it } from 'vitest';
import { productCatalog, productsByIds } from './product-catalog';

describe('product catalogue', () => {
  it('is the one of the specification, in centavos', () => {
    expect(productCatalog.map((p) => [p.id, p.name, p.cost_cents, p.category])).toEqual([
      [1, 'photovoltaic', 1_050_000, null],
      [2, 'refrigerator', 5_000_000, 'eco-technology'],
      [3, 'air_conditioner', 1_130_000, null],
      [4, 'illumination', 200_000, null],
      [5, 'heater', 1_050_000, null],
    ]);
  });

  it('finds products by a list of ids', () => {
    expect(productsByIds([5, 2]).map((product) => product.name)).toEqual([
      'refrigerator',
      'heater',
    ]);
    expect(productsByIds([])).toEqual([]);
    expect(productsByIds([99])).toEqual([]);
  });

  it.each([[undefined], [null], [2], ['1,2'], [{ 0: 1, length: 1 }]])(
    'refuses %j in Spanish',
    (ids) => {
      expect(() => productsByIds(ids)).toThrow(
        new TypeError('Los identificadores de productos deben darse en una lista.'),
      );
    },
  );
});
