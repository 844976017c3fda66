import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bureauByHand } from '@server/adapters/bureau';
import { directDebitsByFile } from '@server/adapters/direct-debits';
import { folderStore } from '@server/adapters/object-store-folder';
import { createPictures } from '@server/adapters/pictures/pictures';
import { unstampedDocuments } from '@server/adapters/tax-documents';
import { buildApp } from '@server/app';
import { readConfig } from '@server/config';
import { connect, inTransaction } from '@server/db/connection';
import { startEmbeddedPostgres } from '@server/db/embedded/embedded-postgres';
import { migrate } from '@server/db/migrate';
import { programUsers } from '@server/db/schema/people';
import { programs, zones } from '@server/db/schema/program';
import { addProspects } from '@server/db/seed/scale-prospects';
import { createUser, grantRole } from '@server/features/identity/accounts/create';
import { beginSession } from '@server/features/identity/auth/sessions';
import { createLiveHub } from '@server/http/live';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';

/** How many prospects the list is measured on. */
const PROSPECTS = 100_000;

/**
 * A database of its own in a temporary folder, with a program and its prospects, and the whole API on it.
 * Everything goes with `close`, the database's process included.
 */
export async function setStage({ prospects = PROSPECTS } = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'solfondo-bench-'));
  const postgres = await startEmbeddedPostgres(path.join(folder, 'postgres'), () => undefined);
  const { db, pool } = connect(postgres.url, () => undefined);
  const closeDatabase = async () => {
    await pool.end();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await migrate(postgres.url);
    const people = await inTransaction(db, async (tx) => {
      const [program] = await tx.insert(programs).values({ name: 'Frío Eficiente' }).returning();
      if (!program) throw new Error('the program was not created');
      const named = ['Guadalajara', 'León', 'Monterrey'].map((name) => ({
        programId: program.id,
        name,
        region: 'México',
      }));
      const [zone] = await tx.insert(zones).values(named).returning();
      const role = 'program_administrator';
      const user = await createUser(tx, {
        email: 'programa@ejemplo.mx',
        fullName: 'Patricia Salas Cruz',
        personType: 1,
        password: null,
        status: 'active',
        termsAcceptedAt: new Date(),
      });
      await grantRole(tx, user.id, role);
      await tx.insert(programUsers).values({ userId: user.id, programId: program.id, role });
      return { programId: program.id, userId: user.id, zoneId: zone?.id };
    });
    const program = { id: people.programId, uploadedBy: people.userId };
    await addProspects(db, program, prospects, () => undefined);
    // As autovacuum leaves a table that people have worked on for a while.
    await db.execute(sql`vacuum analyze`);

    const config = readConfig({
      DATA_DIR: folder,
      NODE_ENV: 'test',
      // Nobody works as fast as a bench does.
      RATE_LIMIT_SCALE: '100000',
    });
    const live = createLiveHub(postgres.url, () => undefined);
    // Lines are written as in production, and discarded.
    const log = pino({ level: 'info', base: null }, pino.destination('/dev/null'));
    const adapters = {
      objects: folderStore(path.join(folder, 'objects')),
      mail: { send: async () => undefined },
      sms: { send: async () => undefined },
      scanner: null,
      pictures: createPictures(),
      bureau: bureauByHand,
      taxDocuments: unstampedDocuments,
      cards: null,
      directDebits: directDebitsByFile,
    };
    const databaseAnswers = () => true;
    const app = await buildApp({ config, db, pool, adapters, live, log, databaseAnswers });
    return {
      ...people,
      app,
      folder,
      databaseUrl: postgres.url,
      /** A session that begins now: one that was begun before a million rows has ended by inactivity. */
      async token() {
        const origin = { ip: '127.0.0.1', userAgent: 'bench', deviceId: null, now: new Date() };
        const signIn = { userId: people.userId, role: 'program_administrator', origin } as const;
        const { grant } = await inTransaction(db, (tx) => beginSession(tx, signIn));
        return grant.access_token;
      },
      async close() {
        await Promise.all([app.close(), live.close()]);
        await closeDatabase();
      },
    };
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}

export type Stage = Awaited<ReturnType<typeof setStage>>;
