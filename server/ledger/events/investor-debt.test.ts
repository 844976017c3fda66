import type { Tx } from '@server/db/connection';
import { context, pesos, projectAsking } from '@tests/ledger-stories/ledger-world';
import { testDatabase } from '@tests/support/database';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { custodyBank, investorAvailable, investorDebt, unidentified } from '../accounts';
import { balances } from '../balances';
import { entriesByKey } from '../entries';
import { move, post } from '../post';
import { commitmentsCancelled, committed } from './commitments';
import { depositIdentified, depositUnidentified, keysOfDeposit } from './deposits';
import { depositTakenBack } from './investor-debt';
import {
  withdrawalConfirmed,
  withdrawalRejected,
  withdrawalRequested,
  withdrawalReturned,
} from './withdrawals';

const { db } = await testDatabase();
const run = <T>(work: (tx: Tx) => Promise<T>) => db.transaction(work);

/** Who deposited 100, promised 30 and asked for 70 in two orders; the deposit is then no money. */
async function debtor() {
  const [investorId, naturalKey, trackingKey] = [v7(), v7(), v7()];
  const amount = pesos(100);
  await run((tx) =>
    depositIdentified(tx, { ...context, investorId, naturalKey, trackingKey, amount }),
  );
  const projectId = await projectAsking(db, pesos(30));
  const commitmentId = v7();
  await run((tx) =>
    committed(tx, { ...context, commitmentId, projectId, investorId, amount: pesos(30) }),
  );
  const [first, second] = [v7(), v7()];
  for (const [withdrawalId, part] of [
    [first, pesos(50)],
    [second, pesos(20)],
  ] as const) {
    await run((tx) =>
      withdrawalRequested(tx, { ...context, withdrawalId, investorId, amount: part }),
    );
  }
  await run(async (tx) => {
    const entries = [...(await entriesByKey(tx, keysOfDeposit(naturalKey))).values()];
    // Another person's money, so that custody has what goes back.
    await post(tx, {
      ...context,
      kind: 'deposit_unidentified',
      key: v7(),
      postings: move(custodyBank, unidentified, pesos(100)),
    });
    const reversal = { ...context, reason: 'Devuelto' };
    await depositTakenBack(tx, { ...reversal, investorId, entries, amount });
  });
  const accounts = [investorAvailable(investorId), investorDebt(investorId)];
  const now = async () => {
    const found = await balances(db, accounts);
    return accounts.map(({ code }) => found.get(code));
  };
  return { commitmentId, first, second, now };
}

it('what comes back to an investor who owes pays their debt at once', async () => {
  const { commitmentId, first, second, now } = await debtor();
  expect(await now()).toEqual([0, pesos(100)]);
  await run((tx) => commitmentsCancelled(tx, { ...context, commitmentIds: [commitmentId] }));
  expect(await now()).toEqual([0, pesos(70)]);
  await run((tx) =>
    withdrawalRejected(tx, { ...context, withdrawalId: second, reason: 'Cuenta cerrada' }),
  );
  expect(await now()).toEqual([0, pesos(50)]);
  const sent = { ...context, withdrawalId: first, trackingKey: v7() };
  await run((tx) => withdrawalConfirmed(tx, sent));
  await run(async (tx) => {
    const line = { ...context, naturalKey: v7(), trackingKey: sent.trackingKey, amount: pesos(50) };
    await depositUnidentified(tx, line);
    await withdrawalReturned(tx, sent);
  });
  expect(await now()).toEqual([0, 0]);
});
