import type { EndpointShape } from '@contract/kernel/endpoint';
import { callLoose } from '@portal/api/call';
import { config } from '@portal/config';
import type { BaseKey, CrudFilters, CrudSort, DataProvider, MetaQuery } from '@refinedev/core';
import { endpointOf } from './endpoints';

/**
 * Refine lets each hook name the type of its rows; the endpoint's own schema has parsed the answer by the
 * time it passes here. The one place where the two meet.
 */
function asAnswer<T>(answer: unknown): T;
function asAnswer(answer: unknown): unknown {
  return answer;
}

/** A verb of Refine on a noun, looked up in the contract: paths, parameters and schemas come from there. */
export const dataProvider: DataProvider = {
  getApiUrl: () => config().apiBaseUrl,

  async getList({ resource, pagination, sorters, filters, meta }) {
    const endpoint = await endpointOf(resource, 'list');
    const query = {
      limit: pagination?.pageSize,
      sort: sortOf(sorters),
      ...filtersOf(filters),
      ...asRecord(meta?.query),
    };
    const answer = asRecord(await callLoose(endpoint, { params: meta?.params, query }));
    // The rest of the page (its key to the next one, the cap of its total) goes along for the tables.
    return asAnswer({ ...answer, data: answer.items ?? [], total: Number(answer.total ?? 0) });
  },

  async getOne({ resource, id, meta }) {
    const endpoint = await endpointOf(resource, 'show');
    const params = { ...idParam(endpoint, id), ...paramsOf(meta) };
    return asAnswer({ data: await callLoose(endpoint, { params }) });
  },

  async create({ resource, variables, meta }) {
    const endpoint = await endpointOf(resource, 'create');
    return asAnswer({
      data: await callLoose(endpoint, { params: paramsOf(meta), body: variables }),
    });
  },

  async update({ resource, id, variables, meta }) {
    const endpoint = await endpointOf(resource, 'edit');
    const params = { ...idParam(endpoint, id), ...paramsOf(meta) };
    return asAnswer({ data: await callLoose(endpoint, { params, body: variables }) });
  },

  async deleteOne({ resource, id, variables, meta }) {
    const endpoint = await endpointOf(resource, 'delete');
    const params = { ...idParam(endpoint, id), ...paramsOf(meta) };
    return asAnswer({ data: await callLoose(endpoint, { params, body: variables }) });
  },
};

/** The last parameter of a path names the record; those before it name what it belongs to. */
function idParam({ path }: Pick<EndpointShape, 'path'>, id: BaseKey): Record<string, unknown> {
  const name = [...path.matchAll(/:(\w+)/g)].at(-1)?.[1];
  return name ? { [name]: id } : {};
}

function sortOf(sorters: readonly CrudSort[] = []): string | undefined {
  const [first] = sorters;
  return first && (first.order === 'desc' ? `-${first.field}` : first.field);
}

/** Our lists know equality only; search is the filter `q`. */
function filtersOf(filters: CrudFilters = []): Record<string, unknown> {
  return Object.fromEntries(
    filters.flatMap((filter) => ('field' in filter ? [[filter.field, filter.value]] : [])),
  );
}

function paramsOf(meta: MetaQuery | undefined): Record<string, unknown> {
  return asRecord(meta?.params);
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
