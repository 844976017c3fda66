import { centavos } from '@contract/kernel/fields/centavos';
import { day } from '@contract/kernel/fields/day';
import { movementTypes } from '@contract/treasury/movements';
import * as z from 'zod';

const part = z.object({ type: z.enum(movementTypes), label: z.string(), cents: centavos });

const line = z.object({
  on: day,
  /** It became known after the statement of its own day was closed. */
  late: z.boolean(),
  label: z.string(),
  /** Folio of the project that it is about. */
  project: z.string().nullable(),
  /** Sum of its parts; positive came in, negative went out. */
  cents: centavos,
  /** Balance of the account after it. */
  balance: centavos,
  parts: z.array(part),
});

const credit = z.object({
  folio: z.string(),
  principal: centavos,
  annual_rate_bp: z.int(),
  late_rate_bp: z.int(),
  cat_bp: z.int().nullable(),
  term_months: z.int(),
  /** Capital owed as the period begins, delivered and paid in it, and owed as it ends. */
  opening: centavos,
  delivered: centavos,
  repaid: centavos,
  closing: centavos,
  /** Opening fee with its VAT, charged in the period. */
  fee: centavos,
  /** What was to be paid as the period ended; null when a later agreement or correction changed it. */
  due: z
    .object({
      overdue: centavos,
      days_late: z.int(),
      /** Until when `to_pay` keeps late interest away; null when no instalment is left to fall due. */
      next_on: day.nullable(),
      to_pay: centavos,
    })
    .nullable(),
});

/** What is sealed of a statement and all of its files say: amounts in centavos, rates in basis points. */
export const statementContent = z.object({
  version: z.literal(1),
  folio: z.string(),
  kind: z.enum(['investor', 'applicant']),
  period: z.string(),
  from: day,
  to: day,
  brand: z.string(),
  holder: z.string(),
  /** Id of the investor or applicant whose it is; no file prints it. */
  owner: z.uuid(),
  support: z.string(),
  issued_at: z.iso.datetime(),
  opening: centavos,
  closing: centavos,
  lines: z.array(line),
  totals: z.array(z.object({ type: z.enum(movementTypes), cents: centavos })),
  /** Of an investor, as the period ends: committed, on its way out, and capital that credits owe, or owe no more. */
  holdings: z
    .object({
      reserved: centavos,
      in_transit: centavos,
      principal: centavos,
      written_off: centavos,
    })
    .nullable(),
  /** Of an applicant. */
  credits: z.array(credit),
});

export type StatementContent = z.output<typeof statementContent>;
export type StatementLine = z.output<typeof line>;
export type StatementCredit = z.output<typeof credit>;
