import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { amountCents, centavosFromZero } from '../kernel/fields/centavos';
import { listOf, listQuery } from '../kernel/list';
import {
  listedAt,
  refuseBody,
  relistBody,
  revealBody,
  revealedAccounts,
  sendBody,
} from './transfers';

/**
 * Money that leaves the account of the clients besides withdrawals and stages: fees to the operator's own
 * account, withheld taxes to the SAT, the credit balance of an applicant after settlement, what the operator
 * put in for claims that are recovered since, and what stages paid back of installers' credit lines.
 */
const orderedKinds = [
  'fees',
  'income_tax',
  'vat',
  'credit_balance',
  'contribution',
  'credit_line',
] as const;

/** `deposit` sends one that waits back to the account that sent it. */
export const payoutKinds = [...orderedKinds, 'deposit'] as const;

export type PayoutKind = (typeof payoutKinds)[number];
export type OrderedKind = (typeof orderedKinds)[number];

/**
 * `ordered` has its money set aside, `sent` left the bank, `confirmed` is on the bank's statement; a bank sent
 * back what is `returned`.
 */
export const payoutStatuses = ['ordered', 'sent', 'confirmed', 'returned', 'cancelled'] as const;

const payout = z.object({
  id: z.string(),
  kind: z.enum(payoutKinds),
  amount_cents: centavosFromZero,
  beneficiary: z.string(),
  bank: z.string().nullable(),
  clabe_last4: z.string().nullable(),
  status: z.enum(payoutStatuses),
  tracking_key: z.string().nullable(),
  listed_at: listedAt,
  created_at: z.iso.datetime(),
  settled_at: z.iso.datetime().nullable(),
});

const listedPayout = payout.extend({
  /** The applicant whose balance it returns; null of what goes to nobody's page. */
  applicant_id: z.string().nullable(),
});

const creditBalance = z.object({
  applicant_id: z.string(),
  name: z.string(),
  amount_cents: centavosFromZero,
  /** Last digits of the account that they registered for it; null until they do. */
  clabe_last4: z.string().nullable(),
  /** Until when the transfer is blocked, because the account or the second factor is new; null for now. */
  held_until: z.iso.datetime().nullable(),
});

const payoutId = z.strictObject({ payoutId: z.uuid() });

export const payouts = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/payouts',
    can: 'payouts.list',
    query: listQuery(['created_at'], { status: z.enum(payoutStatuses).optional() }),
    response: listOf(listedPayout),
  }),
  sources: endpoint({
    method: 'GET',
    path: '/api/v1/payouts/sources',
    can: 'payouts.list',
    response: z.object({
      fees_cents: centavosFromZero,
      fees_vat_cents: centavosFromZero,
      income_tax_cents: centavosFromZero,
      vat_cents: centavosFromZero,
      /** Put in by the operator, and covering nothing any more. */
      contribution_cents: centavosFromZero,
      /** Kept of stages for draws of installers' credit lines. */
      credit_line_cents: centavosFromZero,
      /** Of applicants without a credit being repaid. */
      credit_balances: z.array(creditBalance),
    }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/payouts/:payoutId',
    can: 'payouts.list',
    params: payoutId,
    response: payout,
  }),
  reveal: endpoint({
    method: 'POST',
    path: '/api/v1/payouts/reveal',
    can: 'payouts.send',
    audit: { action: 'payouts.reveal', object: 'payouts' },
    money: 'staff',
    stepUp: true,
    body: revealBody,
    response: revealedAccounts,
  }),
  relist: endpoint({
    method: 'POST',
    path: '/api/v1/payouts/:payoutId/relist',
    can: 'payouts.send',
    audit: { action: 'payouts.relist', object: 'payouts' },
    stepUp: true,
    money: 'staff',
    twoPeople: true,
    params: payoutId,
    body: relistBody,
    response: payout,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/payouts',
    can: 'payouts.create',
    audit: { action: 'payouts.create', object: 'payouts' },
    idempotent: true,
    stepUp: true,
    money: 'staff',
    twoPeople: true,
    body: z.strictObject({
      kind: z.enum(orderedKinds),
      /** As it was shown; another amount is refused where all of it goes. */
      amount_cents: amountCents,
      applicant_id: z.uuid().optional(),
    }),
    response: payout,
  }),
  returnDeposit: endpoint({
    method: 'POST',
    path: '/api/v1/bank-movements/:movementId/return',
    can: 'payouts.create',
    audit: { action: 'payouts.create', object: 'payouts' },
    idempotent: true,
    stepUp: true,
    money: 'staff',
    twoPeople: true,
    params: z.strictObject({ movementId: z.uuid() }),
    body: refuseBody,
    response: payout,
  }),
  /** An applicant asks for their credit balance. */
  ask: endpoint({
    method: 'POST',
    path: '/api/v1/credit-balance-returns',
    can: 'payouts.ask',
    audit: { action: 'payouts.create', object: 'payouts' },
    idempotent: true,
    stepUp: true,
    money: 'own',
    body: z.strictObject({ amount_cents: amountCents }),
    response: payout,
  }),
  /** Whether and where an applicant's own credit balance can be returned. */
  own: endpoint({
    method: 'GET',
    path: '/api/v1/credit-balance-returns',
    can: 'payouts.ask',
    response: z.object({ credit_balance: creditBalance.nullable(), returns: z.array(payout) }),
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/v1/payouts/:payoutId/send',
    can: 'payouts.send',
    audit: { action: 'payouts.send', object: 'payouts' },
    stepUp: true,
    money: 'staff',
    twoPeople: true,
    params: payoutId,
    body: sendBody,
    response: payout,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/v1/payouts/:payoutId/cancel',
    can: 'payouts.send',
    audit: { action: 'payouts.cancel', object: 'payouts' },
    stepUp: true,
    money: 'staff',
    twoPeople: true,
    params: payoutId,
    body: refuseBody,
    response: payout,
  }),
} as const;
