import { columnFinder, type Remembered } from '../kernel/sheets/columns';
import { type BatchField, batchFields, optionalFields } from './prospect-cells';
import { fieldHeadings, otherHeadings, surestHeadings } from './prospect-headings';

/** What people of a program said before which field a heading is; null of one that is none. */
export type RememberedColumns = Remembered<BatchField>;

/** How the columns of a file of prospects are known. */
export const prospectSheet = columnFinder({
  fields: batchFields,
  optional: optionalFields,
  headings: fieldHeadings,
  surest: surestHeadings,
  others: otherHeadings,
});
