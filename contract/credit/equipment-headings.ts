import type { CellField } from './equipment-cells';

/** Headings of the template, and other words that people head such a column with. */
export const cellHeadings: Record<CellField, readonly [template: string, ...others: string[]]> = {
  code: ['codigo', 'clave', 'sku', 'no de parte', 'numero de parte', 'id producto', 'referencia'],
  name: [
    'nombre',
    'descripcion',
    'concepto',
    'producto',
    'articulo',
    'equipo',
    'nombre del producto',
    'equipo o servicio',
  ],
  brand: ['marca', 'fabricante'],
  model: ['modelo'],
  kind: ['tipo', 'tipo de articulo', 'equipo/servicio'],
  product: ['tecnologia', 'categoria', 'linea', 'familia'],
  unit: ['unidad', 'unidad de medida', 'um', 'medida'],
  price: [
    'precio sin iva',
    'precio',
    'precio unitario',
    'precio de lista',
    'precio de venta',
    'pu',
  ],
  vat: ['iva', 'tasa de iva', 'impuesto', 'tasa'],
  cost: ['costo', 'costo unitario', 'costo sin iva', 'precio de compra'],
};

/** What files call the products of the specification besides their names, by id; without accents. */
export const productAliases: Readonly<Record<number, readonly string[]>> = {
  1: ['panel solar', 'panel', 'paneles', 'fotovoltaico', 'fotovoltaica', 'sistema fotovoltaico'],
  2: ['refrigeracion', 'refrigerador', 'refrigeradores'],
  3: ['aires acondicionados', 'minisplit', 'minisplits', 'climatizacion'],
  4: ['luminarias', 'luminaria', 'led'],
  5: ['calentador', 'calentadores', 'calentadores solares'],
};

/** Headings of columns that an upload reads nothing of. */
export const otherHeadings: readonly string[] = [
  'precio con iva',
  'precio mas iva',
  'costo con iva',
  'vigente desde',
];
