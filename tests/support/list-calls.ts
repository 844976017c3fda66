import type { EndpointShape } from '@contract/kernel/endpoint';
import { implementations } from '@server/features/implementations';
import * as z from 'zod';
import { inputSchema, type JsonSchema, pathOf } from './contract-input';

export interface ListCall {
  endpoint: EndpointShape;
  url: string;
}

/** What is asked of filters that name no values of their own, by name: ids of rows, words that many rows have and that none has. */
export type Samples = Readonly<Record<string, readonly string[]>>;

/** Every list of the contract that may be long: in each of its orders, and narrowed by each value of each of its filters. */
export function listCalls(samples: Samples, nameOfRecord: (param: string) => string): ListCall[] {
  return implementations.flatMap(({ endpoint }) => {
    const { query } = endpoint;
    if (!query || !('cursor' in query.shape)) return [];
    const { properties = {}, required = [] } = inputSchema(query);
    const path = pathOf(endpoint, nameOfRecord);
    const needed = required.map((name): [string, string] => [name, samples[name]?.[0] ?? '']);
    const asked = [...ordersOf(properties), ...filtersOf(query.shape, properties, samples)];
    return asked.map((part) => ({
      endpoint,
      url: `${path}?${new URLSearchParams(Object.fromEntries([['limit', '25'], ...needed, ...part]))}`,
    }));
  });
}

type Part = [string, string][];

const ordersOf = ({ sort }: Record<string, JsonSchema>): Part[] => [
  [],
  ...(sort?.examples ?? []).flatMap((name): Part[] => [
    [['sort', String(name)]],
    [['sort', `-${name}`]],
  ]),
];

const HOW_TO_LIST = ['limit', 'cursor', 'sort', 'counted'];

function filtersOf(
  shape: z.core.$ZodLooseShape,
  properties: Record<string, JsonSchema>,
  samples: Samples,
): Part[] {
  return Object.entries(properties).flatMap(([name, schema]) =>
    HOW_TO_LIST.includes(name)
      ? []
      : [...optionsOf(schema), ...(samples[name] ?? [])]
          .filter((value) => z.safeParse(shape[name] ?? z.never(), value).success)
          .map((value): Part => [[name, value]]),
  );
}

const optionsOf = ({ enum: options = [], anyOf = [] }: JsonSchema): string[] => [
  ...options.map(String),
  ...anyOf.flatMap(optionsOf),
];
