import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { choice } from '../kernel/fields/choice';
import { unlessBlank } from '../kernel/fields/messages';
import { rawText } from '../kernel/fields/text';
import { listOf, listQuery } from '../kernel/list';
import { said } from '../kernel/words';
import { reportFields } from '../locales/es-MX/compliance/schemas';
import { PERIOD, periodOf, type ReportKind, reportKinds, unitsOf } from './report-periods';

/** `retry` failed and is tried again by itself; `failed` had its last try. */
export const reportStates = ['waiting', 'active', 'retry', 'failed', 'ready'] as const;
export type ReportState = (typeof reportStates)[number];

/** Whether a report is made of a period. */
export const fits = (kind: ReportKind, period: string): boolean => {
  const unit = periodOf(period)?.unit;
  return unit !== undefined && unitsOf[kind].includes(unit);
};

export const reportBody = z
  .strictObject({
    kind: choice(reportKinds),
    period: rawText(7, unlessBlank(said(reportFields.period))).regex(PERIOD, {
      error: unlessBlank(said(reportFields.period)),
    }),
  })
  .refine(({ kind, period }) => fits(kind, period), {
    path: ['period'],
    error: said(reportFields.period),
  });

const item = z.object({
  id: z.string(),
  kind: z.enum(reportKinds),
  period: z.string(),
  state: z.enum(reportStates),
  /** Parts that are made, of how many; null before the first and once it is ready. */
  progress: z.object({ done: z.int(), total: z.int() }).nullable(),
  requested_by: z.string(),
  requested_by_id: z.string(),
  created_at: z.iso.datetime(),
  ready_at: z.iso.datetime().nullable(),
  /** Of the file: lines besides the headings, bytes, SHA-256. */
  rows: z.int().nullable(),
  size: z.int().nullable(),
  sha256: z.string().nullable(),
});
export type ReportItem = z.output<typeof item>;

const params = z.strictObject({ reportId: z.uuid() });

export const reports = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/reports',
    can: 'reports.list',
    query: listQuery(['created_at'], { kind: z.enum(reportKinds).optional() }),
    response: listOf(item),
  }),
  /** While one of the same period is being made, asking again answers that one. */
  create: endpoint({
    method: 'POST',
    path: '/api/v1/reports',
    can: 'reports.create',
    audit: { action: 'reports.create', object: 'reports' },
    body: reportBody,
    response: item,
  }),
  retry: endpoint({
    method: 'POST',
    path: '/api/v1/reports/:reportId/retry',
    can: 'reports.create',
    audit: { action: 'reports.retry', object: 'reports' },
    params,
    response: item,
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/v1/reports/:reportId/file',
    can: 'reports.download',
    audit: { action: 'reports.download', object: 'reports' },
    stepUp: true,
    params,
    response: z.any(),
    kind: 'file',
  }),
} as const;
