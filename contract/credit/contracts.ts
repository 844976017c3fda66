import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { basisPoints } from '../kernel/fields/basis-points';
import { centavosFromZero } from '../kernel/fields/centavos';
import { sha256 } from '../kernel/fields/sha256';
import { listOf, listQuery } from '../kernel/list';
import { paperText } from '../kernel/text-blocks';
import { creditFields } from '../locales/es-MX/credit/schemas';

export const contractStatuses = ['pending', 'signed', 'void'] as const;
export type ContractStatus = (typeof contractStatuses)[number];

/** Who signs every credit contract, the applicant first and the supplier last (rules-mx 5). */
export const signingOrder = ['applicant', 'supplier'] as const;
/** Who may sign one besides, between the two and in this order: each without an account, by a link. */
export const linkParties = ['legal_representative', 'spouse', 'co_obligor'] as const;
export type LinkParty = (typeof linkParties)[number];
export const signingParties = [...signingOrder, 'platform', ...linkParties] as const;
export type SigningParty = (typeof signingParties)[number];

export const signsByLink = (party: SigningParty): party is LinkParty =>
  linkParties.some((each) => each === party);

/** The text that a person signs; its hash is part of the evidence. */
export const signingConsent = creditFields.contracts.signingConsent;
/** The same for who signs by a link. */
export const linkConsent = creditFields.contracts.linkConsent;

export const signature = z.object({
  party: z.enum(signingParties),
  name: z.string(),
  signed_at: z.iso.datetime().nullable(),
  /** Internal seal ("sello interno"): a hash over the evidence and the seal before it. */
  seal: z.string().nullable(),
});

export const contractItem = z.object({
  id: z.string(),
  project_id: z.string(),
  folio: z.string(),
  title: z.string(),
  status: z.enum(contractStatuses),
  /** SHA-256 of the exact PDF that is shown and signed. */
  sha256: z.string(),
  /** The version of the contract's words that it was drawn with, which it keeps. */
  text_version: z.int(),
  created_at: z.iso.datetime(),
  completed_at: z.iso.datetime().nullable(),
  signatures: z.array(signature),
  /** The caller signs next. */
  my_turn: z.boolean(),
});

export type ContractItem = z.infer<typeof contractItem>;

/** What a borrower looks for first in a contract. */
export const contractSummary = z.object({
  /** What is lent, or of a restructure the capital that its instalments pay. */
  amount_cents: centavosFromZero,
  months: z.int(),
  annual_rate_bp: basisPoints,
  /** How the credit calls its instalments: "Mensualidad fija", "Primera mensualidad". */
  payment_name: z.string(),
  /** With VAT. */
  payment_cents: centavosFromZero,
  /** Without VAT; null when it cannot be computed. */
  cat_bp: z.int().nullable(),
  late_rate_bp: basisPoints,
  /** All instalments together. */
  total_cents: centavosFromZero,
});

export type ContractSummary = z.infer<typeof contractSummary>;

/** A contract to read on a screen: what its PDF was drawn from. */
export const contractPaper = paperText.extend({
  summary: contractSummary,
  /** All who sign, in their order; of one that only its applicant and its supplier sign, absent. */
  parties: z.array(z.enum(signingParties)).optional(),
});

export type ContractPaper = z.infer<typeof contractPaper>;

const contractParams = z.strictObject({ contractId: z.uuid() });

export const contracts = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/contracts',
    can: 'contracts.list',
    query: listQuery(['created_at'], {
      status: z.enum(contractStatuses).optional(),
      project_id: z.uuid().optional(),
    }),
    response: listOf(contractItem),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/contracts/:contractId',
    can: 'contracts.show',
    params: contractParams,
    response: contractItem,
  }),
  /** The same words as its PDF; null of a contract from before they were kept beside it. */
  paper: endpoint({
    method: 'GET',
    path: '/api/v1/contracts/:contractId/paper',
    can: 'contracts.show',
    audit: { action: 'contracts.view', object: 'contracts' },
    params: contractParams,
    response: z.object({ paper: contractPaper.nullable() }),
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/v1/contracts/:contractId/file',
    can: 'contracts.show',
    audit: { action: 'contracts.view', object: 'contracts' },
    params: contractParams,
    response: z.any(),
    kind: 'file',
  }),
  sign: endpoint({
    method: 'POST',
    money: 'own',
    path: '/api/v1/contracts/:contractId/sign',
    can: 'contracts.sign',
    audit: { action: 'contracts.sign', object: 'contracts' },
    params: contractParams,
    /** The hash of the PDF that the person was shown. */
    body: z.strictObject({ sha256 }),
    response: contractItem,
    idempotent: true,
    stepUp: true,
  }),
} as const;
