import type { ReactNode } from 'react';
import styles from './short-table.module.css';

interface ShortTableProps<Row> {
  /** What the table is, for who hears it. */
  label: string;
  columns: readonly { key: string; title: string; render: (row: Row) => ReactNode }[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
}

/** Rows that arrive whole with their page: a calendar, a breakdown. On a telephone the rows of a wide one are cards. */
export function ShortTable<Row>({ label, columns, rows, rowKey }: ShortTableProps<Row>) {
  const wide = columns.length > 3 || undefined;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard.
    <section className={styles.frame} aria-label={label} data-wide={wide} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col">
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <td key={column.key} data-label={column.title}>
                  {column.render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
