import { toDay } from '@contract/kernel/fields/day';
import { inTransaction } from '@server/db/connection';
import { contracts, signatures } from '@server/db/schema/credit';
import { sealOf } from '@server/features/platform';
import { testApi } from '@tests/support/api';
import { firstOf } from '@tests/support/present';
import { programOfTwoZones } from '@tests/support/program-of-two-zones';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { contractDifferences, sealStoredContracts } from './sealed';

/** A house, the contracts that SQL writes there, and its start with a version that seals them. */
async function house() {
  const api = await testApi();
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
  /** @param sha256 that the evidence says was signed */
  const signed = async (contractId: string, sha256: string) => {
    const { userId } = await api.person('client');
    const evidence = { sha256 };
    const sealHash = sealOf('a'.repeat(64), evidence);
    return firstOf(
      await api.db
        .insert(signatures)
        .values({
          ...{ contractId, userId, evidence, sealHash, signedAt: api.clock.now },
          ...{ party: 'applicant', position: 1 },
        })
        .returning(),
    ).id;
  };
  const update = () =>
    inTransaction(api.db, (tx) =>
      sealStoredContracts(tx, { occurredOn: toDay('2026-12-01'), actor: 'update' }),
    );
  return { db: api.db, drawn, signed, update };
}

const { db, drawn, signed, update } = await house();
const empty = await house();
const altered = (id: string) => `contract ${id} is not as it was sealed`;
const forged = (id: string) => `signature ${id} is not as it was sealed`;

it('seals the contracts of before there were seals, once: what SQL adds or deletes later is named', async () => {
  const [first, second] = [await drawn(), await drawn()];
  const [given, otherwise] = [
    await signed(first, 'a'.repeat(64)),
    await signed(second, 'b'.repeat(64)),
  ];
  expect(await contractDifferences(db)).toEqual(
    expect.arrayContaining([altered(first), altered(second), forged(given), forged(otherwise)]),
  );
  await update();
  // One that was signed as another is not taken for what it says.
  const unfit = [altered(second), forged(otherwise)];
  expect(await contractDifferences(db)).toEqual(unfit);
  const added = await drawn();
  await update();
  expect((await contractDifferences(db)).sort()).toEqual([altered(added), ...unfit].sort());
  await db.delete(signatures).where(eq(signatures.id, given));
  await db.delete(contracts).where(eq(contracts.id, first));
  expect((await contractDifferences(db)).sort()).toEqual(
    [altered(added), ...unfit, `contract ${first} is gone`, `signature ${given} is gone`].sort(),
  );
});

it('seals nothing that SQL writes after a start without any contract', async () => {
  await empty.update();
  const contract = await empty.drawn();
  const signature = await empty.signed(contract, 'a'.repeat(64));
  await empty.update();
  expect(await contractDifferences(empty.db)).toEqual([altered(contract), forged(signature)]);
});
