import * as z from 'zod';
import { duties } from '../kernel/duties';
import { endpoint } from '../kernel/endpoint';
import { reason } from '../kernel/fields/reason';
import { selection } from '../kernel/fields/selection';
import { version } from '../kernel/fields/version';
import { said } from '../kernel/words';
import { identityFields } from '../locales/es-MX/identity/schemas';

/** What an administrator is charged with: one duty or more. */
export const heldDuties = selection(duties, duties.length).min(1, {
  error: said(identityFields.duties.atLeastOne),
});

export const dutiesBody = z.strictObject({ version, duties: heldDuties, reason });

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
