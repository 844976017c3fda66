import { testDatabase } from '@tests/support/database';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { type Db, inTransaction, type Tx } from './connection';

const { db } = await testDatabase();

const named = async (on: Db | Tx, text: string) => {
  const { rows } = await on.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_prepared_statements where statement like ${text}`,
  );
  return rows[0]?.n;
};

const times = async (count: number, work: () => Promise<unknown>) => {
  for (let n = 0; n < count; n += 1) await work();
};

it('is parsed once, when transactions send it again and again', async () => {
  await inTransaction(db, async (tx) => {
    const answers: unknown[] = [];
    await times(10, async () => {
      const { rows } = await tx.execute(sql`select ${answers.length}::int + 1 as often_sent`);
      answers.push(rows[0]?.often_sent);
    });
    expect(answers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await named(tx, '%as often_sent%')).toBe(1);
    await tx.execute(sql`select 1 as sent_once`);
    expect(await named(tx, '%as sent_once%')).toBe(0);
  });
});

it('is planned for the values it comes with outside of a transaction', async () => {
  await times(10, () => db.execute(sql`select ${1}::int as sent_outside`));
  expect(await named(db, '%as sent_outside%')).toBe(0);
});

it('works again in the transaction after one in which it failed', async () => {
  const halve = (by: number) =>
    inTransaction(db, async (tx) => (await tx.execute(sql`select 8 / ${by}::int as half`)).rows);
  await times(10, () => expect(halve(0)).rejects.toThrow());
  expect(await halve(2)).toEqual([{ half: 4 }]);
});
