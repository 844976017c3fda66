import { readTableState, type TableState } from '@portal/ui/table/table-state';

/** What a list is asked, without page and size: what is kept of it under a name. */
type Asked = Pick<TableState, 'sort' | 'q' | 'filters'>;

/** As an address has it, in the order of the names, so that the same is written alike. */
export function queryOf({ sort, q, filters }: Asked): string {
  const parts = Object.entries({ ...filters, q, sort }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  return new URLSearchParams(parts.sort(([a = ''], [b = '']) => (a < b ? -1 : 1))).toString();
}

/** What of a kept query this table has a filter for; nothing is left from before. */
export function askedBy(query: string, filterNames: readonly string[]): Asked {
  const { sort, q, filters } = readTableState(new URLSearchParams(query), filterNames);
  return { sort, q, filters };
}

export const NOTHING_ASKED: Asked = { sort: undefined, q: undefined, filters: {} };
