import { implementations } from '@server/features/implementations';
import { listNumbers } from '@tests/support/contract-fields';
import { getTableColumns, is } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { PgSmallInt, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as z from 'zod';

const numbers = implementations.flatMap(({ endpoint }) => listNumbers(endpoint));
const LARGEST_SMALLINT = 32_767;
const LARGEST_INTEGER = 2_147_483_647;

const schemas = import.meta.glob<Record<string, unknown>>('../../server/db/schema/*.ts', {
  eager: true,
});
const columns = Object.values(schemas).flatMap((file) =>
  Object.values(file).flatMap((table) =>
    is(table, PgTable) ? Object.entries(getTableColumns(table)) : [],
  ),
);
/** The names of columns of two bytes, of any table. */
const small = new Set(
  columns.flatMap(([name, column]) => (is(column, PgSmallInt) ? [toSnakeCase(name)] : [])),
);

/** A number that its column cannot hold; of a pipe both ends would have to let it pass. */
const passes = (place: string, value: number) =>
  numbers
    .filter((one) => one.place === place)
    .every(({ schema }) => z.safeParse(schema, value).success);

test('reads no number that its column cannot hold', () => {
  const places = [...new Set(numbers.map(({ place }) => place))];
  expect(places.length).toBeGreaterThan(50);
  expect(small).toContain('product_id');
  const beyond = places.filter((place) => {
    const name = toSnakeCase(place.split('.').at(-1) ?? '');
    const most = small.has(name) ? LARGEST_SMALLINT : LARGEST_INTEGER;
    // Money has columns of eight bytes; a version is compared and never kept; a log is kept as it came.
    const isWide =
      name.endsWith('_cents') ||
      name === 'version' ||
      place.endsWith('Log body.metadata.account.id');
    return !isWide && (passes(place, most + 1) || passes(place, -most - 2));
  });
  expect(beyond).toEqual([]);
});
