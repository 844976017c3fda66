import { technicalWords } from '../locales/es-MX/credit/sites';

const { unit } = technicalWords;

/** In what the capacity, the efficiency and the yearly consumption before it are measured, by product of the catalogue. */
const byProduct = new Map([
  [2, { capacity: unit.litres, efficiency: unit.kwhDay, baseline: unit.kwh }],
  [3, { capacity: unit.btu, efficiency: unit.seer, baseline: unit.kwh }],
  [4, { capacity: unit.watts, efficiency: unit.lumens, baseline: unit.kwh }],
  [5, { capacity: unit.litres, efficiency: unit.percent, baseline: unit.gas }],
]);

/** The units of a technology that saves energy. */
export function measuresOf(productId: number) {
  const units = byProduct.get(productId);
  if (!units) throw new RangeError(`Product ${productId} has no measures`);
  return units;
}
