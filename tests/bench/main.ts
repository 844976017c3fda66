import { parseArgs } from 'node:util';
import { type Comparison, tableOf } from './compare';
import { compareHttp } from './http';
import { compareLedger } from './ledger';
import { NoPgbench } from './pgbench';
import { setStage } from './stage';

/*
 * How fast the product is, against the least that could do the same on the same database in the same
 * run. Takes about three minutes; leaves nothing behind.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
  },
});
const pace = { rounds: Number(values.rounds), seconds: Number(values.seconds) };
const print = (text: string) => process.stdout.write(`${text}\n`);

print('Making a database with 100,000 prospects ...');
const stage = await setStage();
// The stage stops in order when the work under way fails because of it.
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.once(name, () => void stage.close().finally(() => process.exit(130)));
}
try {
  const comparisons: Comparison[] = [];
  print('Measuring the ledger ...');
  try {
    comparisons.push(await compareLedger(stage, pace));
  } catch (error) {
    if (!(error instanceof NoPgbench)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
  print('Measuring the API ...');
  comparisons.push(...(await compareHttp(stage, pace)));
  print(`\nMedians of ${pace.rounds} rounds of ${pace.seconds} s for each side, in turn.\n`);
  print(tableOf(comparisons));
} finally {
  await stage.close();
}
