import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

/** What a row is about, by the names of its columns. */
type Columns = Record<string, unknown>;

const made: Record<string, unknown> = {
  text: 'x',
  character: 'a'.repeat(64),
  boolean: false,
  date: '2026-11-20',
  'timestamp with time zone': '2026-11-20T18:00:00Z',
  jsonb: '{}',
  bytea: Buffer.from('x'),
  ARRAY: '{}',
  smallint: 1,
  integer: 1,
  bigint: 1,
};

/**
 * Writes a row of any table for tests that need it to be there: what is not given and has to stand there is made up.
 * Answers its id, if it has one.
 *
 * @param known what columns of these names refer to, in any table
 */
export async function filledRow(
  pool: Pool,
  table: string,
  { given, known, someone }: { given: Columns; known: Columns; someone: string },
): Promise<string> {
  const { rows } = await pool.query<{ name: string; type: string; needed: boolean }>(
    `select column_name as name, data_type as type,
        is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER' as needed
      from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  );
  const values: Columns = {};
  for (const { name, type, needed } of rows) {
    if (name in given) values[name] = given[name];
    else if (name === 'id' && type === 'uuid') values[name] = randomUUID();
    else if (needed && name in known) values[name] = known[name];
    else if (needed) values[name] = type === 'uuid' ? someone : made[type];
  }
  const names = Object.keys(values);
  await pool.query(
    `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')})
      values (${names.map((_, n) => `$${n + 1}`).join(', ')})`,
    Object.values(values),
  );
  return String(values.id);
}
