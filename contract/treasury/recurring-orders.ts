import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { between } from '../kernel/fields/between';
import { amountCents, centavosFromZero } from '../kernel/fields/centavos';
import { day } from '../kernel/fields/day';

/** What an investor has done each month: they are reminded to deposit, or a withdrawal is asked for. */
export const recurringOrderKinds = ['deposit', 'withdrawal'] as const;
export type RecurringOrderKind = (typeof recurringOrderKinds)[number];

/** An order runs while it is `active`; an `ended` one never does again. */
export const recurringOrderStatuses = ['active', 'paused', 'ended'] as const;
export type RecurringOrderStatus = (typeof recurringOrderStatuses)[number];

/**
 * How much: `fixed` is the amount itself, `above` what is available beyond the amount, `received` what investments paid
 * back since the last time, as far as it is available. Deposits are `fixed`.
 */
export const recurringOrderRules = ['fixed', 'above', 'received'] as const;
export type RecurringOrderRule = (typeof recurringOrderRules)[number];

/** The last day of the month that every month has. */
export const LAST_ORDER_DAY = 28;
/** Days of work of the banks for which a withdrawal that cannot be asked for on its day is tried again. */
export const RETRY_BANK_DAYS = 3;
/** A deposit counts for a month from so many calendar days before its day until so many after it. */
export const DEPOSIT_DAYS = { before: 5, after: 10 } as const;

/** What may be done to an order in its current state; the server and the buttons read it. */
export function recurringOrderActions({
  status,
}: {
  status: RecurringOrderStatus;
}): readonly ('edit' | 'pause' | 'resume' | 'end')[] {
  if (status === 'ended') return [];
  return status === 'active' ? ['edit', 'pause', 'end'] : ['edit', 'resume', 'end'];
}

/** Whether a rule is told an amount. */
export const takesAmount = (rule: RecurringOrderRule): boolean => rule !== 'received';

const order = z.object({
  id: z.string(),
  folio: z.string(),
  kind: z.enum(recurringOrderKinds),
  status: z.enum(recurringOrderStatuses),
  rule: z.enum(recurringOrderRules),
  /** Null where the rule takes none. */
  amount_cents: centavosFromZero.nullable(),
  /** Day of the month, 1 to 28. */
  day: z.int(),
  /** The last day on which it may run; null until its person ends it. */
  ends_on: z.iso.date().nullable(),
  /** When its person last agreed to these terms. */
  agreed_at: z.iso.datetime(),
  /** Day of work of the banks of the next run; null while it is paused, or when none is left. */
  next_on: z.iso.date().nullable(),
});
export type RecurringOrder = z.output<typeof order>;

export const recurringOrderTerms = z.strictObject({
  rule: z.enum(recurringOrderRules),
  amount_cents: amountCents.optional(),
  day: between(1, LAST_ORDER_DAY),
  ends_on: day.optional(),
});
export const recurringOrderBody = recurringOrderTerms.extend({ kind: z.enum(recurringOrderKinds) });

const recurringOrderId = z.strictObject({ recurringOrderId: z.uuid() });

const act = {
  can: 'recurring-orders.edit',
  money: 'own',
  impersonation: 'refused',
  params: recurringOrderId,
  response: order,
} as const;

export const recurringOrders = {
  /** One's orders that have not ended: one of each kind at most. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/recurring-orders',
    can: 'recurring-orders.list',
    response: z.object({ orders: z.array(order) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/recurring-orders',
    can: 'recurring-orders.create',
    audit: { action: 'recurring-orders.create', object: 'recurring_orders' },
    idempotent: true,
    stepUp: true,
    money: 'own',
    body: recurringOrderBody,
    response: order,
  }),
  edit: endpoint({
    ...act,
    method: 'PUT',
    path: '/api/v1/recurring-orders/:recurringOrderId',
    audit: { action: 'recurring-orders.edit', object: 'recurring_orders' },
    stepUp: true,
    body: recurringOrderTerms,
  }),
  /** Moves no money: no second factor, and open to every account. */
  pause: endpoint({
    ...act,
    method: 'POST',
    path: '/api/v1/recurring-orders/:recurringOrderId/pause',
    audit: { action: 'recurring-orders.pause', object: 'recurring_orders' },
    restriction: 'open',
  }),
  resume: endpoint({
    ...act,
    method: 'POST',
    path: '/api/v1/recurring-orders/:recurringOrderId/resume',
    audit: { action: 'recurring-orders.resume', object: 'recurring_orders' },
    stepUp: true,
  }),
  end: endpoint({
    ...act,
    method: 'POST',
    path: '/api/v1/recurring-orders/:recurringOrderId/end',
    audit: { action: 'recurring-orders.end', object: 'recurring_orders' },
    restriction: 'open',
  }),
} as const;
