import * as z from 'zod';
import { centavosFromZero } from './fields/centavos';
import { unlessBlank } from './fields/messages';
import { trackingKey } from './fields/tracking-key';
import { MAX_PAGE_SIZE } from './list';

/** The nouns that are transfers, each with an endpoint `reveal`. */
export const transferNouns = ['withdrawals', 'payouts', 'stages'] as const;
export type TransferNoun = (typeof transferNouns)[number];

/**
 * What withdrawals, payouts and stages have in common: each is a transfer that staff send by hand at the
 * bank, to an account that is seen whole only when somebody asks.
 */
export const sendBody = z.strictObject({ tracking_key: trackingKey });

export const refuseBody = z.strictObject({
  reason: z
    .string()
    .trim()
    .min(5, { error: unlessBlank('al menos 5 caracteres') })
    .max(300),
});

export const revealBody = z.strictObject({ ids: z.array(z.uuid()).min(1).max(MAX_PAGE_SIZE) });

const revealedAccount = z.object({
  id: z.string(),
  amount_cents: centavosFromZero,
  clabe: z.string(),
  holder: z.string(),
  /** What the transfer says, and the seven digits that it carries. */
  concept: z.string(),
  reference: z.string(),
  /** When its owner registered it; null for one that nobody registered here. */
  registered_at: z.iso.datetime().nullable(),
  /** Day of the first deposit from it that the bank itself told of. */
  told_since: z.iso.date().nullable(),
});

export type RevealedAccount = z.infer<typeof revealedAccount>;

export const revealedAccounts = z.object({
  items: z.array(revealedAccount),
  /** What cannot be paid to an account now, and why. */
  left_out: z.array(z.object({ id: z.string(), concept: z.string(), reason: z.string() })),
});
