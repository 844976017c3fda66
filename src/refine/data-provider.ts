import type { EndpointShape } from '@contract/kernel/endpoint';
import { callRaw, type LooseArgs, readPart } from '@portal/api/call';
import { config } from '@portal/config';
import type {
  BaseKey,
  BaseRecord,
  CrudFilters,
  CrudSort,
  DataProvider,
  MetaQuery,
} from '@refinedev/core';
import * as z from 'zod';
import { takeEarly } from './early-reads';
import { endpointNamed } from './endpoint-id';
import { type CrudEndpoints, endpointOf } from './endpoints';

/**
 * Refine's verbs as calls of the contract. The hooks of this folder pass the endpoint (`meta.endpoint`) and with
 * what (`meta.args`); without them it is the noun's own endpoint of that verb, as Refine's own parts ask.
 * A form's values are the body, a record's id the last parameter of the path.
 */
const contractProvider: WithoutGenerics<DataProvider> = {
  getApiUrl: () => config().apiBaseUrl,

  async getList({ resource, pagination, sorters, filters, meta }) {
    const endpoint = await endpointFor(resource, 'list', meta);
    const answer = await answerOf(endpoint, meta, {
      query: {
        ...asRecord(asRecord(meta?.args).query),
        // Paged lists pass their own size, beside the key of the page.
        ...(pagination?.mode !== 'off' && { limit: pagination?.pageSize }),
        sort: sortOf(sorters),
        ...filtersOf(filters),
      },
    });
    // The page goes along whole: its key to the next one, the cap of its total.
    return { data: itemsOf(answer), total: Number(asRecord(answer).total ?? 0), page: answer };
  },

  /** What a choice holds already, one by one, by the filter of its list that finds a record (`meta.oneBy`). */
  async getMany({ resource, ids, meta }) {
    const endpoint = await endpointFor(resource, 'list', meta);
    const { oneBy } = asRecord(meta);
    const answers = await Promise.all(
      ids.map((id) => answerOf(endpoint, meta, { query: { limit: 1, [String(oneBy)]: id } })),
    );
    return { data: answers.flatMap(itemsOf) };
  },

  async getOne({ resource, id, meta }) {
    const endpoint = await endpointFor(resource, 'show', meta);
    return { data: record(await answerOf(endpoint, meta, { params: idParam(endpoint, id) })) };
  },

  async create({ resource, variables, meta }) {
    const endpoint = await endpointFor(resource, 'create', meta);
    return { data: record(await answerOf(endpoint, meta, { body: variables })) };
  },

  async update({ resource, id, variables, meta }) {
    const endpoint = await endpointFor(resource, 'edit', meta);
    const params = idParam(endpoint, id);
    return { data: record(await answerOf(endpoint, meta, { params, body: variables })) };
  },

  async deleteOne({ resource, id, variables, meta }) {
    const endpoint = await endpointFor(resource, 'delete', meta);
    const params = idParam(endpoint, id);
    return { data: record(await answerOf(endpoint, meta, { params, body: variables })) };
  },

  async custom({ payload, meta }) {
    return {
      data: record(await answerOf(endpointNamed(meta?.endpoint), meta, asRecord(payload))),
    };
  },
};

// @ts-expect-error Refine lets the caller of each hook name the type of its answer, which no provider can
// hold. Ours answers records; the hooks of this folder read them with their endpoint's schema.
export const dataProvider: DataProvider = contractProvider;

/** Functions of any type, called as their constraints say: what a caller of Refine may name is left out. */
type WithoutGenerics<T> = {
  [Verb in keyof T]: T[Verb] extends ((...args: infer Args) => infer Answer) | undefined
    ? (...args: Args) => Answer
    : never;
};

async function endpointFor(
  resource: string,
  verb: keyof CrudEndpoints,
  meta: MetaQuery | undefined,
): Promise<EndpointShape> {
  return meta?.endpoint ? endpointNamed(meta.endpoint) : endpointOf(resource, verb);
}

function answerOf(
  endpoint: EndpointShape,
  meta: MetaQuery | undefined,
  given: LooseArgs,
): Promise<unknown> {
  const args: LooseArgs = asRecord(meta?.args);
  const params = { ...asRecord(args.params), ...asRecord(given.params) };
  const asked: LooseArgs = { ...args, ...given, params };
  return (
    takeEarly(endpoint, asked) ??
    callRaw(endpoint, asked, {
      signal: meta?.signal instanceof AbortSignal ? meta.signal : undefined,
      ...(typeof meta?.intention === 'string' && { idempotencyKey: meta.intention }),
    })
  );
}

/** The last parameter of a path names the record; those before it name what it belongs to. */
function idParam({ path }: Pick<EndpointShape, 'path'>, id: BaseKey): Record<string, unknown> {
  const name = [...path.matchAll(/:(\w+)/g)].at(-1)?.[1];
  return name ? { [name]: id } : {};
}

function sortOf(sorters: readonly CrudSort[] = []): string | undefined {
  const [first] = sorters;
  if (!first?.field) return undefined;
  return first.order === 'desc' ? `-${first.field}` : first.field;
}

/** Our lists know equality only; search is the filter `q`. */
function filtersOf(filters: CrudFilters = []): Record<string, unknown> {
  return Object.fromEntries(
    filters.flatMap((filter) => ('field' in filter ? [[filter.field, filter.value]] : [])),
  );
}

const baseRecord = z.looseObject({ id: z.union([z.string(), z.number()]).optional() });

const record = (answer: unknown): BaseRecord => readPart(baseRecord, answer);

function itemsOf(answer: unknown): BaseRecord[] {
  const { items } = asRecord(answer);
  return Array.isArray(items) ? items.map(record) : [];
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
