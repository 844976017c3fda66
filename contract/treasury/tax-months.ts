import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { centavos } from '../kernel/fields/centavos';
import { line } from '../kernel/fields/line';
import { rawText } from '../kernel/fields/text';

/** `open` still changes; `reported` was declared to the tax authority and stays as it is; `remitted` was paid too. */
export const taxMonthStatuses = ['open', 'reported', 'remitted'] as const;

/** Taxes withheld from investors, in centavos; what is complementary may be less than nothing. */
const withheld = z.object({ income_tax_cents: centavos, vat_cents: centavos });

const taxMonth = withheld.extend({
  /** '2026-03' */
  month: z.string(),
  status: z.enum(taxMonthStatuses),
  /** What of it is complementary to months that were reported before, by month. */
  complements: z.array(withheld.extend({ month: z.string() })),
  /** Whether it is open and its last day has passed. */
  reportable: z.boolean(),
  reported_at: z.iso.datetime().nullable(),
  /** The operation number of its payment. */
  reference: z.string().nullable(),
  remitted_at: z.iso.datetime().nullable(),
});

const params = z.strictObject({ month: rawText(7).regex(/^20\d{2}-(0[1-9]|1[0-2])$/) });

/** Months of taxes withheld: what is told later of a reported one is booked in the month in which it became known. */
export const taxMonths = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/tax-months',
    can: 'tax-months.list',
    response: z.object({ items: z.array(taxMonth) }),
  }),
  report: endpoint({
    method: 'POST',
    path: '/api/v1/tax-months/:month/report',
    can: 'tax-months.report',
    audit: { action: 'tax-months.report', object: 'tax_months' },
    stepUp: true,
    params,
    body: z.strictObject({}),
    response: taxMonth,
  }),
  remit: endpoint({
    method: 'POST',
    path: '/api/v1/tax-months/:month/remit',
    can: 'tax-months.remit',
    audit: { action: 'tax-months.remit', object: 'tax_months' },
    stepUp: true,
    params,
    body: z.strictObject({ reference: line(40) }),
    response: taxMonth,
  }),
} as const;
