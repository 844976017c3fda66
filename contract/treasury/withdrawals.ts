import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { amountCents, centavosFromZero } from '../kernel/fields/centavos';
import { listOf, listQuery } from '../kernel/list';
import { treasuryFields } from '../locales/es-MX/treasury/schemas';
import {
  listedAt,
  refuseBody,
  relistBody,
  revealBody,
  revealedAccounts,
  sendBody,
} from './transfers';

/**
 * `requested` waits for staff, `sent` left the bank, `confirmed` is on the bank's statement; the investor's bank
 * sent back what is `returned`.
 */
export const withdrawalStatuses = [
  'requested',
  'sent',
  'confirmed',
  'returned',
  'rejected',
  'cancelled',
] as const;

export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

/** What is wrong with an amount that the balance does not cover, in the form and in the refusal. */
export const overBalance = treasuryFields.withdrawals.overBalance;

/** What may be done to a withdrawal in its current state; the server and the buttons read it. */
export function withdrawalActions({
  status,
  in_process,
}: {
  status: WithdrawalStatus;
  in_process: boolean;
}): readonly ('cancel' | 'send' | 'reject')[] {
  if (status !== 'requested') return [];
  return in_process ? ['send', 'reject'] : ['cancel', 'send', 'reject'];
}

const withdrawal = z.object({
  id: z.string(),
  folio: z.string(),
  investor_id: z.string(),
  amount_cents: centavosFromZero,
  status: z.enum(withdrawalStatuses),
  /** Staff may be sending it already: its owner cannot cancel it any more. */
  in_process: z.boolean(),
  bank: z.string().nullable(),
  clabe_last4: z.string(),
  tracking_key: z.string().nullable(),
  listed_at: listedAt,
  reject_reason: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** Day that the money should arrive; null for those asked for before it was kept. */
  expected_on: z.string().nullable(),
  settled_at: z.iso.datetime().nullable(),
});

export type Withdrawal = z.output<typeof withdrawal>;

const withdrawalId = z.strictObject({ withdrawalId: z.uuid() });

export const withdrawals = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/withdrawals',
    can: 'withdrawals.list',
    query: listQuery(['created_at'], { status: z.enum(withdrawalStatuses).optional() }),
    response: listOf(withdrawal.extend({ investor_name: z.string() })),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/withdrawals/:withdrawalId',
    can: 'withdrawals.show',
    params: withdrawalId,
    response: withdrawal.extend({ holder: z.string() }),
  }),
  reveal: endpoint({
    method: 'POST',
    path: '/api/v1/withdrawals/reveal',
    can: 'withdrawals.approve',
    audit: { action: 'withdrawals.reveal', object: 'withdrawals' },
    money: 'staff',
    stepUp: true,
    body: revealBody,
    response: revealedAccounts,
  }),
  relist: endpoint({
    method: 'POST',
    path: '/api/v1/withdrawals/:withdrawalId/relist',
    can: 'withdrawals.approve',
    audit: { action: 'withdrawals.relist', object: 'withdrawals' },
    stepUp: true,
    money: 'staff',
    twoPeople: true,
    params: withdrawalId,
    body: relistBody,
    response: withdrawal,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/withdrawals',
    can: 'withdrawals.create',
    audit: { action: 'withdrawals.create', object: 'withdrawals' },
    idempotent: true,
    stepUp: true,
    money: 'own',
    body: z.strictObject({ amount_cents: amountCents }),
    response: withdrawal,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/v1/withdrawals/:withdrawalId/cancel',
    can: 'withdrawals.cancel',
    restriction: 'open',
    audit: { action: 'withdrawals.cancel', object: 'withdrawals' },
    money: 'own',
    impersonation: 'refused',
    params: withdrawalId,
    response: withdrawal,
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/v1/withdrawals/:withdrawalId/send',
    can: 'withdrawals.approve',
    audit: { action: 'withdrawals.send', object: 'withdrawals' },
    stepUp: true,
    money: 'staff',
    twoPeople: true,
    params: withdrawalId,
    body: sendBody,
    response: withdrawal,
  }),
  reject: endpoint({
    method: 'POST',
    path: '/api/v1/withdrawals/:withdrawalId/reject',
    can: 'withdrawals.reject',
    audit: { action: 'withdrawals.reject', object: 'withdrawals' },
    stepUp: true,
    money: 'staff',
    twoPeople: true,
    params: withdrawalId,
    body: refuseBody,
    response: withdrawal,
  }),
} as const;
