import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { errors as outcomes } from '@contract/locales/es-MX/kernel/outcomes';
import { accreditationFileName } from '@contract/locales/es-MX/people/accreditation-names';
import { accreditationWords } from '@contract/locales/es-MX/people/accreditations-server';
import { accreditationFileKinds, isOpen, isRenewable } from '@contract/people/accreditation-states';
import {
  ACCREDITATION_CLAIM_SECONDS,
  accreditationExtensions,
  accreditations as contract,
} from '@contract/people/accreditations';
import { equipmentKey } from '@contract/people/equipment-model';
import { inTransaction, type Tx } from '@server/db/connection';
import { acceptKinds } from '@server/features/documents';
import {
  announce,
  announceToStaff,
  changedForStaff,
  events,
  recorderOf,
} from '@server/features/platform';
import { conflict, notFound, refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import type { Scope } from '@server/http/principal';
import { t } from '@server/i18n';
import { accreditedEquipment } from './accredited';
import { moveAccreditation } from './move';
import {
  type AccreditationRow,
  addAccreditation,
  assertReached,
  countOpen,
  deleteAccreditation,
  filesOf,
  findFile,
  holdFor,
  keepFile,
  listAccreditations,
  lockAccreditation,
  showAccreditation,
  validUntilOf,
  worksFor,
} from './repository';
import { equipmentText, isHeldByOther, untilProblem } from './rules';

/** Most requests of a company that nobody decided yet. */
const MOST_OPEN = 100;

const done = { ok: true as const };

export const accreditationHandlers = implement(contract, {
  list: (call) => listAccreditations(call.db, call, call.query),

  show: (call) => showAccreditation(call.db, call, call.params.accreditationId),

  async create({ db, scope, principal, body, now, record }) {
    const supplierId = companyOf(scope);
    const { product_id: productId, brand, model } = body;
    const [inForce] = await accreditedEquipment(
      db,
      { supplierId, productId, equipment: { brand, model } },
      dayInMexicoCity(now),
    );
    if (inForce) {
      const until = inForce.validUntil;
      throw refused(t(outcomes.invalidTitle), {
        model: t(accreditationWords.alreadyAccredited, { until }),
      });
    }
    await assertRoom(db, supplierId);
    const id = await addAccreditation(
      db,
      {
        ...{ supplierId, productId, brand, model, equipmentKey: equipmentKey(body) },
        requestedBy: principal.userId,
      },
      now,
    );
    if (!id) {
      const model = t(accreditationWords.alreadyAsked);
      throw refused(t(outcomes.invalidTitle), { model });
    }
    await record(id, { name: equipmentText({ productId, brand, model }) });
    return { id };
  },

  async upload({ db, scope, principal, params, body, file, adapters, now }) {
    const { accreditationId: id } = params;
    const { userId } = principal;
    await assertReached(db, scope, id);
    const kinds = { kinds: accreditationExtensions };
    const accepted = await acceptKinds(db, adapters, { file, sender: userId }, kinds, now);
    await inTransaction(db, async (tx) => {
      const row = await lockOpen(tx, scope, id);
      await keepFile(tx, row, { kind: body.kind, accepted, userId, now });
      await recorderOf(contract.upload, { db: tx, principal, now })(id, {
        kind: t(accreditationFileName[body.kind]),
        sha256: accepted.sha256,
      });
    });
    return done;
  },

  async file({ db, scope, params, adapters, record }) {
    const { accreditationId: id, kind } = params;
    const { sha256, mediaType, fileName } = await findFile(db, scope, id, kind);
    const { stream, size } = await adapters.objects.open(sha256);
    await record(id, { kind: t(accreditationFileName[kind]), sha256 });
    return { stream, size, mediaType, fileName, disposition: 'attachment' as const };
  },

  async send({ db, scope, params, config, now, record }) {
    const { row, company } = await lockAccreditation(db, scope, params.accreditationId);
    const kinds = (await filesOf(db, row.id)).map(({ kind }) => kind);
    const missing = accreditationFileKinds.filter((kind) => !kinds.includes(kind));
    if (isOpen(row.state) && missing.length > 0) {
      const names = missing.map((kind) => t(accreditationFileName[kind])).join(', ');
      throw refused(t(accreditationWords.filesMissing, { names }));
    }
    await moveAccreditation(db, { move: 'send', row, companyUserId: company.userId, now });
    const facts = { ...factsOf(row), supplier: company.name };
    await announceToStaff(db, config, events.accreditationSent, facts, [company.userId], 'review');
    await record(row.id, { name: equipmentText(row) });
    return done;
  },

  async discard({ db, scope, params, record }) {
    const row = await lockOpen(db, scope, params.accreditationId);
    await deleteAccreditation(db, row.id);
    await record(row.id, { name: equipmentText(row) });
    return done;
  },

  async renew({ db, scope, principal, params, now, record }) {
    const { row } = await lockAccreditation(db, scope, params.accreditationId);
    if (!isRenewable(row.state)) throw conflict(t(accreditationWords.notRenewable));
    const { supplierId, productId, brand, model } = row;
    const sought = { supplierId, productId, equipment: { brand, model } };
    const [latest] = await accreditedEquipment(db, sought, dayInMexicoCity(now));
    if (latest && latest.id !== row.id) {
      throw conflict(t(accreditationWords.alreadyRenewed, { until: latest.validUntil }));
    }
    await assertRoom(db, supplierId);
    const asked = { supplierId, productId, brand, model, equipmentKey: row.equipmentKey };
    const requestedBy = principal.userId;
    const id = await addAccreditation(db, { ...asked, renewsId: row.id, requestedBy }, now);
    if (!id) throw conflict(t(accreditationWords.renewalAsked));
    await record(id, { name: equipmentText(row), replaces: row.id });
    return { id };
  },

  async claim({ db, scope, principal, params, now }) {
    const row = await lockInReview(db, scope, params.accreditationId, { ...principal, now });
    const until = new Date(now.getTime() + ACCREDITATION_CLAIM_SECONDS * 1000);
    const isNew = row.reviewerId !== principal.userId;
    await holdFor(db, row.id, principal.userId, until);
    if (isNew) await changedForStaff(db, 'accreditations', { except: principal.userId });
    return { until: until.toISOString() };
  },

  async accept({ db, scope, principal, params, body, config, now, record }) {
    const { accreditationId } = params;
    const { company, ...row } = await lockInReview(db, scope, accreditationId, {
      ...principal,
      now,
    });
    const validUntil = body.valid_until;
    const renewed = row.renewsId ? await validUntilOf(db, row.renewsId) : null;
    const problem = untilProblem(validUntil, dayInMexicoCity(now), renewed);
    if (problem) throw refused(t(outcomes.invalidTitle), { valid_until: problem });
    const decided = { decidedBy: principal.userId, validUntil };
    const companyUserId = company.userId;
    await moveAccreditation(db, { move: 'accept', row, companyUserId, decided, now });
    const facts = { ...factsOf(row), until: validUntil };
    await announce(db, config, companyUserId, events.accreditationGranted, facts);
    await record(row.id, { name: equipmentText(row), valid_to: validUntil });
    return done;
  },

  async reject({ db, scope, principal, params, body, config, now, record }) {
    const { accreditationId } = params;
    const { company, ...row } = await lockInReview(db, scope, accreditationId, {
      ...principal,
      now,
    });
    const { reason } = body;
    const decided = { decidedBy: principal.userId, reason };
    const companyUserId = company.userId;
    await moveAccreditation(db, { move: 'reject', row, companyUserId, decided, now });
    const facts = { ...factsOf(row), reason };
    await announce(db, config, companyUserId, events.accreditationRejected, facts);
    await record(row.id, { name: equipmentText(row), reason });
    return done;
  },
});

/** The company for which the caller works; staff have none. */
function companyOf(scope: Scope): string {
  if (scope.kind !== 'org') throw notFound();
  return scope.supplierId;
}

/** @throws AppError rule while too many requests of the company are open */
async function assertRoom(tx: Tx, supplierId: string): Promise<void> {
  if ((await countOpen(tx, supplierId)) >= MOST_OPEN) {
    throw refused(t(accreditationWords.tooMany, { most: MOST_OPEN }));
  }
}

/** One that its company may still change. */
async function lockOpen(tx: Tx, scope: Scope, id: string): Promise<AccreditationRow> {
  const { row } = await lockAccreditation(tx, scope, id);
  if (!isOpen(row.state)) throw conflict(t(accreditationWords.notOpen));
  return row;
}

interface Reviewing {
  userId: string;
  now: Date;
}

/**
 * One that a reviewer may decide on.
 * @throws AppError conflict when it is not in review, or another reviewer has it open · rule of one's own company
 */
async function lockInReview(tx: Tx, scope: Scope, id: string, { userId, now }: Reviewing) {
  const { row, company, reviewer } = await lockAccreditation(tx, scope, id);
  if (row.state !== 'in_review') throw conflict(t(accreditationWords.notInReview));
  if (await worksFor(tx, row.supplierId, userId)) throw refused(t(accreditationWords.yourOwn));
  if (reviewer !== null && isHeldByOther(row, userId, now)) {
    throw conflict(t(accreditationWords.held, { name: reviewer }));
  }
  return { ...row, company };
}

const factsOf = (row: AccreditationRow) => ({
  accreditationId: row.id,
  equipment: equipmentText(row),
});
