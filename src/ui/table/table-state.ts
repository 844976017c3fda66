import { DEFAULT_PAGE_SIZE, type PageSize, pageSizes } from '@contract/kernel/page-size';

/** Keys of earlier pages that the address keeps; further back than that, "previous" starts over. */
const MOST_CURSORS = 20;

export interface TableState {
  limit: PageSize;
  /** Keys that led to this page, first page excluded; the last one is this page's. */
  cursors: readonly string[];
  /** Column to sort by, with a leading "-" for descending. */
  sort?: string;
  q?: string;
  filters: Readonly<Record<string, string>>;
}

/** What one page is asked with: the list query of the contract. */
export interface PageRequest {
  limit: number;
  cursor?: string;
  sort?: string;
  q?: string;
  filters: Readonly<Record<string, string>>;
}

export interface Page<Row> {
  items: readonly Row[];
  next_cursor: string | null;
  total: number;
  total_is_capped: boolean;
}

/** The table's part of an address; `prefix` distinguishes the tables of one screen, `usual` is its size where none is said. */
export function readTableState(
  params: URLSearchParams,
  filterNames: readonly string[],
  prefix = '',
  usual: PageSize = DEFAULT_PAGE_SIZE,
): TableState {
  const read = (name: string) => params.get(prefix + name) ?? undefined;
  const asked = Number(read('limit'));
  return {
    limit: pageSizes.find((size) => size === asked) ?? usual,
    cursors: params.getAll(`${prefix}cursor`),
    sort: read('sort'),
    q: read('q'),
    filters: Object.fromEntries(
      filterNames.flatMap((name) => {
        const value = read(name);
        return value ? [[name, value]] : [];
      }),
    ),
  };
}

/** The same address with the table's part rewritten; what belongs to others stays, and so does a size that it says. */
export function writeTableState(
  params: URLSearchParams,
  state: TableState,
  filterNames: readonly string[],
  prefix = '',
  usual: PageSize = DEFAULT_PAGE_SIZE,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const write = (name: string, value: string | undefined) => {
    next.delete(prefix + name);
    if (value) next.set(prefix + name, value);
  };
  if (state.limit !== usual || params.has(`${prefix}limit`)) write('limit', String(state.limit));
  write('sort', state.sort);
  write('q', state.q);
  for (const name of filterNames) write(name, state.filters[name]);
  next.delete(`${prefix}cursor`);
  for (const cursor of state.cursors.slice(-MOST_CURSORS)) next.append(`${prefix}cursor`, cursor);
  return next;
}

/** A change of what is listed starts again at the first page. */
export function changeTable(state: TableState, change: Partial<TableState>): TableState {
  return { ...state, cursors: [], ...change };
}

/** One filter given, or taken away. */
export function changeFilter(
  filters: TableState['filters'],
  name: string,
  value: string | undefined,
): TableState['filters'] {
  const { [name]: _, ...others } = filters;
  return value ? { ...others, [name]: value } : others;
}

export function pageRequest(state: TableState): PageRequest {
  const { limit, sort, q, filters } = state;
  return { limit, cursor: state.cursors.at(-1), sort, q, filters };
}

/** A request as the flat query of an endpoint, what is not asked left out. */
export function toQuery({ filters, ...rest }: PageRequest): Record<string, string | number> {
  const query: Record<string, string | number> = {};
  for (const [name, value] of Object.entries({ ...filters, ...rest })) {
    if (value !== undefined && value !== '') query[name] = value;
  }
  return query;
}

export function isFiltered(state: TableState): boolean {
  return Boolean(state.q) || Object.keys(state.filters).length > 0;
}

/** Ascending, then descending, then the list's own order. */
export function nextSort(current: string | undefined, column: string): string | undefined {
  if (current === column) return `-${column}`;
  return current === `-${column}` ? undefined : column;
}

export type SortDirection = 'ascending' | 'descending';

/** How a column is sorted, as a value of `aria-sort`. */
export function sortDirection(sort: string | undefined, column: string): SortDirection | undefined {
  if (sort === column) return 'ascending';
  return sort === `-${column}` ? 'descending' : undefined;
}
