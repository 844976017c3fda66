import * as z from 'zod';
import { kernelFields } from '../locales/es-MX/kernel/schemas';
import { cleanPasted } from './fields/pasted';
import { rawText, tidyText } from './fields/text';
import { DEFAULT_PAGE_SIZE } from './page-size';
import { said } from './words';

/** Most rows a list counts; beyond it the answer is "10,000 or more" instead of scanning a large table. */
export const TOTAL_CAP = 10_000;
export const MAX_PAGE_SIZE = 100;

/** What is looked for, anywhere in the names of a row; accents and case make no difference. */
export const searchText = tidyText(100, cleanPasted).optional();

/**
 * Query of every list: page size, opaque key of the last row seen, and the filters of the noun, `q:
 * searchText` among them where the list is searched. `sort` is a field name of `sortable`, with a leading
 * "-" for descending.
 */
export function listQuery<const S extends readonly [string, ...string[]], F extends z.ZodRawShape>(
  sortable: S,
  filters: F,
) {
  return z.strictObject({
    limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
    cursor: rawText(500).optional(),
    sort: rawText(60)
      .refine((value) => sortable.includes(value.replace(/^-/, '')), {
        error: said(kernelFields.shared.noOrder),
      })
      .optional()
      .meta({ examples: [...sortable] }),
    ...filters,
  });
}

/** Answer of every list: one page, the key that fetches the next one, and how many rows match in all. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    next_cursor: z.string().nullable(),
    total: z.number().int(),
    total_is_capped: z.boolean(),
  });
}
