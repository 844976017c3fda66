import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { basisPoints } from '../kernel/fields/basis-points';
import { centavos } from '../kernel/fields/centavos';
import { rawText } from '../kernel/fields/text';
import { taxFileFormat } from './tax-files';
import { taxMonthStatuses } from './tax-months';

const sums = z.object({
  interest_cents: centavos,
  late_interest_cents: centavos,
  /** VAT charged on both. */
  vat_cents: centavos,
  /** The part of it that was withheld. */
  vat_withheld_cents: centavos,
  income_tax_cents: centavos,
});

/** A dated rule that held on a day on which interest of the month was paid. */
const rule = z.object({
  name: z.string(),
  rate_bp: basisPoints,
  valid_from: z.iso.date(),
  source: z.string(),
});

const month = sums.extend({
  /** '2026-03' */
  month: z.string(),
  /** The month reported before that it is complementary to, or null. */
  concerns: z.string().nullable(),
  /** How far the taxes of the month are: they still change, were declared, or were paid. */
  status: z.enum(taxMonthStatuses),
  rules: z.array(rule),
});

export type WithholdingMonth = z.output<typeof month>;

/** Taxes withheld of the interest that applicants paid, by month of the books. */
export const withholdings = {
  /** The months of a year, the last one with any by default. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/withholdings',
    can: 'withholdings.list',
    query: z.strictObject({
      year: rawText(4)
        .regex(/^20\d{2}$/)
        .optional(),
    }),
    response: z.object({
      /** Null of who has paid no interest. */
      year: z.string().nullable(),
      /** Years with months, the newest first. */
      years: z.array(z.string()),
      months: z.array(month),
      totals: sums,
    }),
  }),
  certificate: endpoint({
    method: 'GET',
    path: '/api/v1/withholdings/:period/:format',
    can: 'withholdings.show',
    audit: { action: 'withholdings.open', object: 'withholdings' },
    limit: 'drawings',
    impersonation: 'refused',
    params: z.strictObject({
      /** '2026' or '2026-03' */
      period: rawText(7).regex(/^20\d{2}(-(0[1-9]|1[0-2]))?$/),
      format: taxFileFormat,
    }),
    response: z.any(),
    kind: 'file',
  }),
} as const;
