import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { centavosFromZero } from '../kernel/fields/centavos';
import { day } from '../kernel/fields/day';
import { trackingKey } from '../kernel/fields/tracking-key';
import { listOf, listQuery } from '../kernel/list';

/** What a mandate charges: the person's registered account, or a card of theirs. */
export const debitSourceKinds = ['clabe', 'card'] as const;
export type DebitSourceKind = (typeof debitSourceKinds)[number];

/**
 * `announced` was told to its person and waits for its day; `ordered` waits for the next file for the bank, and `sent`
 * for the bank's line: one to a card is asked of the gateway from then on. `collected` is on the bank's statement, and `returned` was, until the bank sent it back.
 * `failed` has the bank's reason. `not_needed`: nothing was owed any more. `withdrawn`: its mandate was paused or ended
 * before it went to the bank.
 */
export const chargeStatuses = [
  'announced',
  'ordered',
  'sent',
  'collected',
  'returned',
  'failed',
  'not_needed',
  'withdrawn',
] as const;
export type ChargeStatus = (typeof chargeStatuses)[number];

/** Reasons that may be gone in some days; after another the mandate is paused, and nothing is tried again. */
const passing = ['insufficient_funds', 'bank_unavailable', 'over_limit'] as const;

/** Why a bank does not charge an account, as the banks' catalogue of rejections has it; or a card. */
export const failureReasons = [
  ...passing,
  'account_closed',
  'account_blocked',
  'account_unknown',
  'holder_differs',
  'mandate_unknown',
  'mandate_revoked',
  'card_expired',
  'card_removed',
  'card_refused',
] as const;
export type FailureReason = (typeof failureReasons)[number];

const ofCards: readonly FailureReason[] = ['card_expired', 'card_removed', 'card_refused'];

/** The reasons for which what a mandate charges is not charged. */
export const reasonsOf = (kind: DebitSourceKind): readonly FailureReason[] =>
  kind === 'card'
    ? [...passing, ...ofCards]
    : failureReasons.filter((reason) => !ofCards.includes(reason));

/** A charge is tried once, and once more. */
export const MOST_ATTEMPTS = 2;

/** Whether the same charge may go through some days later. */
export const mayPass = (reason: FailureReason): boolean => passing.some((each) => each === reason);

const charge = z.object({
  id: z.string(),
  /** What the bank is told, and tells in turn. */
  reference: z.string(),
  loan_id: z.string(),
  project_id: z.string(),
  project_folio: z.string(),
  applicant_id: z.string(),
  applicant_name: z.string(),
  n: z.int(),
  attempt: z.int(),
  due_on: z.iso.date(),
  charge_on: z.iso.date(),
  /** As it was announced, and from the order on as it is asked of the bank. */
  amount_cents: centavosFromZero,
  status: z.enum(chargeStatuses),
  /** Null unless it failed. */
  reason: z.enum(failureReasons).nullable(),
  /** When it was collected, failed, or was over; null before. */
  settled_on: z.iso.date().nullable(),
  kind: z.enum(debitSourceKinds),
  /** The bank of an account, the brand of a card. */
  bank: z.string().nullable(),
  last4: z.string(),
});
export type DirectDebitCharge = z.output<typeof charge>;

export const directDebitCharges = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/direct-debit-charges',
    can: 'direct-debit-charges.list',
    query: listQuery(['charge_on'], {
      status: z.enum(chargeStatuses).optional(),
      file_id: z.uuid().optional(),
    }),
    response: listOf(charge),
  }),
  /** The bank did not charge it. */
  fail: endpoint({
    method: 'POST',
    path: '/api/v1/direct-debit-charges/:chargeId/fail',
    can: 'direct-debit-charges.edit',
    audit: { action: 'direct-debit-charges.fail', object: 'direct_debit_charges' },
    stepUp: true,
    params: z.strictObject({ chargeId: z.uuid() }),
    body: z.strictObject({
      reason: z.enum(failureReasons),
      /** Day on which the bank says so. */
      occurred_on: day,
    }),
    response: charge,
  }),
  /** A line of the bank that paid the person's credit is that of a charge, though its concept does not say so. */
  collect: endpoint({
    method: 'POST',
    path: '/api/v1/direct-debit-charges/:chargeId/collect',
    can: 'direct-debit-charges.edit',
    audit: { action: 'direct-debit-charges.collect', object: 'direct_debit_charges' },
    stepUp: true,
    params: z.strictObject({ chargeId: z.uuid() }),
    body: z.strictObject({ tracking_key: trackingKey }),
    response: charge,
  }),
} as const;
