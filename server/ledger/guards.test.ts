import { sqlState } from '@server/db/connection';
import { context, investorWith, pesos } from '@tests/ledger-stories/ledger-world';
import { testDatabase } from '@tests/support/database';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import {
  companyBank,
  custodyBank,
  fundingPool,
  fundingRoom,
  fundingTarget,
  investorAvailable,
  investorDebt,
  investorReserved,
  loanCollection,
  openingFeeIncome,
  paidTwice,
  principalDebt,
  principalRight,
  recoverable,
  supplierPayable,
  unidentified,
} from './accounts';
import { accountsWithMoney, balance } from './balances';
import { entryById } from './entries';
import { withdrawalRequested } from './events/withdrawals';
import { type Entry, move, post, postAll } from './post';
import { reverse } from './reverse';

const { db, pool } = await testDatabase();

/** SQLSTATE with which the database refuses a statement. */
const refusal = async (statement: string) => {
  try {
    await pool.query(statement);
    return 'accepted';
  } catch (error) {
    return sqlState(error);
  }
};

const entry = (key: string, amount: number): Entry => ({
  ...context,
  kind: 'deposit_unidentified',
  key,
  postings: move(custodyBank, unidentified, pesos(amount)),
});
const run = (one: Entry) => db.transaction((tx) => post(tx, one));

describe('the database itself', () => {
  it('refuses to change, delete or truncate what is posted', async () => {
    await run(entry('guard-1', 10));
    for (const table of ['journal_entries', 'postings', 'journal_chain', 'ledger_accounts']) {
      expect(await refusal(`DELETE FROM ${table}`)).toBe('LE001');
      expect(await refusal(`TRUNCATE ${table} CASCADE`)).toBe('LE001');
    }
    expect(await refusal('UPDATE postings SET amount_signed = amount_signed * 2')).toBe('LE001');
    expect(await refusal("UPDATE journal_entries SET actor = 'x'")).toBe('LE001');
    expect(await refusal("UPDATE journal_chain SET hash = 'x'")).toBe('LE001');
    expect(await refusal('UPDATE ledger_accounts SET no_negative = false')).toBe('LE001');
    expect(await refusal('DELETE FROM account_balances')).toBe('LE001');
  });

  it('refuses an entry that does not add up, or has no rows, when it commits', async () => {
    const bare = `INSERT INTO journal_entries
      (id, kind, occurred_on, idempotency_key, payload_hash, actor)
      VALUES ('${v7()}', 'x', '2026-01-01', '${v7()}', 'x', 'x') RETURNING id`;
    expect(await refusal(bare)).toBe('LE002');
    const oneSided = `WITH e AS (${bare})
      INSERT INTO postings (entry_id, line, account_id, amount_signed)
      SELECT e.id, 1, a.id, 100 FROM e, ledger_accounts a WHERE a.code = 'banco:custodia'`;
    expect(await refusal(oneSided)).toBe('LE002');
  });

  it('refuses rows added to an entry that was sealed', async () => {
    expect(
      await refusal(`INSERT INTO postings (entry_id, line, account_id, amount_signed)
        SELECT p.entry_id, p.line + 10, p.account_id, p.amount_signed FROM postings p`),
    ).toBe('LE001');
  });

  it('refuses a balance on the wrong side, even without the ledger’s own check', async () => {
    const code = investorAvailable(await investorWith(db, pesos(5))).code;
    expect(
      await refusal(`UPDATE account_balances SET balance_signed = 1 WHERE account_id =
        (SELECT id FROM ledger_accounts WHERE code = '${code}')`),
    ).toBe('23514');
  });
});

