import { documentsWords } from '@contract/locales/es-MX/documents/server';
import type { ObjectStore, Scanner } from '@server/adapters/adapters';
import type { Config } from '@server/config';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import { documents } from '@server/db/schema/documents';
import { audit } from '@server/features/platform';
import { conflict } from '@server/http/errors';
import { t } from '@server/i18n';
import { asc, eq } from 'drizzle-orm';
import { definitionOf } from '../definitions/definitions';
import { invalidateLists } from './invalidate-lists';
import { tellDecided } from './tell-decided';

const words = documentsWords.documents.quarantine;

interface Looking {
  objects: ObjectStore;
  scanner: Scanner | null;
  config: Config;
  now: Date;
}

/**
 * Nobody opens or decides on a file that the scanner has not let go.
 * @throws AppError conflict
 */
export function assertLetGo({ quarantine }: Pick<typeof documents.$inferSelect, 'quarantine'>) {
  if (quarantine) throw conflict(t(words[quarantine]));
}

/**
 * Job: looks through what came while the scanner did not answer, the oldest first, until it is silent again. A file
 * that it does not answer about keeps no other waiting. Where none is configured any more, all go on waiting.
 */
export async function scanQuarantined(db: Db, looking: Looking): Promise<void> {
  const { objects, scanner } = looking;
  if (!scanner) return;
  const waiting = await db
    .select({ id: documents.id, sha256: documents.sha256 })
    .from(documents)
    .where(eq(documents.quarantine, 'waiting'))
    .orderBy(asc(documents.id));
  let isThere = false;
  for (const { id, sha256 } of waiting) {
    isThere ||= await scanner.probe();
    if (!isThere) return;
    const verdict = await scanner.scan((await objects.open(sha256)).stream, 'job');
    isThere = verdict.state !== 'unknown';
    if (verdict.state === 'unknown') continue;
    const found = verdict.state === 'infected' ? verdict.found : null;
    await inTransaction(db, (tx) => settle(tx, id, found, looking));
  }
}

/** Lets a file go, or keeps it shut for good: as the current one of its place it is rejected, to be replaced. */
async function settle(tx: Tx, id: string, found: string | null, { config, now }: Looking) {
  const [row] = await tx.select().from(documents).where(eq(documents.id, id)).for('update');
  if (row?.quarantine !== 'waiting') return;
  const isRejected = found !== null && row.supersededBy === null;
  const rejection = {
    status: 'rechazado',
    rejectReason: t(words.infected),
    updatedAt: now,
  } as const;
  const [settled] = await tx
    .update(documents)
    .set({ quarantine: found === null ? null : 'infected', ...(isRejected && rejection) })
    .where(eq(documents.id, id))
    .returning();
  if (!settled) return;
  const definition = await definitionOf(tx, settled.definitionId);
  await invalidateLists(tx, settled, definition);
  if (isRejected) {
    await tellDecided(tx, definition, settled, { action: 'reject', config, now });
  }
  if (found === null) return;
  await audit(tx, {
    at: now,
    userId: null,
    actorUserId: null,
    action: 'documents.infected',
    object: 'documents',
    objectId: id,
    details: { doc_id: row.docId, sha256: row.sha256, found },
  });
}
