import * as z from 'zod';
import { identityPhotoNames, identityPhotoState } from '../documents/identity-photos';
import { endpoint } from '../kernel/endpoint';
import { oneTimeToken } from '../kernel/fields/one-time-token';

const minted = {
  method: 'POST',
  limit: 'mail',
  impersonation: 'refused',
  audit: { action: 'identity-links.create', object: 'users' },
} as const;

/** Taking the photographs of a person's identity on a telephone, by a link that works once. */
export const identityCaptures = {
  /** "Sigue en tu teléfono": the person's own link, shown to them and mailed. */
  createOwn: endpoint({
    ...minted,
    path: '/api/v1/profile/identity-links',
    can: 'account.edit',
    response: z.object({ url: z.string(), expires_at: z.iso.datetime() }),
  }),
  /** To an applicant, from their installer or staff: who asks does not see the link. */
  create: endpoint({
    ...minted,
    path: '/api/v1/applicants/:applicantId/identity-links',
    can: 'applicants.identify',
    params: z.strictObject({ applicantId: z.uuid() }),
    response: z.object({ expires_at: z.iso.datetime() }),
  }),
  redeem: endpoint({
    method: 'POST',
    path: '/api/v1/identity-captures/redeem',
    limit: 'attempts',
    can: 'public',
    body: z.strictObject({ token: oneTimeToken, client_id: z.uuid() }),
    response: z.object({
      /** Opens the three uploads, for as long as said, and nothing else. */
      capture_token: z.string(),
      expires_at: z.iso.datetime(),
      full_name: z.string(),
      /** Of a company, its representative is photographed. */
      person_kind: z.enum(['individual', 'legal_entity']),
      photos: z.array(identityPhotoState),
      /** With which who asked for their own link goes on in their session; null where another asked. */
      return_state: z.string().nullable(),
    }),
  }),
  /** The return from the photographs to the session that they were begun in: the state is good once, there alone. */
  resume: endpoint({
    method: 'POST',
    path: '/api/v1/outside-steps/resume',
    can: 'account.show',
    limit: 'attempts',
    impersonation: 'refused',
    body: z.strictObject({ state: oneTimeToken }),
    response: z.object({ href: z.string() }),
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/v1/identity-captures/photos',
    can: 'public',
    kind: 'multipart',
    transaction: 'own',
    limit: 'uploads',
    body: z.strictObject({ capture_token: oneTimeToken, photo: z.enum(identityPhotoNames) }),
    response: z.object({ photos: z.array(identityPhotoState) }),
  }),
} as const;
