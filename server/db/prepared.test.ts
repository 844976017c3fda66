import { testDatabase } from '@tests/support/database';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { inTransaction } from './connection';
import { prepared } from './prepared';

const { db } = await testDatabase();

it('is built once for a connection, in whichever of its transactions it runs', async () => {
  let built = 0;
  const doubled = prepared((on) => {
    built += 1;
    return on
      .select({ n: sql<number>`${sql.placeholder('n')}::int * 2` })
      .from(sql`(select 1) as one`)
      .prepare('doubled_in_test');
  });
  const inOne = (n: number) => inTransaction(db, (tx) => doubled(tx).execute({ n }));
  expect(await inOne(1)).toEqual([{ n: 2 }]);
  expect(await inOne(2)).toEqual([{ n: 4 }]);
  expect(
    await inTransaction(db, (tx) => tx.transaction((inner) => doubled(inner).execute({ n: 3 }))),
  ).toEqual([{ n: 6 }]);
  expect(built).toBe(1);
});
