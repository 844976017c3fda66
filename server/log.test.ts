import { connect } from '@server/db/connection';
import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { describeError } from './log';

test('an error of the database is logged without statement, parameters or values', async () => {
  const { db, pool } = connect(inject('databaseUrl'), () => undefined);
  const failure = await db.execute(sql`select cast(${'CURP-SECRETA'} as uuid)`).then(
    () => undefined,
    (error: unknown) => error,
  );
  await pool.end();
  expect(JSON.stringify(describeError(failure))).not.toContain('CURP-SECRETA');
  expect(describeError(failure)).toMatchObject({ type: 'DatabaseError', code: '22P02' });
});

test('an error of our own keeps its message, stack and cause, and no other field', () => {
  const cause = new Error('por esto');
  const error = Object.assign(new Error('algo falló', { cause }), { password: 'secreta' });
  const described = describeError(error);
  expect(described).toMatchObject({ message: 'algo falló', cause: { message: 'por esto' } });
  expect(JSON.stringify(described)).not.toContain('secreta');
});
