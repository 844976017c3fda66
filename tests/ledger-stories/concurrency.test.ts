import { inTransaction, type Tx } from '@server/db/connection';
import { investorAvailable, investorInTransit, investorReserved } from '@server/ledger/accounts';
import { balance } from '@server/ledger/balances';
import { LedgerError } from '@server/ledger/errors';
import {
  commitmentsCancelled,
  committed,
  fundingClosed,
  roomOf,
} from '@server/ledger/events/commitments';
import { withdrawalRequested } from '@server/ledger/events/withdrawals';
import { recomputeBalances, verifyChain } from '@server/ledger/verify';
import { testDatabase } from '@tests/support/database';
import fc from 'fast-check';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { context, investorWith, pesos, projectAsking } from './ledger-world';

const { db } = await testDatabase();
const run = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(db, work);

/** How many of the attempts succeed; any failure that is not a refusal of the ledger is thrown. */
async function race(attempts: readonly Promise<{ replayed: boolean }>[]) {
  const results = await Promise.allSettled(attempts);
  const refusals: string[] = [];
  for (const result of results) {
    if (result.status === 'fulfilled') continue;
    if (!(result.reason instanceof LedgerError)) throw result.reason;
    refusals.push(result.reason.refusal);
  }
  const done = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  return {
    done: done.filter((posted) => !posted.replayed).length,
    answered: done.length,
    refusals,
  };
}

const times = (n: number) => Array.from({ length: n }, (_, i) => i);

describe('at the same time', () => {
  it('fifty withdrawals of a whole balance: one succeeds', async () => {
    const investorId = await investorWith(db, pesos(1000));
    const outcome = await race(
      times(50).map(() =>
        run((tx) =>
          withdrawalRequested(tx, {
            ...context,
            withdrawalId: v7(),
            investorId,
            amount: pesos(1000),
          }),
        ),
      ),
    );
    expect(outcome.done).toBe(1);
    expect(outcome.refusals).toEqual(times(49).map(() => 'insufficient_funds'));
    expect(await run((tx) => balance(tx, investorAvailable(investorId)))).toBe(0);
    expect(await run((tx) => balance(tx, investorInTransit(investorId)))).toBe(pesos(1000));
  });

  it('fifty retries of one request: one effect, the same answer', async () => {
    const investorId = await investorWith(db, pesos(1000));
    const withdrawalId = v7();
    const outcome = await race(
      times(50).map(() =>
        run((tx) =>
          withdrawalRequested(tx, { ...context, withdrawalId, investorId, amount: pesos(10) }),
        ),
      ),
    );
    expect(outcome).toMatchObject({ done: 1, answered: 50 });
    expect(await run((tx) => balance(tx, investorAvailable(investorId)))).toBe(pesos(990));
  });

  it('twenty buyers of the last slice: the goal is met to the centavo', async () => {
    const projectId = await projectAsking(db, pesos(1000));
    const buyers = await Promise.all(times(20).map(() => investorWith(db, pesos(500))));
    const commitmentIds = buyers.map(() => v7());
    const outcome = await race(
      buyers.map((investorId, i) =>
        run((tx) =>
          committed(tx, {
            ...context,
            commitmentId: commitmentIds[i] ?? v7(),
            projectId,
            investorId,
            amount: pesos(250),
          }),
        ),
      ),
    );
    expect(outcome.done).toBe(4);
    expect(await run((tx) => roomOf(tx, projectId))).toBe(0);
    const reserved = await Promise.all(
      buyers.map((investorId) => run((tx) => balance(tx, investorReserved(investorId)))),
    );
    expect(reserved.reduce((sum, amount) => sum + amount, 0)).toBe(pesos(1000));
  });

  it('closing a project and taking a commitment back: one of the two', async () => {
    const projectId = await projectAsking(db, pesos(100));
    const investorId = await investorWith(db, pesos(100));
    const commitmentId = v7();
    const asked = { ...context, commitmentId, projectId, investorId, amount: pesos(100) };
    await run((tx) => committed(tx, asked));
    const commitmentIds = [commitmentId];
    const first = (posted: readonly { replayed: boolean }[]) => posted[0] ?? { replayed: true };
    const outcome = await race([
      run((tx) => fundingClosed(tx, { ...context, projectId, commitmentIds })).then(first),
      run((tx) => commitmentsCancelled(tx, { ...context, commitmentIds })).then(first),
    ]);
    expect(outcome).toMatchObject({ done: 1, refusals: ['key_conflict'] });
  });

  it('transfers among the same accounts in every direction: none is lost, the chain holds', async () => {
    const projects = await Promise.all(times(3).map(() => projectAsking(db, pesos(1_000_000))));
    const investors = await Promise.all(times(3).map(() => investorWith(db, pesos(1000))));
    const outcome = await race(
      times(60).map((i) =>
        run((tx) =>
          committed(tx, {
            ...context,
            commitmentId: v7(),
            projectId: projects[i % 3] ?? '',
            investorId: investors[(i * 7) % 3] ?? '',
            amount: pesos(1),
          }),
        ),
      ),
    );
    expect(outcome.done).toBe(60);
    expect(await run(recomputeBalances)).toEqual([]);
    expect(await run(verifyChain)).toMatchObject({ ok: true });
  });
});

describe('any sequence of commitments and cancellations', () => {
  const step = fc.record({
    who: fc.nat(2),
    amount: fc.integer({ min: 1, max: 600 }),
    cancel: fc.option(fc.nat(9), { freq: 3 }),
  });

  it('ends alike when every step is sent twice, and gives back exactly what was reserved', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 10 }), fc.boolean(), async (steps, twice) => {
        const projectId = await projectAsking(db, pesos(1000));
        const investors = await Promise.all(times(3).map(() => investorWith(db, pesos(700))));
        const open = new Map<string, number>();
        const sent: string[] = [];
        const attempt = async (work: (tx: Tx) => Promise<unknown>) => {
          for (const _ of times(twice ? 2 : 1)) {
            await run(work).catch((error: unknown) => {
              if (!(error instanceof LedgerError)) throw error;
            });
          }
        };
        for (const { who, amount, cancel } of steps) {
          const target = cancel === null ? undefined : sent[cancel];
          if (target) {
            await attempt((tx) =>
              commitmentsCancelled(tx, { ...context, commitmentIds: [target] }),
            );
            open.delete(target);
            continue;
          }
          const [commitmentId, investorId] = [v7(), investors[who] ?? ''];
          const room = await run((tx) => roomOf(tx, projectId));
          const purse = await run((tx) => balance(tx, investorAvailable(investorId)));
          const asked = { ...context, commitmentId, projectId, investorId, amount: pesos(amount) };
          await attempt((tx) => committed(tx, asked));
          if (pesos(amount) <= room && pesos(amount) <= purse) {
            open.set(commitmentId, pesos(amount));
            sent.push(commitmentId);
          }
        }
        const expected = [...open.values()].reduce((sum, amount) => sum + amount, 0);
        expect(await run((tx) => roomOf(tx, projectId))).toBe(pesos(1000) - expected);
        await run((tx) =>
          commitmentsCancelled(tx, { ...context, commitmentIds: [...open.keys()] }),
        );
        for (const investorId of investors) {
          expect(await run((tx) => balance(tx, investorAvailable(investorId)))).toBe(pesos(700));
          expect(await run((tx) => balance(tx, investorReserved(investorId)))).toBe(0);
        }
      }),
      { numRuns: 12 },
    );
    expect(await run(recomputeBalances)).toEqual([]);
  });
});
