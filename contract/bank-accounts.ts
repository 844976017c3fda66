import * as z from 'zod';
import { endpoint } from './endpoint';
import { clabe } from './fields/clabe';
import { nameOf } from './fields/name';

const bankAccount = z.object({
  clabe_last4: z.string(),
  bank: z.string().nullable(),
  holder: z.string(),
  changed_at: z.iso.datetime().nullable(),
  /** From when it may receive money. */
  usable_at: z.iso.datetime(),
});

export const bankAccounts = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/bank-account',
    can: 'bank-accounts.show',
    summary: 'Cuenta propia a la que van retiros, devoluciones o pagos de etapas',
    response: z.object({
      account: bankAccount.nullable(),
      /** Until when, after a change of second factor, no money to it nor another account; null for now. */
      held_until: z.iso.datetime().nullable(),
    }),
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/v1/bank-account',
    can: 'bank-accounts.edit',
    summary: 'Cambia la cuenta propia',
    stepUp: true,
    body: z.strictObject({
      clabe,
      holder: nameOf(3),
    }),
    response: z.object({ account: bankAccount }),
  }),
} as const;
