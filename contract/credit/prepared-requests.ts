import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { centavosFromZero } from '../kernel/fields/centavos';
import { email } from '../kernel/fields/email';
import { unlessBlank } from '../kernel/fields/messages';
import { personName } from '../kernel/fields/name';
import { oneTimeToken } from '../kernel/fields/one-time-token';
import { newPassword } from '../kernel/fields/password';
import { phone } from '../kernel/fields/phone';
import { listOf, listQuery, searchText } from '../kernel/list';
import { said } from '../kernel/words';
import { identityFields } from '../locales/es-MX/identity/schemas';
import { textsRead } from '../people/legal-texts';
import { linesAsked, priceLine } from './price-lines';
import { newProject } from './projects';

export const preparedStates = ['invited', 'asked', 'revoked'] as const;
export type PreparedState = (typeof preparedStates)[number];

const preparedItem = z.object({
  id: z.string(),
  full_name: z.string(),
  email: z.string(),
  product_id: z.number(),
  amount_cents: centavosFromZero,
  term_months: z.number(),
  state: z.enum(preparedStates),
  /** When the link that was mailed last stops working; null where none is open. */
  ends_at: z.iso.datetime().nullable(),
  /** The credit's request, once its applicant asked for it. */
  project_id: z.string().nullable(),
  created_at: z.iso.datetime(),
});

export type PreparedRequest = z.infer<typeof preparedItem>;

const preparedParams = z.strictObject({ preparedId: z.uuid() });
const done = z.object({ ok: z.literal(true) });
const { product_id, amount_cents, term_months, purpose, site } = newProject.shape;

/** A credit that an installer, or its seller, asks for in the name of a person without an account. */
export const newPreparedRequest = z.strictObject({
  full_name: personName,
  email,
  phone: phone.optional(),
  product_id,
  amount_cents,
  term_months,
  purpose,
  site,
  /** What it is for, of the installer's catalogue: the amount is then their total, alone or with the opening fee. */
  lines: linesAsked.optional(),
  /** The lead that it is asked for. */
  lead_id: z.uuid().optional(),
});

const act = {
  can: 'projects.create',
  impersonation: 'refused',
  params: preparedParams,
  response: done,
} as const;

/** What the person answers, however they come in. */
const answer = {
  pass: oneTimeToken,
  owed_elsewhere_cents: newProject.shape.owed_elsewhere_cents,
  terms: z.literal(true, { error: unlessBlank(said(identityFields.auth.consent)) }),
  texts_read: textsRead.optional(),
};
const asked = z.object({ project_id: z.string() });

export const preparedRequests = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/prepared-requests',
    can: 'projects.create',
    query: listQuery(['created_at'], {
      q: searchText,
      state: z.enum(preparedStates).optional(),
    }),
    response: listOf(preparedItem),
  }),
  /** The technologies of which the installer has equipment accredited and in force, by products of the catalogue. */
  technologies: endpoint({
    method: 'GET',
    path: '/api/v1/prepared-requests/technologies',
    can: 'projects.create',
    response: z.object({ product_ids: z.array(z.int()) }),
  }),
  /** The same answer for every address: whether it has an account is not the installer's business. */
  create: endpoint({
    method: 'POST',
    path: '/api/v1/prepared-requests',
    limit: 'mail',
    can: 'projects.create',
    audit: { action: 'prepared-requests.create', object: 'prepared-requests' },
    impersonation: 'refused',
    body: newPreparedRequest,
    response: z.object({ id: z.string() }),
  }),
  /** Mails another link; the one before stops working. */
  resend: endpoint({
    ...act,
    method: 'POST',
    path: '/api/v1/prepared-requests/:preparedId/resend',
    limit: 'mail',
    audit: { action: 'prepared-requests.resend', object: 'prepared-requests' },
  }),
  revoke: endpoint({
    ...act,
    method: 'POST',
    path: '/api/v1/prepared-requests/:preparedId/revoke',
    audit: { action: 'prepared-requests.revoke', object: 'prepared-requests' },
  }),
  /** Uses the link: what was asked for in the person's name, and a pass with which they answer. */
  redeem: endpoint({
    method: 'POST',
    path: '/api/v1/credit-activations/redeem',
    can: 'public',
    limit: 'attempts',
    body: z.strictObject({ token: oneTimeToken, loan_id: z.uuid() }),
    response: z.object({
      pass: z.string(),
      expires_at: z.iso.datetime(),
      full_name: z.string(),
      installer: z.string(),
      product_id: z.number(),
      amount_cents: centavosFromZero,
      term_months: z.number(),
      /** A month, at the reference terms of today. */
      payment_cents: centavosFromZero,
      /** Municipality and state of the installation. */
      place: z.string(),
      /** What it is for, where the installer said so. */
      lines: z.array(priceLine),
    }),
  }),
  /** Makes the account, and asks for the credit with it. */
  accept: endpoint({
    method: 'POST',
    path: '/api/v1/credit-activations/accept',
    can: 'public',
    limit: 'attempts',
    body: z.strictObject({ ...answer, password: newPassword }),
    response: asked,
  }),
  /** Asks for the credit at the account that its person has, whose address it was mailed to. */
  confirm: endpoint({
    method: 'POST',
    path: '/api/v1/credit-activations/confirm',
    can: 'account.edit',
    limit: 'attempts',
    impersonation: 'refused',
    restriction: 'opening',
    audit: { action: 'prepared-requests.accept', object: 'prepared-requests' },
    body: z.strictObject(answer),
    response: asked,
  }),
  /** Mails another link to who has a credit to activate; the same answer for every address. */
  askAnew: endpoint({
    method: 'POST',
    path: '/api/v1/credit-activations/links',
    can: 'public',
    limit: 'mail',
    body: z.strictObject({ email }),
    response: z.object({ message: z.string() }),
  }),
} as const;
