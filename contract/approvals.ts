import * as z from 'zod';
import { endpoint } from './endpoint';
import { centavos } from './fields/centavos';
import { reason } from './fields/reason';
import { listOf, listQuery } from './list';

/** `waiting` for another person, then confirmed and done, declined, or left until its time was over. */
export const approvalOutcomes = ['waiting', 'done', 'declined', 'expired'] as const;
export type ApprovalOutcome = (typeof approvalOutcomes)[number];

/** What an act over money answers while it waits for another administrator, with status 202. */
export const waitingAnswer = z.object({
  message: z.string(),
  code: z.literal('second_person'),
  approval_id: z.string(),
});

const approval = z.object({
  id: z.string(),
  /** What it would do, in a sentence. */
  title: z.string(),
  details: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Null for what has no amount of its own, as a setting. */
  amount_cents: centavos.nullable(),
  requested_by: z.string(),
  requested_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  outcome: z.enum(approvalOutcomes),
  decided_by: z.string().nullable(),
  decided_at: z.iso.datetime().nullable(),
  decline_reason: z.string().nullable(),
  /** SHA-256 of what was asked, word for word: what is confirmed is what was shown. */
  payload_hash: z.string(),
  /** Whether the caller asked for it. */
  mine: z.boolean(),
  /** Whether the caller may confirm it: neither who asked, nor anybody whose money it is. */
  may_confirm: z.boolean(),
});

export type Approval = z.infer<typeof approval>;

const approvalId = z.strictObject({ approvalId: z.uuid() });

export const approvals = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/approvals',
    can: 'approvals.list',
    summary: 'Actos sobre dinero que esperan a una segunda persona, y los ya decididos',
    query: listQuery(['requested_at'], { outcome: z.enum(approvalOutcomes).optional() }),
    response: listOf(approval),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/v1/approvals/:approvalId/confirm',
    can: 'approvals.decide',
    summary: 'Confirma, como segunda persona, lo que otra pidió; se hace en ese momento',
    stepUp: true,
    money: 'staff',
    params: approvalId,
    body: z.strictObject({ payload_hash: z.string().length(64) }),
    response: z.object({
      id: z.string(),
      /** What the act itself answers. */
      answer: z.unknown(),
    }),
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/v1/approvals/:approvalId/decline',
    can: 'approvals.decide',
    summary:
      'Rechaza con un motivo lo que espera a una segunda persona; quien lo pidió puede retirarlo',
    impersonation: 'refused',
    params: approvalId,
    body: z.strictObject({ reason }),
    response: z.object({ id: z.string() }),
  }),
} as const;
