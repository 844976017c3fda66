import { createHash } from 'node:crypto';
import type { ProspectStatus } from '@contract/program/prospects';
import { type Db, inTransaction, type Tx } from '@server/db/connection';
import { prospectBatches, prospects, zones } from '@server/db/schema/program';
import { searchText } from '@server/db/search-text';
import { addEvents } from '@server/features/program';
import { eq, like, sql, sum } from 'drizzle-orm';
import { insertMany } from './bulk';
import { Dice } from './random';
import { businessName, personName, phoneOf, places } from './scale-words';

/** As large as a file that a program may upload. */
const BATCH = 10_000;
const FILE_NAME = 'prospectos-a-escala-';
/** When the first of them arrived, and how far apart they are. */
const FIRST_AT = Date.UTC(2026, 0, 12, 15);
const APART_MS = 5_000;

const statuses: readonly (readonly [ProspectStatus, number])[] = [
  ['new', 55],
  ['contacted', 20],
  ['quoted', 12],
  ['applied', 6],
  ['lost', 7],
];
const reasons = ['No le interesa por ahora', 'Ya contrató con otro', 'No contesta el teléfono'];

type Zone = typeof zones.$inferSelect;

/**
 * Adds prospects to a program, as uploads of ten thousand; a second run goes on where the first ended.
 * @param onBatch called with the count so far, after each batch.
 */
export async function addProspects(
  db: Db,
  program: { id: string; uploadedBy: string },
  count: number,
  onBatch: (done: number) => void,
): Promise<void> {
  const inProgram = await db.select().from(zones).where(eq(zones.programId, program.id));
  const start = await addedBefore(db);
  for (let done = 0; done < count; ) {
    const size = Math.min(BATCH, count - done);
    await inTransaction(db, (tx) => addBatch(tx, program, inProgram, start + done, size));
    done += size;
    onBatch(done);
  }
}

/** Also those of batches that were undone: numbers are not used twice. */
async function addedBefore(db: Db): Promise<number> {
  const [row] = await db
    .select({ rows: sum(prospectBatches.rowCount) })
    .from(prospectBatches)
    .where(like(prospectBatches.fileName, `${FILE_NAME}%`));
  return Number(row?.rows ?? 0);
}

async function addBatch(
  tx: Tx,
  program: { id: string; uploadedBy: string },
  inProgram: readonly Zone[],
  from: number,
  size: number,
) {
  const at = instantOf(from);
  const batchId = new Dice(from).id(at);
  const fileName = `${FILE_NAME}${from + 1}.csv`;
  await tx.insert(prospectBatches).values({
    id: batchId,
    programId: program.id,
    uploadedBy: program.uploadedBy,
    fileName,
    sha256: createHash('sha256').update(fileName).digest('hex'),
    state: 'done',
    rowCount: size,
    createdAt: at,
    takenAt: at,
  });
  const rows = Array.from({ length: size }, (_, k) => ({
    ...prospectOf(from + k, inProgram),
    programId: program.id,
    batchId,
  }));
  await insertMany(tx, prospects, rows);
  await addEvents(
    tx,
    sql`select id, program_id, null::uuid, null, zone_id, 'new', created_at as at, ${program.uploadedBy}::uuid, batch_id, null
          from prospects where batch_id = ${batchId}
        union all
        select id, program_id, zone_id, 'new', zone_id, status, last_touch_at, ${program.uploadedBy}::uuid, null, lost_reason
          from prospects where batch_id = ${batchId} and status <> 'new'
        order by at`,
  );
}

const instantOf = (n: number) => new Date(FIRST_AT + n * APART_MS);

function prospectOf(n: number, inProgram: readonly Zone[]) {
  const dice = new Dice(n + 1);
  const place = dice.pick(places);
  const zone = inProgram.find(({ name }) => name === place.municipality) ?? dice.pick(inProgram);
  const business = `${businessName(dice)} ${n + 1}`;
  const contact = personName(dice);
  const phone = phoneOf(place, n);
  const status = dice.weighted(statuses);
  const at = instantOf(n);
  return {
    id: dice.id(at),
    zoneId: zone.id,
    businessName: business,
    contactName: contact,
    phone,
    municipality: place.municipality,
    state: place.state,
    status,
    lostReason: status === 'lost' ? dice.pick(reasons) : null,
    searchText: searchText(business, contact, place.municipality, phone, place.state),
    source: 'upload' as const,
    lostCause: status === 'lost' ? ('other' as const) : null,
    lastTouchAt: status === 'new' ? null : new Date(at.getTime() + dice.between(1, 96) * 3_600_000),
    createdAt: at,
  };
}
