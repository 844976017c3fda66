import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { centavosFromZero } from '../kernel/fields/centavos';

/** An investor's money, from the ledger. */
export const investorBalance = z.object({
  available_cents: centavosFromZero,
  /** In commitments whose loan has not been paid out. */
  reserved_cents: centavosFromZero,
  /** Withdrawals asked for and not yet sent. */
  in_transit_cents: centavosFromZero,
  /** Principal that loans still owe and that was not written off. */
  invested_cents: centavosFromZero,
  /** Principal that was written off and has not come back. */
  written_off_cents: centavosFromZero,
});

export type InvestorBalance = z.output<typeof investorBalance>;

export const balances = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/balances/:investorId',
    can: 'balances.show',
    params: z.strictObject({ investorId: z.uuid() }),
    response: investorBalance.extend({
      /** Day that a withdrawal asked for now should arrive. */
      withdrawal_expected_on: z.string(),
    }),
  }),
} as const;
