import { expect, test } from 'vitest';
import { coverSecrets, nextTry } from './rules';

test('staff read a message without the link or the code that opens an account', () => {
  const covered = coverSecrets(
    'Abre https://portal.mx/password/reset/aB3_-xyzaB3_-xyzaB3_-xyz1\nTu código es 120934. Saldo $1,234.00',
  );
  expect(covered).toBe(
    'Abre https://portal.mx/password/reset/••••••\nTu código es ••••••. Saldo $1,234.00',
  );
});

test('a message that fails is tried again after longer and longer pauses, and at last left to staff', () => {
  const now = new Date('2026-03-02T10:00:00Z');
  const minutes = [1, 2, 3, 7, 8].map((attempts) => {
    const again = nextTry(attempts, now);
    return again && (again.getTime() - now.getTime()) / 60_000;
  });
  expect(minutes).toEqual([1, 2, 4, 64, null]);
});
