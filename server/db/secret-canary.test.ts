import { StartError } from '@server/start-error';
import { testDatabase } from '@tests/support/database';
import { expect, test } from 'vitest';
import { secretCanary } from './schema/platform';
import { assertSameSecret, keepCanary } from './secret-canary';
import { createVault } from './vault';

const { db } = await testDatabase();
const own = createVault('n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg');
const other = createVault('q7Lw2kRtVb9xYc4ZmN8sHd3JfG6pA1uEoI5nTgXvKrM');
const nothingOlder = async () => undefined;
const older = own.seal('clave', 'users.totp_secret:1');
const openOlderWith = (vault: typeof own) => async () => {
  vault.open(older, 'users.totp_secret:1');
};

test('data from before the canary take it from who opens them alone', async () => {
  await expect(keepCanary(db, other, openOlderWith(other))).rejects.toBeInstanceOf(StartError);
  expect(await db.$count(secretCanary)).toBe(0);
  await keepCanary(db, own, openOlderWith(own));
  expect(await db.$count(secretCanary)).toBe(1);
});

test('a database is opened again by the secret that began it, and by no other', async () => {
  await db.delete(secretCanary);
  await assertSameSecret(db, other);
  await keepCanary(db, own, nothingOlder);
  await assertSameSecret(db, own);
  await keepCanary(db, own, nothingOlder);
  await expect(assertSameSecret(db, other)).rejects.toThrow(/^La variable APP_SECRET/);
  await expect(keepCanary(db, other, nothingOlder)).rejects.toThrow(/^La variable APP_SECRET/);
});

test('of two secrets that begin a house together one is refused', async () => {
  await db.delete(secretCanary);
  const begun = await Promise.allSettled(
    [own, other].map((vault) => keepCanary(db, vault, nothingOlder)),
  );
  expect(begun.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
