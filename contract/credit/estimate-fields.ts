import * as z from 'zod';
import { BASIS, basisPoints } from '../kernel/fields/basis-points';
import { between } from '../kernel/fields/between';
import { centavosFromZero } from '../kernel/fields/centavos';
import { choice } from '../kernel/fields/choice';
import { day } from '../kernel/fields/day';
import { unlessBlank } from '../kernel/fields/messages';
import { mexicanState } from '../kernel/fields/mexican-state';
import { said } from '../kernel/words';
import { estimateFields } from '../locales/es-MX/credit/estimate-fields';
import { kernelFields } from '../locales/es-MX/kernel/schemas';
import { amortModes } from './loans';
import { simulationTerms } from './simulations';
import { tariffs } from './tariffs';

/** The technologies of the catalogue by their names on the wire. */
export const estimateTechnologies = [
  'photovoltaic',
  'heater',
  'air_conditioner',
  'refrigerator',
  'illumination',
] as const;
export type EstimateTechnology = (typeof estimateTechnologies)[number];

/** How much of what is consumed the panels are to make, in percent. */
export const coverages = ['100', '90', '75', '50'] as const;
export const FIRST_COVERAGE = '90';

/** Of two months; above it no system connects as small generation. */
export const MAX_KWH = 100_000;
/** A bill of two months: 1,000,000 pesos. */
export const MAX_BILL_CENTS = 100_000_000;
const MAX_UNITS = 500;
const share = (most: number, error: () => string) =>
  basisPoints.refine((rate) => rate <= most, { error });

const billCents = z
  .int({ error: unlessBlank(said(kernelFields.shared.amount)) })
  .min(100, { error: said(estimateFields.billTooSmall) })
  .max(MAX_BILL_CENTS, { error: said(estimateFields.billTooBig) })
  .brand<'Centavos'>();

/** What is asked on a visit; which of it depends on the technology. */
export const askedOnVisit = {
  technology: choice(estimateTechnologies),
  /** Of CFE; gas has none. */
  tariff: choice(tariffs).optional(),
  /** Where the panels stand. */
  state: mexicanState.optional(),
  /** Of two months; of it and the bill one is enough. */
  kwh: between(1, MAX_KWH).optional(),
  /** Of two months, with VAT; of gas where it heats water. */
  bill_cents: billCents.optional(),
  coverage: choice(coverages).default(FIRST_COVERAGE),
  /** Pieces of what is no panels. */
  units: between(1, MAX_UNITS).optional(),
  /** The part of the bill that these pieces take away, as their data sheet says. */
  saved_bp: share(BASIS, said(estimateFields.mostSaved)).optional(),
  growth_bp: share(BASIS / 2, said(estimateFields.mostGrowth)).optional(),
  /** With VAT, installed; the reference price where it is left out. */
  price_cents: simulationTerms.amount_cents.optional(),
  down_payment_cents: simulationTerms.down_payment_cents,
  term_months: simulationTerms.term_months,
};

export type EstimateInput = z.output<z.ZodObject<typeof askedOnVisit>>;

/** What was estimated, as it stood on its day: nothing of it is computed again. */
export const estimateFigures = z.object({
  technology: z.enum(estimateTechnologies),
  tariff: z.enum(tariffs).nullable(),
  state: z.string().nullable(),
  /** Of two months; null of gas. */
  kwh: z.int().nullable(),
  is_kwh_estimated: z.boolean(),
  bill_cents: centavosFromZero,
  is_bill_estimated: z.boolean(),
  /** Panels, or pieces. */
  units: z.int(),
  /** Of panels alone, as what follows. */
  watts: z.int().nullable(),
  yield_kwh: z.int().nullable(),
  /** In a year. */
  generated_kwh: z.int().nullable(),
  saved_bp: basisPoints,
  growth_bp: basisPoints,
  monthly_bill_cents: centavosFromZero,
  monthly_saving_cents: centavosFromZero,
  price_cents: centavosFromZero,
  is_price_reference: z.boolean(),
  down_payment_cents: centavosFromZero,
  principal_cents: centavosFromZero,
  term_months: z.int(),
  annual_rate_bp: z.int(),
  amort_mode: z.enum(amortModes),
  payment_cents: centavosFromZero,
  /** The fee for opening with its VAT. */
  fee_cents: centavosFromZero,
  total_cents: centavosFromZero,
  cat_bp: z.int().nullable(),
  /** Bills over the term without the system; and with it: down payment, fee, payments and what is left of the bills. */
  without_cents: centavosFromZero,
  with_cents: centavosFromZero,
  covered_from: z.int().nullable(),
  saved_after_cents: centavosFromZero,
  /** The day of its rates. */
  rates_on: day,
  /** The days of the tables of sun and of prices by tariff. */
  sun_on: day,
  prices_on: day,
});
export type EstimateFigures = z.output<typeof estimateFigures>;
