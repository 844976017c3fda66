import { columnFinder } from '../kernel/sheets/columns';

/** The fields that a file gives of an item, in the order of the template. */
export const cellFields = [
  'code',
  'name',
  'brand',
  'model',
  'kind',
  'product',
  'unit',
  'price',
  'vat',
  'cost',
] as const;
export type CellField = (typeof cellFields)[number];

/** Fields that a file may have no column for. */
export const optionalCells: readonly CellField[] = [
  'brand',
  'model',
  'kind',
  'product',
  'unit',
  'vat',
  'cost',
];

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

/** How the columns of a file of a catalogue are known. */
export const equipmentSheet = columnFinder({
  fields: cellFields,
  optional: optionalCells,
  headings: cellHeadings,
  others: ['precio con iva', 'precio mas iva', 'costo con iva', 'vigente desde'],
});
