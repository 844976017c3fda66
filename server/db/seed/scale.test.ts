import { inTransaction } from '@server/db/connection';
import { loanInstalments, projects } from '@server/db/schema/credit';
import { prospectDays, prospects } from '@server/db/schema/program';
import { seedSettingsTable } from '@server/features/platform/settings/seed';
import {
  assertReconciled,
  reconcile,
} from '@server/features/treasury/bank-movements/reconciliation';
import { verifyChain } from '@server/ledger/verify';
import { testDatabase } from '@tests/support/database';
import { isNotNull, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createVault } from '../vault';
import { createDemoPeople } from './demo-people';
import { addScale } from './scale';

const { db } = await testDatabase();
const vault = createVault('secreto-de-prueba-de-treinta-y-dos-letras');
const now = new Date('2026-11-20T18:00:00Z');

it('adds a thousand prospects and a hundred projects each time, with books that agree', async () => {
  await inTransaction(db, seedSettingsTable);
  await createDemoPeople(db, now);
  const lines: string[] = [];
  await addScale(db, vault, 1, now, (line) => lines.push(line));
  expect(lines).toEqual(['prospectos: 1000 de 1000', 'proyectos: 100 de 100']);
  expect(await db.$count(loanInstalments, isNotNull(loanInstalments.paidOn))).toBeGreaterThan(0);
  await addScale(db, vault, 1, now, () => undefined);
  expect(await db.$count(prospects)).toBe(2000);
  const { entered, exited } = prospectDays;
  const standing = db.select({ n: sql`sum(${entered} - ${exited})::int` }).from(prospectDays);
  expect(await standing).toEqual([{ n: 2000 }]);
  expect(await db.$count(projects)).toBe(200);
  await assertReconciled(db);
  expect(await reconcile(db, new Date())).toMatchObject({ sound: true, difference_cents: 0 });
  expect(await db.transaction((tx) => verifyChain(tx))).toMatchObject({ ok: true });
});
