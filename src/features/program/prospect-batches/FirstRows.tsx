import { uploads } from '@contract/locales/es-MX/program/prospect-uploads';
import type { ColumnMap } from '@contract/program/prospect-batches';
import { type BatchField, batchFields } from '@contract/program/prospect-cells';
import { t } from '@portal/i18n';
import styles from './batches.module.css';

interface FirstRowsProps {
  headings: readonly string[];
  rows: readonly (readonly string[])[];
  columns: ColumnMap;
}

/** The first rows of a file as they are read, and which column is taken for what. */
export function FirstRows({ headings, rows, columns }: FirstRowsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className={styles.preview} aria-label={t(uploads.preview.rows)} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {headings.map((heading, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are told by their place
              <th key={column} scope="col">
                {heading}
                <span className={styles.field}>{fieldName(fieldAt(columns, column))}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are told by their place
            <tr key={row}>
              {headings.map((_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are told by their place
                <td key={column}>{cells[column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const fieldAt = (columns: ColumnMap, column: number) =>
  batchFields.find((field) => columns[field] === column);

const fieldName = (field: BatchField | undefined) =>
  field ? t(uploads.preview.as, { field: t(uploads.fields[field]) }) : t(uploads.preview.unused);
