import { toDay } from '@contract/kernel/fields/day';
import { inTransaction } from '@server/db/connection';
import { testApi } from '@tests/support/api';
import { programOfTwoZones } from '@tests/support/program-of-two-zones';
import { expect, it } from 'vitest';
import { loanDifferences } from '../payments/differences';
import { sealStoredTerms } from './sealed-terms';

const api = await testApi();
const empty = await testApi();

it('seals the loans of before there were seals, once: what SQL adds later is named', async () => {
  const { loan, project } = await programOfTwoZones(api);
  const delivered = async () => loan(await project({ status: 'repaying' }), toDay('2026-03-05'));
  const before = [await delivered(), await delivered()];
  const update = () =>
    inTransaction(api.db, (tx) =>
      sealStoredTerms(tx, { occurredOn: toDay('2026-12-01'), actor: 'update' }),
    );
  const altered = async () =>
    (await loanDifferences(api.db))
      .filter((line) => line.includes('sealed'))
      .map((line) => line.slice(5, 41));
  expect(await altered()).toEqual(before);
  await update();
  expect(await altered()).toEqual([]);
  const added = await delivered();
  await update();
  expect(await altered()).toEqual([added]);
});

it('seals nothing that SQL writes after a start without any loan', async () => {
  const { loan, project } = await programOfTwoZones(empty);
  const update = () =>
    inTransaction(empty.db, (tx) =>
      sealStoredTerms(tx, { occurredOn: toDay('2026-12-01'), actor: 'update' }),
    );
  await update();
  const added = await loan(await project({ status: 'repaying' }), toDay('2026-03-05'));
  await update();
  const lines = (await loanDifferences(empty.db)).filter((line) => line.includes('sealed'));
  expect(lines.map((line) => line.slice(5, 41))).toEqual([added]);
});
