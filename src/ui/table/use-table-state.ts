import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { changeTable, readTableState, type TableState, writeTableState } from './table-state';

export type ChangeTable = (change: Partial<TableState>) => void;

/** A table's size, page, order, search and filters, kept in the address so that it can be shared and gone back to. */
export function useTableState(filterNames: readonly string[] = []): [TableState, ChangeTable] {
  const [params, setParams] = useSearchParams();
  // Names are literals at the call; joined, a new array of the same names changes nothing.
  const joined = filterNames.join(' ');
  const names = useMemo(() => joined.split(' ').filter(Boolean), [joined]);
  const state = useMemo(() => readTableState(params, names), [params, names]);
  const change = useCallback<ChangeTable>(
    (wanted) =>
      setParams(
        (current) =>
          writeTableState(current, changeTable(readTableState(current, names), wanted), names),
        // Going back undoes a page or a filter, not every letter of a search.
        { replace: 'q' in wanted, preventScrollReset: true },
      ),
    [setParams, names],
  );
  return [state, change];
}
