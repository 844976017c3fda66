import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { batchFields } from '@contract/program/prospect-cells';
import { fieldHeadings } from '@contract/program/prospect-headings';
import { bureauByHand } from '@server/adapters/bureau';
import { directDebitsByFile } from '@server/adapters/direct-debits';
import { folderStore } from '@server/adapters/object-store-folder';
import { createPictures } from '@server/adapters/pictures/pictures';
import { unstampedDocuments } from '@server/adapters/tax-documents';
import { readConfig } from '@server/config';
import { connect, type Db } from '@server/db/connection';
import { zones } from '@server/db/schema/program';
import { prepareQueues } from '@server/jobs/boss';
import { allJobs } from '@server/jobs/jobs';
import { doAll } from '@server/jobs/worker';
import { inLetters } from '@tests/support/in-letters';
import { worker } from '@tests/support/jobs';
import { multipart } from '@tests/support/multipart';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { judged } from './judged';
import { grownBy } from './memory';
import type { Stage } from './stage';

/** How much longer a file may take than the least that could put the same rows there. */
const MOST_RATIO = 1.6;
/** What others' requests for a list may take meanwhile, in milliseconds. */
const MOST_P95 = 300;
/** By how much the server's memory may grow meanwhile, in megabytes. */
const MOST_MEGABYTES = 150;
/** The file that is held against psql; a larger one has to work, and leave others in peace. */
const HELD_ROWS = 100_000;

interface Line {
  cells: string[];
  /** As the table keeps it. */
  kept: string[];
}

/**
 * A file of prospects, from its upload until the list shows it, against psql's `\\copy` of the same rows into an identically
 * constrained and indexed table and the same validation in SQL; and what a list takes meanwhile.
 */
