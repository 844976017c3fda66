import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { email } from '../kernel/fields/email';
import { unlessBlank } from '../kernel/fields/messages';
import { personName } from '../kernel/fields/name';
import { oneTimeToken } from '../kernel/fields/one-time-token';
import { newPassword } from '../kernel/fields/password';
import { phone } from '../kernel/fields/phone';
import { version } from '../kernel/fields/version';
import { listOf, listQuery, searchText } from '../kernel/list';
import { said } from '../kernel/words';
import { identityFields } from '../locales/es-MX/identity/schemas';
import { textsRead } from './legal-texts';

export const agentStates = ['invited', 'active', 'removed'] as const;
export type AgentState = (typeof agentStates)[number];

/** A seller as the installer's list has them: what the installer wrote, and how it stands. */
export const agentItem = z.object({
  id: z.string(),
  /** The account, told to staff alone; null before the invitation is accepted. */
  user_id: z.string().nullable(),
  installer: z.object({ id: z.string(), name: z.string() }),
  full_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  state: z.enum(agentStates),
  /** When the link that was mailed last stops working; null once it was used. */
  invitation_ends_at: z.iso.datetime().nullable(),
  /** Null from the day on that they sell for the installer no more: what they do then is their own business. */
  last_login_at: z.iso.datetime().nullable(),
  projects: z.int(),
  open_projects: z.int(),
  created_at: z.iso.datetime(),
  joined_at: z.iso.datetime().nullable(),
  removed_at: z.iso.datetime().nullable(),
  version,
});

export type AgentItem = z.infer<typeof agentItem>;

const agentParams = z.strictObject({ agentId: z.uuid() });
const optionalPhone = z
  .union([z.literal('').transform(() => null), phone])
  .nullish()
  .transform((value) => value ?? null);
const done = z.object({ ok: z.literal(true) });

export const agents = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/agents',
    can: 'agents.list',
    query: listQuery(['full_name', 'created_at'], {
      q: searchText,
      state: z.enum(agentStates).optional(),
      supplier_id: z.uuid().optional(),
    }),
    response: listOf(agentItem),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/agents/:agentId',
    can: 'agents.show',
    params: agentParams,
    response: agentItem,
  }),
  /** The same answer for every address: whether it has an account is not the installer's business. */
  create: endpoint({
    method: 'POST',
    path: '/api/v1/agents',
    limit: 'mail',
    can: 'agents.create',
    audit: { action: 'agents.create', object: 'agents' },
    impersonation: 'refused',
    body: z.strictObject({
      full_name: personName,
      email,
      phone: optionalPhone,
      /** For whom they are to sell: staff say it; an installer invites for itself. */
      supplier_id: z.uuid().optional(),
    }),
    response: z.object({ id: z.string() }),
  }),
  /** Mails another link; the one before stops working. */
  resend: endpoint({
    method: 'POST',
    path: '/api/v1/agents/:agentId/invitation',
    limit: 'mail',
    can: 'agents.create',
    audit: { action: 'agents.resend', object: 'agents' },
    impersonation: 'refused',
    params: agentParams,
    response: done,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/v1/agents/:agentId',
    can: 'agents.edit',
    audit: { action: 'agents.edit', object: 'agents' },
    impersonation: 'refused',
    params: agentParams,
    body: z.strictObject({ full_name: personName, phone: optionalPhone, version }),
    response: done,
  }),
  /** They stop selling for the installer at once; another seller, or the installer, goes on with their projects. */
  remove: endpoint({
    method: 'POST',
    path: '/api/v1/agents/:agentId/removal',
    can: 'agents.delete',
    audit: { action: 'agents.remove', object: 'agents' },
    impersonation: 'refused',
    params: agentParams,
    body: z.strictObject({
      /** Null for the installer itself. */
      successor_id: z.uuid().nullable(),
    }),
    response: z.object({ handed_over: z.int() }),
  }),
  /** The invited person accepts, with the password of the account that is made. */
  activate: endpoint({
    method: 'POST',
    path: '/api/v1/agent-activations/redeem',
    limit: 'attempts',
    can: 'public',
    body: z.strictObject({
      token: oneTimeToken,
      password: newPassword,
      terms: z.literal(true, { error: unlessBlank(said(identityFields.auth.consent)) }),
      texts_read: textsRead.optional(),
    }),
    response: z.object({ installer: z.string() }),
  }),
} as const;
