import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { basisPoints } from '../kernel/fields/basis-points';
import { between } from '../kernel/fields/between';
import { amountCents, type Centavos, centavosFromZero } from '../kernel/fields/centavos';
import { day } from '../kernel/fields/day';
import { reason } from '../kernel/fields/reason';
import { listOf, listQuery } from '../kernel/list';
import { said } from '../kernel/words';
import { creditLineFields } from '../locales/es-MX/treasury/credit-line-fields';

/** Parts of what a draw owes, in the order in which a payment covers them. */
export const drawComponents = ['late_vat', 'late_interest', 'vat', 'interest', 'capital'] as const;
export type DrawComponent = (typeof drawComponents)[number];

/** Amounts of a draw by component, in centavos. */
export type DrawParts = Record<DrawComponent, Centavos>;

/**
 * How the line of an installer stands: `none` was never granted, `requested` waits for its first decision, `reduced` has a
 * limit below what is used.
 */
export const lineStates = ['none', 'requested', 'active', 'reduced', 'blocked', 'expired'] as const;
export type LineState = (typeof lineStates)[number];

/** The days for which a draw may be asked, whatever the line allows. */
export const MIN_DRAW_DAYS = 7;
export const MAX_DRAW_DAYS = 180;

/** The least and most that one may draw or ask as a limit, in centavos. */
export const MIN_DRAW_CENTS = 100_000;
export const MAX_LINE_CENTS = 5_000_000_000;

/** Of a stage at most this share is lent, in basis points, so that what is left covers the cost. */
export const MAX_SHARE_BP = 8000;

const drawAmount = amountCents
  .min(MIN_DRAW_CENTS, { error: said(creditLineFields.least) })
  .max(MAX_LINE_CENTS, { error: said(creditLineFields.most) });

export const drawDays = between(MIN_DRAW_DAYS, MAX_DRAW_DAYS);

/** What a line is granted on; `decided_on` is the day from which they hold. */
const lineTerms = z.object({
  limit_cents: centavosFromZero,
  annual_rate_bp: z.number(),
  late_rate_bp: z.number(),
  opening_fee_bp: z.number(),
  share_bp: z.number(),
  max_days: z.number(),
  expires_on: day,
  is_blocked: z.boolean(),
  reason: z.string(),
  decided_on: day,
});

export type LineTerms = z.infer<typeof lineTerms>;

const lineRequest = z.object({
  id: z.string(),
  amount_cents: centavosFromZero,
  purpose: z.string(),
  status: z.enum(['requested', 'granted', 'rejected']),
  requested_at: z.iso.datetime(),
  /** Why it was rejected. */
  reason: z.string().nullable(),
});

/** How much of a line is in use and free today, in centavos. */
const standing = z.object({
  state: z.enum(lineStates),
  limit_cents: centavosFromZero,
  used_cents: centavosFromZero,
  available_cents: centavosFromZero,
});

const due = z.object({
  draw_id: z.string(),
  folio: z.string(),
  due_on: day,
  /** Owed on that day, or today once it has passed. */
  owed_cents: centavosFromZero,
  is_late: z.boolean(),
});

export const drawQuote = z.object({
  days: z.number(),
  principal_cents: centavosFromZero,
  fee_cents: centavosFromZero,
  fee_vat_cents: centavosFromZero,
  received_cents: centavosFromZero,
  interest_cents: centavosFromZero,
  interest_vat_cents: centavosFromZero,
  /** Paid at the end: capital, interest and its VAT. */
  total_cents: centavosFromZero,
  /** Fee, interest and the VAT on both. */
  cost_cents: centavosFromZero,
  /** Without VAT, to the tenth of a percent; null when none explains the payment. */
  cat_bp: z.number().nullable(),
});

export type DrawQuote = z.infer<typeof drawQuote>;

const drawSimulation = z.object({
  annual_rate_bp: z.number(),
  late_rate_bp: z.number(),
  opening_fee_bp: z.number(),
  vat_bp: z.number(),
  /** Of the reference terms of today, because the installer has no line. */
  is_reference: z.boolean(),
  quote: drawQuote,
  /** The same amount over other days. */
  others: z.array(drawQuote),
});

export type DrawSimulation = z.infer<typeof drawSimulation>;

