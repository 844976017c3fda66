import { toDay } from '@contract/kernel/fields/day';
import { inTransaction } from '@server/db/connection';
import { contracts } from '@server/db/schema/credit';
import { testApi } from '@tests/support/api';
import { firstOf } from '@tests/support/present';
import { programOfTwoZones } from '@tests/support/program-of-two-zones';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { contractDifferences, sealStoredContracts } from './sealed';

const api = await testApi();

it('seals the contracts of before there were seals, once: what SQL adds or deletes later is named', async () => {
  const { project } = await programOfTwoZones(api);
  const drawn = async () => {
    const projectId = await project({ status: 'to_sign' });
    const facts = { title: 'Contrato', version: 1, sha256: 'a'.repeat(64), size: 1 };
    const kind = 'loan' as const;
    return firstOf(
      await api.db
        .insert(contracts)
        .values({ projectId, kind, ...facts, status: 'pending' })
        .returning(),
    ).id;
  };
  const update = () =>
    inTransaction(api.db, (tx) =>
      sealStoredContracts(tx, { occurredOn: toDay('2026-12-01'), actor: 'update' }),
    );
  const altered = (id: string) => `contract ${id} is not as it was sealed`;
  const [first, second] = [await drawn(), await drawn()];
  expect(await contractDifferences(api.db)).toEqual([first, second].map(altered));
  await update();
  expect(await contractDifferences(api.db)).toEqual([]);
  const added = await drawn();
  await update();
  expect(await contractDifferences(api.db)).toEqual([altered(added)]);
  await api.db.delete(contracts).where(eq(contracts.id, first));
  expect(await contractDifferences(api.db)).toEqual([altered(added), `contract ${first} is gone`]);
});
