import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { email } from '../kernel/fields/email';
import { personName } from '../kernel/fields/name';
import { phone } from '../kernel/fields/phone';
import { reason } from '../kernel/fields/reason';
import { linkParties } from './contracts';
import type { ProjectStatus } from './project-states';

/** Who is named to sign a contract and nothing else; a co-obligor joins the credit by their own invitation. */
export const namedParties = ['legal_representative', 'spouse'] as const;
export type NamedParty = (typeof namedParties)[number];

/** `named` before there is a contract, `waiting` for those before them to sign; then how their last link is. */
export const signerStates = ['named', 'waiting', 'pending', 'expired', 'void', 'signed'] as const;
export type SignerState = (typeof signerStates)[number];

/** Until its contract is drawn, which names all who sign it. */
const namingStatuses: readonly ProjectStatus[] = ['in_review', 'approved', 'accepted', 'published'];

export const mayNameSigners = (status: ProjectStatus): boolean => namingStatuses.includes(status);

const contractSigner = z.object({
  party: z.enum(linkParties),
  full_name: z.string(),
  email: z.string(),
  phone: z.string(),
  state: z.enum(signerStates),
  /** When the last link was sent, opened, and until when it can be. */
  sent_at: z.iso.datetime().nullable(),
  opened_at: z.iso.datetime().nullable(),
  expires_at: z.iso.datetime().nullable(),
  signed_at: z.iso.datetime().nullable(),
  /** Of their signature, as they read it too. */
  folio: z.string().nullable(),
  /** What may be done now, by who may. */
  may: z.object({
    withdraw: z.boolean(),
    remind: z.boolean(),
    void: z.boolean(),
    send: z.boolean(),
    /** With another mail address or telephone. */
    correct: z.boolean(),
  }),
});

export type ContractSigner = z.infer<typeof contractSigner>;

const ofProject = z.strictObject({ projectId: z.uuid() });
const ofSigner = ofProject.extend({ party: z.enum(linkParties) });
const path = '/api/v1/projects/:projectId/contract-signers';
const object = 'contract-signers';
const done = z.object({ ok: z.literal(true) });

/** Who signs a credit's contract by a link, without an account, in the order in which they do. */
export const contractSigners = {
  list: endpoint({
    method: 'GET',
    path,
    can: 'contract-signers.show',
    params: ofProject,
    response: z.object({
      items: z.array(contractSigner),
      /** Who may be named now. */
      may_name: z.array(z.enum(namedParties)),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path,
    can: 'contract-signers.create',
    impersonation: 'refused',
    audit: { action: 'contract-signers.create', object },
    params: ofProject,
    body: z.strictObject({ party: z.enum(namedParties), full_name: personName, email, phone }),
    response: z.object({ id: z.string() }),
  }),
  withdraw: endpoint({
    method: 'POST',
    path: `${path}/:party/withdraw`,
    can: 'contract-signers.edit',
    impersonation: 'refused',
    audit: { action: 'contract-signers.withdraw', object },
    params: ofSigner,
    response: done,
  }),
  /** Another link in another mail, a few times; the one before stops working. */
  remind: endpoint({
    method: 'POST',
    path: `${path}/:party/remind`,
    can: 'contract-signers.edit',
    limit: 'mail',
    impersonation: 'refused',
    audit: { action: 'contract-signers.remind', object },
    params: ofSigner,
    response: done,
  }),
  /** Nobody signs by the links that were sent any more. */
  void: endpoint({
    method: 'POST',
    path: `${path}/:party/void`,
    can: 'contract-signers.edit',
    impersonation: 'refused',
    audit: { action: 'contract-signers.void', object },
    params: ofSigner,
    body: z.strictObject({ reason }),
    response: done,
  }),
  /** Of one that was voided or expired; what was named wrong is sent elsewhere. */
  send: endpoint({
    method: 'POST',
    path: `${path}/:party/send`,
    can: 'contract-signers.edit',
    limit: 'mail',
    impersonation: 'refused',
    audit: { action: 'contract-signers.send', object },
    params: ofSigner,
    body: z.strictObject({ email, phone }),
    response: done,
  }),
} as const;
