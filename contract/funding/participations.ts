import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { basisPoints } from '../kernel/fields/basis-points';
import { centavosFromZero } from '../kernel/fields/centavos';
import { day } from '../kernel/fields/day';
import { listOf, listQuery, searchText } from '../kernel/list';
import type { CommitmentStatus } from './commitments';

/** States of what an investor follows: committed, and once delivered a participation in the loan. */
export const participationStatuses = [
  'reserved',
  'firm',
  'active',
  'written_off',
  'settled',
] as const satisfies readonly (CommitmentStatus | 'written_off')[];

const participation = z.object({
  /** Id of the first commitment; those of one investor to one project make one participation. */
  id: z.string(),
  folio: z.string(),
  product_id: z.int(),
  status: z.enum(participationStatuses),
  annual_rate_bp: basisPoints,
  term_months: z.int(),
  invested_cents: centavosFromZero,
  outstanding_cents: centavosFromZero,
  /** Received so far, before taxes. */
  received_capital_cents: centavosFromZero,
  received_interest_cents: centavosFromZero,
  withheld_isr_cents: centavosFromZero,
  next_due_on: z.iso.date().nullable(),
  days_late: z.int(),
  /** When its credit was written off: it is owed and collected as before. Null when it is not. */
  written_off: z
    .object({
      on: day,
      /** Principal of this participation, and what came back of that since. */
      principal_cents: centavosFromZero,
      recovered_cents: centavosFromZero,
    })
    .nullable(),
  created_at: z.iso.datetime(),
});

export type Participation = z.output<typeof participation>;

export const participations = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/participations',
    can: 'participations.list',
    query: listQuery(['created_at'], {
      q: searchText,
      status: z.enum(participationStatuses).optional(),
    }),
    response: listOf(participation),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/participations/:participationId',
    can: 'participations.show',
    params: z.strictObject({ participationId: z.uuid() }),
    response: participation.extend({
      /** What the instalments still unpaid would bring; estimated, not guaranteed. */
      schedule: z.array(
        z.object({
          n: z.int(),
          due_on: z.iso.date(),
          capital_cents: centavosFromZero,
          interest_cents: centavosFromZero,
          isr_cents: centavosFromZero,
          /** VAT on the interest that is not withheld. */
          vat_cents: centavosFromZero,
          /** The platform's fee on the interest, with its VAT. */
          fee_cents: centavosFromZero,
          net_cents: centavosFromZero,
          overdue: z.boolean(),
        }),
      ),
      payments: z.array(
        z.object({
          id: z.string(),
          received_on: z.iso.date(),
          /** Whether the applicant reduced capital with it before its day. */
          is_early: z.boolean(),
          capital_cents: centavosFromZero,
          interest_cents: centavosFromZero,
          late_interest_cents: centavosFromZero,
          isr_cents: centavosFromZero,
          /** VAT on the interest that is not withheld. */
          vat_cents: centavosFromZero,
          /** The platform's fee on the interest, with its VAT. */
          fee_cents: centavosFromZero,
          net_cents: centavosFromZero,
        }),
      ),
    }),
  }),
} as const;
