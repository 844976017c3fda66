import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { programWords } from '@contract/locales/es-MX/program/server';
import { prospectBatches as batchContract } from '@contract/program/prospect-batches';
import { prospects as contract } from '@contract/program/prospects';
import { type Db, sqlState, type Tx } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { users } from '@server/db/schema/identity';
import { prospectBatches } from '@server/db/schema/program';
import { notFound, refused } from '@server/http/errors';
import { type Implementation, implement } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import { editProspect, unknownZone } from './edit';
import { historyOf } from './events';
import { describe, listProspects } from './list';
import { listOwners } from './owners';
import type { ProgramScope } from './reach';
import {
  addActs,
  addProspect,
  findProspect,
  lockProspect,
  type Row,
  toRow,
  touchProspect,
} from './repository';
import { batchScopeFilter, undoBatch, uploadProspects } from './upload';

const single = implement(contract, {
  async list({ db, scope, query, principal, now }) {
    const page = await listProspects(db, scope, query, { userId: principal.userId, now });
    return { ...page, items: page.items.map(describe) };
  },

  async show({ db, scope, params }) {
    return describe(await reached(db, scope, params.prospectId));
  },

  async events({ db, scope, params }) {
    const { prospect } = await reached(db, scope, params.prospectId);
    return { items: await historyOf(db, prospect.id) };
  },

  async owners({ db, scope }) {
    return { items: await listOwners(db, scope) };
  },

  async create({ db, scope, body, principal, now, record }) {
    if (scope.kind !== 'program') throw notFound();
    const { programId, zoneId } = scope;
    // People of one zone don't reach what they would put in another.
    if (zoneId !== null && zoneId !== body.zone_id) throw notFound();
    const id = await translateDuplicate(() =>
      addProspect(db, { ...toRow(body), programId, createdAt: now }, principal.userId),
    );
    if (!id) throw unknownZone();
    await record(id);
    return describe(await reached(db, scope, id));
  },

  async edit({ db, scope, params, body, principal, now, record }) {
    const row = await lockProspect(db, scope, params.prospectId);
    if (!row) throw notFound();
    const { prospect } = row;
    const doing = { now, userId: principal.userId };
    await translateDuplicate(() => editProspect(db, prospect, body, doing));
    // Who works one zone puts nothing in another.
    const stored = await reached(db, scope, prospect.id);
    await record(prospect.id, { from: prospect.status, to: stored.prospect.status });
    return describe(stored);
  },

  async note({ db, scope, params, body, principal, now, record }) {
    const row = await lockProspect(db, scope, params.prospectId);
    if (!row) throw notFound();
    const { id } = row.prospect;
    const doing = { now, userId: principal.userId };
    await addActs(db, id, [{ act: 'noted', note: body.text }], doing);
    await touchProspect(db, id, now);
    await record(id);
    return describe(row);
  },
});

async function reached(db: Db | Tx, scope: Scope, id: string): Promise<Row> {
  const row = await findProspect(db, scope, id);
  if (!row) throw notFound();
  return row;
}

const batches = implement(batchContract, {
  async list({ db, scope, principal, query }) {
    const page = await pageOf(db, query, {
      table: prospectBatches,
      id: prospectBatches.id,
      select: db
        .select({ batch: prospectBatches, uploadedBy: users.fullName })
        .from(prospectBatches)
        .innerJoin(users, eq(users.id, prospectBatches.uploadedBy)),
      own: (row) => row.batch,
      within: batchScopeFilter({ ...programOf(scope), userId: principal.userId }),
      filters: {},
      sorts: { created_at: prospectBatches.id },
      defaultSort: '-created_at',
    });
    return {
      ...page,
      items: page.items.map(({ batch, uploadedBy }) => ({
        id: batch.id,
        file_name: batch.fileName,
        row_count: batch.rowCount,
        created_at: batch.createdAt.toISOString(),
        undone_at: batch.undoneAt?.toISOString() ?? null,
        uploaded_by: uploadedBy,
      })),
    };
  },

  async upload({ db, scope, principal, file, body, now, record }) {
    const answer = await uploadProspects(db, {
      ...programOf(scope),
      userId: principal.userId,
      file,
      commit: body.mode === 'commit',
      now,
    });
    if (answer.batch_id) {
      await record(answer.batch_id, { rows: answer.rows });
    }
    return answer;
  },

  async undo({ db, scope, params, principal, now, record }) {
    const programScope = { ...programOf(scope), userId: principal.userId };
    const answer = await undoBatch(db, programScope, params.batchId, now);
    await record(params.batchId, answer);
    return answer;
  },
});

export const prospectHandlers: Implementation[] = [...single, ...batches];

/** New prospects belong to a program, so only its own people make them. */
function programOf(scope: Scope): ProgramScope {
  if (scope.kind !== 'program') throw notFound();
  const { programId, zoneId } = scope;
  return { programId, zoneId };
}

async function translateDuplicate<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (sqlState(error) !== '23505') throw error;
    throw refused(t(outcomes.invalidTitle), {
      phone: t(programWords.prospects.phoneTaken),
    });
  }
}
