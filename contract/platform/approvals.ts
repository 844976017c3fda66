import * as z from 'zod';
import { duties } from '../kernel/duties';
import { endpoint } from '../kernel/endpoint';
import { centavos } from '../kernel/fields/centavos';
import { reason } from '../kernel/fields/reason';
import { rawText } from '../kernel/fields/text';
import { listOf, listQuery } from '../kernel/list';
import { transferNouns } from '../treasury/transfers';

/** `waiting` for another person, then confirmed and done, declined, or left until its time was over. */
export const approvalOutcomes = ['waiting', 'done', 'declined', 'expired'] as const;
export type ApprovalOutcome = (typeof approvalOutcomes)[number];

/** What an act over money answers while it waits for another administrator, with status 202. */
export const waitingAnswer = z.object({
  message: z.string(),
  code: z.literal('second_person'),
  approval_id: z.string(),
});

const labelled = z.object({ label: z.string(), value: z.string() });
const detail = labelled.extend({
  /** Where what it names is shown, as a path of the portal. */
  to: z.string().optional(),
});

export type ApprovalDetail = z.infer<typeof detail>;

const approval = z.object({
  id: z.string(),
  /** What it would do, in a sentence. */
  title: z.string(),
  /** The row that it would change: a project, a stage, a withdrawal, a line of the bank, a parameter's key. */
  object_id: z.string(),
  /** It is about a credit that the caller owes, installed or lent: its details, lines and reasons are for the others. */
  is_party: z.boolean(),
  details: z.array(detail),
  /** How many lines it has of its own: movements of a file, days of a list. */
  lines_total: z.int(),
  /** Null for what has no amount of its own, as a setting. */
  amount_cents: centavos.nullable(),
  requested_by: z.string(),
  requested_by_id: z.string(),
  requested_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  outcome: z.enum(approvalOutcomes),
  decided_by: z.string().nullable(),
  decided_by_id: z.string().nullable(),
  decided_at: z.iso.datetime().nullable(),
  /** Why it was declined, or cannot be done any more. */
  decline_reason: z.string().nullable(),
  /** SHA-256 of what was asked and what is shown of it: what is confirmed is what was seen. */
  payload_hash: z.string(),
  /** What it sends, whose account the endpoint `reveal` of that noun shows whole; null for other acts. */
  transfer: z.object({ noun: z.enum(transferNouns), id: z.string() }).nullable(),
  /** Whether the caller asked for it. */
  mine: z.boolean(),
  /** The duty that who confirms it holds; null of what was asked before there were any. */
  duty: z.enum(duties).nullable(),
  /** Whether the caller may confirm it: neither who asked, nor an owner of the money, and with its duty. */
  may_confirm: z.boolean(),
  /** How many others than who asked, and than those whose money it is, there are to decide, with its duty. */
  others: z.int(),
});

export type Approval = z.infer<typeof approval>;

const approvalId = z.strictObject({ approvalId: z.uuid() });

export const approvals = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/approvals',
    can: 'approvals.list',
    query: listQuery(['requested_at'], {
      outcome: z.enum(approvalOutcomes).optional(),
      object_id: rawText(200).optional(),
    }),
    response: listOf(approval),
  }),
  waiting: endpoint({
    method: 'GET',
    path: '/api/v1/approvals/waiting',
    can: 'approvals.list',
    response: z.object({
      /** Acts that the caller may confirm. */
      confirmable: z.int(),
      /** Administrators who may sign in, without the caller. */
      others: z.int(),
    }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/approvals/:approvalId',
    can: 'approvals.list',
    params: approvalId,
    response: approval.extend({ lines: z.array(labelled) }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/v1/approvals/:approvalId/confirm',
    can: 'approvals.decide',
    audit: { action: 'approvals.confirm', object: 'approvals' },
    stepUp: true,
    money: 'staff',
    params: approvalId,
    body: z.strictObject({ payload_hash: rawText(64).length(64) }),
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
    audit: { action: 'approvals.decline', object: 'approvals' },
    stepUp: true,
    params: approvalId,
    body: z.strictObject({ reason }),
    response: z.object({ id: z.string() }),
  }),
} as const;
