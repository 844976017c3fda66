import * as z from 'zod';
import { identityPhotoNames, identityPhotoState } from '../documents/identity-photos';
import { sixDigits } from '../identity/auth';
import { endpoint } from '../kernel/endpoint';
import { centavosFromZero } from '../kernel/fields/centavos';
import { curp } from '../kernel/fields/curp';
import { day } from '../kernel/fields/day';
import { email } from '../kernel/fields/email';
import { unlessBlank } from '../kernel/fields/messages';
import { personName } from '../kernel/fields/name';
import { oneTimeToken } from '../kernel/fields/one-time-token';
import { phone } from '../kernel/fields/phone';
import { reason } from '../kernel/fields/reason';
import { individualRfc } from '../kernel/fields/rfc';
import { sha256 } from '../kernel/fields/sha256';
import { said } from '../kernel/words';
import { coObligorFields } from '../locales/es-MX/credit/co-obligor-fields';
import { addressFields } from '../people/addresses';
import { legalText } from '../people/legal-texts';
import { nipChannels } from './co-obligors';

const redeemed = z.strictObject({ token: oneTimeToken });
/** Opens the acts of one page for as long as said, and nothing else. */
const opened = { pass: z.string(), expires_at: z.iso.datetime(), full_name: z.string() };
const pass = { pass: oneTimeToken };
const done = z.object({ ok: z.literal(true) });
const agreed = (message: typeof coObligorFields.accept | typeof coObligorFields.authorise) =>
  z.literal(true, { error: unlessBlank(said(message)) });

/** The data with which a co-obligor accepts. */
export const acceptance = z.strictObject({
  full_name: personName,
  birth_day: day,
  curp,
  rfc: individualRfc,
  phone,
  ...addressFields,
  accepted: agreed(coObligorFields.accept),
});

export const authorisation = z.strictObject({
  code: sixDigits,
  accepted: agreed(coObligorFields.authorise),
});

/** Where the secret of the next page's link is told as well as mailed, so that they may go on at once. */
const next = { next_token: oneTimeToken.nullable() };

/** What a co-obligor does without an account, by links that work once and the pass that each of them opens. */
export const coObligorTasks = {
  redeemOnboarding: endpoint({
    method: 'POST',
    path: '/api/v1/co-obligor-onboarding/redeem',
    can: 'public',
    limit: 'attempts',
    body: redeemed,
    response: z.object({
      ...opened,
      applicant_name: z.string(),
      relation: z.string(),
      phone: z.string(),
      amount_cents: centavosFromZero,
      term_months: z.int(),
      /** Null until the terms are approved. */
      payment_cents: centavosFromZero.nullable(),
      text: legalText,
    }),
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/v1/co-obligor-onboarding/decline',
    can: 'public',
    limit: 'attempts',
    body: z.strictObject({ ...pass, reason: reason.optional() }),
    response: done,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/v1/co-obligor-onboarding/accept',
    can: 'public',
    limit: 'attempts',
    body: acceptance.extend({ ...pass, text_sha256: sha256 }),
    response: z.object(next),
  }),
  redeemIdentity: endpoint({
    method: 'POST',
    path: '/api/v1/co-obligor-identity/redeem',
    can: 'public',
    limit: 'attempts',
    body: redeemed,
    response: z.object({ ...opened, photos: z.array(identityPhotoState) }),
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/v1/co-obligor-identity/photos',
    can: 'public',
    kind: 'multipart',
    transaction: 'own',
    limit: 'uploads',
    body: z.strictObject({ ...pass, photo: z.enum(identityPhotoNames) }),
    response: z.object({ photos: z.array(identityPhotoState), ...next }),
  }),
  redeemBureau: endpoint({
    method: 'POST',
    path: '/api/v1/co-obligor-bureau/redeem',
    can: 'public',
    limit: 'attempts',
    body: redeemed,
    response: z.object({
      ...opened,
      birth_day: z.string(),
      curp: z.string(),
      rfc: z.string(),
      address: z.string(),
      /** Where the code may be sent, as its owner recognises it. */
      phone: z.string(),
      email: z.string(),
      text: legalText,
    }),
  }),
  requestNip: endpoint({
    method: 'POST',
    path: '/api/v1/co-obligor-bureau/codes',
    can: 'public',
    limit: 'mail',
    body: z.strictObject({
      ...pass,
      channel: z.enum(nipChannels, { error: unlessBlank(said(coObligorFields.channel)) }),
    }),
    response: z.object({ seconds: z.int() }),
  }),
  consent: endpoint({
    method: 'POST',
    path: '/api/v1/co-obligor-bureau/consent',
    can: 'public',
    limit: 'attempts',
    body: authorisation.extend({ ...pass, text_sha256: sha256 }),
    response: z.object({ folio: z.string() }),
  }),
  /** Mails another link for what is left to do; the same answer for every address. */
  askAnew: endpoint({
    method: 'POST',
    path: '/api/v1/co-obligor-links',
    can: 'public',
    limit: 'mail',
    body: z.strictObject({ email }),
    response: z.object({ message: z.string() }),
  }),
} as const;
