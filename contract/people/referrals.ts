import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { cleanIdentifier } from '../kernel/fields/pasted';
import { tidyText } from '../kernel/fields/text';

/** A referral code as people write it. */
export const referralCode = tidyText(20, cleanIdentifier);

const count = z.int();

const figures = z.object({
  code: z.string(),
  /** The page of the invitation, whole. */
  url: z.string(),
  /** Of all time. Visits are counted once a browser and day, and few of each network. */
  visits: count,
  /** Accounts that were activated after it. */
  registrations: count,
  /** The latest six months that have begun, the newest first. */
  months: z.array(
    z.object({
      /** '2026-11'. */
      month: z.string(),
      visits: count,
      registrations: count,
    }),
  ),
});

export type ReferralFigures = z.infer<typeof figures>;

/** A person's invitation: its link, and what came of it, without anybody's data. */
export const referrals = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/referrals',
    can: 'referrals.show',
    response: figures,
  }),
} as const;
