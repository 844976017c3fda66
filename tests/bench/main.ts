import { parseArgs } from 'node:util';
import { measureBrowser } from './browser/measure';
import { measureReview } from './browser/review';
import { type Comparison, tableOf } from './compare';
import { measureDemo } from './demo';
import { compareHttp } from './http';
import { measureImport } from './imports';
import { compareLedger } from './ledger';
import { measureLists } from './lists';
import { measureMetrics } from './metrics';
import { NoPgbench } from './pgbench';
import { measureProspects } from './prospects';
import { compareQueue } from './queue';
import { measureReconciliation } from './reconciliation';
import { setStage } from './stage';
import { compareUploads } from './uploads';

/*
 * How fast the product is. Parts of which an argument picks one: `api`, against the least that could do
 * the same on the same database in the same run (about three minutes), `queue`, the review queue at a million documents in
 * the same way (about four), `uploads`, documents beside a handler that only keeps them, `prospects`, filtered pages at ten thousand prospects and at a million, `imports`, a file
 * of them against COPY, `lists`, every list alone at 100,000 prospects and 10,000 projects, `metrics`, a program's figures at a
 * million prospects and a hundred thousand credits, `reconciliation`, what is read to reconcile a million lines of the bank, `review`, how fast its keys are, `browser`, what a person waits for
 * in Chromium (about two, on the build), and `demo`, how long the first start makes its data. Leaves nothing behind.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    million: { type: 'boolean', default: false },
  },
});
const pace = { rounds: Number(values.rounds), seconds: Number(values.seconds) };
const print = (text: string) => process.stdout.write(`${text}\n`);
const wants = (part: string) => positionals.length === 0 || positionals.includes(part);

if (wants('api')) await measureApi();
if (wants('queue')) {
  print('Making a million documents ...');
  const stage = await setStage({ prospects: 0 });
  try {
    print(`\n${tableOf(await compareQueue(stage, pace))}\n`);
  } finally {
    await stage.close();
  }
}
if (wants('uploads')) {
  print('Bringing documents ...');
  const stage = await setStage({ prospects: 0 });
  try {
    print(`\n${tableOf(await compareUploads(stage, pace))}\n`);
  } finally {
    await stage.close();
  }
}
if (wants('prospects')) {
  print('Making a million prospects ...');
  const stage = await setStage({ prospects: 0 });
  try {
    print(`\n${await measureProspects(stage)}\n`);
  } finally {
    await stage.close();
  }
}
if (wants('imports')) {
  for (const rows of [100_000, ...(values.million ? [1_000_000] : [])]) {
    print(`Taking in ${rows} prospects of a file ...`);
    const stage = await setStage({ prospects: 0 });
    try {
      print(`\n${await measureImport(stage, rows)}\n`);
    } finally {
      await stage.close();
    }
  }
}
if (wants('lists')) {
  print('Making 100,000 prospects and 10,000 projects ...');
  const stage = await setStage();
  try {
    print(`\n${await measureLists(stage)}\n`);
  } finally {
    await stage.close();
  }
}
if (wants('metrics')) {
  print('Making a million prospects and a hundred thousand credits ...');
  const stage = await setStage({ prospects: 0 });
  try {
    print(`\n${await measureMetrics(stage)}\n`);
  } finally {
    await stage.close();
  }
}
if (wants('reconciliation')) {
  print('Making a million lines of the bank ...');
  const stage = await setStage({ prospects: 0 });
  try {
    print(`\n${await measureReconciliation(stage)}\n`);
  } finally {
    await stage.close();
  }
}
if (wants('review')) {
  print('Reviewing by keyboard ...');
  print(`\n${await measureReview()}\n`);
}
if (wants('browser')) {
  print('Measuring in Chromium ...');
  print(`\n${await measureBrowser(pace.rounds)}\n`);
}
if (wants('demo')) {
  print('Making the demo ...');
  print(`\n${await measureDemo()}\n`);
}

async function measureApi() {
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
}
