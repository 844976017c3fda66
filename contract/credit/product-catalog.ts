import { type Centavos, toCentavos } from '../kernel/fields/centavos';
import { type Key, t } from '../kernel/words';
import { productWords } from '../locales/es-MX/credit/products';

export interface Product {
  id: number;
  /** Name as people read it. */
  text: Key;
  /** Name on the wire. */
  name: string;
  cost_cents: Centavos;
  /** The specification gives a category for one product only. */
  category: 'eco-technology' | null;
}

const pesos = (amount: number): Centavos => toCentavos(amount * 100);

/** The fixed catalogue of the specification, section 1; it gives the costs in pesos. */
export const productCatalog: readonly Product[] = [
  {
    id: 1,
    text: productWords.photovoltaic,
    name: 'photovoltaic',
    cost_cents: pesos(10_500),
    category: null,
  },
  {
    id: 2,
    text: productWords.refrigerator,
    name: 'refrigerator',
    cost_cents: pesos(50_000),
    category: 'eco-technology',
  },
  {
    id: 3,
    text: productWords.airConditioner,
    name: 'air_conditioner',
    cost_cents: pesos(11_300),
    category: null,
  },
  {
    id: 4,
    text: productWords.illumination,
    name: 'illumination',
    cost_cents: pesos(2_000),
    category: null,
  },
  { id: 5, text: productWords.heater, name: 'heater', cost_cents: pesos(10_500), category: null },
];

/**
 * The products of a list of ids, in the order of the catalogue; ids that are not in it are left out.
 *
 * @throws TypeError, in Spanish, when the argument is not a list
 */
export function productsByIds(ids: unknown): Product[] {
  if (!Array.isArray(ids)) {
    throw new TypeError(t(productWords.asList));
  }
  return productCatalog.filter((product) => ids.includes(product.id));
}

/** Name of a product of the catalogue as people read it. */
export function productName(id: number): string {
  const [product] = productsByIds([id]);
  return product ? t(product.text) : String(id);
}
