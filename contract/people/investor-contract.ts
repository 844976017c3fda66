import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { day } from '../kernel/fields/day';
import { sha256 } from '../kernel/fields/sha256';
import { rawText } from '../kernel/fields/text';
import { textBlock } from '../kernel/text-blocks';

/** What an investor still has to do before committing money. */
export const investorGate = ['risk_acknowledgement', 'investor_contract'] as const;
export type GateStep = (typeof investorGate)[number];

/** Where each of them is read and done, under `perfil/contratos/`. */
export const contractTypes = {
  risk_acknowledgement: 'constancia-de-riesgos',
  investor_contract: 'comision-mercantil',
} as const satisfies Record<GateStep, string>;

const signature = z.object({
  version: z.string(),
  signed_at: z.iso.datetime(),
  name: z.string(),
  /** Of the PDF that was signed. */
  sha256: z.string(),
  /** Internal seal over the PDF and the evidence. */
  seal: z.string(),
  factor: z.string(),
  ip: z.string(),
});

const shown = z.object({
  /** The version in force, which is the one to sign. */
  version: z.string(),
  title: z.string(),
  since: day,
  /** What it changes; null of the first one. */
  changes: z.string().nullable(),
  /** Its words, with the names of both parties in them. */
  blocks: z.array(textBlock),
  /** Of the PDF that is to be signed, or that was. */
  sha256: z.string(),
  /** The signature under the version in force; null while it is to be signed. */
  signed: signature.nullable(),
  /** The signatures under other versions, the latest first. */
  earlier: z.array(signature),
});

export const investorContracts = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/profile/investor-contract',
    can: 'commitments.create',
    response: shown,
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/v1/profile/investor-contract/file',
    can: 'commitments.create',
    limit: 'drawings',
    /** One that the person signed; else the version in force. */
    query: z.strictObject({ version: rawText(12).optional() }),
    response: z.any(),
    kind: 'file',
  }),
  sign: endpoint({
    method: 'POST',
    path: '/api/v1/profile/investor-contract/sign',
    can: 'commitments.create',
    audit: { action: 'investor-contracts.sign', object: 'investor-contracts' },
    stepUp: true,
    /** The hash of the PDF that the person was shown. */
    body: z.strictObject({ sha256 }),
    response: shown,
  }),
} as const;
