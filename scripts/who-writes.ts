import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { tableWrites } from './table-writes';

const root = path.join(import.meta.dirname, '..');
const CREDIT = 'server/features/credit/life-cycle/move-credit.ts';
const OFFER = 'server/features/funding/opportunities/follow-credit.ts';

/** The files that set a state of a credit or of what belongs to it, or of an installer; an investor ends one commitment alone. */
const statusWriters: Record<string, string[]> = {
  projects: [CREDIT],
  loans: [CREDIT],
  opportunities: [OFFER],
  suppliers: ['server/features/people/suppliers/decide.ts'],
  commitments: [OFFER, 'server/features/funding/commitments/give-back.ts'],
};

const FEATURES = 'server/features';
const files = readdirSync(path.join(root, FEATURES), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => `${FEATURES}/${file}`)
  .sort();
const writes = files.flatMap((file) =>
  tableWrites(file, readFileSync(path.join(root, file), 'utf8')).map((write) => ({
    file,
    ...write,
  })),
);

report(
  'status writes outside the life cycle',
  writes.filter(
    ({ file, table, setsStatus }) => setsStatus && statusWriters[table]?.includes(file) === false,
  ),
);

/** Its schema file is the domain's own; a file outside of every domain puts them together and writes nothing. */
const domainOf = (file: string) => file.split('/')[2];
/** `credit-payment-shares.ts` is of the domain credit. */
const ownerOf = (schema: string) => schema.split('-')[0];
report(
  'writes to tables of another domain',
  writes.filter(({ file, schema }) => schema !== null && ownerOf(schema) !== domainOf(file)),
);

function report(name: string, offenders: typeof writes) {
  console.log(`${name}: ${offenders.length}`);
  for (const { file, line, verb, table } of offenders) {
    console.log(`  ${file}:${line} ${verb} ${table}`);
    process.exitCode = 1;
  }
}
