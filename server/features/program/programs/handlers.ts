import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { programWords } from '@contract/locales/es-MX/program/server';
import { programs as contract, type Program } from '@contract/program/programs';
import type { Db, Tx } from '@server/db/connection';
import { programs } from '@server/db/schema/program';
import { searchText } from '@server/db/search-text';
import { assertFresh, conflict, notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { eq, ne, sql } from 'drizzle-orm';
import { describe, findProgram, listPrograms, lockProgram } from './repository';

export const programHandlers = implement(contract, {
  list: ({ db, query }) => listPrograms(db, query),

  show: ({ db, params }) => getProgram(db, params.programId),

  async create({ db, body, now, record }) {
    await assertFreeName(db, body.name);
    const [row] = await db
      .insert(programs)
      .values({ name: body.name, createdAt: now })
      .returning({ id: programs.id });
    if (!row) throw new Error('the program was not created');
    await record(row.id);
    return getProgram(db, row.id);
  },

  async edit({ db, params, body, record }) {
    const before = await lockExisting(db, params.programId);
    const { name, version } = before;
    assertFresh(body.version, { name, version });
    await assertFreeName(db, body.name, before.id);
    await db
      .update(programs)
      .set({ name: body.name, version: version + 1 })
      .where(eq(programs.id, before.id));
    await record(before.id, { from: name, to: body.name });
    return getProgram(db, before.id);
  },

  async deactivate({ db, params, body, now, record }) {
    const { id, deactivatedAt } = await lockExisting(db, params.programId);
    if (deactivatedAt) throw conflict(t(programWords.programs.inactive));
    await db.update(programs).set({ deactivatedAt: now }).where(eq(programs.id, id));
    await record(id, { reason: body.reason });
    return getProgram(db, id);
  },

  async reactivate({ db, params, body, record }) {
    const { id, deactivatedAt } = await lockExisting(db, params.programId);
    if (!deactivatedAt) throw conflict(t(programWords.programs.active));
    await db.update(programs).set({ deactivatedAt: null }).where(eq(programs.id, id));
    await record(id, { reason: body.reason });
    return getProgram(db, id);
  },
});

async function lockExisting(tx: Tx, programId: string) {
  const program = await lockProgram(tx, programId);
  if (!program) throw notFound();
  return program;
}

async function getProgram(db: Db | Tx, programId: string): Promise<Program> {
  const row = await findProgram(db, programId);
  const [program] = row ? await describe(db, [row]) : [];
  if (!program) throw notFound();
  return program;
}

/** @throws AppError refused, on its field, when another program has the name, accents and capitals aside */
async function assertFreeName(tx: Tx, name: string, ofProgram?: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('programs.name'))`);
  const others = await tx
    .select({ name: programs.name })
    .from(programs)
    .where(ofProgram ? ne(programs.id, ofProgram) : undefined);
  if (others.some((other) => searchText(other.name) === searchText(name))) {
    throw refused(t(outcomes.invalidTitle), { name: t(programWords.programs.nameTaken) });
  }
}
