import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import { table as words } from '@portal/messages/common';
import type { Column } from './columns';
import styles from './table.module.css';
import { nextSort } from './table-state';

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
}

function direction(sort: string | undefined, key: string): 'ascending' | 'descending' | undefined {
  if (sort === key) return 'ascending';
  return sort === `-${key}` ? 'descending' : undefined;
}

export function TableHead<Row>({ columns, sort, onSort }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map(({ key, title, align, sortable }) => {
          const sorted = direction(sort, key);
          return (
            <th key={key} scope="col" data-align={align} aria-sort={sorted}>
              {sortable ? (
                <button
                  type="button"
                  title={words.sortBy(title)}
                  onClick={() => onSort(nextSort(sort, key))}
                >
                  {title}
                  <span className={styles.carets} data-sorted={sorted} aria-hidden>
                    <CaretUpOutlined />
                    <CaretDownOutlined />
                  </span>
                </button>
              ) : (
                title
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
