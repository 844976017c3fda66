import { common } from '@portal/messages/common';
import { type Column, cellOf } from './columns';
import styles from './table.module.css';

interface TableBodyProps<Row> {
  columns: readonly Column<Row>[];
  /** Undefined before the first page came: rows of bones hold their place. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  expected: number;
}

export function TableBody<Row>({ columns, rows, rowKey, expected }: TableBodyProps<Row>) {
  if (!rows) {
    return (
      <tbody aria-label={common.loading}>
        {Array.from({ length: expected }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bones are all alike and never move.
          <tr key={index}>
            {columns.map((column) => (
              <td key={column.key}>
                <div className={styles.bone} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    );
  }
  return (
    <tbody>
      {rows.map((row) => (
        <tr key={rowKey(row)}>
          {columns.map((column) => (
            <td key={column.key} data-align={column.align} data-label={column.title}>
              {cellOf(column, row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
