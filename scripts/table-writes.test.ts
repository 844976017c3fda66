import { describe, expect, it } from 'vitest';
import { tableWrites } from './table-writes';

const writesIn = (code: string) =>
  tableWrites('file.ts', `import { loans } from '@server/db/schema/credit';\n${code}`);

describe('the writes of a file', () => {
  it('are found with their table, where it comes from and their line', () => {
    expect(writesIn("\nawait tx.insert(loans).values({ status: 'approved' });")).toEqual([
      { table: 'loans', schema: 'credit', verb: 'insert', setsStatus: false, line: 3 },
    ]);
    expect(writesIn('tx.delete(other).where(mine)')).toMatchObject([
      { table: 'other', schema: null, verb: 'delete' },
    ]);
    expect(writesIn('await insertMany(tx, loans, rows)')).toMatchObject([
      { table: 'loans', schema: 'credit', verb: 'insert' },
    ]);
    expect(writesIn("createHash('sha256').update(bytes, 'utf8')")).toEqual([]);
  });

  it.each([
    "tx.update(loans).set({ status: 'settled' })",
    'tx.update(loans).set({ status })',
    'tx\n.update(loans)\n.set(done ? { status } : { endedAt })',
    'tx.update(loans).set({ endedAt, ...(done && { status }) })',
    'tx.update(loans).set(changes)',
    'tx.update(loans).set({ ...changes })',
  ])('set a status: %s', (code) => {
    expect(writesIn(code)).toMatchObject([{ setsStatus: true }]);
  });

  it.each([
    'tx.update(loans).set({ acceptedAt: now })',
    "tx.update(loans).set({ acceptedAt: now }).where(eq(loans.status, 'approved'))",
    'tx.update(loans).set({ n, ...(late && { closesAt }) })',
  ])('set none: %s', (code) => {
    expect(writesIn(code)).toMatchObject([{ setsStatus: false }]);
  });
});
