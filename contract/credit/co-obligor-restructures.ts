import * as z from 'zod';
import { sixDigits } from '../identity/auth';
import { endpoint } from '../kernel/endpoint';
import { day } from '../kernel/fields/day';
import { unlessBlank } from '../kernel/fields/messages';
import { oneTimeToken } from '../kernel/fields/one-time-token';
import { reason } from '../kernel/fields/reason';
import { sha256 } from '../kernel/fields/sha256';
import { said } from '../kernel/words';
import { coObligorFields } from '../locales/es-MX/credit/co-obligor-fields';
import { nipChannels } from './co-obligors';
import { contractPaper } from './contracts';
import { restructureFigures } from './restructures';

const pass = { pass: oneTimeToken };
const done = z.object({ ok: z.literal(true) });

/** What a co-obligor types to sign. */
export const agreementSignature = z.strictObject({
  code: sixDigits,
  accepted: z.literal(true, { error: unlessBlank(said(coObligorFields.agree)) }),
});

/**
 * The agreement by which a credit gets another calendar, as its co-obligor reads and signs it: by a link that works
 * once and the pass that it opens, after the applicant has signed.
 */
export const coObligorRestructures = {
  redeem: endpoint({
    method: 'POST',
    path: '/api/v1/co-obligor-restructure/redeem',
    can: 'public',
    limit: 'attempts',
    body: z.strictObject({ token: oneTimeToken }),
    response: z.object({
      ...restructureFigures,
      pass: z.string(),
      /** Until when the page's acts work. */
      expires_at: z.iso.datetime(),
      full_name: z.string(),
      applicant_name: z.string(),
      folio: z.string(),
      /** The last day on which it may be signed. */
      sign_until: day,
      /** The agreement to read here; null of one from before its words were kept. */
      paper: contractPaper.nullable(),
      /** Of the agreement's bytes, which are what is signed. */
      sha256: z.string(),
      /** Where the code may be sent, as its owner recognises it. */
      phone: z.string(),
      email: z.string(),
    }),
  }),
  /** The agreement itself. */
  agreement: endpoint({
    method: 'POST',
    path: '/api/v1/co-obligor-restructure/agreement',
    can: 'public',
    limit: 'attempts',
    body: z.strictObject(pass),
    response: z.any(),
    kind: 'file',
  }),
  requestNip: endpoint({
    method: 'POST',
    path: '/api/v1/co-obligor-restructure/codes',
    can: 'public',
    limit: 'mail',
    body: z.strictObject({
      ...pass,
      channel: z.enum(nipChannels, { error: unlessBlank(said(coObligorFields.channel)) }),
    }),
    response: z.object({ seconds: z.int() }),
  }),
  sign: endpoint({
    method: 'POST',
    path: '/api/v1/co-obligor-restructure/sign',
    can: 'public',
    money: 'own',
    limit: 'attempts',
    body: agreementSignature.extend({ ...pass, sha256 }),
    response: done,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/v1/co-obligor-restructure/decline',
    can: 'public',
    limit: 'attempts',
    body: z.strictObject({ ...pass, reason: reason.optional() }),
    response: done,
  }),
} as const;
