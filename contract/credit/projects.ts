import * as z from 'zod';
import { opportunityStatuses } from '../funding/opportunity-statuses';
import { endpoint } from '../kernel/endpoint';
import { between } from '../kernel/fields/between';
import {
  amountCents,
  centavos,
  centavosFromZero,
  MAX_AMOUNT_CENTS,
} from '../kernel/fields/centavos';
import { oneLine } from '../kernel/fields/line';
import { unlessBlank } from '../kernel/fields/messages';
import { reason } from '../kernel/fields/reason';
import { listOf, listQuery, searchText } from '../kernel/list';
import { roles } from '../kernel/roles';
import { said } from '../kernel/words';
import { creditFields } from '../locales/es-MX/credit/schemas';
import { kernelFields } from '../locales/es-MX/kernel/schemas';
import { contractItem } from './contracts';
import {
  conditionItem,
  decisionConditions,
  decisionNote,
  rejection,
  toldDecision,
} from './decisions';
import { amortModes, annualRate, loanStatuses, openingFee, riskGrades } from './loans';
import { priceLine } from './price-lines';
import { productId } from './product-id';
import {
  MAX_TERM_MONTHS,
  MIN_PROJECT_CENTS,
  MIN_TERM_MONTHS,
  projectActions,
  projectStatuses,
} from './project-states';
import { newSite, site } from './site-address';
import { stageItem } from './stage-item';

export const termMonths = between(MIN_TERM_MONTHS, MAX_TERM_MONTHS);

export const requestedAmount = amountCents.refine((cents) => cents >= MIN_PROJECT_CENTS, {
  error: said(creditFields.projects.leastAmount),
});

const declaredDebt = z
  .int({ error: unlessBlank(said(creditFields.projects.owedAmount)) })
  .min(0, { error: said(creditFields.projects.owedNegative) })
  .max(MAX_AMOUNT_CENTS, { error: said(kernelFields.shared.amountTooBig) })
  .brand<'Centavos'>();

/** What an applicant asks for. */
export const newProject = z.strictObject({
  product_id: productId,
  supplier_id: z.uuid({ error: unlessBlank(said(creditFields.projects.chooseSupplier)) }),
  amount_cents: requestedAmount,
  term_months: termMonths,
  /** Declared: what is owed to other institutions of collective financing; 0 is an answer too. */
  owed_elsewhere_cents: declaredDebt,
  purpose: oneLine(500, 10),
  site: newSite,
});

/** What staff decides when they approve: the terms, which may be others than those asked for. */
export const approval = z.strictObject({
  /** Of a counter-offer; as asked where it is left out. */
  amount_cents: requestedAmount.optional(),
  annual_rate_bp: annualRate,
  term_months: termMonths,
  opening_fee_bp: openingFee,
  risk_grade: z.enum(riskGrades, { error: unlessBlank(said(creditFields.projects.chooseGrade)) }),
  conditions: decisionConditions.optional(),
  /** Why it is approved though a check fails; for staff alone. */
  note: decisionNote.optional(),
});

/** What a credit costs, of the terms that were simulated or of those that were approved. */
const creditTerms = z.object({
  amount_cents: centavosFromZero,
  annual_rate_bp: z.number(),
  term_months: z.number(),
  payment_cents: centavosFromZero,
  amort_mode: z.enum(amortModes),
  /** Days after a due day in which no late interest is charged. */
  late_grace_days: z.number(),
  cat_bp: z.number().nullable(),
  /** Opening fee with its VAT. */
  opening_fee_cents: centavosFromZero,
  /** Sum of all payments. */
  total_cents: centavosFromZero,
});

export type CreditTerms = z.infer<typeof creditTerms>;

const projectBase = {
  id: z.string(),
  folio: z.string(),
  status: z.enum(projectStatuses),
  product_id: z.number(),
  amount_cents: centavosFromZero,
  term_months: z.number(),
  applicant_id: z.string(),
  applicant_name: z.string(),
  supplier_id: z.string(),
  supplier_name: z.string(),
  created_at: z.iso.datetime(),
  status_changed_at: z.iso.datetime(),
  /** Whose turn it is, null when no role has to act. */
  next_actor: z.enum(roles).nullable(),
  /** What happens next, worded for the current user: the applicant, or those who work on it. */
  next_step: z.string(),
  /** Since when and why its installer put it away; null for who is not of the installer or of staff. */
  archived: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
};

export const projectItem = z.object(projectBase);
export type ProjectItem = z.infer<typeof projectItem>;

export const timelineItem = z.object({
  title: z.string(),
  desc: z.string(),
  time: z.iso.datetime(),
  color: z.string(),
  icon: z.string(),
  user: z.string(),
});

