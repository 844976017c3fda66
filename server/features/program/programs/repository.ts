import type { programs as contract, Program } from '@contract/program/programs';
import type { Db, Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { programUsers } from '@server/db/schema/people';
import { programs, prospectDays, zones } from '@server/db/schema/program';
import { contains } from '@server/db/search-text';
import type { QueryOf } from '@server/http/implement';
import { and, count, eq, inArray, isNotNull, isNull, sum } from 'drizzle-orm';

type Row = typeof programs.$inferSelect;

export async function listPrograms(db: Db, query: QueryOf<typeof contract.list>) {
  const page = await pageOf(db, query, {
    table: programs,
    id: programs.id,
    select: db.select().from(programs),
    own: (row) => row,
    filters: {
      q: (typed) => contains(programs.name, typed),
      state: (state) =>
        state === 'active' ? isNull(programs.deactivatedAt) : isNotNull(programs.deactivatedAt),
    },
    sorts: { name: programs.name, created_at: programs.createdAt },
    defaultSort: 'name',
  });
  return { ...page, items: await describe(db, page.items) };
}

export async function findProgram(db: Db | Tx, programId: string): Promise<Row | undefined> {
  const [row] = await db.select().from(programs).where(eq(programs.id, programId));
  return row;
}

export async function lockProgram(tx: Tx, programId: string): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(programs)
    .where(eq(programs.id, programId))
    .for('no key update');
  return row;
}

/** Programs with how much is in each. */
export async function describe(db: Db | Tx, rows: readonly Row[]): Promise<Program[]> {
  const ids = rows.map(({ id }) => id);
  const inZones = await db
    .select({ id: zones.programId, n: count() })
    .from(zones)
    .where(and(inArray(zones.programId, ids), isNull(zones.deactivatedAt)))
    .groupBy(zones.programId);
  const people = await db
    .select({ id: programUsers.programId, n: count() })
    .from(programUsers)
    .where(
      and(
        inArray(programUsers.programId, ids),
        isNotNull(programUsers.userId),
        isNull(programUsers.removedAt),
      ),
    )
    .groupBy(programUsers.programId);
  const entered = await db
    .select({
      id: prospectDays.programId,
      n: sum(prospectDays.entered).mapWith(Number),
      left: sum(prospectDays.exited).mapWith(Number),
    })
    .from(prospectDays)
    .where(inArray(prospectDays.programId, ids))
    .groupBy(prospectDays.programId);
  return rows.map(({ id, name, version, createdAt, deactivatedAt }) => {
    const here = entered.find((row) => row.id === id);
    return {
      id,
      name,
      version,
      created_at: createdAt.toISOString(),
      deactivated_at: deactivatedAt?.toISOString() ?? null,
      zones: inZones.find((row) => row.id === id)?.n ?? 0,
      users: people.find((row) => row.id === id)?.n ?? 0,
      prospects: here ? here.n - here.left : 0,
    };
  });
}
