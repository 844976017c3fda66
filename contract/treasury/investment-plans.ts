import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { BASIS, basisPoints } from '../kernel/fields/basis-points';
import { between } from '../kernel/fields/between';
import {
  amountCents,
  centavos,
  centavosFromZero,
  MAX_AMOUNT_CENTS,
} from '../kernel/fields/centavos';
import { addMonths, type Day, day } from '../kernel/fields/day';
import { unlessBlank } from '../kernel/fields/messages';
import { version } from '../kernel/fields/version';
import { said } from '../kernel/words';
import { kernelFields } from '../locales/es-MX/kernel/schemas';
import { investmentPlanFields } from '../locales/es-MX/treasury/investment-plan-fields';
import { MOST_PLAN_MONTHS } from './plan-projection';

/** So many of the newest versions are shown; the copy of a person's data has all. */
export const MOST_PLAN_VERSIONS = 50;

const monthlyCents = z
  .int({ error: unlessBlank(said(kernelFields.shared.amount)) })
  .min(0, { error: said(investmentPlanFields.negative) })
  .max(MAX_AMOUNT_CENTS, { error: said(kernelFields.shared.amountTooBig) })
  .brand<'Centavos'>();

/** What an investor wants to have, by when, and what they put in. */
export const planInputs = z.strictObject({
  goal_cents: amountCents,
  /** From a month after today to twenty years after it (`goalDays`). */
  goal_on: day,
  /** At the end of each month. */
  monthly_cents: monthlyCents,
  /** The part of net interest that is lent again. */
  reinvest_bp: basisPoints.refine((bp) => bp <= BASIS, {
    error: said(investmentPlanFields.overWhole),
  }),
});

export type PlanInputs = z.output<typeof planInputs>;

/** The first and the last day that a goal may have. */
export const goalDays = (today: Day): { min: Day; max: Day } => ({
  min: addMonths(today, 1),
  max: addMonths(today, MOST_PLAN_MONTHS),
});

const planVersion = z.object({
  /** Of its investor, from 1. */
  number: z.int(),
  goal_cents: centavosFromZero,
  goal_on: day,
  monthly_cents: centavosFromZero,
  reinvest_bp: basisPoints,
  /** What was estimated for the day of the goal when it was saved, by the numbers of that day. */
  low_cents: centavosFromZero,
  expected_cents: centavosFromZero,
  high_cents: centavosFromZero,
  /** The version that it repeats. */
  restored_from: z.int().nullable(),
  created_by: z.string(),
  created_at: z.iso.datetime(),
});

export type PlanVersion = z.output<typeof planVersion>;

const planAnswer = z.object({
  as_of: day,
  /** What today is reckoned with. */
  basis: z.object({
    /** Cash and counted principal together, never below zero. */
    start_cents: centavosFromZero,
    cash_cents: centavos,
    /** Principal that is at most 90 days late. */
    lent_cents: centavosFromZero,
    /** Own credits' weighted rate, or the reference rate of who holds none. */
    rate_from: z.enum(['own', 'reference']),
    annual_rate_bp: basisPoints,
    /** After tax and fee. */
    net_rate_bp: basisPoints,
    /** Lost in a year of what is lent; null while the platform has lent nothing for a day. */
    losses: z
      .object({ low_bp: basisPoints, expected_bp: basisPoints, high_bp: basisPoints })
      .nullable(),
  }),
  /** All credits of the platform, which the losses are of. */
  platform: z.object({
    credits: z.int(),
    /** Principal that was written off and not recovered. */
    written_off_cents: centavosFromZero,
    /** Other principal that is more than 90 days late. */
    over_90_cents: centavosFromZero,
    /** Other principal that is late by a day or more, those of more than 90 days too. */
    late_cents: centavosFromZero,
    /** The mean of what was delivered. */
    mean_credit_cents: centavosFromZero,
  }),
  /** The newest first; the first is the plan in force. */
  versions: z.array(planVersion),
});

export type InvestmentPlan = z.output<typeof planAnswer>;

export const investmentPlans = {
  /** The investor's own. */
  show: endpoint({
    method: 'GET',
    path: '/api/v1/investment-plan',
    can: 'investment-plans.show',
    response: planAnswer,
  }),
  /** Adds a version; none is ever changed. */
  create: endpoint({
    method: 'POST',
    path: '/api/v1/investment-plan/versions',
    can: 'investment-plans.edit',
    idempotent: true,
    impersonation: 'refused',
    audit: { action: 'investment-plans.create', object: 'investment_plans' },
    /** With the number of the newest version that was read, 0 of none. */
    body: planInputs.extend({ version }),
    response: planVersion,
  }),
  /** An older version again, as a new one. */
  restore: endpoint({
    method: 'POST',
    path: '/api/v1/investment-plan/restore',
    can: 'investment-plans.edit',
    idempotent: true,
    impersonation: 'refused',
    audit: { action: 'investment-plans.restore', object: 'investment_plans' },
    body: z.strictObject({ number: between(1, 1_000_000) }),
    response: planVersion,
  }),
} as const;
