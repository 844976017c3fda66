import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { between } from '../kernel/fields/between';
import { amountCents, centavosFromZero } from '../kernel/fields/centavos';
import { unlessBlank } from '../kernel/fields/messages';
import { said } from '../kernel/words';
import { treasuryFields } from '../locales/es-MX/treasury/schemas';
import { chargeStatuses, debitSourceKinds } from './direct-debit-charges';

/** A mandate charges while it is `active`; a `cancelled` one never does again. */
export const directDebitStatuses = ['active', 'paused', 'cancelled'] as const;
export type DirectDebitStatus = (typeof directDebitStatuses)[number];

/**
 * Who or what paused a mandate: its person, an account that is not theirs any more, a card that expired or was removed,
 * or what the bank of either answered.
 */
export const pauseReasons = [
  'person',
  'source_changed',
  'bank_refused',
  'card_expired',
  'card_removed',
  'card_refused',
] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** Calendar days between the notice of a charge and the charge. */
export const NOTICE_DAYS = 3;
/** The last day of the month that every month has. */
export const LAST_DAY = 28;

/** What may be done to a mandate in its current state; the server and the buttons read it. */
export function directDebitActions({
  status,
}: {
  status: DirectDebitStatus;
}): readonly ('edit' | 'pause' | 'resume' | 'cancel')[] {
  if (status === 'cancelled') return [];
  return status === 'active' ? ['edit', 'pause', 'cancel'] : ['edit', 'resume', 'cancel'];
}

const source = z.object({
  kind: z.enum(debitSourceKinds),
  id: z.string(),
  /** The bank of an account, the brand of a card; null when it is not known. */
  bank: z.string().nullable(),
  last4: z.string(),
  holder: z.string(),
});

const mandate = z.object({
  id: z.string(),
  folio: z.string(),
  status: z.enum(directDebitStatuses),
  /** Null unless it is paused. */
  pause_reason: z.enum(pauseReasons).nullable(),
  source,
  /** Day of the month, 1 to 28. */
  day: z.int(),
  most_cents: centavosFromZero,
  /** When its person last agreed to these terms. */
  agreed_at: z.iso.datetime(),
});
export type DirectDebit = z.output<typeof mandate>;

/** The next charge of a credit, as it would be made of what is owed today. */
const nextCharge = z.object({
  n: z.int(),
  due_on: z.iso.date(),
  charge_on: z.iso.date(),
  /** What is owed until that instalment and not at the bank already, at most what the person allows. */
  amount_cents: centavosFromZero,
  /** What is owed beyond what the person allows per charge. */
  rest_cents: centavosFromZero,
  /** Null until it is announced. */
  status: z.enum(chargeStatuses).nullable(),
});

const credit = z.object({
  loan_id: z.string(),
  project_folio: z.string(),
  /** The instalment that falls due next, or is due: a mandate would begin with it. */
  instalment: z.object({ due_on: z.iso.date(), amount_cents: centavosFromZero }).nullable(),
  /** Money that comes before it is due does not wait for its day: what the person chose of the credit. */
  early_is_used: z.boolean(),
  mandate: mandate.nullable(),
  /** Null while nothing is to be charged. */
  next: nextCharge.nullable(),
});
export type DebitedCredit = z.output<typeof credit>;

const terms = {
  source_kind: z.enum(debitSourceKinds),
  source_id: z.uuid(),
  day: between(1, LAST_DAY),
  most_cents: amountCents,
  /** The person authorises the charges as the mandate says. */
  accepted: z.literal(true, {
    error: unlessBlank(said(treasuryFields.directDebits.accept)),
  }),
};

export const directDebitTerms = z.strictObject(terms);
export const directDebitBody = z.strictObject({ loan_id: z.uuid(), ...terms });

const directDebitId = z.strictObject({ directDebitId: z.uuid() });

const act = {
  can: 'direct-debits.edit',
  money: 'own',
  impersonation: 'refused',
  params: directDebitId,
  response: mandate,
} as const;

export const directDebits = {
  /** One's credits in repayment with the mandate of each, and what a mandate may charge. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/direct-debits',
    can: 'direct-debits.list',
    response: z.object({
      sources: z.array(source),
      credits: z.array(credit),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/direct-debits',
    can: 'direct-debits.create',
    audit: { action: 'direct-debits.create', object: 'direct_debits' },
    idempotent: true,
    stepUp: true,
    money: 'own',
    body: directDebitBody,
    response: mandate,
  }),
  edit: endpoint({
    ...act,
    method: 'PUT',
    path: '/api/v1/direct-debits/:directDebitId',
    audit: { action: 'direct-debits.edit', object: 'direct_debits' },
    stepUp: true,
    body: directDebitTerms,
  }),
  /** Stops what has not gone to the bank: no second factor, and open to every account. */
  pause: endpoint({
    ...act,
    method: 'POST',
    path: '/api/v1/direct-debits/:directDebitId/pause',
    audit: { action: 'direct-debits.pause', object: 'direct_debits' },
    restriction: 'open',
  }),
  resume: endpoint({
    ...act,
    method: 'POST',
    path: '/api/v1/direct-debits/:directDebitId/resume',
    audit: { action: 'direct-debits.resume', object: 'direct_debits' },
    stepUp: true,
  }),
  cancel: endpoint({
    ...act,
    method: 'POST',
    path: '/api/v1/direct-debits/:directDebitId/cancel',
    audit: { action: 'direct-debits.cancel', object: 'direct_debits' },
    restriction: 'open',
  }),
  /** The mandate as its person agreed to it. */
  file: endpoint({
    method: 'GET',
    path: '/api/v1/direct-debits/:directDebitId/file',
    can: 'direct-debits.list',
    limit: 'drawings',
    params: directDebitId,
    response: z.any(),
    kind: 'file',
  }),
} as const;
