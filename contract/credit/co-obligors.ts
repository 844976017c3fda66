import * as z from 'zod';
import { identityStatuses } from '../documents/identity-photos';
import { endpoint } from '../kernel/endpoint';
import { between } from '../kernel/fields/between';
import { day } from '../kernel/fields/day';
import { email } from '../kernel/fields/email';
import { line } from '../kernel/fields/line';
import { nameOf, personName } from '../kernel/fields/name';
import { phone } from '../kernel/fields/phone';
import { reason } from '../kernel/fields/reason';
import { addressFields } from '../people/addresses';
import { coObligorStates } from './co-obligor-states';

export const nipChannels = ['sms', 'mail'] as const;
export type NipChannel = (typeof nipChannels)[number];

/** What staff write down of a report that they asked the bureau for by hand. */
export const bureauReport = z.strictObject({
  reported_on: day,
  score: between(300, 850),
  summary: line(1000),
});

/** A person, as a co-obligor gives their data. */
export const coObligorPerson = z.object({
  full_name: z.string(),
  birth_day: day,
  curp: z.string(),
  rfc: z.string(),
  phone: z.string(),
  address: z.object(addressFields),
});

const coObligor = z.object({
  id: z.string(),
  state: z.enum(coObligorStates),
  identity: z.enum(identityStatuses),
  invited_at: z.iso.datetime(),
  answered_at: z.iso.datetime().nullable(),
  consented_at: z.iso.datetime().nullable(),
  /** Whom the applicant named; null for the installer, who sees the state alone. */
  named: z
    .object({
      full_name: z.string(),
      email: z.string(),
      phone: z.string(),
      relation: z.string(),
      decline_reason: z.string().nullable(),
    })
    .nullable(),
  /** What they declared and authorised, and what the bureau reported; for staff alone. */
  file: z
    .object({
      person: coObligorPerson.nullable(),
      consent: z
        .object({
          folio: z.string(),
          channel: z.enum(nipChannels),
          version: z.string(),
          text_sha256: z.string(),
          validated_at: z.iso.datetime(),
        })
        .nullable(),
      reports: z.array(
        bureauReport.extend({ source: z.literal('by_hand'), recorded_at: z.iso.datetime() }),
      ),
    })
    .nullable(),
});

export type CoObligor = z.infer<typeof coObligor>;

const ofProject = z.strictObject({ projectId: z.uuid() });
const path = '/api/v1/projects/:projectId/co-obligor';
const object = 'co-obligors';
const done = z.object({ ok: z.literal(true) });

/** Who answers for a credit beside its applicant: one at a time, named by the applicant. */
export const coObligors = {
  show: endpoint({
    method: 'GET',
    path,
    can: 'co-obligors.show',
    params: ofProject,
    response: z.object({
      /** The one who takes part, else the last who did not; null when none was named. */
      co_obligor: coObligor.nullable(),
      /** What the caller may do now. */
      may: z.object({ name: z.boolean(), withdraw: z.boolean(), consult: z.boolean() }),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path,
    can: 'co-obligors.create',
    limit: 'mail',
    impersonation: 'refused',
    audit: { action: 'co-obligors.create', object },
    params: ofProject,
    body: z.strictObject({ full_name: personName, email, phone, relation: nameOf(3) }),
    response: z.object({ id: z.string() }),
  }),
  /** Its applicant before the co-obligor accepts, staff also after. */
  withdraw: endpoint({
    method: 'POST',
    path: `${path}/withdraw`,
    can: 'co-obligors.withdraw',
    impersonation: 'refused',
    audit: { action: 'co-obligors.withdraw', object },
    params: ofProject,
    body: z.strictObject({ reason }),
    response: done,
  }),
  consult: endpoint({
    method: 'POST',
    path: `${path}/reports`,
    can: 'co-obligors.consult',
    audit: { action: 'co-obligors.consult', object },
    params: ofProject,
    body: bureauReport,
    response: done,
  }),
} as const;
