import type { BankDayState, BankDifference } from '@contract/treasury/bank-days';
import { bankDays } from '@server/db/schema/treasury';
import { type SQL, sql } from 'drizzle-orm';
import type { BankDay } from './balance';

/** Whether differences are more than what the bank has yet to report. */
export const disagree = (differences: readonly BankDifference[]): boolean =>
  differences.some(({ kind }) => kind !== 'on_the_way');

/** What a day is, of its row. */
export function stateOf({ close, settledAt }: BankDay): BankDayState {
  if (!close) return 'open';
  if (close.differences.length === 0) return 'sound';
  if (settledAt) return 'settled';
  return disagree(close.differences) ? 'unsound' : 'on_the_way';
}

const differs = sql`jsonb_array_length(${bankDays.close} -> 'differences') > 0`;
const disagrees = sql`jsonb_path_exists(${bankDays.close}, '$.differences[*] ? (@.kind != "on_the_way")')`;

/** The same, to look for. */
export const ofState: Record<BankDayState, SQL> = {
  open: sql`${bankDays.closedAt} is null`,
  sound: sql`${bankDays.closedAt} is not null and not ${differs}`,
  on_the_way: sql`${bankDays.settledAt} is null and ${differs} and not ${disagrees}`,
  unsound: sql`${bankDays.settledAt} is null and ${disagrees}`,
  settled: sql`${bankDays.settledAt} is not null`,
};

export const isUnsound = ofState.unsound;
