import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { clabe } from '../kernel/fields/clabe';
import { nameOf } from '../kernel/fields/name';
import { version } from '../kernel/fields/version';

const bankAccount = z.object({
  clabe_last4: z.string(),
  bank: z.string().nullable(),
  holder: z.string(),
  changed_at: z.iso.datetime().nullable(),
  /** From when it may receive money. */
  usable_at: z.iso.datetime(),
  /** False once its owner's name was corrected to another: no money goes to it until it is registered anew. */
  in_own_name: z.boolean(),
});

/** Other people who registered the same account, as staff read them; never told to its owner. */
export const otherHolders = z.array(z.object({ user_id: z.string(), full_name: z.string() }));

export type OtherHolder = z.infer<typeof otherHolders>[number];

/** Where a person is paid, as staff read it, by the end of its number. */
export const accountForStaff = z.object({
  last4: z.string(),
  bank: z.string().nullable(),
  holder: z.string(),
  usable_at: z.iso.datetime(),
  in_own_name: z.boolean(),
  also_of: otherHolders,
});

export type AccountForStaff = z.infer<typeof accountForStaff>;

const bankAccountBody = z.strictObject({ clabe, holder: nameOf(3), version });

export const bankAccounts = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/bank-account',
    can: 'bank-accounts.show',
    response: z.object({
      account: bankAccount.nullable(),
      version,
      /** Until when, after a change of second factor, no money to it nor another account; null for now. */
      held_until: z.iso.datetime().nullable(),
      /** Hours that an account rests before it receives money, if it were set now. */
      rest_hours: z.int(),
    }),
  }),
  /** Validates an account before a code is asked for. */
  check: endpoint({
    method: 'POST',
    path: '/api/v1/bank-account/check',
    can: 'bank-accounts.edit',
    impersonation: 'refused',
    body: bankAccountBody,
    response: z.object({ ok: z.literal(true) }),
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/v1/bank-account',
    can: 'bank-accounts.edit',
    stepUp: true,
    body: bankAccountBody,
    response: z.object({ account: bankAccount, version }),
  }),
} as const;
