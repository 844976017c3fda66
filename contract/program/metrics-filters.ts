import * as z from 'zod';
import { daysInMonth } from '../kernel/fields/calendar-date';
import { type Day, toDay } from '../kernel/fields/day';
import { plain } from '../kernel/fields/plain';
import { rawText, tidyText } from '../kernel/fields/text';
import { said } from '../kernel/words';
import { kernelFields } from '../locales/es-MX/kernel/schemas';
import type { metricsFilterNames } from './metrics-filter-names';

/** A month, 'YYYY-MM', of a year that the calendar has; strings of it sort by date. */
const month = rawText(7)
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { abort: true })
  .refine((text) => !text.startsWith('0000'), { error: said(kernelFields.shared.date) });

/** The products that are financed, by their place in the catalogue. */
export const technologies = ['1', '2', '3', '4', '5'] as const;

/** What every screen of figures is narrowed by; it goes from one to the next. */
export const metricsFilters = {
  /** The first and the last month of what is counted: each screen says of what. */
  from: month.optional(),
  to: month.optional(),
  region: tidyText(120, plain).optional(),
  zone_id: z.uuid().optional(),
  /** Whose: nobody's, or one executive's. */
  owner: z.union([z.literal('nobody'), z.uuid()]).optional(),
  /** Prospects have none: of projects and credits alone. */
  technology: z.enum(technologies).optional(),
} as const satisfies Record<(typeof metricsFilterNames)[number], z.ZodType>;

export const metricsQuery = z.strictObject(metricsFilters);

/** Of figures of prospects. */
export const prospectsQuery = metricsQuery.omit({ technology: true });

/** Of figures that know neither months of arrival nor owners. */
export const placesQuery = metricsQuery.pick({ region: true, zone_id: true });

export type PlacesQuery = z.output<typeof placesQuery>;

export type ProspectsQuery = z.output<typeof prospectsQuery>;

export type MetricsQuery = z.output<typeof metricsQuery>;

export type MetricsFilter = keyof typeof metricsFilters;

/** The first day of a month 'YYYY-MM'. */
export const firstDayOf = (text: string): Day => toDay(`${text}-01`);

/** The last day of a month 'YYYY-MM'. */
export const lastDayOf = (text: string): Day =>
  toDay(`${text}-${daysInMonth(Number(text.slice(0, 4)), Number(text.slice(5)))}`);
