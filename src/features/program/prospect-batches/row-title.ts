import { uploads } from '@contract/locales/es-MX/program/prospect-uploads';
import type { BatchRow } from '@contract/program/prospect-batches';
import { t } from '@portal/i18n';

/** More of a name does not tell one row from another. */
const LONGEST_NAME = 80;

/** How a row of a file is called: its number, and the business that it names. */
export function rowTitle({ row, cells }: Pick<BatchRow, 'row' | 'cells'>): string {
  const name = shortened(cells.business_name);
  return name ? t(uploads.rowName, { row, name }) : t(uploads.row, { row });
}

const shortened = (name: string) =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
