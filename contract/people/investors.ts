import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { centavosFromZero } from '../kernel/fields/centavos';
import { listOf, listQuery, searchText } from '../kernel/list';

const investorItem = z.object({
  id: z.string(),
  user_id: z.string(),
  full_name: z.string(),
  email: z.string(),
  person_type: z.number(),
  /** Promised and not delivered yet. */
  committed_cents: centavosFromZero,
  /** Credits in which they take part. */
  participations: z.int(),
  /** Whether they registered an account for their withdrawals. */
  has_account: z.boolean(),
  created_at: z.iso.datetime(),
});

export type InvestorItem = z.infer<typeof investorItem>;

export const investors = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/investors',
    can: 'investors.list',
    query: listQuery(['created_at'], {
      q: searchText,
      account: z.enum(['registered', 'missing']).optional(),
    }),
    response: listOf(investorItem),
  }),
} as const;
