import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { centavos } from '../kernel/fields/centavos';
import { day } from '../kernel/fields/day';
import { rawText } from '../kernel/fields/text';
import { MAX_PAGE_SIZE } from '../kernel/list';

/** What a row of an account is, for filters and labels. */
export const movementTypes = [
  'deposit',
  'withdrawal',
  'commitment',
  'capital',
  'interest',
  'late_interest',
  'vat',
  'late_vat',
  'fee',
  'tax',
  'payment',
  'other',
] as const;

export type MovementType = (typeof movementTypes)[number];

export const movement = z.object({
  /** Entry and line, unique and ordered by time. */
  id: z.string(),
  occurred_on: z.iso.date(),
  posted_at: z.iso.datetime(),
  type: z.enum(movementTypes),
  label: z.string(),
  /** Folio of the project that the row is about. */
  project_folio: z.string().nullable(),
  /** Where the reader sees that project, as a path of the portal; null where they have no page of it. */
  to: z.string().nullable(),
  /** Positive came in, negative went out. */
  amount_cents: centavos,
  /** Balance of the account right after this row, regardless of filters. */
  balance_cents: centavos,
});

export type Movement = z.output<typeof movement>;

export const movements = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/movements',
    can: 'movements.list',
    query: z.strictObject({
      limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(20),
      cursor: rawText(100).optional(),
      type: z.enum(movementTypes).optional(),
      from: day.optional(),
      to: day.optional(),
      /** Staff only, one of them: whose account. */
      investor_id: z.uuid().optional(),
      applicant_id: z.uuid().optional(),
    }),
    response: z.object({
      items: z.array(movement),
      next_cursor: z.string().nullable(),
      total: z.int(),
      total_is_capped: z.boolean(),
    }),
  }),
} as const;
