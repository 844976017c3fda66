import { documentsWords } from '@contract/locales/es-MX/documents/server';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { documents } from '@server/db/schema/documents';
import { AppError, conflict, notFound } from '@server/http/errors';
import type { Recorder } from '@server/http/implement';
import { t } from '@server/i18n';
import { inArray } from 'drizzle-orm';
import { definitionOf } from '../definitions/definitions';
import type { Reader } from '../documents/owners';
import { findReadable } from '../documents/readable';
import { decide } from '../documents/review';

interface Bulk {
  reader: Reader;
  ids: readonly string[];
  config: Config;
  now: Date;
  record: Recorder;
}

/** Verifies each by itself: what one is refused for stops no other. */
export async function verifyMany(tx: Tx, bulk: Bulk) {
  const ids = [...new Set(bulk.ids)];
  // All of them before the first decision, which holds the audit trail: who decides on one of them has its lock
  // and waits for the trail.
  await lockAll(tx, ids);
  const items = [];
  for (const id of ids) items.push(await verifyOne(tx, bulk, id));
  return items;
}

/** Locked in one order whoever asks. */
const lockAll = (tx: Tx, ids: readonly string[]) =>
  tx
    .select({ id: documents.id })
    .from(documents)
    .where(inArray(documents.id, [...ids]))
    .orderBy(documents.id)
    .for('update');

async function verifyOne(tx: Tx, { reader, config, now, record }: Bulk, id: string) {
  try {
    const { is_verified } = await tx.transaction(async (step) => {
      const row = await findReadable(step, reader, id);
      if (!row) throw notFound();
      const { bulk_verifiable } = await definitionOf(step, row.definitionId);
      if (!bulk_verifiable) throw conflict(t(documentsWords.documents.review.alone));
      return decide(step, {
        reader,
        action: 'verify',
        id,
        fromProjectId: undefined,
        config,
        now,
        record,
      });
    });
    const outcome = is_verified === 'verificado' ? 'verified' : 'waits_for_second';
    return { id, outcome, message: null } as const;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { id, outcome: 'refused', message: error.message } as const;
  }
}
