import type { BankDayState } from '@contract/treasury/bank-days';
import { bankDays } from '@server/db/schema/treasury';
import { type SQL, sql } from 'drizzle-orm';
import type { BankDay } from './balance';

/** What a day is, of its row. */
export function stateOf({ close, settledAt }: BankDay): BankDayState {
  if (!close) return 'open';
  if (close.differences.length === 0) return 'sound';
  return settledAt ? 'settled' : 'unsound';
}

const differs = sql`jsonb_array_length(${bankDays.close} -> 'differences') > 0`;

/** The same, to look for. */
export const ofState: Record<BankDayState, SQL> = {
  open: sql`${bankDays.closedAt} is null`,
  sound: sql`${bankDays.closedAt} is not null and not ${differs}`,
  unsound: sql`${bankDays.settledAt} is null and ${differs}`,
  settled: sql`${bankDays.settledAt} is not null`,
};

export const isUnsound = ofState.unsound;
