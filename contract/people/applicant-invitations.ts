import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { email } from '../kernel/fields/email';
import { unlessBlank } from '../kernel/fields/messages';
import { personName } from '../kernel/fields/name';
import { oneTimeToken } from '../kernel/fields/one-time-token';
import { newPassword } from '../kernel/fields/password';
import { phone } from '../kernel/fields/phone';
import { listOf, listQuery, searchText } from '../kernel/list';
import { said } from '../kernel/words';
import { identityFields } from '../locales/es-MX/identity/schemas';
import { textsRead } from './legal-texts';

export const invitationStates = ['invited', 'joined', 'revoked'] as const;
export type InvitationState = (typeof invitationStates)[number];

const invitationItem = z.object({
  id: z.string(),
  full_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  state: z.enum(invitationStates),
  /** When the link that was mailed last stops working; null where none is open. */
  ends_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
});

export type ApplicantInvitation = z.infer<typeof invitationItem>;

const invitationParams = z.strictObject({ invitationId: z.uuid() });
const done = z.object({ ok: z.literal(true) });

export const applicantInvitations = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/applicant-invitations',
    can: 'applicants.list',
    query: listQuery(['created_at'], {
      q: searchText,
      state: z.enum(invitationStates).optional(),
    }),
    response: listOf(invitationItem),
  }),
  /** The same answer for every address: whether it has an account is not the installer's business. */
  create: endpoint({
    method: 'POST',
    path: '/api/v1/applicant-invitations',
    limit: 'mail',
    can: 'applicants.create',
    audit: { action: 'applicant-invitations.create', object: 'applicant-invitations' },
    impersonation: 'refused',
    body: z.strictObject({ full_name: personName, email, phone: phone.optional() }),
    response: z.object({ id: z.string() }),
  }),
  /** Mails another link; the one before stops working. */
  resend: endpoint({
    method: 'POST',
    path: '/api/v1/applicant-invitations/:invitationId/resend',
    limit: 'mail',
    can: 'applicants.create',
    audit: { action: 'applicant-invitations.resend', object: 'applicant-invitations' },
    impersonation: 'refused',
    params: invitationParams,
    response: done,
  }),
  revoke: endpoint({
    method: 'POST',
    path: '/api/v1/applicant-invitations/:invitationId/revoke',
    can: 'applicants.create',
    audit: { action: 'applicant-invitations.revoke', object: 'applicant-invitations' },
    impersonation: 'refused',
    params: invitationParams,
    response: done,
  }),
  /** The invited person makes their account, with the data that was written for them. */
  redeem: endpoint({
    method: 'POST',
    path: '/api/v1/applicant-creations/redeem',
    limit: 'attempts',
    can: 'public',
    body: z.strictObject({
      token: oneTimeToken,
      password: newPassword,
      terms: z.literal(true, { error: unlessBlank(said(identityFields.auth.consent)) }),
      texts_read: textsRead.optional(),
    }),
    response: z.object({
      /** The installer, or the program. */
      invited_by: z.string(),
      full_name: z.string(),
      phone: z.string().nullable(),
    }),
  }),
} as const;
