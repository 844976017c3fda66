import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { amountCents, centavosFromZero } from '../kernel/fields/centavos';
import { choice } from '../kernel/fields/choice';
import { day } from '../kernel/fields/day';
import { oneLine } from '../kernel/fields/line';
import { version } from '../kernel/fields/version';
import {
  evidenceKinds,
  incomeKinds,
  incomePeriods,
  incomeRoles,
  stableReasons,
} from './income-kinds';
import type { ProjectStatus } from './project-states';

/** What evidence may be. */
export const evidenceExtensions = ['pdf', 'png', 'jpg', 'jpeg'] as const;

/** Most sources of one person with a request, and most files of one source. */
export const MAX_SOURCES = 10;
export const MAX_EVIDENCE = 6;

/** Sources change until the request is decided: what was decided by stays as it was. */
export const mayChangeIncome = (status: ProjectStatus): boolean => status === 'in_review';

/** What is stated of a source. */
export const incomeForm = z.strictObject({
  kind: choice(incomeKinds),
  /** Employer, business, or who pays it. */
  payer: oneLine(120, 2),
  since: day,
  amount_cents: amountCents,
  period: choice(incomePeriods),
  notes: oneLine(500, 0).default(''),
});
export type IncomeForm = z.output<typeof incomeForm>;

const evidence = z.object({
  id: z.string(),
  kind: z.enum(evidenceKinds),
  file_name: z.string(),
  uploaded_at: z.iso.datetime(),
});
export type IncomeEvidence = z.infer<typeof evidence>;

export const incomeSource = z.object({
  id: z.string(),
  role: z.enum(incomeRoles),
  kind: z.enum(incomeKinds),
  payer: z.string(),
  since: day,
  amount_cents: centavosFromZero,
  period: z.enum(incomePeriods),
  /** The stated amount a month, and what of it counts today. */
  monthly_cents: centavosFromZero,
  stable_cents: centavosFromZero,
  reason: z.enum(stableReasons),
});
export type IncomeSource = z.infer<typeof incomeSource>;

const detail = incomeSource.extend({
  project_id: z.string(),
  folio: z.string(),
  notes: z.string(),
  version,
  evidence: z.array(evidence),
  /** The reader may change it today. */
  may_edit: z.boolean(),
  /** What the rule goes by on this day, and who set it. */
  rule: z.object({
    variable_share_bp: z.number().int(),
    salary_days: z.number().int(),
    variable_days: z.number().int(),
    source: z.string(),
    valid_from: day,
  }),
});
export type IncomeSourceDetail = z.infer<typeof detail>;

const person = z.object({
  role: z.enum(incomeRoles),
  stable_cents: centavosFromZero,
  sources: z.array(incomeSource),
  /** The reader may add one today. */
  may_add: z.boolean(),
});
export type PersonIncome = z.infer<typeof person>;

const ofProject = z.strictObject({ projectId: z.uuid() });
const byId = z.strictObject({ incomeSourceId: z.uuid() });
const byFile = z.strictObject({ evidenceId: z.uuid() });
const saved = z.object({ id: z.string(), version });
const done = z.object({ ok: z.literal(true) });
/** The history of a request is its trail. */
const object = 'projects' as const;
const change = { can: 'income-sources.edit', impersonation: 'refused' } as const;

/** What the people of a request live on; the committee measures payments against what of it is stable. */
export const incomeSources = {
  /** The sources of a request, of the applicant and of who answers for it too. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/project-income/:projectId',
    can: 'income-sources.show',
    params: ofProject,
    response: z.object({ people: z.array(person) }),
  }),
  create: endpoint({
    ...change,
    method: 'POST',
    path: '/api/v1/project-income/:projectId',
    audit: { action: 'income-sources.create', object },
    idempotent: true,
    params: ofProject,
    body: incomeForm.extend({ role: choice(incomeRoles) }),
    response: saved,
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/income-sources/:incomeSourceId',
    can: 'income-sources.show',
    params: byId,
    response: detail,
  }),
  edit: endpoint({
    ...change,
    method: 'PUT',
    path: '/api/v1/income-sources/:incomeSourceId',
    audit: { action: 'income-sources.edit', object },
    params: byId,
    body: incomeForm.extend({ version }),
    response: saved,
  }),
  remove: endpoint({
    ...change,
    method: 'DELETE',
    path: '/api/v1/income-sources/:incomeSourceId',
    audit: { action: 'income-sources.delete', object },
    params: byId,
    response: done,
  }),
  upload: endpoint({
    ...change,
    method: 'POST',
    path: '/api/v1/income-sources/:incomeSourceId/evidence',
    audit: { action: 'income-sources.upload', object },
    kind: 'multipart',
    transaction: 'own',
    limit: 'uploads',
    params: byId,
    body: z.strictObject({ kind: choice(evidenceKinds) }),
    response: done,
  }),
  /** The bytes of a file. */
  file: endpoint({
    method: 'GET',
    path: '/api/v1/income-evidence/:evidenceId',
    can: 'income-sources.show',
    audit: { action: 'income-sources.download', object },
    params: byFile,
    response: z.any(),
    kind: 'file',
  }),
  removeFile: endpoint({
    ...change,
    method: 'DELETE',
    path: '/api/v1/income-evidence/:evidenceId',
    audit: { action: 'income-sources.delete-file', object },
    params: byFile,
    response: done,
  }),
} as const;
