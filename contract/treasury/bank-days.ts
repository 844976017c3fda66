import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { centavos, MAX_AMOUNT_CENTS } from '../kernel/fields/centavos';
import { day } from '../kernel/fields/day';
import { unlessBlank } from '../kernel/fields/messages';
import { reason } from '../kernel/fields/reason';
import { rawText } from '../kernel/fields/text';
import { listOf, listQuery } from '../kernel/list';
import { said } from '../kernel/words';
import { kernelFields } from '../locales/es-MX/kernel/schemas';
import { treasuryFields } from '../locales/es-MX/treasury/schemas';

/** A `_cents` field of a reported balance, which may be zero. */
const reportedBalance = z
  .int({ error: unlessBlank(said(kernelFields.shared.amount)) })
  .min(0, { error: unlessBlank(said(treasuryFields.bankDays.negative)) })
  .max(MAX_AMOUNT_CENTS, { error: said(kernelFields.shared.amountTooBig) })
  .brand<'Centavos'>();

/** The bank's reported balance of the account at the start and end of a day. */
export const bankBalance = z.strictObject({
  day,
  opening_cents: reportedBalance,
  closing_cents: reportedBalance,
});

export type BankBalance = z.output<typeof bankBalance>;

/** The source of a line or a balance: the bank itself, signed, or people, with a file or by hand. */
export const bankSources = ['webhook', 'file', 'staff'] as const;

/** Why bank and ledger disagree; of a line, or of a balance. */
export const differenceKinds = [
  /** The bank reports money that left, and no order is marked as sent with its clave de rastreo. */
  'unordered_out',
  /** The bank reports money that came in, and the ledger does not have it. */
  'unregistered_in',
  /** It was sent, and the bank has until the end of its next day to report it; or a balance that only this explains. */
  'on_the_way',
  /** It left or came in according to the ledger, and the bank does not report it. */
  'untold_out',
  'untold_in',
  /** It has the clave de rastreo and amount of an order, and went to another account than was ordered. */
  'elsewhere',
  /** Both have it, with different amounts. */
  'amount',
  /** Reported again with another day or sender: staff have to decide. */
  'review',
  /** The bank's opening balance and lines do not add up to its closing one: lines are missing here. */
  'bank_sum',
  /** A day does not open with what the one before closed with. */
  'opening',
  /** The ledger differs from the bank's closing balance. */
  'closing',
  /** Custody holds less than what clients have in it: what left and was never theirs is not made good. */
  'shortfall',
] as const;

export const bankDifference = z.object({
  kind: z.enum(differenceKinds),
  /** Clave de rastreo of the transfer, or null for a balance. */
  tracking_key: z.string().nullable(),
  day: z.string().nullable(),
  /** Signed: money that left is negative. Null where that side has none. */
  bank_cents: centavos.nullable(),
  ledger_cents: centavos.nullable(),
});

export type BankDifference = z.output<typeof bankDifference>;

/** One of staff who asked for an act, or confirmed it. */
const doer = z.object({ user_id: z.string(), name: z.string() });

export type BankDayDoer = z.output<typeof doer>;

const close = z.object({
  lines_in_cents: centavos,
  lines_out_cents: centavos,
  ledger_cents: centavos,
  sound: z.boolean(),
  differences: z.array(bankDifference),
  /** Who asked and who confirmed; nobody of a day that closed by itself: the bank had signed its balance. */
  closed_by: z.array(doer),
  closed_at: z.iso.datetime(),
});

/**
 * `on_the_way` was closed, and lacks nothing but what the bank has yet to report. `unsound` was closed with differences
 * that are not explained and still there.
 */
export const bankDayStates = ['open', 'sound', 'on_the_way', 'unsound', 'settled'] as const;
export type BankDayState = (typeof bankDayStates)[number];

const bankDay = z.object({
  day: z.string(),
  opening_cents: centavos,
  closing_cents: centavos,
  source: z.enum(bankSources),
  /** What the ledger holds when the day ends: as it was when it was closed, or as it is while it is open. */
  ledger_cents: centavos,
  /** What was found when the day was closed; null while it is open. */
  close: close.nullable(),
  state: z.enum(bankDayStates),
  /** How differences were settled: explained by a person, or corrected, when there is no explanation. */
  settled: z
    .object({
      explanation: z.string().nullable(),
      by: z.array(doer),
      at: z.iso.datetime(),
    })
    .nullable(),
});

export const bankDays = {
  /** The bank's own notice of its balance, signed like that of a movement. */
  notify: endpoint({
    method: 'POST',
    path: '/api/v1/bank-balance-events',
    can: 'public',
    kind: 'webhook',
    money: 'bank',
    body: z.strictObject({
      event_id: rawText(100).regex(/^[\w.:-]{8,100}$/),
      type: z.literal('balance'),
      currency: z.literal('MXN'),
      balance: bankBalance,
    }),
    response: z.object({ ok: z.literal(true) }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/bank-days',
    can: 'ledger.show',
    query: listQuery(['day'], { state: z.enum(bankDayStates).optional() }),
    response: listOf(bankDay),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/bank-days',
    can: 'ledger.close',
    audit: { action: 'bank-days.create', object: 'bank_days' },
    stepUp: true,
    money: 'staff',
    twoPeople: true,
    body: bankBalance,
    response: bankDay,
  }),
  close: endpoint({
    method: 'POST',
    path: '/api/v1/bank-days/:day/close',
    can: 'ledger.close',
    stepUp: true,
    money: 'staff',
    twoPeople: true,
    params: z.strictObject({ day }),
    response: bankDay,
  }),
  settle: endpoint({
    method: 'POST',
    path: '/api/v1/bank-days/:day/settle',
    can: 'ledger.close',
    stepUp: true,
    money: 'staff',
    twoPeople: true,
    params: z.strictObject({ day }),
    body: z.strictObject({ reason }),
    response: bankDay,
  }),
} as const;
