import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { t } from '@server/i18n';
import { sql } from 'drizzle-orm';
import { wrongVariable } from '../start-error';
import type { Db } from './connection';
import { secretCanary } from './schema/platform';
import type { Vault } from './vault';

const PLACE = 'secret_canary.sealed';

/**
 * Looks whether the database was begun under this secret, before anything is written there.
 * @throws StartError when it was begun under another
 */
export async function assertSameSecret(db: Db, vault: Vault): Promise<void> {
  const { rows } = await db.execute(sql`select from pg_tables
    where schemaname = current_schema() and tablename = 'secret_canary'`);
  if (rows.length > 0) await assertCanaryOpens(db, vault);
}

/**
 * Seals the canary of a database that has none yet.
 *
 * @param openOlder opens something of what was sealed before there was a canary; rejects under another secret
 * @throws StartError when what is there was sealed under another secret
 */
export async function keepCanary(
  db: Db,
  vault: Vault,
  openOlder: () => Promise<void>,
): Promise<void> {
  if ((await db.$count(secretCanary)) === 0) {
    await openOlder().catch((error: unknown) => {
      throw otherSecret(error);
    });
    await db
      .insert(secretCanary)
      .values({ sealed: vault.seal('solfondo', PLACE) })
      .onConflictDoNothing();
  }
  // Of processes that begin a house together one seals, and the others look whether theirs opens it.
  await assertCanaryOpens(db, vault);
}

async function assertCanaryOpens(db: Db, vault: Vault): Promise<void> {
  const rows = await db.select().from(secretCanary);
  try {
    for (const { sealed } of rows) vault.open(sealed, PLACE);
  } catch (error) {
    throw otherSecret(error);
  }
}

const otherSecret = (cause: unknown) =>
  wrongVariable('APP_SECRET', t(serverWords.config.otherSecret), cause);
