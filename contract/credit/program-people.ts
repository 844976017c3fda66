import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { sexes } from '../kernel/fields/curp';
import { businessSizes } from '../people/about-you';
import { metricsQuery } from '../program/metrics-filters';

/** Fewer people than this are not shown. */
export const FEWEST_SHOWN = 5;

/** Of whom there is no age or sex: companies, and people who did not say. */
const without = ['company', 'unknown'] as const;

/** By the years that they have completed today. */
export const ageBands = ['to29', 'to39', 'to49', 'to59', 'from60', ...without] as const;
export type AgeBand = (typeof ageBands)[number];

export const sexGroups = [...sexes, ...without] as const;
export type SexGroup = (typeof sexGroups)[number];

/** Of businesses by their size; `none` is of people without one. */
export const sizeGroups = [...businessSizes, 'none', 'unknown'] as const;
export type SizeGroup = (typeof sizeGroups)[number];

/** By the tariff of the site of their latest request. */
export const tariffGroups = [
  'home',
  'dac',
  'pdbt',
  'gdbt',
  'gdmto',
  'gdmth',
  'other',
  'unknown',
] as const;
export type TariffGroup = (typeof tariffGroups)[number];

/** Null of those that are hidden: they are few, or would tell how many some few are. */
const people = z.int().nullable();

const demographics = z.object({
  /** When the answer was made. */
  computed_at: z.iso.datetime(),
  /** Nothing is shown of few people, nor by more than one filter at a time. */
  shown: z.enum(['people', 'too_few', 'one_filter']),
  people,
  /** The first and the last month of the whole quarters that were counted, where months are asked for. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  ages: z.array(z.object({ band: z.enum(ageBands), people })),
  sexes: z.array(z.object({ sex: z.enum(sexGroups), people })),
  sizes: z.array(z.object({ size: z.enum(sizeGroups), people })),
  tariffs: z.array(z.object({ tariff: z.enum(tariffGroups), people })),
  /** A null name is of those whose request has no zone. */
  regions: z.array(z.object({ name: z.string().nullable(), people })),
  zones: z.array(z.object({ id: z.string().nullable(), name: z.string().nullable(), people })),
  /** Of several zones that somebody works, those that nothing is shown of, nor counted in what is. */
  left_out: z.array(z.string()),
});

export type Demographics = z.infer<typeof demographics>;

/** Who asks for credits of a program. */
export const programPeople = {
  demographics: endpoint({
    method: 'GET',
    path: '/api/v1/program-metrics/demographics',
    can: 'program-metrics.show',
    query: metricsQuery,
    response: demographics,
  }),
} as const;
