import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { chainHead, recomputeBalances, verifyChain } from '@server/ledger/verify';
import { investorWith, ledgerDatabase, pesos } from './ledger-world';

const { db, pool } = await ledgerDatabase();

/** What somebody with the owner's rights would do: the triggers off, a change, the triggers on. */
async function tamper<T>(change: string, look: () => Promise<T>): Promise<T> {
  const tables = ['journal_entries', 'postings', 'journal_chain', 'account_balances'];
  const copies = tables.map((name) => `CREATE TABLE kept_${name} AS TABLE ${name};`).join('');
  const put = tables
    .map((name) => `DELETE FROM ${name}; INSERT INTO ${name} TABLE kept_${name}; DROP TABLE kept_${name};`)
    .join('');
  const quietly = (statements: string) =>
    pool.query(`BEGIN; SET LOCAL session_replication_role = replica; ${statements} COMMIT;`);
  await quietly(`${copies} ${change}`);
  try {
    return await look();
  } finally {
    await quietly(put);
  }
}

const verify = () => db.transaction((tx) => verifyChain(tx));

describe('the chain', () => {
  beforeAll(async () => {
    for (let i = 0; i < 12; i += 1) await investorWith(db, pesos(10 + i));
  });

  it('holds, and its head can be published', async () => {
    expect(await verify()).toEqual({ ok: true, checked: 12 });
    const head = await db.transaction(chainHead);
    expect(head?.seq).toBe(12);
    expect(await db.transaction((tx) => verifyChain(tx, head))).toEqual({ ok: true, checked: 12 });
  });

  it.each([
    ['UPDATE postings SET amount_signed = amount_signed + sign(amount_signed)::int', 'altered'],
    ["UPDATE postings SET concept = 'x' WHERE line = 2 AND", 'altered'],
    ["UPDATE journal_entries SET actor = actor || ' '", 'altered'],
    ["UPDATE journal_entries SET occurred_on = occurred_on + 1", 'altered'],
    ['DELETE FROM postings', 'altered'],
    ['DELETE FROM journal_entries', 'altered'],
    ["UPDATE journal_chain SET hash = repeat('a', 64)", 'altered'],
    ["UPDATE journal_chain SET prev_hash = repeat('a', 64)", 'unlinked'],
    ['DELETE FROM journal_chain', 'missing'],
  ])('names the row that was touched: %s', async (statement, fault) => {
    const seventh = '(SELECT entry_id FROM journal_chain WHERE seq = 7)';
    const column = statement.includes('journal_entries') ? 'id' : 'entry_id';
    const where = statement.endsWith('AND') ? '' : 'WHERE';
    const report = await tamper(`${statement} ${where} ${column} = ${seventh};`, verify);
    expect(report).toMatchObject({ ok: false, fault, seq: 7 });
  });

  it('names rows that changed places, an entry slipped in, and an end cut off', async () => {
    const swapped = `UPDATE journal_chain SET seq = -seq WHERE seq IN (4, 9);
      UPDATE journal_chain SET seq = CASE seq WHEN -4 THEN 9 ELSE 4 END WHERE seq < 0;`;
    expect(await tamper(swapped, verify)).toMatchObject({ ok: false, fault: 'unlinked', seq: 4 });
    const slipped = `INSERT INTO journal_entries
      (id, kind, occurred_on, idempotency_key, payload_hash, actor)
      VALUES ('${v7()}', 'x', '2026-01-01', 'x', 'x', 'x');`;
    expect(await tamper(slipped, verify)).toMatchObject({ ok: false, fault: 'unsealed' });
    const head = await db.transaction(chainHead);
    const cut = `DELETE FROM postings WHERE entry_id = (SELECT entry_id FROM journal_chain WHERE seq = 12);
      DELETE FROM journal_entries WHERE id = (SELECT entry_id FROM journal_chain WHERE seq = 12);
      DELETE FROM journal_chain WHERE seq = 12;`;
    const withHead = () => db.transaction((tx) => verifyChain(tx, head));
    expect(await tamper(cut, withHead)).toMatchObject({ ok: false, fault: 'missing', seq: 12 });
  });

  it('is not needed to see a balance that drifted', async () => {
    const raise = `UPDATE account_balances SET balance_signed = balance_signed + 1
      WHERE account_id = (SELECT id FROM ledger_accounts WHERE code = 'banco:custodia');`;
    const drift = await tamper(raise, () => db.transaction(recomputeBalances));
    expect(drift.map(({ code }) => code)).toEqual(['banco:custodia']);
    expect(await verify()).toMatchObject({ ok: true });
  });
});
