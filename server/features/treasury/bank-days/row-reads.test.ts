import { addDays, type Day, toDay } from '@contract/kernel/fields/day';
import { testDatabase } from '@tests/support/database';
import { addManyBankLines } from '@tests/support/many-bank-lines';
import { countingReads } from '@tests/support/row-reads';
import { expect, it } from 'vitest';
import { reconcile } from '../bank-movements/reconciliation';
import { ledgerAtEndOf } from './compare';

const { db, pool } = await testDatabase();

const FEW = 1_000;
const MANY = 4 * FEW;
/** The plans have a fixed number of scans, joins, sorts and windows, and each of them sees a line once. */
const MOST_READS_A_LINE = 80;

const openDays = Array.from({ length: 100 }, (_, n): Day => addDays(toDay('2024-01-01'), n * 10));

async function add(from: number, to: number) {
  const client = await pool.connect();
  await addManyBankLines(client, from, to);
  client.release();
}

/** Rows that a reconciliation reads, and a page of days whose balances are compared. */
async function readsNow(): Promise<number> {
  const counted = countingReads(db);
  await reconcile(counted.db, new Date());
  await ledgerAtEndOf(counted.db, openDays);
  return counted.reads();
}

it('reads each line and entry a fixed number of times, with and without statistics', async () => {
  await add(1, FEW);
  const few = await readsNow();
  await add(FEW + 1, MANY);
  // The days, which do not grow with the lines, are in both.
  const most = few + (MANY - FEW) * MOST_READS_A_LINE;
  expect(await readsNow()).toBeLessThan(most);
  await pool.query('analyze bank_movements, journal_entries, postings, ledger_accounts');
  expect(await readsNow()).toBeLessThan(most);
});
