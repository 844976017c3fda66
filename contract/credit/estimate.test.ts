import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyRate } from '../kernel/fields/basis-points';
import { mexicanStates } from '../kernel/fields/postal-code';
import { sizeSystem } from './estimate';
import { coverages, estimateTechnologies, MAX_BILL_CENTS, MAX_KWH } from './estimate-fields';
import { estimateInput } from './estimates';
import { productCatalog } from './product-catalog';
import { tariffPrices } from './tariff-prices';
import { tariffs } from './tariffs';

const panels = { technology: 'photovoltaic', term_months: 48 } as const;
const read = (input: object) => estimateInput.parse({ ...panels, ...input });
const problems = (input: object) =>
  estimateInput
    .safeParse({ ...panels, ...input })
    .error?.issues.map(({ path }) => path.join('.'))
    .toSorted();

describe('the system of a bill', () => {
  // By hand: 4,800 kWh a year, 90 % of them are 4,320; a panel of 550 W makes 737.55 where a kWp makes 1,341: six.
  // 3.3 kWp make 4,425 kWh, 92.1875 % of the consumption, of which 95 % of the bill may be saved: 87.57 %.
  it('has as many whole panels as the sun of the place asks for', () => {
    const asked = read({ tariff: '1C', state: 'N. L.', kwh: 800, bill_cents: 320_000 });
    expect(sizeSystem(asked)).toEqual({
      kwh: 800,
      is_kwh_estimated: false,
      bill_cents: 320_000,
      is_bill_estimated: false,
      units: 6,
      watts: 3300,
      yield_kwh: 1341,
      generated_kwh: 4425,
      saved_bp: 8757,
      price_cents: 7_920_000,
      is_price_reference: true,
    });
  });

  // By hand: 9,000 pesos at 7.80 are 1,154 kWh; 6,924 a year by 888.25 of a panel are 7.8, so eight, that make more.
  it('reads the kWh off the amount by the price of the tariff, and saves no more than its most', () => {
    const asked = read({ tariff: 'DAC', state: 'Sonora', bill_cents: 900_000, coverage: '100' });
    expect(sizeSystem(asked)).toMatchObject({
      ...{ kwh: 1154, is_kwh_estimated: true, is_bill_estimated: false },
      ...{ units: 8, watts: 4400, generated_kwh: 7106, saved_bp: 9500 },
    });
  });

  it('reads the amount off the kWh', () => {
    const asked = read({ tariff: 'PDBT', state: 'Jalisco', kwh: 1000, price_cents: 9_000_000 });
    expect(sizeSystem(asked)).toMatchObject({
      ...{ bill_cents: 500_000, is_bill_estimated: true },
      ...{ price_cents: 9_000_000, is_price_reference: false },
    });
  });

  it('of other technologies is their pieces, at the price of the catalogue', () => {
    const asked = read({
      ...{ technology: 'heater', bill_cents: 180_000, units: 2, saved_bp: 7000 },
    });
    expect(sizeSystem(asked)).toEqual({
      ...{ kwh: null, is_kwh_estimated: false, bill_cents: 180_000, is_bill_estimated: false },
      ...{ units: 2, watts: null, yield_kwh: null, generated_kwh: null, saved_bp: 7000 },
      ...{ price_cents: 2_100_000, is_price_reference: true },
    });
  });

  it('never saves more than the bill, covers what was asked for, and has no panel too many', () => {
    const bill = fc.record({
      tariff: fc.constantFrom(...tariffs),
      state: fc.constantFrom(...mexicanStates),
      coverage: fc.constantFrom(...coverages),
      kwh: fc.integer({ min: 1, max: MAX_KWH }),
    });
    fc.assert(
      fc.property(bill, (asked) => {
        const sized = sizeSystem({ ...panels, ...asked, term_months: 48 });
        if (!sized?.generated_kwh || !sized.yield_kwh) throw new Error('nothing was sized');
        const saving = applyRate(sized.bill_cents, sized.saved_bp);
        expect(saving).toBeLessThanOrEqual(sized.bill_cents);
        const most = tariffPrices[asked.tariff].most_saved_percent;
        expect(sized.saved_bp).toBeLessThanOrEqual(most * 100);
        const wanted = (asked.kwh * 6 * Number(asked.coverage)) / 100;
        const ofPanel = (550 * sized.yield_kwh) / 1000;
        expect(sized.units * ofPanel).toBeGreaterThanOrEqual(wanted - 0.001);
        expect((sized.units - 1) * ofPanel).toBeLessThan(wanted);
      }),
    );
  });

  it('grows with the consumption, and where there is less sun', () => {
    const unitsOf = (kwh: number, state: string) =>
      sizeSystem(read({ tariff: 'PDBT', state, kwh }))?.units ?? 0;
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 50_000 }), (kwh) => {
        expect(unitsOf(kwh + 100, 'Sonora')).toBeGreaterThanOrEqual(unitsOf(kwh, 'Sonora'));
        expect(unitsOf(kwh, 'Veracruz')).toBeGreaterThanOrEqual(unitsOf(kwh, 'Sonora'));
      }),
    );
  });
});

describe('what is refused, on its field', () => {
  it.each([
    [{}, ['kwh', 'state', 'tariff']],
    [{ tariff: '1', state: 'Texas', kwh: 800 }, ['state']],
    [{ tariff: '1', state: 'Jalisco', kwh: 0 }, ['kwh']],
    [{ tariff: '1', state: 'Jalisco', kwh: MAX_KWH + 1 }, ['kwh']],
    [{ tariff: '1', state: 'Jalisco', bill_cents: MAX_BILL_CENTS + 1 }, ['bill_cents']],
    [{ tariff: '1', state: 'Jalisco', kwh: 900, bill_cents: 900 }, ['bill_cents']],
    [{ tariff: '1', state: 'Jalisco', kwh: 800, price_cents: 499_999 }, ['price_cents']],
    [
      { tariff: '1', state: 'Jalisco', kwh: 800, down_payment_cents: 900_000_000 },
      ['down_payment_cents'],
    ],
    [{ technology: 'illumination', tariff: 'PDBT', kwh: 900 }, ['saved_bp', 'units']],
    [
      { technology: 'illumination', tariff: 'PDBT', kwh: 900, units: 1, saved_bp: 5000 },
      ['price_cents'],
    ],
    [{ technology: 'heater', units: 1, saved_bp: 7000 }, ['bill_cents']],
    [{ technology: 'heater', bill_cents: 9000, units: 1, saved_bp: 10_001 }, ['saved_bp']],
    [{ technology: 'wind', tariff: '1' }, ['technology']],
  ])('%j', (input, fields) => {
    expect(problems(input)).toEqual(fields);
  });
});

it('has the technologies of the catalogue, and a price of every tariff', () => {
  expect([...estimateTechnologies].toSorted()).toEqual(
    productCatalog.map(({ name }) => name).toSorted(),
  );
  expect(Object.keys(tariffPrices).toSorted()).toEqual([...tariffs].toSorted());
});
