import { chainHead, recomputeBalances, verifyChain } from '@server/ledger/verify';
import { testDatabase } from '@tests/support/database';
import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { investorWith, pesos } from './ledger-world';

const { db, pool } = await testDatabase();

const tables = ['journal_entries', 'postings', 'journal_chain', 'account_balances'];

/** What the owner of the tables could do: guards off, foreign keys gone. Only in this file's database. */
async function dropGuards() {
  for (const table of tables) await pool.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await pool.query(`
    ALTER TABLE postings DROP CONSTRAINT postings_entry_id_journal_entries_id_fk;
    ALTER TABLE journal_chain DROP CONSTRAINT journal_chain_entry_id_journal_entries_id_fk;
    ALTER TABLE journal_entries DROP CONSTRAINT journal_entries_reverses_id_journal_entries_id_fk;`);
}

/** Makes a change, looks, and puts everything back. */
async function tamper<T>(change: string, look: () => Promise<T>): Promise<T> {
  const keep = tables.map((name) => `CREATE TABLE kept_${name} AS TABLE ${name};`);
  const restore = tables.map(
    (name) =>
      `DELETE FROM ${name}; INSERT INTO ${name} TABLE kept_${name}; DROP TABLE kept_${name};`,
  );
  await pool.query(`${keep.join('')} ${change}`);
  try {
    return await look();
  } finally {
    await pool.query(restore.join(''));
  }
}

const verify = () => db.transaction((tx) => verifyChain(tx));

describe('the chain', () => {
  beforeAll(async () => {
    for (let i = 0; i < 12; i += 1) await investorWith(db, pesos(10 + i));
    await dropGuards();
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
    ['UPDATE journal_entries SET occurred_on = occurred_on + 1', 'altered'],
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
