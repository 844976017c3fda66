import { programWords } from '@contract/locales/es-MX/program/server';
import { sqlState, type Tx } from '@server/db/connection';
import { prospectBatches, prospects } from '@server/db/schema/program';
import { searchText } from '@server/db/search-text';
import { conflict, notFound } from '@server/http/errors';
import type { ReceivedFile } from '@server/http/multipart';
import { t } from '@server/i18n';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { MOST_PROBLEMS, received, refusedRows, textOf } from '../sheets/sheet';
import { addEvents, countedEvents } from './events';
import type { ProgramScope } from './reach';
import { toRow, zonesOf } from './repository';
import { type ProspectInput, readProspects } from './rules';

const INSERT_AT_ONCE = 1000;

interface Upload extends ProgramScope {
  userId: string;
  file: ReceivedFile | null;
  commit: boolean;
  now: Date;
}

/** Reads an uploaded file and, when asked and when every row is sound, takes it in as one batch. */
export async function uploadProspects(tx: Tx, upload: Upload) {
  const { programId, zoneId, userId, commit, now } = upload;
  const file = received(upload.file);
  const text = await textOf(file);
  await refuseRepeated(tx, programId, file.sha256);
  const zones = await zonesOf(tx, { programId, zoneId });
  const read = readProspects(
    text,
    new Map(zones.map((zone) => [searchText(zone.name), zone.id])),
    await phonesOf(tx, programId),
  );
  const batchId =
    commit && read.problems.length === 0
      ? await takeIn(tx, { programId, userId, file, now }, read.valid)
      : null;
  if (commit && !batchId) {
    throw refusedRows(t(programWords.prospects.upload.refused), read.problems);
  }
  return {
    rows: read.rows,
    problems: read.problems.slice(0, MOST_PROBLEMS),
    problem_count: read.problems.length,
    batch_id: batchId,
    sample: read.sample,
  };
}

const repeated = () => conflict(t(programWords.prospects.upload.loadedAlready));

async function refuseRepeated(tx: Tx, programId: string, sha256: string) {
  const same = await tx
    .select({ id: prospectBatches.id })
    .from(prospectBatches)
    .where(
      and(
        eq(prospectBatches.programId, programId),
        eq(prospectBatches.sha256, sha256),
        isNull(prospectBatches.undoneAt),
      ),
    );
  if (same.length > 0) throw repeated();
}

async function phonesOf(tx: Tx, programId: string): Promise<Set<string>> {
  const rows = await tx
    .select({ phone: prospects.phone })
    .from(prospects)
    .where(eq(prospects.programId, programId));
  return new Set(rows.map((row) => row.phone));
}

async function takeIn(
  tx: Tx,
  batch: { programId: string; userId: string; file: ReceivedFile; now: Date },
  rows: ProspectInput[],
): Promise<string> {
  try {
    const [row] = await tx
      .insert(prospectBatches)
      .values({
        programId: batch.programId,
        uploadedBy: batch.userId,
        fileName: batch.file.fileName.slice(0, 200),
        sha256: batch.file.sha256,
        rowCount: rows.length,
        createdAt: batch.now,
      })
      .returning({ id: prospectBatches.id });
    if (!row) throw new Error('the batch was not stored');
    for (let from = 0; from < rows.length; from += INSERT_AT_ONCE) {
      const some = rows.slice(from, from + INSERT_AT_ONCE);
      await tx.insert(prospects).values(
        some.map((input) => ({
          ...toRow(input),
          programId: batch.programId,
          batchId: row.id,
          source: 'upload' as const,
          createdAt: batch.now,
        })),
      );
    }
    await addEvents(
      tx,
      sql`select id, program_id, null, null, zone_id, status, created_at, ${batch.userId}::uuid, batch_id, null
            from ${prospects} where ${prospects.batchId} = ${row.id}`,
    );
    return row.id;
  } catch (error) {
    // A concurrent request took in the same file, or one of these phones, since we looked.
    if (sqlState(error) === '23505') throw repeated();
    throw error;
  }
}

interface BatchScope extends ProgramScope {
  userId: string;
}

/** The batches of a program; for people of one zone their own, which hold nothing of the others. */
export const batchScopeFilter = ({ programId, zoneId, userId }: BatchScope) =>
  and(
    eq(prospectBatches.programId, programId),
    zoneId ? eq(prospectBatches.uploadedBy, userId) : undefined,
  );

/** Takes a batch back: prospects not worked on are removed, the others stay. */
export async function undoBatch(tx: Tx, batchScope: BatchScope, batchId: string, now: Date) {
  const [undone] = await tx
    .update(prospectBatches)
    .set({ undoneAt: now })
    .where(
      and(
        eq(prospectBatches.id, batchId),
        batchScopeFilter(batchScope),
        isNull(prospectBatches.undoneAt),
      ),
    )
    .returning({ id: prospectBatches.id });
  if (!undone) throw notFound();
  const { rows: removed } = await tx.execute(sql`
    with removed as (
      delete from prospects where batch_id = ${batchId} and last_touch_at is null
         and coalesce(zone_id = ${batchScope.zoneId}::uuid, true)
      returning id, program_id, zone_id, status, batch_id
    ), ${countedEvents(sql`select id, program_id, zone_id, status, null, null,
         ${now.toISOString()}::timestamptz, ${batchScope.userId}::uuid, batch_id, null from removed`)}
    select id from removed`);
  const [kept] = await tx
    .select({ n: count() })
    .from(prospects)
    .where(eq(prospects.batchId, batchId));
  return { removed: removed.length, kept: kept?.n ?? 0 };
}