describe('post', () => {
  it('answers a repeated request with the first entry, also on another day and by another hand', async () => {
    const first = await run(entry('same', 10));
    const again = await run({
      ...entry('same', 10),
      actor: 'otra',
      occurredOn: context.occurredOn,
    });
    expect(again).toEqual({ id: first.id, replayed: true });
  });

  it('refuses an account that is not as its code says: its owner, its family or its guard was changed', async () => {
    const investorId = await investorWith(db, pesos(10));
    const { code } = investorAvailable(investorId);
    const change = (what: string) =>
      pool.query(`ALTER TABLE ledger_accounts DISABLE TRIGGER USER;
        UPDATE ledger_accounts SET ${what} WHERE code = '${code}';
        ALTER TABLE ledger_accounts ENABLE TRIGGER USER`);
    const guard = (value: number) =>
      pool.query(`UPDATE account_balances SET guard = ${value} WHERE account_id =
        (SELECT id FROM ledger_accounts WHERE code = '${code}')`);
    const withdraw = () =>
      db.transaction((tx) =>
        withdrawalRequested(tx, { ...context, withdrawalId: v7(), investorId, amount: pesos(1) }),
      );
    const altered = { refusal: 'account_altered', subject: code };
    for (const [what, back] of [
      ['no_negative = false', 'no_negative = true'],
      [`investor_id = '${v7()}'`, `investor_id = '${investorId}'`],
      ["family = 'reservado'", "family = 'disponible'"],
      ["kind = 'debit'", "kind = 'credit'"],
    ] as const) {
      await change(what);
      await expect(withdraw()).rejects.toMatchObject(altered);
      await change(back);
    }
    await guard(0);
    await expect(withdraw()).rejects.toMatchObject(altered);
    await guard(-1);
    expect((await withdraw()).replayed).toBe(false);
  });

  it('refuses another request under a used key', async () => {
    await run(entry('taken', 10));
    await expect(run(entry('taken', 11))).rejects.toMatchObject({
      refusal: 'key_conflict',
      subject: 'taken',
    });
  });

  it('leaves the key of a refused request free', async () => {
    const investorId = await investorWith(db, pesos(10));
    const withdrawalId = v7();
    const ask = (amount: number) =>
      db.transaction((tx) =>
        withdrawalRequested(tx, { ...context, withdrawalId, investorId, amount: pesos(amount) }),
      );
    await expect(ask(10.01)).rejects.toMatchObject({
      refusal: 'insufficient_funds',
      subject: investorAvailable(investorId).code,
    });
    expect((await ask(10)).replayed).toBe(false);
  });

  it('posts the new part of a batch and replays the rest', async () => {
    const batch = [entry('batch-1', 1), entry('batch-2', 2)];
    const [first] = await db.transaction((tx) => postAll(tx, batch.slice(0, 1)));
    const before = await db.transaction((tx) => balance(tx, unidentified));
    const posted = await db.transaction((tx) => postAll(tx, batch));
    expect(posted.map(({ replayed }) => replayed)).toEqual([true, false]);
    expect(posted[0]?.id).toBe(first?.id);
    expect((await db.transaction((tx) => balance(tx, unidentified))) - before).toBe(pesos(2));
  });

  it('refuses rows that are no money or do not add up', async () => {
    const broken = (amount: number): Entry => ({
      ...entry(v7(), 1),
      postings: [{ account: custodyBank, amount }],
    });
    for (const amount of [1, 0, 0.5, Number.NaN]) {
      await expect(run(broken(amount))).rejects.toThrow(RangeError);
    }
    await expect(run({ ...entry(v7(), 1), postings: [] })).rejects.toThrow(RangeError);
  });
});

describe('reverse', () => {
  const undo = (id: string) =>
    db.transaction((tx) => reverse(tx, id, { ...context, reason: 'error de captura' }));

  it('restores every balance, once', async () => {
    const before = await db.transaction((tx) => balance(tx, unidentified));
    const { id } = await run(entry('to-reverse', 33));
    const first = await undo(id);
    expect(await db.transaction((tx) => balance(tx, unidentified))).toBe(before);
    expect(await undo(id)).toEqual({ id: first.id, replayed: true });
    await expect(undo(first.id)).rejects.toMatchObject({ refusal: 'not_reversible' });
    await expect(undo(v7())).rejects.toMatchObject({ refusal: 'not_found' });
  });

  it('is refused once the money has moved on, and for reservations', async () => {
    const investorId = await investorWith(db, pesos(10));
    const asked = await db.transaction((tx) =>
      withdrawalRequested(tx, { ...context, withdrawalId: v7(), investorId, amount: pesos(10) }),
    );
    await expect(undo(asked.id)).rejects.toMatchObject({ refusal: 'not_reversible' });
    const { rows } = await db.execute<{ id: string }>(sql`
      select p.entry_id as id from postings p join journal_entries e on e.id = p.entry_id
       where p.investor_id = ${investorId} and e.kind = 'deposit' limit 1`);
    await expect(undo(rows[0]?.id ?? '')).rejects.toMatchObject({ refusal: 'insufficient_funds' });
  });
});

it('opens an account with what it holds and whose it is, and reads the same later', async () => {
  const [investorId, applicantId, supplierId, projectId, loanId] = [v7(), v7(), v7(), v7(), v7()];
  const pairs = [
    [custodyBank, investorReserved(investorId)],
    [recoverable(applicantId, investorAvailable(investorId)), fundingPool(projectId)],
    [investorDebt(investorId), supplierPayable(supplierId, projectId, 1)],
    [paidTwice(v7()), loanCollection(loanId)],
    [companyBank, openingFeeIncome],
    [principalRight(loanId, investorId), principalDebt(loanId)],
    [fundingTarget(projectId), fundingRoom(projectId)],
  ] as const;
  const postings = pairs.flatMap(([debit, credit]) => move(debit, credit, pesos(1)));
  const stored = await db.transaction(async (tx) => {
    const { id } = await post(tx, { ...entry(`chart:${v7()}`, 1), postings });
    return entryById(tx, id);
  });
  expect(stored?.postings.map(({ account }) => account)).toEqual(pairs.flat());
  expect(await accountsWithMoney(db, 'recuperable_solicitante')).toMatchObject([{ applicantId }]);
  expect(await accountsWithMoney(db, 'recuperable_inversionista')).toMatchObject([{ investorId }]);
});
