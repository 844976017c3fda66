import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { between } from '../kernel/fields/between';
import { unlessBlank } from '../kernel/fields/messages';
import { fullName, namedAsPerson, nameOf } from '../kernel/fields/name';
import { phone } from '../kernel/fields/phone';
import { reason } from '../kernel/fields/reason';
import { version } from '../kernel/fields/version';
import { said } from '../kernel/words';
import { relationFields } from '../locales/es-MX/people/relations-schemas';

export const referenceKinds = ['personal', 'commercial'] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** What staff found: nothing yet, that it holds, that nobody answers, or that it does not hold. */
export const referenceStates = ['pending', 'confirmed', 'unreachable', 'denied'] as const;
export type ReferenceState = (typeof referenceStates)[number];

export const LEAST_REFERENCES = 2;
export const MOST_REFERENCES = 10;

export const newReference = z
  .strictObject({
    kind: z.enum(referenceKinds, { error: unlessBlank(said(relationFields.references.kind)) }),
    full_name: fullName,
    phone,
    relation: nameOf(3),
    years: between(0, 80),
  })
  .superRefine(namedAsPerson(({ kind }) => kind === 'personal'));

const referenceItem = z.object({
  id: z.string(),
  kind: z.enum(referenceKinds),
  full_name: z.string(),
  phone: z.string(),
  relation: z.string(),
  years: z.int(),
  state: z.enum(referenceStates),
  version,
});

export type ReferenceItem = z.infer<typeof referenceItem>;

/** The same with what staff wrote, which its owner does not read. */
const checkedReference = referenceItem.extend({
  checked_at: z.iso.datetime().nullable(),
  note: z.string().nullable(),
});

export type CheckedReference = z.infer<typeof checkedReference>;

const own = z.strictObject({ referenceId: z.uuid() });
const done = z.object({ ok: z.literal(true) });

export const references = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/profile/references',
    can: 'account.show',
    response: z.object({
      items: z.array(referenceItem),
      /** How many are still to be given. */
      still_needed: z.int(),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/profile/references',
    can: 'account.edit',
    audit: { action: 'references.create', object: 'references' },
    impersonation: 'refused',
    body: newReference,
    response: z.object({ id: z.string() }),
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/v1/profile/references/:referenceId',
    can: 'account.edit',
    audit: { action: 'references.edit', object: 'references' },
    impersonation: 'refused',
    params: own,
    body: newReference.safeExtend({ version }),
    response: done,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/profile/references/:referenceId',
    can: 'account.edit',
    audit: { action: 'references.remove', object: 'references' },
    impersonation: 'refused',
    params: own,
    response: done,
  }),
  /** A person's references as staff ask them. */
  ofUser: endpoint({
    method: 'GET',
    path: '/api/v1/users/:userId/references',
    can: 'users.show',
    params: z.strictObject({ userId: z.uuid() }),
    response: z.object({ items: z.array(checkedReference) }),
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/v1/references/:referenceId/check',
    can: 'references.check',
    audit: { action: 'references.check', object: 'references' },
    params: own,
    body: z.strictObject({
      state: z.enum(referenceStates, { error: unlessBlank(said(relationFields.references.state)) }),
      note: reason,
      /** What was asked about: one that changed meanwhile is asked again. */
      version,
    }),
    response: done,
  }),
} as const;
