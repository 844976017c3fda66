import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import {
  amountCents,
  type Centavos,
  centavosFromZero,
  toCentavos,
} from '../kernel/fields/centavos';
import { listOf, listQuery } from '../kernel/list';
import { t } from '../kernel/words';
import { fundingFields } from '../locales/es-MX/funding/schemas';
import { opportunityStatuses } from './opportunity-statuses';

export const commitmentStatuses = [
  'reserved',
  'firm',
  'active',
  'cancelled',
  'expired',
  'settled',
] as const;
export type CommitmentStatus = (typeof commitmentStatuses)[number];

/** Money that has been promised and not delivered: it may still be taken back. */
export const openCommitmentStatuses = ['reserved', 'firm'] as const satisfies CommitmentStatus[];

/** Least amount of one commitment; the last slice of an opportunity may be smaller. */
const MIN_COMMITMENT = toCentavos(10_000);

/** What decides how much an investor may commit to an opportunity now. */
export interface CommitmentRoom {
  /** The uncommitted part of the goal. */
  open: Centavos;
  /** Most that the investor may have in the request; null when nothing limits them. */
  cap: Centavos | null;
  /** What the investor has in it already. */
  used: Centavos;
  available: Centavos;
}

/** Least amount that may be committed: the last slice may be smaller than others. */
export const leastCommitment = ({ open }: Pick<CommitmentRoom, 'open'>): Centavos =>
  toCentavos(Math.min(MIN_COMMITMENT, open));

/** What of the investor's limit in the request is left; null when nothing limits them. */
export const leftOfCap = ({ cap, used }: Pick<CommitmentRoom, 'cap' | 'used'>): Centavos | null =>
  cap === null ? null : toCentavos(Math.max(0, cap - used));

/** Why an amount cannot be committed, in the form and in the refusal; null when it can. */
export function commitmentProblem(amount: Centavos, room: CommitmentRoom): string | null {
  const { open, cap, used, available } = room;
  if (amount > open) return t(fundingFields.commitments.left, { amount: open });
  if (amount < MIN_COMMITMENT && amount !== open) {
    return t(fundingFields.commitments.least, { amount: leastCommitment(room) });
  }
  const left = leftOfCap(room);
  if (cap !== null && left !== null && amount > left) {
    return t(fundingFields.commitments.limit, { limit: cap, committed: used, possible: left });
  }
  if (amount <= available) return null;
  return available > 0
    ? t(fundingFields.commitments.balance, { amount: available })
    : t(fundingFields.commitments.noBalance);
}

export const newCommitment = z.strictObject({
  opportunity_id: z.uuid(),
  amount_cents: amountCents,
});

export const commitmentItem = z.object({
  id: z.string(),
  opportunity_id: z.string(),
  folio: z.string(),
  product_id: z.number(),
  amount_cents: centavosFromZero,
  status: z.enum(commitmentStatuses),
  can_cancel: z.boolean(),
  created_at: z.iso.datetime(),
});

export type CommitmentItem = z.infer<typeof commitmentItem>;

/** The commitment, and the opportunity after it. */
const commitmentOutcome = z.object({
  id: z.string(),
  status: z.enum(commitmentStatuses),
  amount_cents: centavosFromZero,
  opportunity: z.object({
    id: z.string(),
    status: z.enum(opportunityStatuses),
    goal_cents: centavosFromZero,
    committed_cents: centavosFromZero,
  }),
});

export const commitments = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/commitments',
    can: 'commitments.list',
    query: listQuery(['created_at', 'amount_cents'], {
      status: z.enum(commitmentStatuses).optional(),
      opportunity_id: z.uuid().optional(),
    }),
    response: listOf(commitmentItem),
  }),
  create: endpoint({
    method: 'POST',
    money: 'own',
    path: '/api/v1/commitments',
    can: 'commitments.create',
    audit: { action: 'commitments.create', object: 'commitments' },
    body: newCommitment,
    response: commitmentOutcome,
    idempotent: true,
    stepUp: true,
  }),
  cancel: endpoint({
    method: 'POST',
    money: 'own',
    path: '/api/v1/commitments/:commitmentId/cancel',
    can: 'commitments.cancel',
    restriction: 'open',
    audit: { action: 'commitments.cancel', object: 'commitments' },
    params: z.strictObject({ commitmentId: z.uuid() }),
    response: commitmentOutcome,
    idempotent: true,
    impersonation: 'refused',
  }),
} as const;
