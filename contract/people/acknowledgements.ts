import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { day } from '../kernel/fields/day';
import { sha256 } from '../kernel/fields/sha256';
import { listOf, listQuery, searchText } from '../kernel/list';
import { textBlock } from '../kernel/text-blocks';

/** What an installer declares to know, each by the last part of its address. */
export const acknowledgedTexts = ['practicas-de-venta', 'datos-de-clientes'] as const;
export type AcknowledgedText = (typeof acknowledgedTexts)[number];

/** To be signed, signed as it holds, or signed in another version than the one that holds. */
export const acknowledgementStates = ['pending', 'signed', 'outdated'] as const;
export type AcknowledgementState = (typeof acknowledgementStates)[number];

const signature = z.object({
  id: z.string(),
  folio: z.string(),
  version: z.string(),
  signed_at: z.iso.datetime(),
  /** The company, and who signed for it. */
  company: z.string(),
  name: z.string(),
  /** Of the words, and of the PDF that says them with the signature. */
  text_sha256: z.string(),
  sha256: z.string(),
  /** Internal seal over the PDF and the evidence. */
  seal: z.string(),
  factor: z.string(),
});

export type AcknowledgementSignature = z.infer<typeof signature>;

const item = z.object({
  document: z.enum(acknowledgedTexts),
  title: z.string(),
  state: z.enum(acknowledgementStates),
  /** The version in force, which is the one to sign, and its first day. */
  version: z.string(),
  since: day,
  /** The latest signature, under whichever version. */
  last: signature.nullable(),
});

export type AcknowledgementItem = z.infer<typeof item>;

const shown = item.extend({
  /** What the version changes; null of the first one. */
  changes: z.string().nullable(),
  blocks: z.array(textBlock),
  /** Of the words in force: what is signed. */
  text_sha256: sha256,
  /** All signatures of the company under it, the latest first. */
  signatures: z.array(signature),
});

export type Acknowledgement = z.infer<typeof shown>;

const ofCompany = z.object({
  id: z.string(),
  name: z.string(),
  texts: z.array(item.pick({ document: true, state: true, last: true })),
});

export type CompanyAcknowledgements = z.infer<typeof ofCompany>;

const byText = z.strictObject({ acknowledgedText: z.enum(acknowledgedTexts) });

/** Texts that an installer has read and knows, signed by its owner for the company in each version. */
export const acknowledgements = {
  /** Those of the caller's company, what is to be signed first. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/acknowledgements',
    can: 'acknowledgements.list',
    response: z.object({ items: z.array(item) }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/acknowledgements/:acknowledgedText',
    can: 'acknowledgements.list',
    params: byText,
    response: shown,
  }),
  sign: endpoint({
    method: 'POST',
    path: '/api/v1/acknowledgements/:acknowledgedText/sign',
    can: 'acknowledgements.sign',
    audit: { action: 'acknowledgements.sign', object: 'acknowledgements' },
    limit: 'drawings',
    stepUp: true,
    params: byText,
    /** The hash of the words that the person read to their end. */
    body: z.strictObject({ text_sha256: sha256 }),
    response: shown,
  }),
  /** The very bytes that were made when it was signed. */
  file: endpoint({
    method: 'GET',
    path: '/api/v1/acknowledgement-signatures/:signatureId/file',
    can: 'acknowledgements.show',
    audit: { action: 'acknowledgements.download', object: 'acknowledgements' },
    params: z.strictObject({ signatureId: z.uuid() }),
    response: z.any(),
    kind: 'file',
  }),
  /** Every company with what it signed, for staff. */
  companies: endpoint({
    method: 'GET',
    path: '/api/v1/company-acknowledgements',
    can: 'acknowledgements.follow',
    query: listQuery(['name'], {
      q: searchText,
      /** `pending`: something is still to be signed. */
      state: z.enum(['pending', 'signed']).optional(),
    }),
    response: listOf(ofCompany),
  }),
} as const;