export const projectDetail = z.object({
  ...projectBase,
  purpose: z.string(),
  decision_reason: z.string().nullable(),
  /** What was decided last; for its applicant and staff. */
  decision: toldDecision.nullable(),
  /** What the approval depends on; for its applicant and staff. */
  conditions: z.array(conditionItem),
  /** What the applicant would owe in all beside what the law lets them (CUITF 48); for staff alone. */
  total_owed: z
    .object({
      /** As they answered with this request; null when it was not asked yet. */
      declared_cents: centavosFromZero.nullable(),
      /** The most that they declared with any of their open requests: what counts. */
      elsewhere_cents: centavosFromZero,
      /** Capital of their other credits and requests here. */
      here_cents: centavosFromZero,
      /** Null while the UDI of the month is not loaded. */
      limit_cents: centavosFromZero.nullable(),
      /** What they could still owe with this request granted; negative beyond the limit. */
      remaining_cents: centavos.nullable(),
    })
    .nullable(),
  /** What the caller may do now. */
  actions: z.array(z.enum(projectActions)),
  sites: z.array(site),
  /** Latest first. */
  events: z.array(timelineItem),
  loan: z
    .object({
      id: z.string(),
      status: z.enum(loanStatuses),
      annual_rate_bp: z.number(),
      late_rate_bp: z.number(),
      late_grace_days: z.number(),
      term_months: z.number(),
      opening_fee_bp: z.number(),
      cat_bp: z.number().nullable(),
      risk_grade: z.enum(riskGrades),
      payment_cents: centavosFromZero,
      amort_mode: z.enum(amortModes),
    })
    .nullable(),
  /**
   * What the applicant asked for, at the reference rate of that day, beside what was approved; null until
   * then.
   */
  terms: z.object({ asked: creditTerms, approved: creditTerms }).nullable(),
  opportunity: z
    .object({
      id: z.string(),
      status: z.enum(opportunityStatuses),
      goal_cents: centavosFromZero,
      committed_cents: centavosFromZero,
      closes_at: z.iso.datetime(),
    })
    .nullable(),
  contract: contractItem.nullable(),
  stages: z.array(stageItem),
  /** What the installer quoted, at the prices of that day; none where it said none, nor for people of programs. */
  lines: z.array(priceLine).default([]),
});

export type ProjectDetail = z.infer<typeof projectDetail>;

const projectParams = z.strictObject({ projectId: z.uuid() });
/** The project's state after an action. */
const outcome = z.object({ id: z.string(), status: z.enum(projectStatuses) });

export const projects = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/projects',
    can: 'projects.list',
    query: listQuery(['folio', 'created_at', 'amount_cents', 'status_changed_at'], {
      q: searchText,
      /** Of one seller. */
      agent_id: z.uuid().optional(),
      status: z.enum(projectStatuses).optional(),
      product_id: z.coerce.number().pipe(productId).optional(),
      /** Of an installer: what they put away in place of all else. */
      archived: z.literal('yes').optional(),
    }),
    response: listOf(projectItem),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/projects/:projectId',
    can: 'projects.show',
    params: projectParams,
    response: projectDetail,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/projects',
    can: 'projects.create',
    audit: { action: 'projects.create', object: 'projects' },
    impersonation: 'refused',
    body: newProject,
    response: z.object({ id: z.string(), folio: z.string(), status: z.enum(projectStatuses) }),
    idempotent: true,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/v1/projects/:projectId/cancel',
    can: 'projects.edit',
    money: 'own',
    impersonation: 'refused',
    params: projectParams,
    body: z.strictObject({ reason }),
    response: outcome,
  }),
  /** The acknowledgement of a request, as PDF. */
  receipt: endpoint({
    method: 'GET',
    path: '/api/v1/request-receipts/:projectId',
    can: 'projects.show',
    limit: 'drawings',
    params: projectParams,
    response: z.any(),
    kind: 'file',
  }),
  /** Notifies who asked for the credit of its acknowledgement. */
  sendReceipt: endpoint({
    method: 'POST',
    path: '/api/v1/request-receipts/:projectId/send',
    can: 'projects.edit',
    limit: 'mail',
    audit: { action: 'projects.send-receipt', object: 'projects' },
    impersonation: 'refused',
    params: projectParams,
    response: outcome,
  }),
  /** Takes a project without work left out of its installer's list; who asked for the credit sees it as before. */
  archive: endpoint({
    method: 'POST',
    path: '/api/v1/projects/:projectId/archive',
    can: 'projects.archive',
    impersonation: 'refused',
    audit: { action: 'projects.archive', object: 'projects' },
    params: projectParams,
    body: z.strictObject({ reason }),
    response: outcome,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/v1/projects/:projectId/restore',
    can: 'projects.archive',
    impersonation: 'refused',
    audit: { action: 'projects.restore', object: 'projects' },
    params: projectParams,
    response: outcome,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/v1/projects/:projectId/accept',
    can: 'projects.edit',
    money: 'own',
    impersonation: 'refused',
    params: projectParams,
    response: outcome,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/v1/projects/:projectId/decline',
    can: 'projects.edit',
    impersonation: 'refused',
    money: 'own',
    params: projectParams,
    body: z.strictObject({ reason }),
    response: outcome,
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/v1/projects/:projectId/approve',
    can: 'projects.approve',
    stepUp: true,
    money: 'staff',
    twoPeople: true,
    params: projectParams,
    body: approval,
    response: outcome.extend({ loan_id: z.string() }),
  }),
  reject: endpoint({
    method: 'POST',
    path: '/api/v1/projects/:projectId/reject',
    can: 'projects.reject',
    stepUp: true,
    money: 'staff',
    params: projectParams,
    body: rejection,
    response: outcome,
  }),
} as const;
