import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { amountCents, centavosFromZero } from '../kernel/fields/centavos';
import { choice } from '../kernel/fields/choice';
import { day } from '../kernel/fields/day';
import { unlessBlank } from '../kernel/fields/messages';
import { reason } from '../kernel/fields/reason';
import { plainText, rawText } from '../kernel/fields/text';
import { listOf, listQuery, searchText } from '../kernel/list';
import { said } from '../kernel/words';
import { collectionFields } from '../locales/es-MX/credit/collection-fields';
import { lateBuckets } from './late-buckets';
import { loanOwed } from './payments';

export const contactChannels = ['phone', 'whatsapp', 'mail', 'visit'] as const;
export type ContactChannel = (typeof contactChannels)[number];

export const contactResults = [
  'answered',
  'promise',
  'message',
  'no_answer',
  'refuses',
  'wrong_data',
] as const;
export type ContactResult = (typeof contactResults)[number];

/** Whom the law lets be asked to pay: nobody else is. */
export const contactParties = ['applicant', 'co_obligor'] as const;
export type ContactParty = (typeof contactParties)[number];

export const promiseStates = ['open', 'kept', 'broken'] as const;
export type PromiseState = (typeof promiseStates)[number];

export const actKinds = [
  'contact',
  'promise',
  'promise_withdrawn',
  'assigned',
  'hardship',
  'hardship_ended',
  'written_off',
  'write_off_undone',
  'restructured',
] as const;
export type ActKind = (typeof actKinds)[number];

/** The farthest day that a promise may name, from the day that it is made. */
export const MAX_PROMISE_DAYS = 60;
export const MAX_HARDSHIP_DAYS = 180;
export const MAX_NOTE = 1000;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export const contactBody = z.strictObject({
  party: choice(contactParties),
  channel: choice(contactChannels),
  result: choice(contactResults),
  /** Day and hour in Mexico City. */
  on: day,
  at: rawText(5, unlessBlank(said(collectionFields.time))).regex(TIME, {
    error: unlessBlank(said(collectionFields.time)),
  }),
  note: plainText(MAX_NOTE).optional(),
  /** The contact that was written down wrong, which stays. */
  corrects_id: z.uuid().optional(),
});

export const promiseBody = z.strictObject({ amount_cents: amountCents, promised_on: day });
export const hardshipBody = z.strictObject({ until: day, reason });
export const withdrawalBody = z.strictObject({ reason });

const promise = z.object({
  id: z.string(),
  amount_cents: centavosFromZero,
  promised_on: day,
  state: z.enum(promiseStates),
  /** What has come for it so far. */
  paid_cents: centavosFromZero,
});

const contact = z.object({
  happened_at: z.iso.datetime(),
  channel: z.enum(contactChannels),
  result: z.enum(contactResults),
});

const base = {
  loan_id: z.string(),
  folio: z.string(),
  applicant_id: z.string(),
  applicant_name: z.string(),
  /** 0 once it is up to date. */
  days_late: z.int(),
  /** Fallen due and not paid, with late charges until today. */
  overdue_cents: centavosFromZero,
  /** What settles the whole credit today. */
  payoff_cents: centavosFromZero,
  last_contact: contact.nullable(),
  promise: promise.nullable(),
  assignee: z.object({ id: z.string(), name: z.string() }).nullable(),
  hardship_until: day.nullable(),
  /** Since when it is written off: it is owed and collected as before. */
  written_off_on: day.nullable(),
};

const item = z.object(base);
export type CollectionItem = z.output<typeof item>;

const person = z.object({
  party: z.enum(contactParties),
  name: z.string(),
  /** With all but its end hidden, until it is asked for. */
  phone: z.string().nullable(),
  email: z.string(),
});
export type CollectionPerson = z.output<typeof person>;

const act = z.object({
  id: z.string(),
  kind: z.enum(actKinds),
  happened_at: z.iso.datetime(),
  created_at: z.iso.datetime(),
  by: z.string(),
  by_id: z.string(),
  party: z.enum(contactParties).nullable(),
  channel: z.enum(contactChannels).nullable(),
  result: z.enum(contactResults).nullable(),
  outside_hours: z.boolean(),
  /** It corrects an earlier entry. */
  is_correction: z.boolean(),
  /** A later entry corrects it, or takes it back. */
  is_corrected: z.boolean(),
  promise: promise.nullable(),
  assignee: z.string().nullable(),
  until: day.nullable(),
  note: z.string().nullable(),
});
export type CollectionAct = z.output<typeof act>;

/** Those that its investors read. */
export const loggedKinds = [
  'contact',
  'promise',
  'written_off',
  'write_off_undone',
  'restructured',
] as const satisfies readonly ActKind[];

