import * as z from 'zod';
import { sixDigits } from '../identity/auth';
import { endpoint } from '../kernel/endpoint';
import { centavosFromZero } from '../kernel/fields/centavos';
import { unlessBlank } from '../kernel/fields/messages';
import { oneTimeToken } from '../kernel/fields/one-time-token';
import { rawText } from '../kernel/fields/text';
import { said } from '../kernel/words';
import { cardFields } from '../locales/es-MX/treasury/card-fields';

export const cardBrands = ['visa', 'mastercard', 'amex', 'carnet', 'other'] as const;
export type CardBrand = (typeof cardBrands)[number];

/** Where the code that opens the cards may be sent. */
export const codeChannels = ['sms', 'mail'] as const;

/** Why a card was not charged, as far as whoever asked says. */
export const declineReasons = ['expired', 'removed', 'funds', 'refused'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/**
 * How a charge stands: `asked` until the gateway answered, `pending` until it or the bank says what came of it.
 * `returned` was paid, and the bank took it back.
 */
export const chargeStates = ['asked', 'pending', 'paid', 'declined', 'returned'] as const;
export type ChargeState = (typeof chargeStates)[number];

/** The unguessable part of the address of somebody's cards. */
const externalId = rawText(100).min(20);
const pass = { pass: oneTimeToken };
const cardId = { card_id: z.uuid() };
const done = z.object({ ok: z.literal(true) });

const card = z.object({
  id: z.uuid(),
  brand: z.enum(cardBrands),
  last4: z.string(),
  /** Until the end of this month of this year it may be charged. */
  month: z.int(),
  year: z.int(),
  expired: z.boolean(),
  is_default: z.boolean(),
  last_charge: z
    .object({
      amount_cents: centavosFromZero,
      at: z.iso.datetime(),
      state: z.enum(chargeStates),
      /** Null of one that was not declined. */
      reason: z.enum(declineReasons).nullable(),
    })
    .nullable(),
});
export type CardItem = z.output<typeof card>;

/**
 * The cards that somebody pays by, without an account: by their address, and the pass that a code of it opens. An
 * unknown address is answered as a known one. No call takes a card's number.
 */
export const cards = {
  requestCode: endpoint({
    method: 'POST',
    path: '/api/v1/cards/codes',
    can: 'public',
    limit: 'mail',
    body: z.strictObject({
      external_id: externalId,
      channel: z.enum(codeChannels, { error: unlessBlank(said(cardFields.channel)) }),
    }),
    response: z.object({
      /** How long the code lasts. */
      seconds: z.int(),
    }),
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/v1/cards/open',
    can: 'public',
    limit: 'login',
    body: z.strictObject({ external_id: externalId, code: sixDigits }),
    response: z.object({ pass: z.string(), expires_at: z.iso.datetime() }),
  }),
  list: endpoint({
    method: 'POST',
    path: '/api/v1/cards/list',
    can: 'public',
    limit: 'attempts',
    body: z.strictObject(pass),
    response: z.object({
      /** The one that is charged first, then the newest. */
      items: z.array(card),
      /** False while no gateway takes new ones, or there are as many as one may have. */
      may_add: z.boolean(),
    }),
  }),
  /** Begins the gateway's own field, into which the number is typed: its address, for a frame. */
  openField: endpoint({
    method: 'POST',
    path: '/api/v1/cards/fields',
    can: 'public',
    limit: 'attempts',
    body: z.strictObject(pass),
    response: z.object({ url: z.string() }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v1/cards',
    can: 'public',
    limit: 'attempts',
    transaction: 'own',
    body: z.strictObject({
      ...pass,
      /** What the gateway's field made of the number. */
      token: rawText(300).min(1),
    }),
    response: z.object({ id: z.uuid() }),
  }),
  setDefault: endpoint({
    method: 'POST',
    path: '/api/v1/cards/default',
    can: 'public',
    limit: 'attempts',
    body: z.strictObject({ ...pass, ...cardId }),
    response: done,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/v1/cards/remove',
    can: 'public',
    limit: 'attempts',
    body: z.strictObject({ ...pass, ...cardId }),
    response: done,
  }),
} as const;
