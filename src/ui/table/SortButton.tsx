import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import { table } from '@contract/locales/es-MX/kernel/table';
import { t } from '@portal/i18n';
import styles from './table.module.css';
import { nextSort, type SortDirection, sortDirection } from './table-state';

interface SortButtonProps {
  /** The column's key, by which the list sorts. */
  name: string;
  title: string;
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
}

/** Heads a column that sorts. A button, where antd's own sorter is a cell without that role. */
export function SortButton({ name, title, sort, onSort }: SortButtonProps) {
  return (
    <button
      type="button"
      className={styles.sort}
      title={t(table.sortBy, { column: title })}
      onClick={() => onSort(nextSort(sort, name))}
    >
      {title}
      <Carets sorted={sortDirection(sort, name)} />
    </button>
  );
}

function Carets({ sorted }: { sorted: SortDirection | undefined }) {
  return (
    <span className={styles.carets} data-sorted={sorted} aria-hidden>
      <CaretUpOutlined />
      <CaretDownOutlined />
    </span>
  );
}
