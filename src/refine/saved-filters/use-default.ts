import type { SavedFilter } from '@contract/platform/saved-filters';
import type { TableState } from '@portal/ui/table/table-state';
import type { ChangeTable } from '@portal/ui/table/use-table-state';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { askedBy, queryOf } from './query';

interface Table {
  filterNames: readonly string[];
  state: TableState;
  setState: ChangeTable;
}

/**
 * A list that is opened without asking for anything is asked what its default says, once. Who goes back to a list
 * finds it as it was left: bare, where they had taken the default away.
 */
export function useDefault(items: readonly SavedFilter[] | undefined, table: Table): void {
  const { key } = useLocation();
  const came = useNavigationType();
  const [opened] = useState(came !== 'POP' || key === 'default');
  const decided = useRef(!opened);
  const latest = useRef(table);
  latest.current = table;

  useEffect(() => {
    if (!items || decided.current) return;
    decided.current = true;
    const first = items.find(({ is_default }) => is_default);
    if (!first) return;
    // After this effect: the address is drawn as it changes, and another table of the screen may change it too.
    queueMicrotask(() => {
      const { filterNames, state, setState } = latest.current;
      if (queryOf(state) || state.cursors.length > 0) return;
      setState(askedBy(first.query, filterNames));
    });
  }, [items]);
}
