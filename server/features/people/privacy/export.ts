import type { Config } from '@server/config';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import { dataExports } from '@server/db/schema/people-privacy';
import { createVault, type Vault } from '@server/db/vault';
import { announce, events } from '@server/features/platform';
import { enqueue } from '@server/jobs/outbox';
import { and, desc, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { personalData } from '../../personal-data';
import { copyText } from './copy-text';
import { recordsOf } from './records';

/** How long a copy waits to be downloaded. */
const KEPT_MS = 72 * 3_600_000;

const contentPlace = (id: string) => `data_exports.content:${id}`;

interface Owner {
  userId: string;
  vault: Vault;
  now: Date;
}

/** Has a copy of an account's data made once the transaction commits; an earlier one is gone. */
export async function askExport(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.delete(dataExports).where(eq(dataExports.userId, userId));
  const [row] = await tx.insert(dataExports).values({ userId, createdAt: now }).returning();
  if (!row) throw new Error('the export was not kept');
  await enqueue(tx, 'export-data', [{ data: { exportId: row.id } }]);
}

/** Job: makes the copy and tells its owner. */
export async function makeExport(
  db: Db,
  config: Config,
  exportId: string,
  now: Date,
): Promise<void> {
  const open = and(eq(dataExports.id, exportId), isNull(dataExports.readyAt));
  const [asked] = await db.select().from(dataExports).where(open);
  if (!asked) return;
  const vault = createVault(config.appSecret);
  const content = await copyOf(db, config, { userId: asked.userId, vault, now });
  const expiresAt = new Date(now.getTime() + KEPT_MS);
  await inTransaction(db, async (tx) => {
    const sealed = vault.seal(content, contentPlace(exportId));
    const made = { readyAt: now, expiresAt, content: sealed };
    const [kept] = await tx.update(dataExports).set(made).where(open).returning();
    if (kept) await announce(tx, config, asked.userId, events.dataExportReady, {});
  });
}

/** The file with all that is kept of an account, in the words of its person. */
export const copyOf = async (db: Db, config: Config, owner: Owner) =>
  copyText(await dataOf(db, config, owner));

/** All that is kept of an account, by noun. */
async function dataOf(db: Db, config: Config, { userId, vault, now }: Owner) {
  const records = await recordsOf(db, userId);
  const parts: Record<string, unknown> = {};
  for (const { collect } of personalData()) {
    if (collect) Object.assign(parts, await collect(db, records, vault, config));
  }
  return { generated_at: now.toISOString(), ...parts };
}

/** The last copy that was asked for and can still be downloaded, or is being made. */
export async function openExport(db: Db | Tx, userId: string, now: Date) {
  const alive = or(
    isNull(dataExports.readyAt),
    and(isNotNull(dataExports.content), gt(dataExports.expiresAt, now)),
  );
  const [row] = await db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), alive))
    .orderBy(desc(dataExports.id))
    .limit(1);
  return row;
}

/** Takes a person's copy out, once; undefined when there is none, or it is late. */
export async function takeExport(tx: Tx, { userId, vault, now }: Owner) {
  const good = and(
    eq(dataExports.userId, userId),
    isNotNull(dataExports.content),
    gt(dataExports.expiresAt, now),
  );
  const [row] = await tx.select().from(dataExports).where(good).for('update');
  if (!row?.content) return undefined;
  const content = vault.open(row.content, contentPlace(row.id));
  await tx
    .update(dataExports)
    .set({ content: null, downloadedAt: now })
    .where(eq(dataExports.id, row.id));
  return content;
}

/** Forgets copies that were not downloaded in time. */
export async function forgetExports(db: Db, now: Date): Promise<void> {
  await db.delete(dataExports).where(lt(dataExports.expiresAt, now));
}
