import { columnFinder } from '../kernel/sheets/columns';
import { cellHeadings, otherHeadings } from './equipment-headings';

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

/** How the columns of a file of a catalogue are known. */
export const equipmentSheet = columnFinder({
  fields: cellFields,
  optional: optionalCells,
  headings: cellHeadings,
  others: otherHeadings,
});