const overview = standing.extend({
  terms: lineTerms.nullable(),
  /** The latest request; what is decided since is in the terms. */
  request: lineRequest.nullable(),
  /** What may be drawn against, each with a stage that waits. */
  projects: z.array(
    z.object({
      stage_id: z.string(),
      project_id: z.string(),
      folio: z.string(),
      stage_cents: centavosFromZero,
      room_cents: centavosFromZero,
    }),
  ),
  calendar: z.array(due),
});

export type LineOverview = z.infer<typeof overview>;

const listedLine = standing.extend({
  id: z.string(),
  supplier_name: z.string(),
  /** What is asked and not decided; null when nothing is. */
  requested_cents: centavosFromZero.nullable(),
  requested_at: z.iso.datetime().nullable(),
  expires_on: day.nullable(),
});

const shownLine = listedLine.extend({
  terms: lineTerms.nullable(),
  /** All that was decided, the newest first. */
  history: z.array(lineTerms.extend({ decided_by: z.string() })),
  request: lineRequest.nullable(),
  calendar: z.array(due),
});

export type ShownLine = z.infer<typeof shownLine>;

const supplierParams = z.strictObject({ supplierId: z.uuid() });
const done = z.object({ id: z.string() });
const number = z.coerce.number();

/** What two of staff grant. */
export const termsBody = z.strictObject({
  limit_cents: drawAmount,
  annual_rate_bp: basisPoints,
  late_rate_bp: basisPoints,
  opening_fee_bp: basisPoints.max(2000, { error: said(creditLineFields.fee) }),
  share_bp: basisPoints
    .min(100, { error: said(creditLineFields.share) })
    .max(MAX_SHARE_BP, { error: said(creditLineFields.share) }),
  max_days: drawDays,
  expires_on: day,
  reason,
});

export const lineRequestBody = z.strictObject({ amount_cents: drawAmount, purpose: reason });

/** What a draw is simulated or asked by. */
export const drawTerms = { amount_cents: drawAmount, days: drawDays };

export const creditLines = {
  /** The installer's own. */
  overview: endpoint({
    method: 'GET',
    path: '/api/v1/credit-line',
    can: 'credit-lines.open',
    response: overview,
  }),
  simulate: endpoint({
    method: 'GET',
    path: '/api/v1/credit-line/simulation',
    can: 'credit-lines.open',
    query: z.strictObject({
      amount_cents: number.pipe(drawAmount),
      days: number.pipe(drawDays),
    }),
    response: drawSimulation,
  }),
  request: endpoint({
    method: 'POST',
    path: '/api/v1/credit-line/requests',
    impersonation: 'refused',
    can: 'credit-lines.ask',
    audit: { action: 'credit-lines.request', object: 'credit-lines' },
    restriction: 'opening',
    body: lineRequestBody,
    response: done,
    idempotent: true,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/credit-lines',
    can: 'credit-lines.list',
    query: listQuery(['created_at'], { waiting: z.enum(['yes']).optional() }),
    response: listOf(listedLine),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/credit-lines/:supplierId',
    can: 'credit-lines.list',
    params: supplierParams,
    response: shownLine,
  }),
  /** Grants a line or changes it from today on, and with that what was requested. */
  grant: endpoint({
    method: 'POST',
    path: '/api/v1/credit-lines/:supplierId/terms',
    can: 'credit-lines.decide',
    audit: { action: 'credit-lines.grant', object: 'credit-lines' },
    stepUp: true,
    money: 'staff',
    twoPeople: true,
    params: supplierParams,
    body: termsBody,
    response: done,
  }),
  /** Nothing is drawn any more until its terms are decided again; it takes one person alone. */
  block: endpoint({
    method: 'POST',
    path: '/api/v1/credit-lines/:supplierId/block',
    can: 'credit-lines.decide',
    audit: { action: 'credit-lines.block', object: 'credit-lines' },
    stepUp: true,
    params: supplierParams,
    body: z.strictObject({ reason }),
    response: done,
  }),
  reject: endpoint({
    method: 'POST',
    path: '/api/v1/credit-lines/:supplierId/rejection',
    can: 'credit-lines.decide',
    audit: { action: 'credit-lines.reject', object: 'credit-lines' },
    stepUp: true,
    params: supplierParams,
    body: z.strictObject({ reason }),
    response: done,
  }),
} as const;
