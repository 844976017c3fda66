import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { centavosFromZero } from '../kernel/fields/centavos';
import { listOf, listQuery } from '../kernel/list';
import { recurringOrderKinds } from './recurring-orders';

/**
 * What became of an order in a month. Of a deposit: `waiting` for the money, `arrived` or `missed`. Of a withdrawal:
 * `waiting` for what keeps it from being asked for, `requested`, `nothing` to withdraw by its rule, or `skipped`. Its
 * person paused or ended the order of a `cancelled` one.
 */
export const recurringRunStatuses = [
  'waiting',
  'arrived',
  'missed',
  'requested',
  'nothing',
  'skipped',
  'cancelled',
] as const;
export type RecurringRunStatus = (typeof recurringRunStatuses)[number];

/** What keeps a run from being done. */
export const recurringRunReasons = [
  'insufficient_funds',
  'no_account',
  'other_name',
  'account_rests',
  'owner_held',
  'restricted',
] as const;
export type RecurringRunReason = (typeof recurringRunReasons)[number];

const run = z.object({
  id: z.string(),
  kind: z.enum(recurringOrderKinds),
  order_folio: z.string(),
  /** Day of work of the banks for which the order has it. */
  due_on: z.iso.date(),
  status: z.enum(recurringRunStatuses),
  /** Expected or asked for; null while the rule of a withdrawal has given none. */
  amount_cents: centavosFromZero.nullable(),
  /** What kept it, or still does. */
  reason: z.enum(recurringRunReasons).nullable(),
  withdrawal_id: z.string().nullable(),
  withdrawal_folio: z.string().nullable(),
});
export type RecurringOrderRun = z.output<typeof run>;

export const recurringOrderRuns = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/recurring-order-runs',
    can: 'recurring-order-runs.list',
    query: listQuery(['due_on'], { kind: z.enum(recurringOrderKinds).optional() }),
    response: listOf(run),
  }),
} as const;
