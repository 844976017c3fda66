import * as z from 'zod';
import { centavosFromZero } from '../kernel/fields/centavos';

export const stageStatuses = ['waiting', 'payable', 'paid'] as const;
export type StageStatus = (typeof stageStatuses)[number];

export const stageItem = z.object({
  id: z.string(),
  project_id: z.string(),
  folio: z.string(),
  supplier_name: z.string(),
  n: z.number(),
  name: z.string(),
  amount_cents: centavosFromZero,
  status: z.enum(stageStatuses),
  /** Whether the photograph of the installation is there and verified. */
  evidence: z.enum(['missing', 'pending', 'verified']),
  approved_at: z.iso.datetime().nullable(),
  paid_at: z.iso.datetime().nullable(),
  tracking_key: z.string().nullable(),
  /** Day on which the bank sent its payment back, while it is to be paid again. */
  bounced_on: z.iso.date().nullable(),
});

/** A stage in a list, with what to mind before it is paid. */
export const listedStage = stageItem.extend({
  /** The installer, for staff, who have a page of it; null for other roles. */
  supplier_id: z.string().nullable(),
  /** Why the caller cannot register its payment now; null when they may, and for roles that pay none. */
  pay_refusal: z.string().nullable(),
  /** Why no money may go to the installer's account now; null when it may, and for roles that pay none. */
  account_refusal: z.string().nullable(),
  /** The account that the bank sent it back from is still the installer's. */
  bounced_account: z.boolean(),
  /** When its payment was listed in a file for the bank; null while it may be in the next one, and for roles that pay none. */
  listed_at: z.iso.datetime().nullable(),
});

export type ListedStage = z.infer<typeof listedStage>;
export type StageItem = z.infer<typeof stageItem>;
