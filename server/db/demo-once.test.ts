import { testDatabase } from '@tests/support/database';
import { expect, test } from 'vitest';
import { type Steps, updateWithDemo } from './demo-once';
import { migrate } from './migrate';
import { programs } from './schema/program';

const { db, url } = await testDatabase();

const addProgram = async (name: string) => void (await db.insert(programs).values({ name }));
const names = async () => (await db.select().from(programs)).map(({ name }) => name);

function demo(afterFirst: () => void): Steps {
  return {
    update: () => migrate(url),
    isNeeded: async () => (await db.$count(programs)) === 0,
    async fill() {
      await addProgram('Uno');
      afterFirst();
      await addProgram('Dos');
    },
  };
}

test('demo data that was interrupted is made again, whole, and then left alone', async () => {
  const interrupted = demo(() => {
    throw new Error('killed here');
  });
  await expect(updateWithDemo(url, interrupted)).rejects.toThrow('killed here');
  expect(await names()).toEqual(['Uno']);

  const whole = demo(() => undefined);
  await Promise.all([updateWithDemo(url, whole), updateWithDemo(url, whole)]);
  expect(await names()).toEqual(['Uno', 'Dos']);

  await addProgram('Propio');
  await updateWithDemo(url, whole);
  expect(await names()).toEqual(['Uno', 'Dos', 'Propio']);
});
