import { addMonths, dayInMexicoCity } from '@contract/kernel/fields/day';
import { connect, type Db } from '@server/db/connection';
import { settleProgramFigures } from '@server/features/credit';
import { settleTallies } from '@server/features/program';
import { sql } from 'drizzle-orm';
import { judged } from './judged';
import { addManyCredits } from './many-credits';
import { addManyProspects, addZones } from './many-prospects';
import { percentile, timesOf } from './requests';
import type { Stage } from './stage';

const PROSPECTS = 1_000_000;
/** What any of them may take at the server, in milliseconds. */
const MOST_MS = 150;
const ROUNDS = 30;

const today = dayInMexicoCity(new Date());
const [from, to] = [-8, -3].map((months) => addMonths(today, months).slice(0, 7));

/** The figures as people ask for them: all of a program, and narrowed. */
const asked = [
  'prospects',
  'effectiveness',
  `effectiveness?from=${from}&to=${to}`,
  'effectiveness?region=Norte',
  `effectiveness?owner=nobody&from=${from}`,
  'progress',
  'progress?region=Norte',
  `progress?owner=nobody&from=${from}&to=${to}`,
  'performance',
  `performance?from=${from}&to=${to}&technology=1`,
  'performance?region=Norte',
  'collections',
  `collections?region=Norte&from=${from}&to=${to}`,
  'demographics',
  'demographics?region=Norte',
];

/** How long a dashboard takes at the server with a million prospects and a hundred thousand credits of one program. */
export async function measureMetrics(stage: Stage): Promise<string> {
  const { pool, db } = connect(stage.databaseUrl, () => undefined);
  try {
    await addZones(stage);
    await addManyProspects(stage, 0, PROSPECTS);
    await settleTallies(db);
    await addManyCredits(stage, () => settleProgramFigures(db));
    await db.execute(sql`vacuum analyze`);
    const lines = [await kinds(db)];
    for (const what of asked) {
      const took = await timesOf(stage, `/api/v1/program-metrics/${what}`, ROUNDS);
      const [median, most] = [0.5, 1].map((share) => percentile(took, share).toFixed(1));
      lines.push(
        `${judged(`${what}: p95`, percentile(took, 0.95), MOST_MS, ' ms')} (median ${median}, slowest ${most})`,
      );
    }
    return lines.join('\n');
  } finally {
    await pool.end();
  }
}

async function kinds(db: Db): Promise<string> {
  const { rows } = await db.execute<{ n: number; all: number }>(
    sql`select count(*)::int as n, sum(n)::int as all from prospect_tallies`,
  );
  return `${rows[0]?.all} prospects of ${rows[0]?.n} kinds`;
}