export async function measureImport(stage: Stage, count: number): Promise<string> {
  const { pool, db } = connect(stage.databaseUrl, () => undefined);
  try {
    const [zone] = await db.select().from(zones).where(eq(zones.programId, stage.programId));
    if (!zone) throw new Error('the program has no zone');
    const lines = Array.from({ length: count }, (_, n) => lineOf(n, zone.name));
    const copied = await copy(stage, db, zone.id, lines);
    const form = formOf(lines);
    const { done, megabytes } = await grownBy(() => upload(stage, db, pool, form));
    const { took, waits } = done;
    const p95 = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.95)] ?? 0;
    const ratio = took / copied;
    return [
      `${count} rows: ${seconds(took)} from upload to list, ${seconds(copied)} by psql and its SQL`,
      count <= HELD_ROWS ? judged('ratio', ratio, MOST_RATIO) : `ratio ${ratio.toFixed(2)}`,
      `lists meanwhile: ${waits.length}, ${judged('p95', Math.round(p95), MOST_P95, ' ms')}`,
      judged('memory grew by', megabytes, MOST_MEGABYTES, ' MB'),
    ].join('\n');
  } finally {
    await pool.end();
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

function lineOf(n: number, zone: string): Line {
  const business = `Abarrotes La Esperanza ${n}`;
  const contact = `Ana Ruiz ${inLetters(n % 977)}`;
  const phone = `55${String(10_000_000 + n)}`;
  const email = `tienda${n}@ejemplo.mx`;
  const place = `Municipio ${n % 900}`;
  const found = `${business} ${contact} ${place} +52${phone} jalisco ${email} 45500`.toLowerCase();
  return {
    cells: [business, contact, phone, email, place, 'Jalisco', zone, '', '45500'],
    kept: [business, contact, `+52${phone}`, email, place, 'Jalisco', '45500', found],
  };
}

async function copy(stage: Stage, db: Db, zoneId: string, lines: readonly Line[]) {
  const file = path.join(stage.folder, 'copied.csv');
  await writeFile(
    file,
    lines
      .map(({ kept }, n) => [idOf(n), stage.programId, zoneId, 'upload', ...kept].join(','))
      .join('\n'),
  );
  await db.execute(sql`create table copied (like prospects including all)`);
  for (const [column, table] of [
    ['program_id', 'programs'],
    ['zone_id', 'zones'],
    ['batch_id', 'prospect_batches'],
  ] as const) {
    await db.execute(
      sql.raw(`alter table copied add foreign key (${column}) references ${table} (id)`),
    );
  }
  const columns =
    'id, program_id, zone_id, source, business_name, contact_name, phone, email, municipality, state, postal_code, search_text';
  const began = performance.now();
  await psql(stage.databaseUrl, '-c', `\\copy copied (${columns}) from '${file}' csv`);
  await psql(stage.databaseUrl, '-c', validation);
  const took = performance.now() - began;
  await db.execute(sql`drop table copied`);
  return took;
}

const run = promisify(execFile);
const psql = (url: string, ...asked: string[]) =>
  run('psql', [url, '-qX', '-v', 'ON_ERROR_STOP=1', ...asked]);

const idOf = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** What the server asks of every row, as one would ask it of a table. */
const validation = `
  select count(*) from copied
   where business_name !~ '^[[:alnum:] .,:''’"&()/+#°ºª-]{2,120}$' or contact_name !~ '^[[:alnum:] .,:''’"&()/+#°ºª-]{2,120}$'
      or phone !~ '^\\+52[2-9][0-9]{9}$' or email !~* '^[a-z0-9._%+-]+@[a-z0-9.-]+\\.[a-z]{2,}$' or length(email) > 254
      or postal_code !~ '^[0-9]{5}$' or length(municipality) not between 2 and 80 or length(state) not between 2 and 60;
  select count(*) from copied r join prospects p on p.program_id = r.program_id and p.phone = r.phone;
  select count(*) from copied r join prospects p on p.program_id = r.program_id and p.rfc = r.rfc;
  select count(*) from copied r join prospects p on p.program_id = r.program_id and p.email = r.email;
  select count(*) from copied r join prospects p on p.program_id = r.program_id and p.postal_code = r.postal_code
     and translate(lower(p.business_name), 'áéíóúüñ', 'aeiouun') = translate(lower(r.business_name), 'áéíóúüñ', 'aeiouun');
  select count(*) from (select 1 from copied group by phone having count(*) > 1) f;
  select count(*) from (select 1 from copied group by rfc having count(*) > 1) f;
  select count(*) from (select 1 from copied group by email having count(*) > 1) f;
  select count(*) from (select 1 from copied group by postal_code, translate(lower(business_name), 'áéíóúüñ', 'aeiouun') having count(*) > 1) f;
  select count(*) from copied r join zones z on z.id = r.zone_id where z.deactivated_at is null`;

function formOf(lines: readonly Line[]) {
  const headings = batchFields.map((field) => fieldHeadings[field][0]).join(',');
  const content = [headings, ...lines.map(({ cells }) => cells.join(','))].join('\r\n');
  return multipart({}, { name: 'file', fileName: 'muchos.csv', content });
}

/** As a browser sends it: what a client keeps of a whole file is no memory of the server's. */
function* pieces(body: Buffer) {
  for (let from = 0; from < body.length; from += 65_536) yield body.subarray(from, from + 65_536);
}

async function upload(
  { app, token, folder }: Stage,
  db: Db,
  pool: ReturnType<typeof connect>['pool'],
  file: ReturnType<typeof formOf>,
) {
  const config = readConfig({ DATA_DIR: folder, NODE_ENV: 'test' });
  const adapters = {
    objects: folderStore(path.join(folder, 'objects')),
    mail: { send: async () => undefined },
    sms: { send: async () => undefined },
    scanner: null,
    pictures: createPictures(),
    bureau: bureauByHand,
    taxDocuments: unstampedDocuments,
    cards: null,
    directDebits: directDebitsByFile,
  };
  await prepareQueues(pool);
  const jobs = worker(pool, allJobs(db, adapters, config, pino({ level: 'error' })));
  const headers = { authorization: `Bearer ${await token()}` };
  const call = async (method: 'GET' | 'POST', url: string, form?: typeof file) => {
    const { statusCode, body } = await app.inject({
      method,
      url,
      headers: { ...headers, ...form?.headers },
      ...(form && { payload: Readable.from(pieces(form.body)) }),
    });
    if (statusCode !== 200) throw new Error(`${url}: ${body}`);
    return JSON.parse(body);
  };
  const waits: number[] = [];
  let isDone = false;
  const others = (async () => {
    while (!isDone) {
      const began = performance.now();
      await call('GET', '/api/v1/prospects?limit=25&sort=business_name');
      waits.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  try {
    const began = performance.now();
    const { id } = await call('POST', '/api/v1/prospect-batches', file);
    await doAll('import-prospects', jobs);
    const reviewed = performance.now() - began;
    await call('POST', `/api/v1/prospect-batches/${id}/commit`);
    await doAll('import-prospects', jobs);
    const { items } = await call('GET', '/api/v1/prospects?limit=1&source=upload');
    if (items.length !== 1) throw new Error('the list does not show it');
    process.stdout.write(`  read and reviewed after ${seconds(reviewed)}\n`);
    return { took: performance.now() - began, waits };
  } finally {
    isDone = true;
    await others;
  }
}
