import { Table, type TableColumnType, type TableProps } from 'antd';
import { type Column, cellOf } from './columns';
import { labelled } from './labelled-cell';
import { SortButton } from './SortButton';
import styles from './table.module.css';
import { sortDirection } from './table-state';

interface TableRowsProps<Row> {
  columns: readonly Column<Row>[];
  /** Undefined before the first page came: rows of skeletons hold their place. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  expected: number;
  loading: boolean;
  dense?: boolean;
  /** Nobody sees the headings. */
  asCards?: boolean;
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
  rowSelection?: RowSelection<Row> | undefined;
}

interface Line<Row> {
  key: string;
  row?: Row;
}

export type RowSelection<Row> = TableProps<Line<Row>>['rowSelection'];

/** The rows of a page, drawn by antd's Table. What is beyond them (pages, order, search) is asked of the server. */
export function TableRows<Row>({
  columns,
  rows,
  rowKey,
  expected,
  loading,
  dense,
  asCards,
  sort,
  onSort,
  rowSelection,
}: TableRowsProps<Row>) {
  const lines: Line<Row>[] = rows
    ? rows.map((row) => ({ key: rowKey(row), row }))
    : Array.from({ length: expected }, (_, index) => ({ key: `skeleton ${index}` }));

  const drawn = columns.map((column): TableColumnType<Line<Row>> => {
    const { key, title, sortable, align } = column;
    return {
      key,
      className: align === 'right' ? styles.right : undefined,
      title:
        sortable && !asCards ? (
          <SortButton name={key} title={title} sort={sort} onSort={onSort} />
        ) : (
          title
        ),
      onHeaderCell: () => ({ 'aria-sort': sortDirection(sort, key) }),
      onCell: () => labelled(title),
      render: (_, { row }) => (row ? cellOf(column, row) : <div className={styles.skeleton} />),
    };
  });

  return (
    <Table<Line<Row>>
      size={dense ? 'small' : 'large'}
      columns={drawn}
      dataSource={lines}
      rowSelection={rowSelection}
      // Pages go by key, under the table: antd's know numbers only.
      pagination={false}
      aria-busy={loading || !rows}
    />
  );
}
