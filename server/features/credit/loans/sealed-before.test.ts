import { toDay } from '@contract/kernel/fields/day';
import { inTransaction } from '@server/db/connection';
import { testApi } from '@tests/support/api';
import { programOfTwoZones } from '@tests/support/program-of-two-zones';
import { expect, it } from 'vitest';
import { allAlteredLoans, sealStoredTerms } from './sealed-terms';

const api = await testApi();

it('seals the loans of before there were seals, once: what SQL adds later is named', async () => {
  const { loan, project } = await programOfTwoZones(api);
  const delivered = async () => loan(await project({ status: 'repaying' }), toDay('2026-03-05'));
  const before = [await delivered(), await delivered()];
  const update = () =>
    inTransaction(api.db, (tx) =>
      sealStoredTerms(tx, { occurredOn: toDay('2026-12-01'), actor: 'update' }),
    );
  expect(await allAlteredLoans(api.db)).toEqual(before);
  await update();
  expect(await allAlteredLoans(api.db)).toEqual([]);
  const added = await delivered();
  await update();
  expect(await allAlteredLoans(api.db)).toEqual([added]);
});
