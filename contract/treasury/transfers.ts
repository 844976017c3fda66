import * as z from 'zod';
import { centavosFromZero } from '../kernel/fields/centavos';
import { unlessBlank } from '../kernel/fields/messages';
import { reason } from '../kernel/fields/reason';
import { plainText } from '../kernel/fields/text';
import { trackingKey } from '../kernel/fields/tracking-key';
import { MAX_PAGE_SIZE } from '../kernel/list';
import { said, t } from '../kernel/words';
import { fieldMessage } from '../locales/es-MX/kernel/field-messages';
import { treasuryFields } from '../locales/es-MX/treasury/schemas';
import { otherHolders } from '../people/bank-accounts';

/** The nouns that are transfers, each with an endpoint `reveal`. */
export const transferNouns = ['withdrawals', 'payouts', 'stages', 'credit-line-draws'] as const;
export type TransferNoun = (typeof transferNouns)[number];

/**
 * What withdrawals, payouts and stages have in common: each is a transfer that staff send by hand at the
 * bank, to an account that is shown whole only on request.
 */
export const sendBody = z.strictObject({ tracking_key: trackingKey });

export const refuseBody = z.strictObject({
  reason: plainText(300).min(5, { error: unlessBlank(said(fieldMessage.min, { characters: 5 })) }),
});

/** Why a transfer may be listed in another file. */
export const relistBody = z.strictObject({ reason });

export const revealBody = z.strictObject({
  ids: z.array(z.uuid()).min(1).max(MAX_PAGE_SIZE),
  /** For the file that is taken to the bank: each is listed once, and what may not be sent is left out. */
  file: z.boolean().optional(),
});

/** When a transfer was listed in a file for the bank; null while it may be in the next one. */
export const listedAt = z.iso.datetime().nullable();

/** What to check before giving up a transfer that was in a file; `day` is written "dd/mm/aaaa". */
export const wasListed = (day: string) => t(treasuryFields.transfers.listedOn, { day });

const revealedAccount = z.object({
  id: z.string(),
  amount_cents: centavosFromZero,
  clabe: z.string(),
  holder: z.string(),
  /** The transfer's concept, and the seven digits that it carries. */
  concept: z.string(),
  reference: z.string(),
  /** When its owner registered it; null for one that is not registered here. */
  registered_at: z.iso.datetime().nullable(),
  /** Day of the first deposit from it that the bank itself reported. */
  told_since: z.iso.date().nullable(),
  /** Who else registered it; empty of one that is not registered here. */
  also_of: otherHolders,
});

export type RevealedAccount = z.infer<typeof revealedAccount>;

export const revealedAccounts = z.object({
  items: z.array(revealedAccount),
  /** What cannot be paid to an account now, and why. */
  left_out: z.array(
    z.object({
      id: z.string(),
      concept: z.string(),
      reason: z.string(),
      /** It was in an earlier file and may be listed again, once that one is known not to be sent. */
      listed: z.boolean(),
    }),
  ),
});
