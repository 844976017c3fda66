import * as z from 'zod';
import { endpoint } from './endpoint';
import { amountCents, centavosFromZero } from './fields/centavos';
import { unlessBlank } from './fields/messages';
import { trackingKey } from './fields/tracking-key';
import { listOf, listQuery } from './list';

/**
 * Money that leaves the account of the clients besides withdrawals and stages: fees to the operator's own
 * account, withheld taxes to the SAT, and what stays in favour of an applicant after settlement.
 */
export const payoutKinds = ['fees', 'income_tax', 'vat', 'favour'] as const;

export type PayoutKind = (typeof payoutKinds)[number];

/** `ordered` has its money set aside, `sent` left the bank, `confirmed` is on the bank's statement. */
export const payoutStatuses = ['ordered', 'sent', 'confirmed', 'cancelled'] as const;

const payout = z.object({
  id: z.string(),
  kind: z.enum(payoutKinds),
  amount_cents: centavosFromZero,
  beneficiary: z.string(),
  bank: z.string().nullable(),
  clabe_last4: z.string().nullable(),
  status: z.enum(payoutStatuses),
  tracking_key: z.string().nullable(),
  created_at: z.iso.datetime(),
  settled_at: z.iso.datetime().nullable(),
});

const favour = z.object({
  applicant_id: z.string(),
  name: z.string(),
  amount_cents: centavosFromZero,
  /** Last digits of the account in their own name to which it goes; null while none is known. */
  clabe_last4: z.string().nullable(),
});

const payoutId = z.strictObject({ payoutId: z.uuid() });

export const payouts = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/payouts',
    can: 'payouts.list',
    summary: 'Pagos de comisiones, impuestos y saldos a favor',
    query: listQuery(['created_at'], { status: z.enum(payoutStatuses).optional() }),
    response: listOf(payout),
  }),
  sources: endpoint({
    method: 'GET',
    path: '/api/v1/payouts/sources',
    can: 'payouts.create',
    summary: 'Comisiones, impuestos y saldos a favor que pueden pagarse',
    response: z.object({
      fees_cents: centavosFromZero,
      fees_vat_cents: centavosFromZero,
      income_tax_cents: centavosFromZero,
      vat_cents: centavosFromZero,
      /** Of applicants without a credit being repaid. */
      favours: z.array(favour),
    }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/payouts/:payoutId',
    can: 'payouts.send',
    summary: 'Un pago, con la cuenta de destino completa para quien lo envía',
    params: payoutId,
    response: payout.extend({ clabe: z.string().nullable() }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/payouts',
    can: 'payouts.create',
    summary: 'Ordena el traspaso de comisiones, el entero de impuestos o la devolución de un saldo',
    idempotent: true,
    stepUp: true,
    money: 'staff',
    twoPeople: true,
    body: z.strictObject({
      kind: z.enum(payoutKinds),
      /** As it was shown; another amount is refused where all of it goes. */
      amount_cents: amountCents,
      applicant_id: z.uuid().optional(),
    }),
    response: payout,
  }),
  /** An applicant asks for what is in their favour. */
  ask: endpoint({
    method: 'POST',
    path: '/api/v1/favour-returns',
    can: 'payouts.ask',
    summary: 'Pide la devolución del saldo a favor a la cuenta propia',
    idempotent: true,
    stepUp: true,
    money: 'own',
    body: z.strictObject({ amount_cents: amountCents }),
    response: payout,
  }),
  /** Whether and where an applicant's own favour balance can be returned. */
  own: endpoint({
    method: 'GET',
    path: '/api/v1/favour-returns',
    can: 'payouts.ask',
    summary: 'Saldo a favor propio que puede devolverse, y las devoluciones pedidas',
    response: z.object({ favour: favour.nullable(), returns: z.array(payout) }),
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/v1/payouts/:payoutId/send',
    can: 'payouts.send',
    summary: 'Registra que el pago salió del banco; siempre lo confirma otra persona',
    stepUp: true,
    money: 'staff',
    twoPeople: true,
    params: payoutId,
    body: z.strictObject({ tracking_key: trackingKey }),
    response: payout,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/v1/payouts/:payoutId/cancel',
    can: 'payouts.send',
    summary: 'Cancela un pago que no se ha enviado; el dinero vuelve a donde estaba',
    stepUp: true,
    money: 'staff',
    twoPeople: true,
    params: payoutId,
    body: z.strictObject({
      reason: z
        .string()
        .trim()
        .min(5, { error: unlessBlank('al menos 5 caracteres') })
        .max(300),
    }),
    response: payout,
  }),
} as const;
