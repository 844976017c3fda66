import { inTransaction } from '@server/db/connection';
import { audit } from '@server/features/platform/audit/audit';
import { namesJournalFault } from '@server/ledger/verify';
import { investorWith, pesos } from '@tests/ledger-stories/ledger-world';
import { testDatabase } from '@tests/support/database';
import pino from 'pino';
import { expect, it } from 'vitest';
import { assertChainsSound, publishChainHeads } from './chains';

const { db, pool } = await testDatabase();

const append = () =>
  inTransaction(db, (tx) =>
    audit(tx, {
      at: new Date(0),
      userId: null,
      action: 'opportunities.expire',
      object: 'opportunities',
      objectId: 'x',
    }),
  );

/** The line that is written of both heads, as an operator's log store receives it. */
async function published() {
  const lines: string[] = [];
  const log = pino({ level: 'info', base: null }, { write: (line) => lines.push(line) });
  await publishChainHeads(db, log);
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? '');
}

const HASH = /^[0-9a-f]{64}$/;

it('writes where both chains end to the log, and finds them sound', async () => {
  expect(await published()).toMatchObject({ level: 30, audit_seq: 0, audit_hash: '0'.repeat(64) });
  await append();
  await append();
  await investorWith(db, pesos(10));
  expect(await published()).toMatchObject({
    audit_seq: 2,
    audit_hash: expect.stringMatching(HASH),
    journal_seq: 1,
    journal_hash: expect.stringMatching(HASH),
  });
  await expect(assertChainsSound(db)).resolves.toBeUndefined();
});

it('names the break of each chain', async () => {
  await pool.query(`alter table audit_log disable trigger user;
    delete from audit_log where seq = 2;`);
  await expect(assertChainsSound(db)).rejects.toThrow('the audit trail breaks at entry 2');
  await pool.query(`alter table journal_chain disable trigger user;
    update journal_chain set hash = repeat('a', 64);`);
  await expect(assertChainsSound(db)).rejects.toThrow(
    'the audit trail breaks at entry 2; the journal is altered at link 1',
  );
  await expect(assertChainsSound(db)).rejects.toSatisfy(
    (error) => error instanceof Error && namesJournalFault(error.message),
  );
});
