import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { email } from '../kernel/fields/email';
import { personName } from '../kernel/fields/name';
import { oneTimeToken } from '../kernel/fields/one-time-token';
import { reason } from '../kernel/fields/reason';
import { severalOf } from '../kernel/fields/selection';
import { rawText } from '../kernel/fields/text';
import { version } from '../kernel/fields/version';
import { listOf, listQuery, searchText } from '../kernel/list';
import { said } from '../kernel/words';
import { fieldMessage } from '../locales/es-MX/kernel/field-messages';

export const programRoles = [
  'program_administrator',
  'program_commercial_manager',
  'program_executive_manager',
] as const;
export type ProgramRole = (typeof programRoles)[number];

export const programUserStates = ['invited', 'active', 'deactivated'] as const;
export type ProgramUserState = (typeof programUserStates)[number];

/** What may be done to a person of a program, as far as its state lets the caller. */
export const programUserActions = ['edit', 'resend', 'deactivate', 'reactivate'] as const;
export type ProgramUserAction = (typeof programUserActions)[number];

const programUser = z.object({
  id: z.string(),
  /** The account, for staff, who have a page of it; null of an invitation that is open, and for the program's people. */
  user_id: z.string().nullable(),
  full_name: z.string(),
  email: z.string(),
  role: z.enum(programRoles),
  /** Null of those who work all zones. */
  zones: z.array(z.object({ id: z.string(), name: z.string() })).nullable(),
  state: z.enum(programUserStates),
  last_login_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  /** Why they were deactivated. */
  reason: z.string().nullable(),
  /** Whether it is the current user. */
  own: z.boolean(),
  actions: z.array(z.enum(programUserActions)),
  version,
});

export type ProgramUser = z.infer<typeof programUser>;

const byId = z.strictObject({ programUserId: z.uuid() });
/** The program that staff mean; its own people leave it out. */
const program_id = z.uuid().optional();
const done = z.object({ ok: z.literal(true) });

/** Most zones of one person: who works more works all. */
export const MOST_ZONES = 100;

/** Nothing chosen, as a form sends it, is all zones. */
const place = z.strictObject({
  role: z.enum(programRoles, { error: said(fieldMessage.required) }),
  zone_ids: severalOf(z.uuid(), MOST_ZONES)
    .nullish()
    .transform((chosen) => (chosen && chosen.length > 0 ? [...new Set(chosen)].sort() : null)),
});

/** Ids in one text, with commas. */
const zonesInText = rawText(MOST_ZONES * 37)
  .transform((text) => text.split(','))
  .pipe(severalOf(z.uuid(), MOST_ZONES));

export const programUsers = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/program-users',
    can: 'program-users.list',
    query: listQuery(['created_at'], {
      q: searchText,
      program_id,
      role: z.enum(programRoles).optional(),
      state: z.enum(programUserStates).optional(),
    }),
    response: listOf(programUser),
  }),
  /** The answer is the same for an address that has an account, whose owner is told by mail. */
  create: endpoint({
    method: 'POST',
    path: '/api/v1/program-users',
    can: 'program-users.create',
    stepUp: true,
    limit: 'mail',
    audit: { action: 'program-users.invite', object: 'program-users' },
    body: place.extend({ full_name: personName, email, program_id }),
    response: done,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/v1/program-users/:programUserId',
    can: 'program-users.edit',
    stepUp: true,
    audit: { action: 'program-users.edit', object: 'program-users' },
    params: byId,
    body: place.extend({ version }),
    response: done,
  }),
  /** What would be left without an executive if the person had this role and these zones, and no others. */
  left: endpoint({
    method: 'GET',
    path: '/api/v1/program-users/:programUserId/left',
    can: 'program-users.edit',
    params: byId,
    query: z.strictObject({
      /** None for who is let in no more. */
      role: z.enum(programRoles).optional(),
      zone_ids: zonesInText.optional(),
    }),
    response: z.object({ prospects: z.number().int(), projects: z.number().int() }),
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/v1/program-users/:programUserId/invitation',
    can: 'program-users.edit',
    limit: 'mail',
    impersonation: 'refused',
    audit: { action: 'program-users.resend', object: 'program-users' },
    params: byId,
    response: done,
  }),
  /** Whose address has an account accepts with it, signed in: the link and the account are of the same address. */
  join: endpoint({
    method: 'POST',
    path: '/api/v1/program-users/join',
    can: 'account.edit',
    limit: 'attempts',
    impersonation: 'refused',
    body: z.strictObject({ token: oneTimeToken }),
    response: z.object({
      role: z.enum(programRoles),
      program: z.string(),
      program_id: z.string(),
    }),
  }),
  /** Keeps a person out of the program; an invitation that is still open is withdrawn. */
  deactivate: endpoint({
    method: 'POST',
    path: '/api/v1/program-users/:programUserId/deactivate',
    can: 'program-users.delete',
    impersonation: 'refused',
    audit: { action: 'program-users.deactivate', object: 'program-users' },
    params: byId,
    body: z.strictObject({ reason }),
    response: done,
  }),
  reactivate: endpoint({
    method: 'POST',
    path: '/api/v1/program-users/:programUserId/reactivate',
    can: 'program-users.create',
    stepUp: true,
    audit: { action: 'program-users.reactivate', object: 'program-users' },
    params: byId,
    body: z.strictObject({ reason }),
    response: done,
  }),
} as const;
