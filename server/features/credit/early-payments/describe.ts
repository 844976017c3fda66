import type { CalendarSummary } from '@contract/credit/early-payments';
import { sumCents } from '@contract/kernel/fields/centavos';
import type { Day } from '@contract/kernel/fields/day';
import type { StoredInstalment } from '../loans/calendar';
import { owedOf, totalOwed } from '../loans/owed';

/** The instalments of a calendar that fall due after a day, as the contract has them; null when none is owed. */
export function summarise(rows: readonly StoredInstalment[], on: Day): CalendarSummary | null {
  const coming = rows.filter((row) => row.dueOn > on && totalOwed(row) > 0);
  const [next, second] = coming;
  const last = coming.at(-1);
  if (!next || !last) return null;
  return {
    instalments: coming.length,
    next_cents: totalOwed(next),
    payment_cents: second ? totalOwed(second) : null,
    last_cents: totalOwed(last),
    last_due_on: last.dueOn,
    interest_cents: sumCents(coming.map((row) => owedOf(row).interest)),
    total_cents: sumCents(coming.map(totalOwed)),
  };
}
