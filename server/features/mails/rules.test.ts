import { expect, test } from 'vitest';
import { coverSecrets } from './rules';

test('staff read a message without the link or the code that opens an account', () => {
  const covered = coverSecrets(
    'Abre https://portal.mx/password/reset/aB3_-xyzaB3_-xyzaB3_-xyz1\nTu código es 120934. Saldo $1,234.00',
  );
  expect(covered).toBe(
    'Abre https://portal.mx/password/reset/••••••\nTu código es ••••••. Saldo $1,234.00',
  );
});
