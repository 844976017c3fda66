import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { oneLine } from '../kernel/fields/line';
import { oneTimeToken } from '../kernel/fields/one-time-token';
import { listOf, listQuery } from '../kernel/list';
import { t } from '../kernel/words';
import { estimateFields } from '../locales/es-MX/credit/estimate-fields';
import { fieldMessage } from '../locales/es-MX/kernel/field-messages';
import { creditTerms, sizeSystem } from './estimate';
import {
  askedOnVisit,
  type EstimateInput,
  type EstimateTechnology,
  estimateFigures,
} from './estimate-fields';
import { leavesCredit, simulationTerms } from './simulations';

const needed = {
  photovoltaic: ['tariff', 'state'],
  heater: ['bill_cents', 'units', 'saved_bp'],
  others: ['tariff', 'units', 'saved_bp'],
} as const satisfies Record<string, readonly (keyof EstimateInput)[]>;

/** The fields that a technology does not go without. */
export function fieldsNeeded(technology: EstimateTechnology): readonly (keyof EstimateInput)[] {
  if (technology === 'photovoltaic' || technology === 'heater') return needed[technology];
  return needed.others;
}

/** What a kWh of a bill may cost and still be one, in centavos. */
const KWH_CENTS = { least: 20, most: 2500 };

/** Refuses what no estimate follows from, on its field: also a price or a down payment that leaves no credit. */
function isWhole(input: EstimateInput, context: z.RefinementCtx): void {
  const refuse = (field: PropertyKey | undefined, message: string) =>
    context.addIssue({ code: 'custom', path: field === undefined ? [] : [field], message });
  for (const field of fieldsNeeded(input.technology)) {
    if (input[field] === undefined) refuse(field, t(fieldMessage.required));
  }
  const { technology, kwh, bill_cents: bill } = input;
  if (technology !== 'heater') {
    if (kwh === undefined && bill === undefined) refuse('kwh', t(estimateFields.kwhOrBill));
    const cents = kwh === undefined || bill === undefined ? null : bill / kwh;
    if (cents !== null && (cents < KWH_CENTS.least || cents > KWH_CENTS.most)) {
      refuse('bill_cents', t(estimateFields.billDoesNotFit));
    }
  }
  // Nothing is sized by what was refused already.
  const sized = context.issues.length > 0 ? null : sizeSystem(input);
  const { error } = sized ? credit.safeParse(creditTerms(input, sized)) : {};
  for (const { path, message } of error?.issues ?? []) {
    refuse(path[0] === 'amount_cents' ? 'price_cents' : path[0], message);
  }
}

const credit = z
  .strictObject({
    amount_cents: simulationTerms.amount_cents,
    down_payment_cents: simulationTerms.down_payment_cents,
    term_months: simulationTerms.term_months,
  })
  .superRefine(leavesCredit);

export const estimateInput = z.strictObject(askedOnVisit).superRefine(isWhole);

/** The same with a note of who it is for, that its installer alone reads. */
export const newEstimate = z
  .strictObject({ ...askedOnVisit, label: oneLine(60, 0).default('') })
  .superRefine(isWhole);

const shared = {
  /** The unguessable part of its address. */
  code: z.string(),
  created_at: z.iso.datetime(),
  figures: estimateFigures,
};

export const estimateItem = z.object({
  id: z.string(),
  ...shared,
  label: z.string(),
  /** Whole, to be sent. */
  url: z.string(),
  supplier_name: z.string(),
  /** Who shared it. */
  shared_by: z.string(),
  /** The seller who did; null of the company itself. */
  agent_id: z.string().nullable(),
});
export type EstimateItem = z.output<typeof estimateItem>;

export const sharedEstimate = z.object({
  ...shared,
  supplier_name: z.string(),
  /** Of whom shared it; null once they invite no more. */
  referral_code: z.string().nullable(),
  /** Null once no credit may be asked for with this installer. */
  supplier_id: z.string().nullable(),
});
export type SharedEstimate = z.output<typeof sharedEstimate>;

const byCode = z.strictObject({ code: oneTimeToken });

/** Estimates that installers share on a visit. */
export const estimates = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/estimates',
    can: 'estimates.list',
    query: listQuery(['created_at'], {}),
    response: listOf(estimateItem),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/estimates',
    can: 'estimates.create',
    idempotent: true,
    impersonation: 'refused',
    audit: { action: 'estimates.create', object: 'estimates' },
    body: newEstimate,
    response: estimateItem,
  }),
} as const;

/** The same for whoever has their address. */
export const sharedEstimates = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/shared-estimates/:code',
    can: 'public',
    limit: 'quotes',
    params: byCode,
    response: sharedEstimate,
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/v1/estimate-files/:code',
    can: 'public',
    limit: 'drawings',
    params: byCode,
    kind: 'file',
    response: z.unknown(),
  }),
} as const;
