import { connect, jobLimits } from '@server/db/connection';
import { reconcile } from '@server/features/treasury/bank-movements/reconciliation';
import { addManyBankLines } from '@tests/support/many-bank-lines';
import { countingReads } from '@tests/support/row-reads';
import { judged } from './judged';
import { asOneself } from './many-prospects';
import type { Stage } from './stage';

const LINES = 1_000_000;
const AT_ONCE = 100_000;
/** How many times each line may be read by all steps of the plans of one reconciliation. */
const MOST_READS_A_LINE = 80;

/** What is read to set a million lines of the bank against their entries, counted by the plans, and how long it took. */
export async function measureReconciliation(stage: Stage): Promise<string> {
  await asOneself(stage.databaseUrl, async (client) => {
    for (let from = 0; from < LINES; from += AT_ONCE) {
      await addManyBankLines(client, from + 1, from + AT_ONCE);
    }
    await client.query('vacuum analyze');
  });
  const { db, pool } = connect(stage.databaseUrl, () => undefined, jobLimits);
  try {
    const counted = countingReads(db);
    await reconcile(counted.db, new Date());
    const begun = performance.now();
    await reconcile(db, new Date());
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    return `${judged('reads of a line', counted.reads() / LINES, MOST_READS_A_LINE)} (${seconds} s)`;
  } finally {
    await pool.end();
  }
}
