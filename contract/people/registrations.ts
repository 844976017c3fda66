import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { email } from '../kernel/fields/email';
import { unlessBlank } from '../kernel/fields/messages';
import { fullName, namedAsPerson } from '../kernel/fields/name';
import { oneTimeToken } from '../kernel/fields/one-time-token';
import { newPassword } from '../kernel/fields/password';
import { personKind } from '../kernel/fields/person-type';
import { reason } from '../kernel/fields/reason';
import { ownProfiles } from '../kernel/roles';
import { said } from '../kernel/words';
import { identityFields } from '../locales/es-MX/identity/schemas';
import { textsRead } from './legal-texts';
import { referralCode } from './referrals';

/** A neutral answer: the same whether or not the address is known. */
const neutral = z.object({ message: z.string() });

const ownProfile = z.enum(ownProfiles);

/** An account is a person's or a company's, and is named as such. */
export const namedAsItsKind = namedAsPerson(
  ({ person_type }: { full_name: string; person_type: number }) =>
    personKind(person_type) === 'individual',
);

export const registrations = {
  create: endpoint({
    method: 'POST',
    path: '/api/v1/registrations',
    limit: 'mail',
    can: 'public',
    body: z
      .strictObject({
        type: ownProfile,
        full_name: fullName,
        email,
        person_type: z.union([z.literal(0), z.literal(1)]),
        referral_code: referralCode.optional(),
        terms: z.literal(true, {
          error: unlessBlank(said(identityFields.auth.consent)),
        }),
        texts_read: textsRead.optional(),
      })
      .superRefine(namedAsItsKind),
    response: neutral,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/v1/activations',
    limit: 'mail',
    can: 'public',
    body: z.strictObject({ email }),
    response: neutral,
  }),
  activate: endpoint({
    method: 'POST',
    path: '/api/v1/activations/redeem',
    limit: 'attempts',
    can: 'public',
    body: z.strictObject({
      token: oneTimeToken,
      password: newPassword,
      /** Asked for where the account was opened by staff, whose person agreed to nothing yet. */
      terms: z.literal(true).optional(),
      texts_read: textsRead.optional(),
    }),
    response: z.object({ ok: z.literal(true) }),
  }),
  /**
   * Whom a mailed link names and who invites them, for who opened it: the mail says neither. The link stays good.
   */
  readLink: endpoint({
    method: 'POST',
    path: '/api/v1/activations/read',
    limit: 'attempts',
    can: 'public',
    body: z.strictObject({ token: oneTimeToken }),
    response: z.object({ full_name: z.string(), invited_by: z.string().nullable() }),
  }),
  /** Staff open an account for somebody, who chooses its password and agrees to the texts by the link that is mailed. */
  open: endpoint({
    method: 'POST',
    path: '/api/v1/users',
    limit: 'mail',
    can: 'users.create',
    audit: { action: 'registrations.open', object: 'users' },
    impersonation: 'refused',
    stepUp: true,
    body: z
      .strictObject({
        type: ownProfile,
        full_name: fullName,
        email,
        person_type: z.union([z.literal(0), z.literal(1)]),
        reason,
      })
      .superRefine(namedAsItsKind),
    response: z.object({ id: z.string() }),
  }),
  /** Staff give somebody who has an account another profile; theirs stay as they are. */
  addProfile: endpoint({
    method: 'POST',
    path: '/api/v1/users/:userId/profiles',
    can: 'users.edit',
    audit: { action: 'registrations.add-profile', object: 'users' },
    stepUp: true,
    params: z.strictObject({ userId: z.uuid() }),
    body: z.strictObject({ type: ownProfile, reason }),
    response: z.object({ ok: z.literal(true) }),
  }),
  /** Staff take away a profile that was given by mistake: one of several, of which nothing ever hung. */
  removeProfile: endpoint({
    method: 'POST',
    path: '/api/v1/users/:userId/profile-removal',
    can: 'users.edit',
    audit: { action: 'registrations.remove-profile', object: 'users' },
    stepUp: true,
    params: z.strictObject({ userId: z.uuid() }),
    body: z.strictObject({ type: ownProfile, reason }),
    response: z.object({ ok: z.literal(true) }),
  }),
  referral: endpoint({
    method: 'GET',
    path: '/api/v1/referral-codes/:code',
    limit: 'attempts',
    can: 'public',
    params: z.strictObject({ code: referralCode }),
    response: z.object({ invited_by: z.string().nullable() }),
  }),
} as const;

export const referralVisits = {
  /** Counts that somebody opened an invitation. It answers the same whether it was counted, or the code is known. */
  create: endpoint({
    method: 'POST',
    path: '/api/v1/referral-codes/:code/visits',
    can: 'public',
    limit: 'attempts',
    params: z.strictObject({ code: referralCode }),
    response: z.object({ ok: z.literal(true) }),
  }),
} as const;
