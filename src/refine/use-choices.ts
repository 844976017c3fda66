import { readPart } from '@portal/api/call';
import type { ApiFailure } from '@portal/api/failure';
import { matchesOption, type Option } from '@portal/ui/form/inputs/options';
import { useSelect } from '@refinedev/antd';
import type { BaseRecord } from '@refinedev/core';
import { useCallback, useState } from 'react';
import type * as z from 'zod';
import { endpointId, nounOf } from './endpoint-id';
import type { ObjectEndpoint } from './reading';

/** An endpoint that answers a list, of which one is to be chosen. */
type ChoiceEndpoint<Row> = ObjectEndpoint & { response: { shape: { items: z.ZodType<Row[]> } } };

interface ChoiceOptions<Row> {
  label: (row: Row) => string;
  /** The server finds what is typed, once it has this many letters; otherwise all choices are there and the browser does. */
  searchedFrom?: number;
  /** Rows asked for at once, of a list that has pages. */
  limit?: number;
  /** What all choices have in common, as the list's own query has it. */
  within?: Readonly<Record<string, string>>;
  /** What is chosen already, and the filter of the list that finds it where it is not among the first. */
  chosen?: { value: string | undefined; filter: string };
}

/** The rows of a list as the choices of an antd Select. */
export function useChoices<Row extends BaseRecord & { id: string }>(
  endpoint: ChoiceEndpoint<Row>,
  { label, searchedFrom, limit, within, chosen }: ChoiceOptions<Row>,
) {
  const [q, setQ] = useState('');
  const { items } = endpoint.response.shape;
  const select = useCallback(
    <Answer extends { data: unknown[] }>(answer: Answer) => ({
      ...answer,
      data: readPart(items, answer.data),
    }),
    [items],
  );
  const { selectProps, query } = useSelect<BaseRecord, ApiFailure, Row, Option>({
    resource: nounOf(endpoint),
    optionLabel: label,
    optionValue: ({ id }) => id,
    // Pages go by key, which Refine does not count: this is the first one.
    pagination: { mode: 'off' },
    meta: {
      endpoint: endpointId(endpoint),
      args: { query: { ...within, ...(limit && { limit }) } },
      oneBy: chosen?.filter,
    },
    defaultValue: chosen?.value,
    onSearch(typed) {
      const text = typed.trim();
      setQ(text);
      return text ? [{ field: 'q', operator: 'eq', value: text }] : [];
    },
    queryOptions: { select, enabled: q.length >= (searchedFrom ?? 0) },
    defaultValueQueryOptions: { select },
    // The place that asks shows the failure.
    errorNotification: false,
  });
  const isSearched = searchedFrom !== undefined;
  const isWaiting = isSearched && q.length < searchedFrom;
  return {
    /** What is looked for, empty for nothing. */
    q,
    rows: query.data?.data ?? [],
    isError: query.isError,
    isLoaded: query.isSuccess,
    refetch: () => query.refetch(),
    /** Forgets what was looked for. */
    clear: () => selectProps.onSearch?.(''),
    selectProps: {
      showSearch: true,
      filterOption: isSearched ? (false as const) : matchesOption,
      onSearch: isSearched ? selectProps.onSearch : undefined,
      loading: selectProps.loading || query.isFetching,
      // @refinedev/antd forgets their type, and keeps those of an earlier search.
      options: isWaiting ? [] : (selectProps.options ?? []).map(asOption),
    },
  };
}

const asOption = ({ value, label }: { value?: unknown; label?: unknown }): Option => ({
  value: String(value),
  label: String(label),
});
