import { toCentavos } from '@contract/kernel/fields/centavos';
import { toDay } from '@contract/kernel/fields/day';
import { connect, type Db, inTransaction } from '@server/db/connection';
import { custodyBank, investorAvailable } from '@server/ledger/accounts';
import { move, post, postAll } from '@server/ledger/post';
import { recomputeBalances, verifyChain } from '@server/ledger/verify';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { type Comparison, compare, type Pace, type Side } from './compare';
import { FIRST_INVESTOR, findPgbench, pgbenchSide } from './pgbench';
import type { Stage } from './stage';

const CONNECTIONS = 8;
const ACCOUNTS = 1_000;
const AIM = 0.5;
const context = { occurredOn: toDay('2026-11-20'), actor: 'bench' };

/** Transfers between investors by `server/ledger`, against the same statements sent by pgbench. */
export async function compareLedger(stage: Stage, pace: Pace): Promise<Comparison> {
  const pgbench = await findPgbench();
  const { db, pool } = connect(stage.databaseUrl, () => undefined);
  try {
    const investors = await fundedInvestors(db);
    const theirs = await pgbenchSide(pgbench, {
      databaseUrl: stage.databaseUrl,
      folder: stage.folder,
      connections: CONNECTIONS,
      investors,
    });
    const comparison = await compare(
      { name: 'ledger: transfer', aim: AIM, ours: transfers(db, investors), theirs },
      pace,
    );
    await assertSound(db);
    return comparison;
  } finally {
    await pool.end();
  }
}

/** Investors with a million pesos each; their ids end in their number, as pgbench can write them. */
async function fundedInvestors(db: Db): Promise<string[]> {
  const ids = Array.from(
    { length: ACCOUNTS },
    (_, n) => `00000000-0000-7000-8000-${FIRST_INVESTOR + n}`,
  );
  await inTransaction(db, (tx) =>
    postAll(
      tx,
      ids.map((investorId) => ({
        ...context,
        kind: 'deposit',
        key: `bench:deposit:${investorId}`,
        postings: move(custodyBank, investorAvailable(investorId), toCentavos(100_000_000)),
      })),
    ),
  );
  await db.execute(sql`analyze`);
  return ids;
}

function transfers(db: Db, investors: readonly string[]): Side {
  const any = () => investors[Math.floor(Math.random() * investors.length)] ?? '';
  return async (seconds) => {
    const latencies: number[] = [];
    const begun = performance.now();
    const until = begun + seconds * 1000;
    const work = async () => {
      while (performance.now() < until) {
        const sentAt = performance.now();
        const [from, to] = [any(), any()];
        await inTransaction(db, (tx) =>
          post(tx, {
            ...context,
            kind: 'transfer',
            key: `bench:${v7()}`,
            postings: move(investorAvailable(from), investorAvailable(to), toCentavos(100)),
          }),
        );
        latencies.push(performance.now() - sentAt);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
    return { perSecond: (latencies.length / (performance.now() - begun)) * 1000, latencies };
  };
}

/** Both sides moved real money: nothing is counted when the books don't agree afterwards. */
async function assertSound(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    const drift = await recomputeBalances(tx);
    const chain = await verifyChain(tx);
    if (drift.length > 0 || !chain.ok) throw new Error('the ledger is not sound after the bench');
  });
}
