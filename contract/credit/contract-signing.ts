import * as z from 'zod';
import { sixDigits } from '../identity/auth';
import { endpoint } from '../kernel/endpoint';
import { unlessBlank } from '../kernel/fields/messages';
import { oneTimeToken } from '../kernel/fields/one-time-token';
import { sha256 } from '../kernel/fields/sha256';
import { said } from '../kernel/words';
import { creditFields } from '../locales/es-MX/credit/schemas';
import { nipChannels } from './co-obligors';
import { contractPaper, linkParties } from './contracts';

const pass = { pass: oneTimeToken };
const words = creditFields.contracts;

/** What a link opened that is still to be used. */
export const signingOpened = z.object({
  state: z.literal('pending'),
  pass: z.string(),
  /** Until when the page's acts work. */
  expires_at: z.iso.datetime(),
  full_name: z.string(),
  party: z.enum(linkParties),
  applicant_name: z.string(),
  /** Of the credit. */
  folio: z.string(),
  title: z.string(),
  /** The contract to read here. */
  paper: contractPaper,
  /** Of the contract's bytes, which are what is signed. */
  sha256: z.string(),
  /** Where the code may be sent, as its owner recognises it. */
  phone: z.string(),
  email: z.string(),
});

/** What a person types to sign. */
export const linkSignature = z.strictObject({
  code: sixDigits,
  accepted: z.literal(true, { error: unlessBlank(said(words.agree)) }),
});

/**
 * The contract as a party without an account reads and signs it: by a link that works once and the pass that it opens.
 * Who has a link that was sent is told what became of it; of any other nothing is told.
 */
export const contractSigning = {
  redeem: endpoint({
    method: 'POST',
    path: '/api/v1/contract-signing/redeem',
    can: 'public',
    limit: 'attempts',
    body: z.strictObject({ token: oneTimeToken }),
    response: z.discriminatedUnion('state', [
      signingOpened,
      z.object({
        state: z.literal('signed'),
        /** Of their signature. */
        folio: z.string(),
        signed_at: z.iso.datetime(),
      }),
      /** Its time is over, or it was opened before. */
      z.object({ state: z.literal('expired') }),
      /** Another was sent, or who sent it took it back. */
      z.object({ state: z.literal('replaced') }),
    ]),
  }),
  /** The contract itself, also for some time after it was signed. */
  file: endpoint({
    method: 'POST',
    path: '/api/v1/contract-signing/file',
    can: 'public',
    limit: 'attempts',
    body: z.strictObject(pass),
    response: z.any(),
    kind: 'file',
  }),
  requestNip: endpoint({
    method: 'POST',
    path: '/api/v1/contract-signing/codes',
    can: 'public',
    limit: 'mail',
    body: z.strictObject({
      ...pass,
      channel: z.enum(nipChannels, { error: unlessBlank(said(words.channel)) }),
    }),
    response: z.object({ seconds: z.int() }),
  }),
  sign: endpoint({
    method: 'POST',
    path: '/api/v1/contract-signing/sign',
    can: 'public',
    money: 'own',
    limit: 'attempts',
    body: linkSignature.extend({
      ...pass,
      sha256,
      /** Where they sign, if they let their device tell it. */
      place: z
        .strictObject({
          latitude: z.number().min(-90).max(90),
          longitude: z.number().min(-180).max(180),
        })
        .nullable(),
    }),
    response: z.object({
      folio: z.string(),
      signed_at: z.iso.datetime(),
      /** Internal seal ("sello interno"). */
      seal: z.string(),
      /** Opens the contract's file for half an hour, and nothing else. */
      pass: z.string(),
    }),
  }),
} as const;
