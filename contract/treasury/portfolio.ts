import * as z from 'zod';
import { creditBuckets } from '../credit/late-buckets';
import { endpoint } from '../kernel/endpoint';
import { basisPoints } from '../kernel/fields/basis-points';
import { centavos, centavosFromZero } from '../kernel/fields/centavos';
import { day } from '../kernel/fields/day';

/** What the principal of a portfolio is divided by. */
export const portfolioGroups = ['product', 'state', 'grade', 'installer', 'age'] as const;
export type PortfolioGroup = (typeof portfolioGroups)[number];

/** Months since the money was delivered. */
export const portfolioAges = ['0-5', '6-11', '12-23', 'over-23'] as const;
export type PortfolioAge = (typeof portfolioAges)[number];

/** The slices of a group at most; the smaller ones together are the last. */
export const MOST_SLICES = 10;
/** The key of those smaller ones. */
export const OTHER_SLICES = 'others';

/** The part of the principal above which a portfolio depends too much on one, in basis points. */
export const concentrationLimits = {
  project: 1_000,
  installer: 3_000,
  state: 5_000,
  product: 6_000,
} as const;
export type Concentrated = keyof typeof concentrationLimits;

/** Days of the first flow before today from which a yearly return says something. */
export const RETURN_FROM_DAYS = 30;
/** Beyond so many days late a credit is not counted on. */
export const COUNTED_DAYS_LATE = 90;
export const CALENDAR_MONTHS = 60;

const slice = z.object({
  /** Of a product its id, of an age and a grade their name, of the rest what people read. */
  key: z.string(),
  cents: centavosFromZero,
  /** Those of a group add up to 10,000. */
  share_bp: basisPoints,
});

export type PortfolioSlice = z.output<typeof slice>;

/** What instalments would bring in a month, before and after tax and fee; estimated, not guaranteed. */
export const expectedMonth = z.object({
  /** '2026-12' */
  month: z.string(),
  capital_cents: centavosFromZero,
  interest_cents: centavosFromZero,
  isr_cents: centavosFromZero,
  /** VAT on the interest that is not withheld. */
  vat_cents: centavosFromZero,
  /** The platform's fee on the interest, with its VAT. */
  fee_cents: centavosFromZero,
  net_cents: centavos,
});

export type ExpectedMonth = z.output<typeof expectedMonth>;

const portfolioAnswer = z.object({
  as_of: day,
  /** Credits in which principal is owed and was not written off. */
  active: z.int(),
  /** All participations there ever were, settled ones too. */
  participations: z.int(),
  /** Cash and standing principal together. */
  value_cents: centavos,
  cash_cents: centavos,
  invested_cents: centavosFromZero,
  written_off_cents: centavosFromZero,
  /** Standing principal that is more than 90 days late. */
  uncounted_cents: centavosFromZero,
  /** Yearly rate of the credits, weighted by standing principal; null of none. */
  rate_bp: basisPoints.nullable(),
  /** Yearly, after taxes and fees, by the days of the flows; null where it cannot be computed. */
  return: z.object({
    invested_bp: z.int().nullable(),
    /** With the money that waits, from the days of deposits and withdrawals. */
    with_idle_bp: z.int().nullable(),
    since: day.nullable(),
  }),
  allocation: z.array(z.object({ by: z.enum(portfolioGroups), slices: z.array(slice) })),
  warnings: z.array(
    z.object({
      by: z.enum(['project', 'installer', 'state', 'product']),
      key: z.string(),
      share_bp: basisPoints,
      limit_bp: basisPoints,
    }),
  ),
  /** Standing principal by days late. */
  delinquency: z.array(
    z.object({
      bucket: z.enum(creditBuckets),
      credits: z.int(),
      cents: centavosFromZero,
      share_bp: basisPoints,
    }),
  ),
  /** The month of today and those after it. */
  calendar: z.array(expectedMonth),
  /** Net of instalments that fell due and were not paid. */
  overdue_cents: centavos,
  /** Net of what falls due after the calendar. */
  later_cents: centavos,
});

export type Portfolio = z.output<typeof portfolioAnswer>;

export const portfolio = {
  /** The investor's own. */
  show: endpoint({
    method: 'GET',
    path: '/api/v1/portfolio',
    can: 'portfolio.show',
    response: portfolioAnswer,
  }),
} as const;
