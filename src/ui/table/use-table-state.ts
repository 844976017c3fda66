import { useCallback, useContext, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { KeptPageSize } from './page-size';
import { changeTable, readTableState, type TableState, writeTableState } from './table-state';

export type ChangeTable = (change: Partial<TableState>) => void;

/**
 * A table's size, page, order, search and filters, kept in the address so that it can be shared and gone back to. A size
 * that is chosen is also the person's for every list whose address says none.
 */
export function useTableState(
  filterNames: readonly string[] = [],
  prefix = '',
): [TableState, ChangeTable] {
  const [params, setParams] = useSearchParams();
  const { size, keep } = useContext(KeptPageSize);
  // Names are literals at the call; joined, a new array of the same names changes nothing.
  const joined = filterNames.join(' ');
  const names = useMemo(() => joined.split(' ').filter(Boolean), [joined]);
  const state = useMemo(
    () => readTableState(params, names, prefix, size),
    [params, names, prefix, size],
  );
  const change = useCallback<ChangeTable>(
    (wanted) => {
      // From the address itself: a second filter may be chosen before the first is drawn.
      const current = new URLSearchParams(window.location.search);
      const before = readTableState(current, names, prefix, size);
      if (wanted.limit) keep(wanted.limit);
      setParams(writeTableState(current, changeTable(before, wanted), names, prefix, size), {
        // Going back undoes a page or a filter, not every letter of a search, nor a size, which other lists have too.
        replace: 'q' in wanted || 'limit' in wanted,
        preventScrollReset: true,
      });
    },
    [setParams, names, prefix, size, keep],
  );
  return [state, change];
}
