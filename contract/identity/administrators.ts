import * as z from 'zod';
import { duties } from '../kernel/duties';
import { endpoint } from '../kernel/endpoint';
import { email } from '../kernel/fields/email';
import { unlessBlank } from '../kernel/fields/messages';
import { personName } from '../kernel/fields/name';
import { oneTimeToken } from '../kernel/fields/one-time-token';
import { newPassword } from '../kernel/fields/password';
import { reason } from '../kernel/fields/reason';
import { selection } from '../kernel/fields/selection';
import { version } from '../kernel/fields/version';
import { said } from '../kernel/words';
import { identityFields } from '../locales/es-MX/identity/schemas';

/** What an administrator is charged with: one duty or more. */
export const heldDuties = selection(duties, duties.length).min(1, {
  error: unlessBlank(said(identityFields.duties.atLeastOne)),
});

const done = z.object({ ok: z.literal(true) });

export const dutiesBody = z.strictObject({ version, duties: heldDuties, reason });

export const administrators = {
  /** Invites an administrator: another one confirms it, where there is one. */
  invite: endpoint({
    method: 'POST',
    path: '/api/v1/administrators',
    can: 'users.create',
    audit: { action: 'administrators.invite', object: 'users' },
    stepUp: true,
    twoPeople: true,
    body: z.strictObject({ full_name: personName, email, duties: heldDuties }),
    response: done,
  }),
  /** Makes the account of an administrator, for who runs the server: it printed the link. */
  create: endpoint({
    method: 'POST',
    path: '/api/v1/administrators/redeem',
    limit: 'attempts',
    can: 'public',
    body: z.strictObject({
      token: oneTimeToken,
      full_name: personName,
      email,
      password: newPassword,
    }),
    response: done,
  }),
} as const;

export const staffDuties = {
  /** Changes what an administrator is charged with: another one confirms it. */
  edit: endpoint({
    method: 'PUT',
    path: '/api/v1/users/:userId/duties',
    can: 'users.edit',
    audit: { action: 'users.set-duties', object: 'users' },
    stepUp: true,
    twoPeople: true,
    params: z.strictObject({ userId: z.uuid() }),
    body: dutiesBody,
    response: z.object({ version }),
  }),
} as const;
