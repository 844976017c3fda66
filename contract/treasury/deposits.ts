import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { centavosFromZero } from '../kernel/fields/centavos';
import { listOf, listQuery } from '../kernel/list';

const deposit = z.object({
  id: z.string(),
  occurred_on: z.iso.date(),
  amount_cents: centavosFromZero,
  tracking_key: z.string(),
  sender_name: z.string(),
  sender_bank: z.string().nullable(),
  /** `returned` went back, or never was; `held` does not come from an account of the investor's own: it is not available until staff accept it. */
  status: z.enum(['credited', 'held', 'returned']),
  third_party: z.boolean(),
  created_at: z.iso.datetime(),
});

export type Deposit = z.infer<typeof deposit>;

export const deposits = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/deposits',
    can: 'deposits.list',
    query: listQuery(['occurred_on'], {}),
    response: listOf(deposit),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/deposits/:depositId',
    can: 'deposits.show',
    params: z.strictObject({ depositId: z.uuid() }),
    response: deposit,
  }),
  /** Where an investor's own transfers must go. */
  instructions: endpoint({
    method: 'GET',
    path: '/api/v1/deposits/instructions',
    can: 'deposits.list',
    response: z.object({ clabe: z.string(), bank: z.string().nullable(), beneficiary: z.string() }),
  }),
} as const;
