import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { changeTable, readTableState, type TableState, writeTableState } from './table-state';

export type ChangeTable = (change: Partial<TableState>) => void;

/** A table's size, page, order, search and filters, kept in the address so that it can be shared and gone back to. */
export function useTableState(
  filterNames: readonly string[] = [],
  prefix = '',
): [TableState, ChangeTable] {
  const [params, setParams] = useSearchParams();
  // Names are literals at the call; joined, a new array of the same names changes nothing.
  const joined = filterNames.join(' ');
  const names = useMemo(() => joined.split(' ').filter(Boolean), [joined]);
  const state = useMemo(() => readTableState(params, names, prefix), [params, names, prefix]);
  const change = useCallback<ChangeTable>(
    (wanted) => {
      // From the address itself: a second filter may be chosen before the first is drawn.
      const current = new URLSearchParams(window.location.search);
      const before = readTableState(current, names, prefix);
      setParams(writeTableState(current, changeTable(before, wanted), names, prefix), {
        // Going back undoes a page or a filter, not every letter of a search.
        replace: 'q' in wanted,
        preventScrollReset: true,
      });
    },
    [setParams, names, prefix],
  );
  return [state, change];
}
