import { lists } from '@contract/locales/es-MX/kernel/lists';
import { t } from '@portal/i18n';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { SearchBox } from './SearchBox';
import styles from './table.module.css';
import { isFiltered, type TableState } from './table-state';
import type { ChangeTable } from './use-table-state';

interface ToolbarProps {
  /** What is searched, for those who cannot see the heading. */
  label: string;
  state: TableState;
  setState: ChangeTable;
  searchable?: boolean | undefined;
  /** Selects and the like, on the line of the search. */
  filters?: ReactNode;
  /** At the end of the line. */
  children?: ReactNode;
}

/** Over the rows of a list: search, filters, and the way back to all of them. */
export function Toolbar({ label, state, setState, searchable, filters, children }: ToolbarProps) {
  return (
    <div className={styles.toolbar}>
      {searchable ? (
        <SearchBox value={state.q ?? ''} label={label} onSearch={(q) => setState({ q })} />
      ) : null}
      {filters}
      {isFiltered(state) ? (
        <Button type="link" onClick={() => setState({ q: undefined, filters: {} })}>
          {t(lists.clearFilters)}
        </Button>
      ) : null}
      {children}
    </div>
  );
}
