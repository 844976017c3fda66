import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { accountNumber } from '../kernel/fields/account-number';
import { amountCents, centavos, centavosFromZero } from '../kernel/fields/centavos';
import { clabe } from '../kernel/fields/clabe';
import { day } from '../kernel/fields/day';
import { unlessBlank } from '../kernel/fields/messages';
import { cleanPasted } from '../kernel/fields/pasted';
import { plainText, rawText, tidyText, trimmedText } from '../kernel/fields/text';
import { trackingKey } from '../kernel/fields/tracking-key';
import { listOf, listQuery, searchText } from '../kernel/list';
import { said } from '../kernel/words';
import { fieldMessage } from '../locales/es-MX/kernel/field-messages';
import { bankDifference, bankSources } from './bank-days';

/**
 * `matched` found its owner by itself, `assigned` was given one by staff, `unidentified` waits for one.
 * `review`: the same clave de rastreo and amount had been reported with another day or sender; it has no owner
 * until staff decide whether it is another transfer, or the same one (`dismissed`). `held`: a deposit that does
 * not come from an account of its owner; theirs, and not available until staff accept it. Or money that the bank
 * sent back once its investor had used it, or a charge without an order and a deposit
 * brought back, until staff take it from them. `returning`: ordered to go back to where it
 * came from. `returned`: a deposit that went back, by the bank or by our order. `mistaken`: a line that never was on
 * the bank's statement.
 */
export const bankMovementStatuses = [
  'matched',
  'unidentified',
  'assigned',
  'review',
  'held',
  'dismissed',
  'returning',
  'returned',
  'mistaken',
] as const;

/** Why a deposit is reversed. */
export const reversalKinds = ['returned', 'mistaken'] as const;

/** Money comes in or goes out. */
export const bankDirections = ['in', 'out'] as const;

/**
 * What the money of a line is: a person's deposit or payment, or a transfer that left. A charge without an order
 * and the line that brings it back each name the other (`charge`).
 */
export const matchedKinds = [
  'investor',
  'applicant',
  'company',
  'withdrawal',
  'stage',
  'payout',
  'deposit',
  'charge',
] as const;

const text = (most: number) => trimmedText(most).min(1, { error: said(fieldMessage.required) });

/** One line of the bank's statement, as the bank reports it. */
export const bankLine = z.strictObject({
  direction: z.enum(bankDirections),
  tracking_key: trackingKey,
  occurred_on: day,
  amount_cents: amountCents,
  /** CLABE, card or phone of the account that the money left. */
  sender_clabe: accountNumber,
  sender_name: text(120),
  receiver_clabe: clabe,
  concept: trimmedText(40).default(''),
});

export type BankLine = z.output<typeof bankLine>;

/** Heading of a statement file in CSV: `tipo` is abono or cargo, `monto` is in pesos. */
export const statementColumns = [
  'fecha',
  'tipo',
  'clave_rastreo',
  'monto',
  'cuenta_ordenante',
  'nombre_ordenante',
  'cuenta_beneficiaria',
  'concepto',
] as const;

const bankMovement = bankLine.omit({ sender_clabe: true, receiver_clabe: true }).extend({
  id: z.string(),
  amount_cents: centavosFromZero,
  sender_last4: z.string(),
  receiver_last4: z.string(),
  occurred_on: z.iso.date(),
  status: z.enum(bankMovementStatuses),
  source: z.enum(bankSources),
  /** The sender's name is not the owner's, or the account not one that is known as theirs. */
  third_party: z.boolean(),
  matched: z
    .object({
      kind: z.enum(matchedKinds),
      id: z.string(),
      name: z.string(),
      /** Where staff see whose money it is, as a path of the portal; null of who has no page. */
      to: z.string().nullable(),
    })
    .nullable(),
  created_at: z.iso.datetime(),
});

/** The current movement, and whether this call was the first to report it. */
const received = z.object({ movement: bankMovement, fresh: z.boolean() });

const decisionReason = plainText(300).min(5, {
  error: unlessBlank(said(fieldMessage.min, { characters: 5 })),
});

const movementId = z.strictObject({ movementId: z.uuid() });

/** The most that counts as rounding, in centavos: what custody lacks beyond it the company transfers. */
export const MOST_ROUNDING_CENTS = 100;

