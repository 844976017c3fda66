import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { centavosFromZero } from '../kernel/fields/centavos';

/** What can wait for staff, in the order in which their screen shows it. */
export const waitingKinds = [
  'approvals',
  'aml_alerts',
  'privacy_requests',
  'documents',
  'accreditations_to_review',
  'suppliers_to_decide',
  'projects_to_decide',
  'projects_to_publish',
  'stages_to_approve',
  'stages_to_pay',
  'withdrawals_to_pay',
  'payouts_to_send',
  'bank_movements_unidentified',
  'bank_movements_in_review',
  'bank_movements_held',
  'bank_days_unsound',
  'credits_late',
  'promises_broken',
  'mails_failed',
] as const;

export type WaitingKind = (typeof waitingKinds)[number];

/** What the law gives staff a term for. */
export const kindsWithDeadline: readonly WaitingKind[] = ['aml_alerts', 'privacy_requests'];

export const backofficeSummary = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/backoffice-summary',
    can: 'backoffice-summary.show',
    response: z.object({
      items: z.array(
        z.object({
          kind: z.enum(waitingKinds),
          count: z.number().int(),
          /** There are more than counted. */
          count_is_capped: z.boolean(),
          /** Since when the one that has waited longest waits; null when none waits. */
          oldest_at: z.iso.datetime().nullable(),
          /** When the term of the first of them ends; null when none waits, or they have no term. */
          due_at: z.iso.datetime().nullable(),
        }),
      ),
      /** What custody lacks of what clients have in it. */
      shortfall_cents: centavosFromZero,
      /** The day whose UDI is asked for before applications and commitments are taken; null once it is there. */
      udi_missing_on: z.string().nullable(),
    }),
  }),
} as const;
