import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { amountCents, centavosFromZero } from '../kernel/fields/centavos';
import { day } from '../kernel/fields/day';
import { reason } from '../kernel/fields/reason';
import { listOf, listQuery } from '../kernel/list';
import { drawComponents, drawTerms } from './credit-lines';
import { revealBody, revealedAccounts, sendBody } from './transfers';

/**
 * `requested` waits for the committee, `approved` for treasury, `paid` owes, `settled` owes nothing any more; `cancelled`
 * was taken back, or its stage was delivered before it was paid.
 */
export const drawStatuses = [
  'requested',
  'approved',
  'paid',
  'settled',
  'rejected',
  'cancelled',
] as const;
export type DrawStatus = (typeof drawStatuses)[number];

/** Draws that count against the line: what is asked of it is not given twice. */
export const liveDraws = ['requested', 'approved', 'paid'] as const satisfies readonly DrawStatus[];

/** What may be done to a draw in its state; the server and the buttons read it. */
export const drawActs: Record<
  DrawStatus,
  readonly ('cancel' | 'approve' | 'reject' | 'pay' | 'receive')[]
> = {
  requested: ['cancel', 'approve', 'reject'],
  approved: ['cancel', 'reject', 'pay'],
  paid: ['receive'],
  settled: [],
  rejected: [],
  cancelled: [],
};

/** Where the money of a payment came from. */
export const drawPaymentSources = ['stage', 'deposit'] as const;

const draw = z.object({
  id: z.string(),
  folio: z.string(),
  supplier_id: z.string(),
  supplier_name: z.string(),
  project_id: z.string(),
  project_folio: z.string(),
  status: z.enum(drawStatuses),
  principal_cents: centavosFromZero,
  days: z.number(),
  paid_on: day.nullable(),
  due_on: day.nullable(),
  /** Owed today; 0 of what was never paid out or is settled. */
  owed_cents: centavosFromZero,
  is_late: z.boolean(),
  created_at: z.iso.datetime(),
});

export type ListedDraw = z.infer<typeof draw>;

const parts = z.object(
  Object.fromEntries(drawComponents.map((component) => [component, centavosFromZero])) as Record<
    (typeof drawComponents)[number],
    typeof centavosFromZero
  >,
);

const shownDraw = draw.extend({
  annual_rate_bp: z.number(),
  late_rate_bp: z.number(),
  opening_fee_bp: z.number(),
  vat_bp: z.number(),
  fee_cents: centavosFromZero,
  fee_vat_cents: centavosFromZero,
  received_cents: centavosFromZero,
  cat_bp: z.number().nullable(),
  /** Owed today, by component. */
  owed: parts,
  tracking_key: z.string().nullable(),
  /** Why it was rejected or cancelled. */
  reason: z.string().nullable(),
  payments: z.array(
    z.object({
      id: z.string(),
      source: z.enum(drawPaymentSources),
      on: day,
      amount_cents: centavosFromZero,
      parts,
      tracking_key: z.string().nullable(),
    }),
  ),
  /** Why the caller may not pay it; null when nothing keeps them, or it is not to be paid. */
  pay_refusal: z.string().nullable(),
});

export type ShownDraw = z.infer<typeof shownDraw>;

const params = z.strictObject({ drawId: z.uuid() });
const done = z.object({ id: z.string() });

/** Money that the installer sent to the operator's own account. */
export const receiptBody = z.strictObject({
  amount_cents: amountCents,
  received_on: day,
  tracking_key: sendBody.shape.tracking_key,
});

export const creditLineDraws = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/credit-line-draws',
    can: 'credit-lines.show',
    query: listQuery(['created_at', 'principal_cents'], {
      status: z.enum(drawStatuses).optional(),
      supplier_id: z.uuid().optional(),
    }),
    response: listOf(draw),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/credit-line-draws/:drawId',
    can: 'credit-lines.show',
    params,
    response: shownDraw,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/credit-line-draws',
    can: 'credit-lines.ask',
    audit: { action: 'credit-line-draws.create', object: 'credit-line-draws' },
    stepUp: true,
    money: 'own',
    restriction: 'opening',
    body: z.strictObject({ stage_id: z.uuid(), ...drawTerms }),
    response: done,
    idempotent: true,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/v1/credit-line-draws/:drawId/cancel',
    impersonation: 'refused',
    can: 'credit-lines.ask',
    audit: { action: 'credit-line-draws.cancel', object: 'credit-line-draws' },
    params,
    response: done,
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/v1/credit-line-draws/:drawId/approve',
    can: 'credit-lines.decide',
    audit: { action: 'credit-line-draws.approve', object: 'credit-line-draws' },
    stepUp: true,
    money: 'staff',
    twoPeople: true,
    params,
    response: done,
  }),
  reject: endpoint({
    method: 'POST',
    path: '/api/v1/credit-line-draws/:drawId/reject',
    can: 'credit-lines.decide',
    audit: { action: 'credit-line-draws.reject', object: 'credit-line-draws' },
    stepUp: true,
    params,
    body: z.strictObject({ reason }),
    response: done,
  }),
  reveal: endpoint({
    method: 'POST',
    path: '/api/v1/credit-line-draws/reveal',
    can: 'credit-lines.pay',
    audit: { action: 'credit-line-draws.reveal', object: 'credit-line-draws' },
    stepUp: true,
    money: 'staff',
    body: revealBody.omit({ file: true }),
    response: revealedAccounts,
  }),
  pay: endpoint({
    method: 'POST',
    path: '/api/v1/credit-line-draws/:drawId/pay',
    can: 'credit-lines.pay',
    audit: { action: 'credit-line-draws.pay', object: 'credit-line-draws' },
    stepUp: true,
    money: 'staff',
    twoPeople: true,
    params,
    body: sendBody,
    response: done,
    idempotent: true,
  }),
  receive: endpoint({
    method: 'POST',
    path: '/api/v1/credit-line-draws/:drawId/payments',
    can: 'credit-lines.pay',
    audit: { action: 'credit-line-draws.receive', object: 'credit-line-draws' },
    stepUp: true,
    money: 'staff',
    twoPeople: true,
    params,
    body: receiptBody,
    response: done,
    idempotent: true,
  }),
} as const;
