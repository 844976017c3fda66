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
export const overBalance = 'El monto es mayor que tu saldo disponible.';

/** What may be done to a withdrawal as it stands; the server and the buttons read it. */
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
  /** Day that the money should arrive; null for those asked for before it was told. */
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
    summary: 'Retiros',
    query: listQuery(['created_at'], { status: z.enum(withdrawalStatuses).optional() }),
    response: listOf(withdrawal.extend({ investor_name: z.string() })),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/withdrawals/:withdrawalId',
    can: 'withdrawals.show',
    summary: 'Un retiro',
    params: withdrawalId,
    response: withdrawal.extend({ holder: z.string() }),
  }),
  reveal: endpoint({
    method: 'POST',
    path: '/api/v1/withdrawals/reveal',
    can: 'withdrawals.approve',
    audit: { action: 'withdrawals.reveal', object: 'withdrawals' },
    summary: 'Las cuentas completas de retiros por enviar; queda en la bitácora quién las vio',
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
    summary:
      'Deja que un retiro salga en otro archivo para el banco, porque el anterior no se envió',
    stepUp: true,
    money: 'staff',
    params: withdrawalId,
    body: relistBody,
    response: withdrawal,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/withdrawals',
    can: 'withdrawals.create',
    audit: { action: 'withdrawals.create', object: 'withdrawals' },
    summary: 'Pide el retiro de saldo disponible a la cuenta propia',
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
    audit: { action: 'withdrawals.cancel', object: 'withdrawals' },
    summary: 'Cancela un retiro que no se ha enviado',
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
    summary: 'Registra que el retiro salió del banco',
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
    summary: 'Rechaza un retiro; el dinero vuelve al saldo disponible',
    stepUp: true,
    money: 'staff',
    twoPeople: true,
    params: withdrawalId,
    body: refuseBody,
    response: withdrawal,
  }),
} as const;
