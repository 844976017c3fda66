import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { centavosFromZero } from '../kernel/fields/centavos';
import { choice } from '../kernel/fields/choice';
import { day } from '../kernel/fields/day';
import { unlessBlank } from '../kernel/fields/messages';
import { plainText } from '../kernel/fields/text';
import { listOf, listQuery, searchText } from '../kernel/list';
import { said } from '../kernel/words';
import { alertFields } from '../locales/es-MX/compliance/schemas';
import { fieldMessage } from '../locales/es-MX/kernel/field-messages';

/** What opens an alert. */
export const alertRules = [
  'large_deposit',
  'split_deposits',
  'monthly_udis',
  'income',
  'early_payment',
] as const;
export type AlertRule = (typeof alertRules)[number];

/** `open` and `escalated` wait for a decision; the others are the end. */
export const alertStatuses = ['open', 'escalated', 'dismissed', 'reported'] as const;
export type AlertStatus = (typeof alertStatuses)[number];

export const alertDecisions = ['dismiss', 'escalate', 'report'] as const;
export type AlertDecision = (typeof alertDecisions)[number];

/** What may be decided of an alert as it stands, and what it becomes. */
export const alertSteps: Record<AlertStatus, Partial<Record<AlertDecision, AlertStatus>>> = {
  open: { dismiss: 'dismissed', escalate: 'escalated', report: 'reported' },
  escalated: { dismiss: 'dismissed', report: 'reported' },
  dismissed: {},
  reported: {},
};

/** Why, by decision: nothing else is a reason. */
export const alertReasons = {
  dismiss: ['explained_income', 'known_operation', 'data_error'],
  escalate: ['unexplained', 'against_profile', 'structured'],
  report: ['unusual', 'suspected_crime'],
} as const satisfies Record<AlertDecision, readonly string[]>;

export const allAlertReasons = [
  ...alertReasons.dismiss,
  ...alertReasons.escalate,
  ...alertReasons.report,
] as const;
export type AlertReason = (typeof allAlertReasons)[number];

export const MIN_ALERT_NOTE = 20;
export const MAX_ALERT_NOTE = 2000;

const isReasonOf = (decision: AlertDecision, reason: AlertReason) => {
  const reasons: readonly AlertReason[] = alertReasons[decision];
  return reasons.includes(reason);
};

export const decisionBody = z
  .strictObject({
    decision: choice(alertDecisions),
    reason: choice(allAlertReasons),
    note: plainText(MAX_ALERT_NOTE).min(MIN_ALERT_NOTE, {
      error: unlessBlank(said(fieldMessage.min, { characters: MIN_ALERT_NOTE })),
    }),
  })
  .refine(({ decision, reason }) => isReasonOf(decision, reason), {
    path: ['reason'],
    error: said(alertFields.reason),
  });

/** How near the deadline of a decision is, by the hours that held when the alert was opened. */
export const alertUrgencies = ['fresh', 'soon', 'late'] as const;

/** What the rule saw, with the limit that held on the day. */
export const alertFacts = z.object({
  deposits: z.array(
    z.object({ on: day, amount_cents: centavosFromZero, tracking_key: z.string().nullable() }),
  ),
  limit_cents: centavosFromZero.nullable(),
  /** Of a limit in UDI: how many, and the value of one that it was reckoned with; those of before have none. */
  udis: z.object({ count: z.int(), value: z.string() }).nullish(),
  days: z.int().nullable(),
  monthly_income_cents: centavosFromZero.nullable(),
  loan: z
    .object({ folio: z.string(), delivered_on: day, settled_on: day, term_months: z.int() })
    .nullable(),
});
export type AlertFacts = z.output<typeof alertFacts>;

const base = {
  id: z.string(),
  rule: z.enum(alertRules),
  status: z.enum(alertStatuses),
  user_id: z.string(),
  person: z.string(),
  happened_on: day,
  amount_cents: centavosFromZero,
  created_at: z.iso.datetime(),
  due_at: z.iso.datetime(),
  /** Null once it is decided. */
  urgency: z.enum(alertUrgencies).nullable(),
  assignee: z.object({ id: z.string(), name: z.string() }).nullable(),
};

const item = z.object(base);
export type AlertItem = z.output<typeof item>;

const act = z.object({
  id: z.string(),
  kind: z.enum(['assigned', ...alertDecisions]),
  at: z.iso.datetime(),
  by: z.string(),
  by_id: z.string(),
  /** Of an assignment; null when nobody has it any more. */
  assignee: z.string().nullable(),
  reason: z.enum(allAlertReasons).nullable(),
  note: z.string().nullable(),
});
export type AlertAct = z.output<typeof act>;

const detail = z.object({
  ...base,
  email: z.string(),
  facts: alertFacts,
  /** Who reads it escalated it: somebody else of the staff decides. */
  others_decide: z.boolean(),
  /** The oldest first; they stay as they are. */
  acts: z.array(act),
});
export type Alert = z.output<typeof detail>;

const params = z.strictObject({ alertId: z.uuid() });

/**
 * Alerts against money laundering. Nobody is told of those about themselves or about a credit in which they are, also
 * not staff, who find them nowhere. One that was escalated is decided by somebody else than who escalated it.
 */
export const alerts = {
  /** Those that wait, unless another status is asked for. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/alerts',
    can: 'alerts.list',
    query: listQuery(['due_at', 'created_at'], {
      q: searchText,
      rule: z.enum(alertRules).optional(),
      status: z.enum(alertStatuses).optional(),
      assignee: z.union([z.enum(['mine', 'nobody']), z.uuid()]).optional(),
    }),
    response: listOf(item),
  }),
  staff: endpoint({
    method: 'GET',
    path: '/api/v1/alert-staff',
    can: 'alerts.list',
    response: z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/alerts/:alertId',
    can: 'alerts.list',
    params,
    response: detail,
  }),
  assign: endpoint({
    method: 'POST',
    path: '/api/v1/alerts/:alertId/assignments',
    can: 'alerts.edit',
    audit: { action: 'alerts.assign', object: 'alerts' },
    idempotent: true,
    params,
    body: z.strictObject({ assignee_id: z.uuid().nullable() }),
    response: detail,
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/v1/alerts/:alertId/decisions',
    can: 'alerts.edit',
    audit: { action: 'alerts.decide', object: 'alerts' },
    idempotent: true,
    params,
    body: decisionBody,
    response: detail,
  }),
} as const;
