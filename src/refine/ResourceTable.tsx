import type { EndpointShape } from '@contract/kernel/endpoint';
import { type Answer, callLoose } from '@portal/api/call';
import { DataTable, type DataTableProps } from '@portal/ui/table/DataTable';
import { type Filter, Filters } from '@portal/ui/table/Filters';
import { type Page, type PageRequest, pageRequest, toQuery } from '@portal/ui/table/table-state';
import { useTableState } from '@portal/ui/table/use-table-state';
import { type BaseRecord, useList } from '@refinedev/core';

type ListEndpoint = EndpointShape & { method: 'GET' };
type RowOf<E extends ListEndpoint> = Answer<E> extends { items: (infer Row)[] } ? Row : never;

type Shown<Row> = Omit<
  DataTableProps<Row>,
  'state' | 'setState' | 'page' | 'loading' | 'failed' | 'reload' | 'fetchPage' | 'filters'
>;

interface ResourceTableProps<E extends ListEndpoint> extends Shown<RowOf<E>> {
  /** Noun of the list, as Refine knows it: live changes reload it. */
  resource: string;
  endpoint: E;
  filters?: readonly Filter[];
  /** Begins this table's names in the address, where a screen has another one. */
  prefix?: string;
  /** Parts of the query that the person does not choose. */
  fixed?: Readonly<Record<string, string>>;
}

/** A list of the API as a table: its state in the address, its rows through Refine, live. */
export function ResourceTable<E extends ListEndpoint>({
  resource,
  endpoint,
  filters = [],
  prefix,
  fixed = {},
  ...table
}: ResourceTableProps<E>) {
  const [state, setState] = useTableState(
    filters.map(({ name }) => name),
    prefix,
  );
  const queryOf = (request: PageRequest) => ({ ...toQuery(request), ...fixed });
  const { query } = useList<BaseRecord>({
    resource,
    meta: { query: queryOf(pageRequest(state)) },
    liveMode: 'auto',
    // The table shows its own failure, in place and with a button.
    errorNotification: false,
    queryOptions: { placeholderData: (previous) => previous },
  });

  function set(name: string, value: string | undefined) {
    const { [name]: _, ...others } = state.filters;
    setState({ filters: value ? { ...others, [name]: value } : others });
  }

  return (
    <DataTable
      {...table}
      state={state}
      setState={setState}
      page={pageFrom<RowOf<E>>(query.data)}
      loading={query.isLoading}
      failed={query.isError}
      reload={() => void query.refetch()}
      fetchPage={async (request) => {
        const page = pageFrom<RowOf<E>>(await callLoose(endpoint, { query: queryOf(request) }));
        if (!page) throw new Error('a list answered no page');
        return page;
      }}
      filters={<Filters filters={filters} values={state.filters} set={set} />}
    />
  );
}

/** The page inside an answer; the rows have been parsed by the list's own schema, which names their type. */
function pageFrom<Row>(answer: unknown): Page<Row> | undefined {
  return isPage<Row>(answer) ? answer : undefined;
}

function isPage<Row>(answer: unknown): answer is Page<Row> {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'items' in answer &&
    Array.isArray(answer.items)
  );
}
