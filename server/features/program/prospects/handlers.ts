import { fieldMessage } from '@contract/locales/es-MX/kernel/field-messages';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { programWords } from '@contract/locales/es-MX/program/server';
import {
  prospectBatches as batchContract,
  prospects as contract,
} from '@contract/program/prospects';
import { sqlState } from '@server/db/connection';
import { pageOf } from '@server/db/page';
import { users } from '@server/db/schema/identity';
import { prospectBatches } from '@server/db/schema/program';
import { searchText } from '@server/db/search-text';
import { notFound, refused } from '@server/http/errors';
import { type Implementation, implement } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { t } from '@server/i18n';
import { eq } from 'drizzle-orm';
import { worksZone } from '../programs/reach';
import { historyOf } from './events';
import {
  addProspect,
  changeProspect,
  describe,
  findProspect,
  listProspects,
  lockProspect,
  type ProgramScope,
  toRow,
} from './repository';
import { batchScopeFilter, undoBatch, uploadProspects } from './upload';

const single = implement(contract, {
  async list({ db, scope, query }) {
    const page = await listProspects(db, scope, query);
    return { ...page, items: page.items.map(describe) };
  },

  async show({ db, scope, params }) {
    const row = await findProspect(db, scope, params.prospectId);
    if (!row) throw notFound();
    return describe(row);
  },

  async events({ db, scope, params }) {
    const row = await findProspect(db, scope, params.prospectId);
    if (!row) throw notFound();
    return { items: await historyOf(db, row.prospect.id) };
  },

  async create({ db, scope, body, principal, now, record }) {
    if (scope.kind !== 'program') throw notFound();
    const { programId, zoneId } = scope;
    // People of one zone don't reach what they would put in another.
    if (zoneId !== null && zoneId !== body.zone_id) throw notFound();
    const stored = await translateDuplicate(() =>
      addProspect(db, { ...toRow(body), programId, createdAt: now }, principal.userId),
    );
    if (!stored) throw unknownZone();
    await record(stored.prospect.id);
    return describe(stored);
  },

  async edit({ db, scope, params, body, principal, now, record }) {
    const row = await lockProspect(db, scope, params.prospectId);
    if (!row) throw notFound();
    if (body.status === 'lost' && !body.lost_reason) {
      throw refused(t(outcomes.invalidTitle), {
        lost_reason: t(fieldMessage.required),
      });
    }
    // One that stays in its zone may do so though nothing new is put there.
    if (body.zone_id && body.zone_id !== row.prospect.zoneId) {
      if (!(await worksZone(db, row.prospect.programId, body.zone_id))) throw unknownZone();
    }
    const { prospect } = row;
    const names = {
      businessName: body.business_name ?? prospect.businessName,
      contactName: body.contact_name ?? prospect.contactName,
      municipality: body.municipality ?? prospect.municipality,
      phone: body.phone ?? prospect.phone,
    };
    const change = {
      ...names,
      email: body.email === undefined ? prospect.email : body.email,
      state: body.state ?? prospect.state,
      zoneId: body.zone_id ?? prospect.zoneId,
      status: body.status ?? prospect.status,
      lostReason: body.lost_reason ?? prospect.lostReason,
      searchText: searchText(
        names.businessName,
        names.contactName,
        names.municipality,
        names.phone,
      ),
    };
    await translateDuplicate(() =>
      changeProspect(db, prospect, change, { now, userId: principal.userId }),
    );
    const stored = await findProspect(db, scope, prospect.id);
    if (!stored) throw notFound();
    await record(prospect.id, { from: prospect.status, to: stored.prospect.status });
    return describe(stored);
  },
});

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

const unknownZone = () =>
  refused(t(outcomes.invalidTitle), { zone_id: t(programWords.prospects.unknownZone) });

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