const logged = z.object({
  id: z.string(),
  happened_at: z.iso.datetime(),
  kind: z.enum(loggedKinds),
  channel: z.enum(contactChannels).nullable(),
  result: z.enum(contactResults).nullable(),
  promise: promise.omit({ id: true }).nullable(),
});
export type LoggedAct = z.output<typeof logged>;

const params = z.strictObject({ loanId: z.uuid() });
const done = z.object({ id: z.string() });

export const collections = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/collections',
    can: 'collections.list',
    query: listQuery(['late_since', 'overdue_cents', 'quiet_since'], {
      q: searchText,
      bucket: z.enum(lateBuckets).optional(),
      promise: z.enum([...promiseStates, 'none']).optional(),
      write_off: z.enum(['standing', 'none']).optional(),
      /** Of the caller, of nobody, or of one of the staff. */
      assignee: z.union([z.enum(['mine', 'nobody']), z.uuid()]).optional(),
    }),
    response: listOf(item),
  }),
  staff: endpoint({
    method: 'GET',
    path: '/api/v1/collection-staff',
    can: 'collections.list',
    response: z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/collections/:loanId',
    can: 'collections.list',
    params,
    response: z.object({
      ...base,
      project_id: z.string(),
      applicant_id: z.string(),
      owed: loanOwed,
      people: z.array(person),
      /** Whether they may be asked to pay at this hour, where they live. */
      hours: z.object({ open: z.boolean(), local_time: z.string() }),
    }),
  }),
  acts: endpoint({
    method: 'GET',
    path: '/api/v1/collection-acts',
    can: 'collections.list',
    query: listQuery(['happened_at'], { loan_id: z.uuid(), kind: z.enum(actKinds).optional() }),
    response: listOf(act),
  }),
  /** The whole telephones and addresses; it leaves who saw them. */
  reveal: endpoint({
    method: 'POST',
    path: '/api/v1/collections/:loanId/reveal',
    can: 'collections.edit',
    audit: { action: 'collections.reveal', object: 'collections' },
    params,
    response: z.object({ people: z.array(person) }),
  }),
  contact: endpoint({
    method: 'POST',
    path: '/api/v1/collections/:loanId/contacts',
    can: 'collections.edit',
    audit: { action: 'collections.contact', object: 'collections' },
    idempotent: true,
    params,
    body: contactBody,
    response: done,
  }),
  promise: endpoint({
    method: 'POST',
    path: '/api/v1/collections/:loanId/promises',
    can: 'collections.edit',
    audit: { action: 'collections.promise', object: 'collections' },
    idempotent: true,
    params,
    body: promiseBody,
    response: done,
  }),
  /** A promise that was written down wrong, or is made anew; it stays in the log. */
  withdrawPromise: endpoint({
    method: 'POST',
    path: '/api/v1/collections/:loanId/promise-withdrawals',
    can: 'collections.edit',
    audit: { action: 'collections.withdraw-promise', object: 'collections' },
    idempotent: true,
    params,
    body: withdrawalBody,
    response: done,
  }),
  assign: endpoint({
    method: 'POST',
    path: '/api/v1/collections/:loanId/assignments',
    can: 'collections.edit',
    audit: { action: 'collections.assign', object: 'collections' },
    idempotent: true,
    params,
    body: z.strictObject({ assignee_id: z.uuid().nullable() }),
    response: done,
  }),
  hardship: endpoint({
    method: 'POST',
    path: '/api/v1/collections/:loanId/hardships',
    can: 'collections.edit',
    audit: { action: 'collections.hardship', object: 'collections' },
    idempotent: true,
    params,
    body: hardshipBody,
    response: done,
  }),
  endHardship: endpoint({
    method: 'POST',
    path: '/api/v1/collections/:loanId/hardship-ends',
    can: 'collections.edit',
    audit: { action: 'collections.end-hardship', object: 'collections' },
    idempotent: true,
    params,
    response: done,
  }),
  /** What an investor reads of it (CUITF 57-II): dated acts, nothing of whom they were with. */
  log: endpoint({
    method: 'GET',
    path: '/api/v1/participations/:participationId/collection-log',
    can: 'participations.show',
    params: z.strictObject({ participationId: z.uuid() }),
    /** The newest first, all of them. */
    response: z.object({ items: z.array(logged) }),
  }),
  /** What an applicant reads of it: what they promised, and that they are treated with care, without why. */
  own: endpoint({
    method: 'GET',
    path: '/api/v1/loans/:loanId/collection',
    can: 'payments.show',
    params,
    response: z.object({
      is_late: z.boolean(),
      /** Since when it is written off. */
      written_off_on: day.nullable(),
      /** Last day of a hardship that they told us of. */
      hardship_until: day.nullable(),
      promise: promise.omit({ id: true }).nullable(),
    }),
  }),
} as const;
