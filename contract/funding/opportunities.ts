import * as z from 'zod';
import { projectActions, projectStatuses } from '../credit/project-states';
import { endpoint } from '../kernel/endpoint';
import { centavosFromZero } from '../kernel/fields/centavos';
import { unlessBlank } from '../kernel/fields/messages';
import { rawText } from '../kernel/fields/text';
import { version } from '../kernel/fields/version';
import { listOf, listQuery, searchText } from '../kernel/list';
import { said } from '../kernel/words';
import { kernelFields } from '../locales/es-MX/kernel/schemas';
import { investorGate } from '../people/investor-contract';
import { offer, offerItems, offerPreview, offerSheet, offerSummary } from './offers';
import { opportunityStatuses } from './opportunity-statuses';

const opportunityBase = {
  ...offerSummary,
  id: z.string(),
  published_at: z.iso.datetime(),
  /** What the investor who asks has in it. */
  my_commitment_cents: centavosFromZero,
};

export const opportunityItem = z.object(opportunityBase);
export type OpportunityItem = z.infer<typeof opportunityItem>;

/** How much this investor may still commit here (CUITF 49 and 50). */
const investmentLimit = z.object({
  /** Most that this investor may have in this request; null when no limit applies. */
  cap_cents: centavosFromZero.nullable(),
  used_cents: centavosFromZero,
  /** The least of the limit left, what is open, and the balance available. */
  possible_cents: centavosFromZero,
  available_cents: centavosFromZero,
  rule: z.string(),
});

export const opportunityDetail = z.object({
  ...opportunityBase,
  ...offer.shape,
  project_status: z.enum(projectStatuses),
  limit: investmentLimit.nullable(),
  /** What the investor still has to do before a commitment here. */
  missing_before_commit: z.array(z.enum(investorGate)),
  actions: z.array(z.enum(projectActions)),
});

export type OpportunityDetail = z.infer<typeof opportunityDetail>;

/** Where an offer stands for staff: before it is published, and then its own states. */
export const publicationStates = ['to_publish', ...opportunityStatuses] as const;

export const publicationItem = z.object({
  project_id: z.string(),
  folio: z.string(),
  applicant_id: z.string(),
  applicant_name: z.string(),
  state: z.enum(publicationStates),
  goal_cents: centavosFromZero,
  committed_cents: centavosFromZero,
  /** Null until it is published. */
  closes_at: z.iso.datetime().nullable(),
  /** Since when the credit is where it is. */
  since: z.iso.datetime(),
  /** What an offer to publish still has to say, save its deadline, which publishing sets. */
  missing: z.array(z.enum(offerItems)),
});

export type PublicationItem = z.output<typeof publicationItem>;

const deadline = rawText(40, unlessBlank(said(kernelFields.shared.date))).check(
  z.iso.datetime({ error: unlessBlank(said(kernelFields.shared.date)) }),
);

export const opportunities = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/opportunities',
    can: 'opportunities.list',
    query: listQuery(['closes_at', 'published_at', 'goal_cents'], {
      q: searchText,
      status: z.enum(opportunityStatuses).optional(),
    }),
    response: listOf(opportunityItem),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/opportunities/:opportunityId',
    can: 'opportunities.show',
    params: z.strictObject({ opportunityId: z.uuid() }),
    response: opportunityDetail,
  }),
  publications: endpoint({
    method: 'GET',
    path: '/api/v1/publications',
    can: 'publications.list',
    query: listQuery(['since', 'amount_cents'], {
      q: searchText,
      state: z.enum(publicationStates).optional(),
    }),
    response: listOf(publicationItem),
  }),
  preview: endpoint({
    method: 'GET',
    path: '/api/v1/projects/:projectId/offer',
    can: 'opportunities.publish',
    params: z.strictObject({ projectId: z.uuid() }),
    query: z.strictObject({ closes_at: deadline }),
    response: offerPreview,
  }),
  prepare: endpoint({
    method: 'PUT',
    path: '/api/v1/projects/:projectId/offer',
    can: 'opportunities.publish',
    audit: { action: 'opportunities.prepare', object: 'projects' },
    params: z.strictObject({ projectId: z.uuid() }),
    body: offerSheet.extend({ version }),
    response: z.object({ ok: z.literal(true) }),
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/v1/projects/:projectId/publish',
    can: 'opportunities.publish',
    stepUp: true,
    money: 'staff',
    twoPeople: true,
    params: z.strictObject({ projectId: z.uuid() }),
    body: z.strictObject({ closes_at: deadline }),
    response: z.object({
      id: z.string(),
      opportunity_id: z.string(),
      status: z.enum(projectStatuses),
    }),
  }),
} as const;
