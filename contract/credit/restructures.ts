import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { basisPoints } from '../kernel/fields/basis-points';
import { between } from '../kernel/fields/between';
import { centavosFromZero } from '../kernel/fields/centavos';
import { day } from '../kernel/fields/day';
import { reason } from '../kernel/fields/reason';
import { MAX_TERM_MONTHS } from './project-states';

const restructureStatuses = ['proposed', 'signed', 'declined', 'withdrawn', 'expired'] as const;
export type RestructureStatus = (typeof restructureStatuses)[number];

/** Days within which a proposal may be signed, its own counted out. */
export const PROPOSAL_DAYS = 7;
/** The farthest that the first new instalment may fall due after the proposal. */
export const MAX_FIRST_DUE_DAYS = 62;

/** What staff choose: how many instalments, the first day, and a rate that is never higher. */
export const restructureTerms = z.strictObject({
  months: between(1, MAX_TERM_MONTHS),
  first_due_on: day,
  annual_rate_bp: basisPoints,
});

export const restructureBody = restructureTerms.extend({ reason });

const row = z.object({
  n: z.int(),
  due_on: day,
  capital_cents: centavosFromZero,
  interest_cents: centavosFromZero,
  vat_cents: centavosFromZero,
  total_cents: centavosFromZero,
  balance_cents: centavosFromZero,
});

/** From which terms to which, and all that is paid by the new ones. */
export const restructureFigures = {
  months: z.int(),
  first_due_on: day,
  last_due_on: day,
  annual_rate_bp: basisPoints,
  months_before: z.int(),
  annual_rate_bp_before: basisPoints,
  /** What the new instalments cost in a year, without VAT; null when it cannot be computed. */
  cat_bp: z.int().nullable(),
  /** Capital that the new instalments pay: all of it. */
  capital_cents: centavosFromZero,
  /** Interest and VAT that were owed already, which the new instalments bring without bearing any. */
  interest_cents: centavosFromZero,
  vat_cents: centavosFromZero,
  /** Late interest and its VAT that nobody pays any more. */
  condoned_cents: centavosFromZero,
  /** What the second instalment takes, or the only one: the first and the last may differ. */
  payment_cents: centavosFromZero,
  total_cents: centavosFromZero,
  rows: z.array(row),
};

const preview = z.object({ ...restructureFigures, expires_on: day });
export type RestructurePreview = z.output<typeof preview>;

const item = z.object({
  ...restructureFigures,
  id: z.string(),
  loan_id: z.string(),
  project_id: z.string(),
  status: z.enum(restructureStatuses),
  created_at: z.iso.datetime(),
  expires_on: day,
  signed_on: day.nullable(),
  /** Its applicant signed it, and its co-obligor has still to. */
  waits_for_co_obligor: z.boolean(),
  /** What is owed is no longer what it was made with: it is to be made anew. */
  is_outdated: z.boolean(),
  /** Null until its agreement is drawn. */
  contract_id: z.string().nullable(),
  /** Why staff propose it; for staff alone. */
  reason: z.string().nullable(),
  end_reason: z.string().nullable(),
});
export type RestructureItem = z.output<typeof item>;

const ofLoan = z.strictObject({ loanId: z.uuid() });
const params = z.strictObject({ restructureId: z.uuid() });
const done = z.object({ id: z.string() });

export const restructures = {
  /** What a restructure would come to today. */
  preview: endpoint({
    method: 'GET',
    path: '/api/v1/loans/:loanId/restructure-preview',
    can: 'restructures.propose',
    params: ofLoan,
    query: z.strictObject({
      months: z.coerce.number().pipe(restructureTerms.shape.months),
      first_due_on: day,
      annual_rate_bp: z.coerce.number().pipe(basisPoints),
    }),
    response: preview,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/loans/:loanId/restructures',
    can: 'restructures.list',
    params: ofLoan,
    /** The newest first, all of them. */
    response: z.object({ items: z.array(item) }),
  }),
  propose: endpoint({
    method: 'POST',
    path: '/api/v1/loans/:loanId/restructures',
    can: 'restructures.propose',
    audit: { action: 'restructures.propose', object: 'collections' },
    money: 'staff',
    stepUp: true,
    twoPeople: true,
    idempotent: true,
    params: ofLoan,
    body: restructureBody,
    response: done,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/v1/restructures/:restructureId/withdraw',
    can: 'restructures.propose',
    audit: { action: 'restructures.withdraw', object: 'collections' },
    idempotent: true,
    params,
    body: z.strictObject({ reason }),
    response: done,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/v1/restructures/:restructureId/decline',
    can: 'restructures.decline',
    audit: { action: 'restructures.decline', object: 'collections' },
    impersonation: 'refused',
    idempotent: true,
    params,
    response: done,
  }),
} as const;
