import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { centavos, centavosFromZero } from '../kernel/fields/centavos';
import { day } from '../kernel/fields/day';
import { bureauReport } from './co-obligors';
import { conditionItem, decisionKinds, rejectionReasons } from './decisions';
import { incomeSource } from './income-sources';
import { annualRate, quoteRequest } from './loans';

/** What is looked at of a request, in the order in which the committee reads it. */
export const checkNames = [
  'payment_to_income',
  'all_payments_to_income',
  'co_obligor_to_income',
  'total_owed',
  'applicant_report_age',
  'co_obligor_report_age',
  'data',
  'identity',
  'documents',
  'accreditation',
] as const;
export type CheckName = (typeof checkNames)[number];

/** Those that go by the amount and the terms of a credit. */
export const termChecks = [
  'payment_to_income',
  'all_payments_to_income',
  'co_obligor_to_income',
  'total_owed',
] as const satisfies readonly CheckName[];

/** What an income is known by: stated sources, of which what is stable counts, or what the person declared. */
const incomeBases = ['sources', 'declared'] as const;
export type IncomeBasis = (typeof incomeBases)[number];

/** `unknown` where what it is computed from is not there. */
export const verdicts = ['pass', 'warn', 'fail', 'unknown'] as const;
export type Verdict = (typeof verdicts)[number];

const check = z.object({
  name: z.enum(checkNames),
  verdict: z.enum(verdicts),
  /** Basis points of a ratio, centavos of a debt, days of a report; null where it is not known. */
  value: z.number().nullable(),
  /** From more than this on it asks for attention, and beyond that it fails. */
  warn_beyond: z.number().nullable(),
  fail_beyond: z.number().nullable(),
  /** What is missing, by name. */
  missing: z.array(z.string()),
  /** Of a share of an income, what that income is known by. */
  basis: z.enum(incomeBases).nullable(),
  /** Of a limit that a parameter sets: who says so, and since when. */
  rule: z.object({ source: z.string(), valid_from: day }).nullable(),
});

export type Check = z.infer<typeof check>;

const decision = z.object({
  id: z.string(),
  kind: z.enum(decisionKinds),
  asked_amount_cents: centavosFromZero,
  asked_term_months: z.number(),
  reasons: z.array(z.enum(rejectionReasons)),
  note: z.string().nullable(),
  decided_by: z.string(),
  decided_by_id: z.string(),
  decided_at: z.iso.datetime(),
});

export type Decision = z.infer<typeof decision>;

const committeeView = z.object({
  checks: z.array(check),
  /** What the payment of the ratios is of: the terms that were decided, else those of reference of today. */
  quote: z
    .object({
      decided: z.boolean(),
      payment_cents: centavosFromZero,
      annual_rate_bp: z.number(),
      term_months: z.number(),
    })
    .nullable(),
  applicant: z.object({
    user_id: z.string(),
    occupation: z.string().nullable(),
    monthly_income_cents: centavosFromZero.nullable(),
    /** Of the applicant and of who answers for the credit too, with what counts of each. */
    income_sources: z.array(incomeSource),
    /** What counts of the applicant's; null where no source is stated, and their declared income is used. */
    stable_income_cents: centavosFromZero.nullable(),
    dependants: z.number().nullable(),
    /** Payments a month of their other credits here. */
    other_payments_cents: centavos,
  }),
  bureau: z.object({
    /** When the applicant authorised that their history is consulted; null without an authorisation in force. */
    consented_at: z.iso.datetime().nullable(),
    /** Who is named by that authorisation. */
    named: z.array(z.string()),
    reports: z.array(
      bureauReport.extend({ source: z.literal('by_hand'), recorded_at: z.iso.datetime() }),
    ),
    may_record: z.boolean(),
  }),
  /** Latest first. */
  decisions: z.array(decision),
});

export type CommitteeView = z.infer<typeof committeeView>;

const ofProject = z.strictObject({ projectId: z.uuid() });
const ofCondition = ofProject.extend({ conditionId: z.uuid() });
const path = '/api/v1/projects/:projectId/committee';

/** What the committee has before it when it decides on a request. */
export const committee = {
  show: endpoint({
    method: 'GET',
    path,
    can: 'committee.show',
    params: ofProject,
    response: committeeView,
  }),
  /** The checks that go by the terms, of terms that staff are typing. */
  terms: endpoint({
    method: 'GET',
    path: `${path}/terms`,
    can: 'committee.show',
    params: ofProject,
    query: z.strictObject({
      amount_cents: z.coerce.number().pipe(quoteRequest.shape.amount_cents),
      term_months: z.coerce.number().pipe(quoteRequest.shape.term_months),
      annual_rate_bp: z.coerce.number().pipe(annualRate),
    }),
    response: z.object({ checks: z.array(check) }),
  }),
  consult: endpoint({
    method: 'POST',
    path: `${path}/reports`,
    can: 'committee.consult',
    audit: { action: 'committee.consult', object: 'projects' },
    params: ofProject,
    body: bureauReport,
    response: z.object({ ok: z.literal(true) }),
  }),
  /** A condition of an approval is met, or was marked so by mistake; until the contract is signed by all. */
  edit: endpoint({
    method: 'PUT',
    path: '/api/v1/projects/:projectId/conditions/:conditionId',
    can: 'committee.edit',
    audit: { action: 'committee.edit', object: 'projects' },
    params: ofCondition,
    body: z.strictObject({ met: z.boolean() }),
    response: conditionItem,
  }),
} as const;