export const bankMovements = {
  /**
   * The bank's own notice. Signed: `x-bank-timestamp` in Unix seconds and `x-bank-signature: v1=<hex>`,
   * the HMAC-SHA256 of `<timestamp>.<raw body>` (several may be given, separated by commas).
   */
  notify: endpoint({
    method: 'POST',
    path: '/api/v1/bank-events',
    can: 'public',
    kind: 'webhook',
    money: 'bank',
    body: z.strictObject({
      event_id: rawText(100).regex(/^[\w.:-]{8,100}$/),
      type: z.literal('movement'),
      currency: z.literal('MXN'),
      movement: bankLine,
    }),
    response: z.object({ ok: z.literal(true) }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/bank-movements',
    can: 'bank-movements.list',
    query: listQuery(['occurred_on', 'created_at', 'amount_cents'], {
      q: searchText,
      status: z.enum(bankMovementStatuses).optional(),
      direction: z.enum(bankDirections).optional(),
    }),
    response: listOf(bankMovement),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/bank-movements/:movementId',
    can: 'bank-movements.show',
    params: movementId,
    response: bankMovement,
  }),
  reveal: endpoint({
    method: 'POST',
    path: '/api/v1/bank-movements/:movementId/reveal',
    can: 'bank-movements.match',
    audit: { action: 'bank-movements.reveal', object: 'bank_movements' },
    stepUp: true,
    params: movementId,
    response: z.object({ sender_clabe: z.string(), receiver_clabe: z.string() }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/bank-movements',
    can: 'bank-movements.create',
    audit: { action: 'bank-movements.create', object: 'bank_movements' },
    stepUp: true,
    money: 'staff',
    twoPeople: true,
    body: bankLine,
    response: received,
  }),
  importFile: endpoint({
    method: 'POST',
    path: '/api/v1/bank-movements/import',
    can: 'bank-movements.create',
    audit: { action: 'bank-movements.import', object: 'bank_statements' },
    kind: 'multipart',
    limit: 'uploads',
    stepUp: true,
    money: 'staff',
    twoPeople: true,
    body: z.strictObject({}),
    response: z.object({
      lines: z.int(),
      fresh: z.int(),
      matched: z.int(),
      unidentified: z.int(),
      /** Reported before with another day or sender, or sent by another person: staff decide. */
      waiting: z.int(),
    }),
  }),
  owners: endpoint({
    method: 'GET',
    path: '/api/v1/bank-movements/owners',
    can: 'bank-movements.match',
    query: z.strictObject({ q: tidyText(100, cleanPasted).min(2) }),
    response: z.object({
      items: z.array(
        z.object({
          kind: z.enum(['investor', 'applicant']),
          id: z.string(),
          name: z.string(),
          email: z.string(),
        }),
      ),
    }),
  }),
  match: endpoint({
    method: 'POST',
    path: '/api/v1/bank-movements/:movementId/match',
    can: 'bank-movements.match',
    audit: { action: 'bank-movements.match', object: 'bank_movements' },
    stepUp: true,
    money: 'staff',
    twoPeople: true,
    params: movementId,
    body: z.strictObject({ kind: z.enum(['investor', 'applicant']), id: z.uuid() }),
    response: bankMovement,
  }),
  contribute: endpoint({
    method: 'POST',
    path: '/api/v1/bank-movements/:movementId/contribute',
    can: 'bank-movements.match',
    audit: { action: 'bank-movements.contribute', object: 'bank_movements' },
    stepUp: true,
    money: 'staff',
    twoPeople: true,
    params: movementId,
    response: bankMovement,
  }),
  /** The company's fees that wait in custody make good the centavos that rounding took from clients. */
  coverRounding: endpoint({
    method: 'POST',
    path: '/api/v1/bank-movements/rounding',
    can: 'bank-movements.match',
    audit: { action: 'bank-movements.cover-rounding', object: 'bank_roundings' },
    stepUp: true,
    money: 'staff',
    twoPeople: true,
    /** All that is lacking, as the page showed it. */
    body: z.strictObject({ amount_cents: amountCents }),
    response: z.object({ shortfall_cents: centavosFromZero }),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/v1/bank-movements/:movementId/accept',
    can: 'bank-movements.match',
    audit: { action: 'bank-movements.accept', object: 'bank_movements' },
    stepUp: true,
    money: 'staff',
    twoPeople: true,
    params: movementId,
    body: z.strictObject({ reason: decisionReason }),
    response: bankMovement,
  }),
  dismiss: endpoint({
    method: 'POST',
    path: '/api/v1/bank-movements/:movementId/dismiss',
    can: 'bank-movements.match',
    audit: { action: 'bank-movements.dismiss', object: 'bank_movements' },
    stepUp: true,
    money: 'staff',
    twoPeople: true,
    params: movementId,
    body: z.strictObject({ reason: decisionReason }),
    response: bankMovement,
  }),
  reverse: endpoint({
    method: 'POST',
    path: '/api/v1/bank-movements/:movementId/reverse',
    can: 'bank-movements.reverse',
    audit: { action: 'bank-movements.reverse', object: 'bank_movements' },
    stepUp: true,
    money: 'staff',
    twoPeople: true,
    params: movementId,
    body: z.strictObject({
      kind: z.enum(reversalKinds),
      /** Day on which the bank sent it back, or on which the mistake was found. */
      occurred_on: day,
      reason: decisionReason,
    }),
    response: bankMovement,
  }),
  reconciliation: endpoint({
    method: 'GET',
    path: '/api/v1/bank-movements/reconciliation',
    can: 'ledger.show',
    response: z.object({
      /** Custody bank account in the ledger. */
      ledger_cents: centavos,
      /** Money of clients, pools, taxes, fees and unidentified deposits: always equals the ledger. */
      owed_cents: centavos,
      breakdown: z.array(z.object({ label: z.string(), amount_cents: centavos })),
      /** Lines that the bank has reported, in less out. */
      statement_cents: centavos,
      /** Ledger less statement: transfers sent whose line the bank has not reported yet. */
      difference_cents: centavos,
      unidentified_count: z.int(),
      /** What bank and ledger disagree about, line by line, and about the last balance that the bank reported. */
      differences: z.array(bankDifference),
      /** What custody lacks of what clients have in it: returned, never theirs, and not made good. */
      shortfall_cents: centavosFromZero,
      /** Deposits without owner that came from the company's own account, by id: they may make it good. */
      contributable: z.array(z.string()),
      /** The last balance that the bank reported; null when it never did. */
      told: z.object({ day: z.string(), closing_cents: centavos }).nullable(),
      /** There are no differences. */
      sound: z.boolean(),
    }),
  }),
} as const;
