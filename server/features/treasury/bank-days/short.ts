import { toCentavos } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import type { BankDifference } from '@contract/treasury/bank-days';
import type { Db, Tx } from '@server/db/connection';
import { shortfallOf } from '@server/ledger/shortfall';

/** What custody lacks of what clients have in it, as a difference: a day is not sound while it does. */
export async function shortfallFound(db: Db | Tx, until: Day | null): Promise<BankDifference[]> {
  const short = await shortfallOf(db, until);
  return short === 0
    ? []
    : [
        {
          kind: 'shortfall',
          tracking_key: null,
          day: until,
          bank_cents: toCentavos(-short),
          ledger_cents: null,
        },
      ];
}
