import type { EndpointShape } from '@contract/kernel/endpoint';
import { callRaw, readAnswer } from '@portal/api/call';
import type { ApiFailure } from '@portal/api/failure';
import { DataTable, type DataTableProps } from '@portal/ui/table/DataTable';
import { type Filter, Filters } from '@portal/ui/table/Filters';
import {
  changeFilter,
  type Page,
  pageRequest,
  type TableState,
  toQuery,
} from '@portal/ui/table/table-state';
import { useTableState } from '@portal/ui/table/use-table-state';
import { useTable } from '@refinedev/antd';
import type { BaseRecord, CrudFilter, CrudSort } from '@refinedev/core';
import { lazy, Suspense, useMemo } from 'react';
import type * as z from 'zod';
import { endpointId, nounOf } from './endpoint-id';
import { isPageLost, useFirstPageInstead } from './lost-page';
import styles from './saved-filters/saved-filters.module.css';
import { uncounted } from './uncounted';
import { useCount } from './use-count';
import { useMay } from './use-may';

const SavedFilters = lazy(() =>
  import('./saved-filters/SavedFilters').then((file) => ({ default: file.SavedFilters })),
);

/** An endpoint that answers one page of a list. */
export type ListEndpoint<Row> = EndpointShape & { method: 'GET'; response: z.ZodType<Page<Row>> };

type Shown<Row> = Omit<
  DataTableProps<Row>,
  | 'state'
  | 'setState'
  | 'page'
  | 'counting'
  | 'loading'
  | 'failed'
  | 'reload'
  | 'fetchPage'
  | 'filters'
  | 'tools'
>;

interface ResourceTableProps<Row> extends Shown<Row> {
  endpoint: ListEndpoint<Row>;
  filters?: readonly Filter[];
  /** Begins this table's names in the address, where a screen has another one. */
  prefix?: string;
  /** Parts of the query that the person does not choose. */
  fixed?: Readonly<Record<string, string>>;
}

/** A list of the API as a table: its state in the address, its rows through Refine, live. */
export function ResourceTable<Row>({
  endpoint,
  filters = [],
  prefix,
  fixed = {},
  ...table
}: ResourceTableProps<Row>) {
  const filterNames = filters.map(({ name }) => name);
  const [state, setState] = useTableState(filterNames, prefix);
  const maySave = useMay('saved-filters.list');
  const { limit, cursor } = pageRequest(state);
  const { tableQuery } = useTable<BaseRecord, ApiFailure>({
    resource: nounOf(endpoint),
    filters: { permanent: crudFilters(state, filters) },
    sorters: { permanent: [crudSort(state.sort)] },
    // Pages go by key, which Refine does not count.
    pagination: { mode: 'off' },
    meta: {
      endpoint: endpointId(endpoint),
      args: { query: { ...fixed, ...uncounted(endpoint), limit, cursor } },
    },
    // The address holds the state, under names of ours: Refine treats what is in it as permanent.
    syncWithLocation: false,
    // The table shows its own failure, in place and with a button.
    errorNotification: false,
    queryOptions: { placeholderData: (previous) => previous },
  });
  const answer: unknown = tableQuery.data?.page;
  const read = useMemo(
    () => (answer === undefined ? undefined : endpoint.response.safeParse(answer)),
    [endpoint, answer],
  );

  const { error, isPlaceholderData } = tableQuery;
  const rows = isPlaceholderData ? undefined : read?.data?.items.length;
  useFirstPageInstead(isPageLost({ cursor, error, rows }), prefix);

  const { count, isCounting } = useCount(endpoint, {
    ...toQuery({ limit: 1, q: state.q, filters: state.filters }),
    ...fixed,
  });

  function set(name: string, value: string | undefined) {
    setState({ filters: changeFilter(state.filters, name, value) });
  }

  return (
    <DataTable
      {...table}
      state={state}
      setState={setState}
      page={read?.data && { ...read.data, ...count }}
      counting={isCounting}
      loading={tableQuery.isLoading || tableQuery.isPlaceholderData}
      // An answer of another shape is a failed load.
      failed={tableQuery.isError || read?.success === false}
      reload={() => void tableQuery.refetch()}
      fetchPage={async (request, signal) =>
        readAnswer(
          endpoint,
          await callRaw(endpoint, { query: { ...toQuery(request), ...fixed } }, { signal }),
        )
      }
      filters={<Filters filters={filters} values={state.filters} set={set} />}
      tools={
        maySave ? (
          <Suspense fallback={<span className={styles.coming} />}>
            <SavedFilters list={table.id} {...{ filterNames, state, setState }} />
          </Suspense>
        ) : null
      }
    />
  );
}

/** Each filter and the search as the address has them; those that it does not name are empty. */
function crudFilters({ filters, q }: TableState, known: readonly Filter[]): CrudFilter[] {
  const values: [string, string | undefined][] = known.map(({ name }) => [name, filters[name]]);
  return [...values, ['q', q]].map(([field = '', value]) => ({ field, operator: 'eq', value }));
}

/** Without a column of its own a list keeps its order; declared too, or Refine would return to the one it began with. */
function crudSort(sort = ''): CrudSort {
  const field = sort.replace(/^-/, '');
  return { field, order: field === sort ? 'asc' : 'desc' };
}
